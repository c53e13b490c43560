/** How long a finger rests before a thing is read. */
export const LONG_PRESS_MS = 450;
/** Whoever lets go as soon as it opens wants to read on; whoever holds on has read it. */
export const KEEP_MS = 300;
