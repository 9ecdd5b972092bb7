/** The numbers of pictures: a table that begins again, in this process or the next, numbers on from higher ones. */

/** Room for so many changes a millisecond. */
const A_MILLISECOND = 1000;

/**
 * The number of the first picture. No number is given twice for different pictures, so that a click on a picture of a
 * server that is gone answers nothing of the one that came after it.
 */
export function firstPictureNumber(now: number = Date.now()): number {
  return now * A_MILLISECOND;
}
