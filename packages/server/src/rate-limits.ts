/** How much one address may ask of the server: a burst, then so much a second, however many connections it has. */

/** What an address may ask. */
export interface RateLimits {
  /** Messages at once. */
  burst: number;
  /** Messages per second afterwards. */
  perSecond: number;
}

/** What a table of people behind one router needs, several times over. */
export const USUAL_LIMITS: RateLimits = { burst: 300, perSecond: 80 };

/** So much somebody in one seat may say to the others. */
export const WORDS_LIMITS: RateLimits = { burst: 6, perSecond: 0.5 };

/** When more addresses than this are known, those that have been quiet are forgotten. */
const MOST_ADDRESSES = 10_000;

/** Whether the address may do something now that costs as much as so many messages. */
export type Allow = (address: string, cost: number) => boolean;

/** Counts what the addresses ask. */
export function rateLimiter({ burst, perSecond }: RateLimits, now: () => number = Date.now): Allow {
  const buckets = new Map<string, { left: number; then: number }>();
  const filled = ({ left, then }: { left: number; then: number }, at: number): number =>
    Math.min(burst, left + ((at - then) / 1000) * perSecond);
  return (address, cost) => {
    const at = now();
    if (buckets.size > MOST_ADDRESSES)
      for (const [other, bucket] of buckets) if (filled(bucket, at) >= burst) buckets.delete(other);
    const bucket = buckets.get(address) ?? { left: burst, then: at };
    bucket.left = filled(bucket, at);
    bucket.then = at;
    buckets.set(address, bucket);
    if (bucket.left < cost) return false;
    bucket.left -= cost;
    return true;
  };
}
