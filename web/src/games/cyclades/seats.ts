/** Factions go to the seats in the order of the game; in a game of two everybody leads two, the first one's colour is shown. */
import type { SeatColours } from '$board/contract';

const colours: SeatColours = () => ['purple', 'yellow', 'blue', 'black', 'red', 'green'];

export default colours;
