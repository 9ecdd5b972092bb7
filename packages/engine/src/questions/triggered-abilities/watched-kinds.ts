/** Which kinds of events a trigger has to look at. CR 603.2. */
import type { Action, Trigger } from '@kitchen-table/language/core';
import type { EventKind } from '../../vocabulary/events.ts';

/** Event kinds, and the state of the game, which is looked at after every event: CR 603.8. */
export type WatchedKind = EventKind | 'state';

const LEAVES: readonly EventKind[] = ['zoneChange'];

/** The event kinds in which the action may be seen, where it is no deed; empty when the engine has no such event. */
const KINDS_OF_ACTION: { readonly [kind in Action['kind']]?: readonly WatchedKind[] } = {
  dealDamage: ['damage'],
  draw: ['draw'],
  gainLife: ['gainLife'],
  loseLife: ['loseLife', 'payLife'],
  mill: LEAVES,
  countUp: [],
  destroy: LEAVES,
  sacrifice: LEAVES,
  exile: LEAVES,
  tap: ['tap'],
  untap: ['untap'],
  counter: ['counter'],
  regenerate: ['regenerate'],
  transform: ['transform'],
  phaseOut: ['phaseOut'],
  phaseIn: ['phaseIn'],
  die: LEAVES,
  leave: LEAVES,
  turnFaceUp: ['turnFaceUp'],
  unattach: ['unattach'],
  tapOrUntap: ['tap', 'untap'],
  discard: LEAVES,
  move: LEAVES,
  shuffle: ['shuffle'],
  reveal: ['reveal'],
  look: ['look'],
  create: ['createToken'],
  putCounters: ['putCounters', 'zoneChange', 'createToken'], // CR 122.6
  removeCounters: ['removeCounters'],
  chooseCounter: [],
  moveCounters: [],
  attach: ['attach'],
  reselect: [],
  loseMana: [],
  gainControl: ['gainControl'],
  exchangeControl: [],
  exchangeValues: [],
  exchangeZones: [],
  exchangeTextBoxes: [],
  damagePrevented: ['damagePrevented'],
  rerollStored: [],
  haveText: [],
  addMana: ['addMana'],
  cast: ['cast', 'deed'],
  play: ['cast', 'playLand'],
  get: [],
  gain: [],
  become: [],
  setPowerToughness: [],
  double: [],
  switch: [],
  changeText: [],
  becomeCopy: [],
  becomeOneOf: [],
  alsoEnters: [],
  notCopied: [],
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
  becomeUnattached: ['attach', 'unattach', 'zoneChange'],
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
  putSticker: ['putSticker'],
  moveSticker: [],
  ante: [],
  own: [],
  state: ['state'],
};

/** Every event that sets the trigger off: "when this enters and whenever it attacks". */
export function eventsOf(trigger: Trigger): readonly Action[] {
  return trigger.more === undefined ? trigger.events : [...trigger.events, ...trigger.more.events];
}

/** What goes the road of deeds is seen as one: events/deeds.ts. */
const DEED: readonly WatchedKind[] = ['deed'];

/** The event kinds in which the action may be seen; empty when the engine has no such event. */
export function kindsOfAction(kind: Action['kind']): readonly WatchedKind[] {
  return KINDS_OF_ACTION[kind] ?? DEED;
}

const CREATIONS: readonly WatchedKind[] = ['createToken'];
const PUT: readonly WatchedKind[] = ['zoneChange', 'createToken'];
function kindsOf(event: Action): readonly WatchedKind[] {
  // "Whenever a player puts a permanent onto the battlefield": also by creating it.
  if (event.kind === 'move' && event.actor !== undefined && event.to.zone === 'battlefield') return PUT;
  return event.kind === 'keywordAction' && event.action === 'create' ? CREATIONS : kindsOfAction(event.kind);
}

/** The event kinds that may set the trigger off. */
export function watchedKinds(trigger: Trigger): readonly WatchedKind[] {
  const kinds: WatchedKind[] = [];
  for (const event of eventsOf(trigger)) for (const kind of kindsOf(event)) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds;
}
