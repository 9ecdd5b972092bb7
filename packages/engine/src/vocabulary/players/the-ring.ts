/** The emblem that a player gets as the Ring tempts them. CR 701.52c. */

/** The name of the emblem. */
export const THE_RING: string = 'The Ring';
/** The emblem counts with these how often it has tempted its owner. */
export const TEMPTED: string = 'tempted';
