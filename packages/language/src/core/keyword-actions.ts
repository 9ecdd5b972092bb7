/** The keyword actions of core: which roles each has, and how it is heard of. CR 701. */
import type { Action, KeywordAction } from './nodes.ts';

/** Which roles a deed has; nothing else may be said of it. */
export interface Roles {
  /**
   * Who does it, or what it is done to: each player named; the source of what is said; each object named, only as a
   * permanent, or also when it has left.
   */
  readonly by: 'player' | 'source' | 'permanent' | 'object';
  /** "scry 2". */
  readonly amount?: true;
  /** What players do it with: a card to manifest, a quality to behold. */
  readonly with?: true;
  /** "amass Orcs". */
  readonly detail?: true;
  /** Whom the object does it to: "devours a creature". */
  readonly to?: true;
  /** Its meaning stands elsewhere: nothing is left to do when it is told, and nothing tells of it. */
  readonly writtenOut?: true;
  /** Who waits for this hears of it too: planeswalking by a roll is planeswalking. */
  readonly alsoHeardAs?: string;
}

/** What a text can tell to do, by its word. */
export const KEYWORD_ACTIONS = {
  abandon: { by: 'object' },
  adapt: { by: 'permanent', amount: true, detail: true },
  airbend: { by: 'object' },
  amass: { by: 'player', amount: true, detail: true },
  'aura swap': { by: 'player' },
  'become crewed': { by: 'permanent' },
  'become foretold': { by: 'object' },
  'become level': { by: 'permanent', amount: true },
  'become plotted': { by: 'object' },
  behold: { by: 'player', with: true },
  blight: { by: 'player', amount: true },
  bolster: { by: 'player', amount: true },
  cascade: { by: 'player' },
  'cast the encoded card': { by: 'player' },
  'cast for madness': { by: 'object' },
  'cast for miracle': { by: 'object' },
  'cast suspended': { by: 'object' },
  'lock or unlock a door': { by: 'permanent' },
  'chaos ensues': { by: 'player' },
  'claim the prize': { by: 'player' },
  clash: { by: 'player' },
  cloak: { by: 'player', amount: true, with: true },
  'collect evidence': { by: 'player', amount: true },
  connive: { by: 'object', amount: true },
  craft: { by: 'object' },
  detain: { by: 'permanent' },
  devour: { by: 'object', to: true },
  discover: { by: 'player', amount: true },
  earthbend: { by: 'player', amount: true, writtenOut: true },
  'end this effect': { by: 'player', writtenOut: true },
  endure: { by: 'object', amount: true },
  epic: { by: 'player' },
  evolve: { by: 'permanent' },
  exert: { by: 'permanent' },
  exploit: { by: 'source', with: true, to: true },
  explore: { by: 'object' },
  'face it again': { by: 'player', writtenOut: true },
  fateseal: { by: 'player', amount: true },
  flip: { by: 'permanent' },
  forage: { by: 'player' },
  harness: { by: 'permanent' },
  haunt: { by: 'permanent' },
  'have earthbent': { by: 'player', amount: true, alsoHeardAs: 'earthbend' },
  heal: { by: 'permanent' },
  'hide away': { by: 'player', amount: true },
  incubate: { by: 'player', amount: true },
  investigate: { by: 'player' },
  learn: { by: 'player' },
  'leave upkeep unpaid': { by: 'permanent' },
  'lend abilities': { by: 'permanent' },
  manifest: { by: 'player', amount: true, with: true },
  'manifest dread': { by: 'player' },
  mentor: { by: 'object', to: true },
  mill: { by: 'player', amount: true },
  monstrosity: { by: 'permanent', amount: true },
  'open an Attraction': { by: 'player', amount: true },
  pair: { by: 'permanent' },
  planeswalk: { by: 'player', with: true },
  'planeswalk by rolling': { by: 'player', alsoHeardAs: 'planeswalk' },
  'planeswalk without leaving': { by: 'player', with: true, alsoHeardAs: 'planeswalk' },
  populate: { by: 'player' },
  proliferate: { by: 'player' },
  radiate: { by: 'player' },
  'remove from combat': { by: 'permanent' },
  renown: { by: 'permanent', amount: true },
  'roll the planar die': { by: 'player' },
  'roll to visit': { by: 'player' },
  saddle: { by: 'permanent' },
  scry: { by: 'player', amount: true },
  'set in motion': { by: 'player', amount: true },
  solve: { by: 'permanent' },
  'stop being suspected': { by: 'permanent' },
  support: { by: 'player', amount: true, writtenOut: true },
  surveil: { by: 'player', amount: true },
  suspect: { by: 'permanent' },
  'the ring tempts you': { by: 'player' },
  'time travel': { by: 'player' },
  train: { by: 'permanent' },
  triple: { by: 'permanent', detail: true },
  'turn face down': { by: 'permanent' },
  'unlock a door': { by: 'permanent' },
  'venture into the dungeon': { by: 'player' },
  'venture into': { by: 'player', detail: true },
  'warp away': { by: 'permanent' },
} as const;
/** A keyword action that core knows. CR 701. */
export type KeywordActionName = keyof typeof KEYWORD_ACTIONS;

/** What nobody is told to do and abilities hear of all the same. CR 603.2, 700.1. */
export const HAPPENINGS = [
  'become monstrous',
  'become renowned',
  'become saddled',
  'become suspected',
  'choose a Ring-bearer',
  'face a villainous choice',
  'finish voting',
  'copy',
  'mutate',
  'enlist',
  'convoke',
  'crew',
  'foretell',
  'plot',
  'unlock',
  'unlock fully',
  'visit',
  'enter a room',
  'complete a dungeon',
  'planeswalk away',
  'planeswalk to',
  'encounter',
  'roll a blank',
  'get a sector',
  'commit a crime',
  'descend',
  'lose control',
  'expend',
] as const;
/** What abilities hear of though nobody is told to do it. CR 603.2, 700.1. */
export type HappeningName = (typeof HAPPENINGS)[number];

/** Those that are asked of before they happen: they may be replaced. CR 614.4. */
const IN_TIME: readonly string[] = ['face a villainous choice'] satisfies readonly HappeningName[];

const ROLES_BY_NAME: Readonly<Record<string, Roles | undefined>> = KEYWORD_ACTIONS;

/** The roles of a keyword action. */
export function rolesOf(name: KeywordActionName): Roles {
  return KEYWORD_ACTIONS[name];
}

/** Whether players do it, and so can be told afterwards to have done it. CR 608.2c. */
export function isDoneByPlayers(name: string): boolean {
  return ROLES_BY_NAME[name]?.by === 'player';
}

/** Under which other name a deed is heard of. CR 603.2. */
export function alsoHeardAs(name: string): string | undefined {
  return ROLES_BY_NAME[name]?.alsoHeardAs;
}

/** The names by which deeds are waited for. CR 603.2. */
export const HEARD: ReadonlySet<string> = new Set([
  ...HAPPENINGS,
  ...Object.entries(KEYWORD_ACTIONS as Readonly<Record<string, Roles>>).flatMap(([name, roles]) => [
    ...(roles.writtenOut === true ? [] : [name]),
    ...(roles.alsoHeardAs === undefined ? [] : [roles.alsoHeardAs]),
  ]),
]);

/** Whether a text can tell to do it. */
export function isKeywordAction(name: string): name is KeywordActionName {
  return Object.hasOwn(KEYWORD_ACTIONS, name);
}

/** Whether it is told of when it has happened, and by then it is too late to replace it. CR 614.4. */
export function isToldTooLate(name: string): boolean {
  const roles = isKeywordAction(name) ? ROLES_BY_NAME[name] : undefined;
  if (roles !== undefined) return roles.writtenOut === true;
  return (HAPPENINGS as readonly string[]).includes(name) && !IN_TIME.includes(name);
}

/** The roles that are said of a deed and that it does not have. */
export function rolesToo(name: string, words: Omit<KeywordAction, 'kind' | 'action'>): readonly string[] {
  const roles = isKeywordAction(name) ? ROLES_BY_NAME[name] : undefined;
  if (roles === undefined) return [];
  const byObject = roles.by === 'permanent' || roles.by === 'object';
  const has = { amount: roles.amount, detail: roles.detail, to: roles.to, object: byObject || roles.with };
  // "Proliferate, then proliferate again": a word of every deed.
  const said = words.detail === 'again' ? { ...words, detail: undefined } : words;
  return (['amount', 'detail', 'to', 'object'] as const).filter(
    (role) => said[role] !== undefined && has[role] !== true,
  );
}

/** What the deed is called that the action is, done or heard of. CR 701.1. */
export function deedNamed(action: Action): string {
  return action.kind === 'keywordAction' ? nameOfAction(action) : action.kind;
}

/** Planeswalking to a plane and away from one are events apart; a roll of chaos is chaos ensuing. CR 311.7, 701.24d. */
export function nameOfAction({ action, detail }: KeywordAction): string {
  if (action === 'planeswalk' && detail !== undefined) return `${action} ${detail}`;
  if (action === 'unlock' && detail === 'fully') return 'unlock fully';
  if (action === 'become' && detail !== undefined) return `become ${detail}`;
  return action === 'roll chaos' ? 'chaos ensues' : action;
}
