/** A seat takes the colour of its town, which is chosen or drawn in the game: before that nobody knows it. */
import type { SeatColours } from '$board/contract';

const colours: SeatColours = () => null;

export default colours;
