/** The colours of the player boards, in the order of the seats. */
import type { SeatColours } from '$board/contract';

const colours: SeatColours = () => ['blue', 'green', 'red', 'orange', 'yellow', 'black'];

export default colours;
