/**
 * Labels: the names by which references say what they mean. Whoever carries a tree out fills them. There are no others.
 *
 * (a) Something selected. `target1`, `target2`, ... are targets and `chosen1`, ... other selects, any-targets, library
 *     cards: the label stands on the noun (`label`), and means the objects or players found for that noun. `slot1`, ...
 *     are targets of which nothing is said again.
 * (b) What a step did. `step1`, ... stand on the action (`label`): as objects, what the action moved, created, found,
 *     drew or revealed (in the zone where it left them, CR 400.7j); as an amount, how much or how many it was.
 * (c) A role in the trigger event, on no node, filled from the event: see {@link EVENT_LABELS}. Within a delayed trigger, or
 *     a replacement, that a triggered ability makes, the roles of its own event have these names, and those of the event
 *     around it are `outer event.object`, ...: see {@link outward}.
 * (d) Fixed names: see {@link FIXED_LABELS}.
 * (e) Players named by a role in the game: see {@link PlayerNoun}.
 * (f) Names that whoever carries the tree out makes for itself: they begin with `#`.
 */

import type { PlayerNoun } from './nouns.ts';

/** The roles in the game by which players are named. */
const PLAYERS_IN_ROLES: readonly PlayerNoun['who'][] = [
  'opponents',
  'teammates',
  'your team',
  'defending',
  'attacking',
  'active',
  'nonactive',
  'monarch',
  'initiative',
  'no one',
];

/** Roles in the event that triggered the ability. CR 603.2, 608.2k. */
export const EVENT_LABELS = {
  /** The object that did it or that it happened to: what entered, died, attacked, was cast, was tapped, became a target. */
  object: 'event.object',
  /** The player who did it (cast, drew, gained life, ...), or whose step it is. */
  player: 'event.player',
  /** The source of the damage. */
  source: 'event.source',
  /** Who or what was dealt damage; the player or object attacked; what was blocked; what became the target. */
  recipient: 'event.recipient',
  /** Who controls the object (the source of damage), where the event says whose it is: "a land an opponent controls". */
  controller: 'event.controller',
  /** Who owns the object, where the event says whose it is: "a permanent an opponent owns". */
  owner: 'event.owner',
  /** How much damage, life or cards. */
  amount: 'event.amount',
  /** To whom or to what it was done, where the event has a further party: whose library, what was blocked. */
  whom: 'event.whom',
  /** The defending player of an attack. CR 508.5. */
  defending: 'event.defending',
  /** How many spells were cast before it this turn. CR 702.40a. */
  before: 'event.before',
  /** How many opponents were attacked. CR 702.121a. */
  attacked: 'event.attacked',
} as const;

/** Labels that mean the same in every ability. */
export const FIXED_LABELS = {
  /** The object whose ability it is. CR 201.5. */
  self: 'self',
  /** The object that gave the ability to the one that has it, where it is spoken of by name. CR 201.5a. */
  granter: 'granter',
  /** Its controller. CR 109.5. */
  you: 'you',
  /** What it is attached to. CR 303.4, 301.5. */
  host: 'host',
  /** The defending player. CR 508.5. */
  defending: 'defending',
  /** The one that a "for each" or "each" is being carried out for just now. CR 608.2d. */
  each: 'each',
  /** What a description is being compared with: "creature with power greater than its toughness". */
  candidate: 'candidate',
  /** Both creatures of a soulbond pair, the object itself among them. CR 702.95. */
  pair: 'pair',
  /** The copy, in its exceptions: "except it has flying". CR 707.9. */
  copy: 'copy',
  /** What another ability of the same object exiled or chose. CR 607. */
  linkedExiled: 'linked.exiled',
  linkedChosen: 'linked.chosen',
  /** The token that another ability of the same object created. CR 607.2c. */
  linkedCreated: 'linked.created',
  /** The piles after a separation. CR 700.3. */
  chosenPile: 'pile.chosen',
  otherPile: 'pile.other',
  /** The result that was not chosen. CR 706.2. */
  otherResult: '#other result',
  oddResults: '#odd results',
  evenResults: '#even results',
  /** What was sacrificed, discarded, exiled, tapped, ... to pay the cost of the ability. CR 608.2k. */
  cost: 'cost',
  /** What a player has just found in a search. CR 701.19. */
  found: 'search.found',
} as const;

/**
 * A label that means the same in every ability: the object itself, its controller, what paid the cost. CR 201.5,
 * 608.2k.
 */
export type FixedLabel = (typeof FIXED_LABELS)[keyof typeof FIXED_LABELS];
/** A label for a role of the event that an ability waited for: "that creature", "that much". CR 603.2. */
export type EventLabel = (typeof EVENT_LABELS)[keyof typeof EVENT_LABELS];
/** Roles in the event of the ability that made this one, or in the event of what made that. CR 603.7. */
export type OuterLabel = `outer ${EventLabel}` | `outer outer ${EventLabel}`;
/** Targets, what was chosen, what a step did, targets without a name of their own; unique within an ability. */
export type NumberedLabel = `${'target' | 'chosen' | 'step' | 'slot'}${number}`;
/** Names in the abilities that keywords stand for. CR 702. */
const KEYWORD_LABELS = [
  'amplified',
  'awakened',
  'backed',
  'bearer',
  'cascade.card',
  'cascade.exiled',
  'demonstrate.opponent',
  'devoured',
  'earthbent',
  'encore.copy',
  'encore.opponent',
  'enchant',
  'enlisted',
  'epic',
  'extorted',
  'found',
  'materials',
  'mentored',
  'mobilized',
  'mutate',
  'myriad.copy',
  'myriad.opponent',
  'partner1',
  'partner2',
  'provoked',
  'rebounding',
  'returned',
  'rippled',
  'stationed',
  'supported',
  'unearthed',
] as const;
/** What a keyword ability did to an object, by which its texts speak of it. CR 702, 607. */
export type KeywordLabel = (typeof KEYWORD_LABELS)[number];
/** What was not chosen, of all that could have been chosen under a label. CR 608.2c. */
export type RestLabel = `rest of ${string}`;
/** A name that only the one who carries the tree out knows. */
export type OwnLabel = `#${string}`;

/** The name of something said earlier in the same ability: a target, the object of the trigger event, what a step did. */
export type Label =
  | FixedLabel
  | EventLabel
  | OuterLabel
  | NumberedLabel
  | KeywordLabel
  | OwnLabel
  | RestLabel
  | PlayerNoun['who'];

const OUTER: ReadonlyMap<string, OuterLabel> = new Map(
  Object.values(EVENT_LABELS).flatMap((label): [string, OuterLabel][] => [
    [label, `outer ${label}`],
    [`outer ${label}`, `outer outer ${label}`],
  ]),
);

/**
 * The name by which something goes within a delayed trigger, or a replacement, that is made where it goes by this one: the
 * roles of the event around it step back before its own. CR 603.7.
 */
export function outward(label: Label): Label {
  if (label.startsWith('outer outer ')) throw new Error(`too far out to be spoken of: ${label}`);
  return OUTER.get(label) ?? label;
}

const KNOWN: ReadonlySet<string> = new Set<string>([
  ...Object.values(FIXED_LABELS),
  ...Object.values(EVENT_LABELS),
  ...OUTER.values(),
  ...KEYWORD_LABELS,
  ...PLAYERS_IN_ROLES,
]);

/** Whether a text is the name of something. */
export function isLabel(text: string): text is Label {
  return (
    KNOWN.has(text) ||
    text.startsWith('#') ||
    text.startsWith('rest of ') ||
    /^(?:target|chosen|step|slot)\d+$/.test(text)
  );
}
