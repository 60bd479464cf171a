/** The pieces boards are made of. */

export { default as Card } from './Card.svelte';
export { default as Count } from './Count.svelte';
export { default as CountAt } from './CountAt.svelte';
export { default as Delta } from './Delta.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as EmblemAt } from './EmblemAt.svelte';
export { default as Icon } from './Icon.svelte';
export { default as IconAt } from './IconAt.svelte';
export { default as PanZoom } from './PanZoom.svelte';
export { COLOURS, colourVar, EMBLEMS, seatColour } from './colours';
export { faceOf, type Effect, type Face } from './entry';
export { later } from './later.svelte';
