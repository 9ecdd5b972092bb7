/** What a name is as a number: the same in every game and version. */

/** How many buckets names fall into; 0 is none or unknown. */
export const BUCKETS = 4096;

const known = new Map<string, number>();

/** The bucket of a card's name, or of other words: 1 to BUCKETS - 1 by FNV-1a over UTF-16 units; 0 for ''. */
export function bucketOf(text: string): number {
  if (text === '') return 0;
  let bucket = known.get(text);
  if (bucket === undefined) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    bucket = 1 + ((hash >>> 0) % (BUCKETS - 1));
    if (known.size < MOST_KNOWN) known.set(text, bucket);
  }
  return bucket;
}
const MOST_KNOWN = 50_000;
