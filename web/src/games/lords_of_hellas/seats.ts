/** The armies, in the order of the seats; if players choose them, nobody knows before the game. */
import type { SeatColours } from '$board/contract';

const colours: SeatColours = (options) => (options['armies'] === 'choice' ? null : ['red', 'blue', 'yellow', 'green']);

export default colours;
