/** Words that stand before an ability with a dash and limit it. CR 207.2c names those that mean nothing. */

/** Before activated abilities. CR 702.142a, 702.57, 702.169, 719.3, 702.177, 702.186 and 702.193 of today. */
export const LIMITING_WORDS = [
  'exhaust',
  'boast',
  'power-up',
  'max speed',
  'forecast',
  'renew',
  'solved',
  '∞',
] as const;
/** A word before an activated ability that limits it. CR 207.2c. */
export type LimitingWord = (typeof LIMITING_WORDS)[number];

/** Before static and triggered abilities that hold or trigger only then. CR 702.169, 719.3, 702.178 of today. */
export const CONDITIONAL_WORDS = ['max speed', 'solved', 'to solve', '∞'] as const;
/** A word before a static or triggered ability that holds or triggers only then. CR 207.2c. */
export type ConditionalWord = (typeof CONDITIONAL_WORDS)[number];

/** Before triggered and static abilities that say when they hold by themselves. CR 702.159a, 702.184 of today. */
export const NAMING_WORDS = ['visit', 'station'] as const;
