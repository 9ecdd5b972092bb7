/** Which kinds of events a trigger has to look at. CR 603.2. */
import type { Action, Trigger } from '@kitchen-table/language';
import type { EventKind } from '../vocabulary/events.ts';

/** Event kinds, and the state of the game, which is looked at after every event: CR 603.8. */
export type WatchedKind = EventKind | 'state';

const LEAVES: readonly EventKind[] = ['zoneChange'];

/** The event kinds in which the action may be seen; empty when the engine has no such event. */
export const KINDS_OF_ACTION: { readonly [kind in Action['kind']]: readonly WatchedKind[] } = {
  dealDamage: ['damage'],
  draw: ['draw'],
  gainLife: ['gainLife'],
  loseLife: ['loseLife', 'payLife'],
  mill: LEAVES,
  scry: ['scry'],
  surveil: ['surveil'],
  destroy: LEAVES,
  sacrifice: LEAVES,
  exile: LEAVES,
  tap: ['tap'],
  untap: ['untap'],
  counter: ['counterSpell'],
  regenerate: ['regenerate'],
  transform: ['transform'],
  phaseOut: ['phaseOut'],
  goad: ['keywordAction'],
  die: LEAVES,
  leave: LEAVES,
  turnFaceUp: ['turnFaceUp'],
  unattach: ['unattach'],
  tapOrUntap: ['tap', 'untap'],
  discard: LEAVES,
  move: LEAVES,
  search: ['search'],
  shuffle: ['shuffle'],
  reveal: ['reveal'],
  look: ['look'],
  create: ['createToken'],
  copy: ['keywordAction'],
  putCounters: ['putCounters'],
  removeCounters: ['removeCounters'],
  moveCounters: [],
  attach: ['attach'],
  fight: ['keywordAction'],
  gainControl: ['gainControl'],
  exchangeControl: [],
  addMana: ['addMana'],
  cast: ['cast', 'keywordAction'],
  play: ['cast', 'playLand'],
  get: [],
  gain: [],
  become: [],
  setPowerToughness: [],
  double: [],
  switch: [],
  becomeCopy: [],
  keywordAction: ['keywordAction'],
  enter: ['zoneChange', 'createToken'],
  attack: ['attack'],
  block: ['block'],
  becomeBlocked: ['becomeBlocked'],
  beBlocked: ['becomeBlocked'],
  attackUnblocked: ['attackUnblocked'],
  beginningOf: ['beginStep', 'beginTurn'],
  choose: [],
  pay: [],
  prevent: [],
  extraTurn: [],
  skip: [],
  extraPhase: [],
  endTurn: [],
  extraLand: [],
  winGame: ['winGame'],
  loseGame: ['loseGame', 'concede'],
  drawGame: [],
  restartGame: [],
  playSubgame: [],
  becomeTarget: ['becomeTarget'],
  activate: ['activate'],
  becomeTapped: ['tap'],
  becomeUntapped: ['untap'],
  tapForMana: ['tapForMana'],
  cycle: ['activate', 'zoneChange'],
  turnedFaceUp: ['turnFaceUp'],
  transformed: ['transform'],
  becomeAttached: ['attach'],
  resolve: ['resolve'],
  trigger: [],
  chooseNewTargets: [],
  setLife: [],
  exchangeLife: [],
  redistributeLife: [],
  becomeMonarch: ['designate'],
  takeInitiative: ['designate'],
  becomeDay: ['designate'],
  becomeNight: ['designate'],
  getEmblem: [],
  gainDesignation: ['designate'],
  getCounters: ['putCounters'],
  flipCoin: ['flipCoin'],
  rollDie: ['rollDie'],
  playWithRevealed: [],
  revealUntil: [],
  exileUntil: [],
  vote: [],
  meld: [],
  state: ['state'],
};

/** Every event that sets the trigger off: "when this enters and whenever it attacks". */
export function eventsOf(trigger: Trigger): readonly Action[] {
  return trigger.more === undefined ? trigger.events : [...trigger.events, ...trigger.more.events];
}

/** The event kinds that may set the trigger off. */
export function watchedKinds(trigger: Trigger): readonly WatchedKind[] {
  const kinds: WatchedKind[] = [];
  for (const event of eventsOf(trigger))
    for (const kind of KINDS_OF_ACTION[event.kind]) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds;
}
