/**
 * What sort of thing each place of a tree that may hold a reference is for, by the rules of what is done. The table is
 * complete: where it has no entry, no reference may stand. CR 109, 115, 120-122, 701.
 */

export type Sort = 'player' | 'object' | 'number';
/** What a place is for; where both players and objects may stand, either. */
export type Place = Sort | 'either';

/** Who does it, where only players do. CR 701. */
const BY_PLAYERS =
  'activate addMana ante attach becomeMonarch cast choose copy create discard draw exile exileUntil extraPhase extraTurn flipCoin gainControl gainLife getCounters look loseGame loseLife loseMana may mill modes move own pay play putCounters removeCounters reveal revealUntil sacrifice scry search separatePiles setLife shuffle skip surveil tap tapForMana tapOrUntap transform unless untap winGame';

/** What it is done to, where that is done to objects only. */
const OF_OBJECTS =
  'activate alsoEnters assignByToughness assignsNoDamage attach beBlocked becomeAttached becomeBlocked becomeCopy becomeOneOf block canBlockMore cast chooseNewTargets controls copy counter destroy die discard doesntUntap enter entersWith exchangeTextBoxes exile fight gainControl get goad keywordAction leave look meld mill move notCopied phaseIn phaseOut play regenerate reveal sacrifice setPowerToughness shuffle switch tap tapOrUntap transform turnFaceUp turnedFaceUp unattach untap';

/** Other places of players, by node: its fields. */
const PLAYERS: Readonly<Record<string, string>> = {
  castBy: 'player',
  controlledBy: 'player',
  controls: 'player',
  designation: 'player',
  enter: 'under',
  exiledBy: 'player',
  entering: 'under',
  exileUntil: 'library',
  fromZone: 'of',
  has: 'player',
  hasMore: 'player than',
  inZone: 'of',
  libraryCards: 'library',
  nextPlayer: 'of',
  nthCast: 'player',
  ofPlayer: 'player',
  ownedBy: 'player',
  place: 'of',
  playerRule: 'player',
  protectedBy: 'player',
  quantifier: 'chooser',
  replace: 'skips',
  revealUntil: 'library',
  search: 'of',
  separatePiles: 'chooser',
  shuffle: 'into',
  thisWay: 'by',
  turn: 'of',
  turnPart: 'of',
  untilEndOfYourNextTurn: 'of',
  zoneOfPlayer: 'player',
};

/** Other places of objects. */
const OBJECTS: Readonly<Record<string, string>> = {
  attach: 'to',
  becomeBlocked: 'whom',
  becomeCopy: 'of',
  block: 'whom',
  blockedBy: 'whom',
  blocking: 'whom',
  castFact: 'subject',
  history: 'before',
  choose: 'from',
  colorAmong: 'of',
  colorsOf: 'of',
  costChange: 'of',
  couldProduce: 'of',
  dealDamage: 'actor',
  dealtDamage: 'by',
  entering: 'blockingWhom',
  exchangeControl: 'with',
  fight: 'with',
  gain: 'from',
  hadToAttack: 'subject',
  hasKeyword: 'subject',
  inZone: 'subject',
  keywordAction: 'to',
  kindsAmong: 'of',
  manaCostOf: 'of',
  manaSpent: 'subject',
  manaSymbols: 'of',
  moveCounters: 'from onto',
  nameOf: 'as',
  notCopied: 'of',
  otherName: 'than',
  pay: 'forEach',
  prevent: 'by',
  produced: 'by',
  putSticker: 'on',
  removeCounters: 'from',
  rollDie: 'storeOn',
  separatePiles: 'of',
  share: 'with',
  shares: 'subject with',
  spendAsAnyColor: 'on',
  stickersNoun: 'on',
  storedAlike: 'on',
  targeting: 'noun',
  tokenCopy: 'of',
  total: 'of',
};

/** Places of players as well as of objects. */
const EITHER: Readonly<Record<string, string>> = {
  // What is said "also" of a verb before it: CR 608.2c.
  undefined: 'object to',
  among: 'noun',
  attachedTo: 'noun',
  // Players attack too: CR 508.1.
  attack: 'object whom',
  attacking: 'whom',
  become: 'object',
  becomeTarget: 'object',
  choose: 'what',
  copy: 'target',
  couldEnchant: 'whom',
  counterKinds: 'on',
  countersNoun: 'on',
  countersOn: 'on',
  dealDamage: 'to',
  double: 'object',
  entering: 'attachedTo attackingWhom',
  forEach: 'of',
  gain: 'object',
  hasCounters: 'subject',
  is: 'subject',
  keywordAction: 'actor',
  nounList: 'of',
  otherThan: 'noun',
  prevent: 'to',
  putCounters: 'on',
  redirect: 'from to',
};

/** Places of numbers. CR 107.1, 608.2h. */
const NUMBERS: Readonly<Record<string, string>> = {
  undefined: 'number amount',
  combination: 'number',
  compare: 'left right',
  dealDamage: 'amount',
  difference: 'of',
  draw: 'amount',
  extraPhase: 'count',
  flipCoin: 'count',
  gainLife: 'amount',
  getCounters: 'amount',
  half: 'of',
  keywordAction: 'times amount',
  libraryCards: 'count',
  loseLife: 'amount',
  mill: 'amount',
  pay: 'mostX',
  prevent: 'amount',
  putCounters: 'number',
  quantifier: 'number',
  removeCounters: 'number',
  rollDie: 'count',
  setLife: 'amount',
  sum: 'of',
  symbols: 'amount',
  times: 'of',
  units: 'value',
  whereX: 'value',
  withStat: 'to',
};

const TABLE: ReadonlyMap<string, Place> = new Map([
  ...verbs(BY_PLAYERS, 'actor', 'player'),
  ...verbs(OF_OBJECTS, 'object', 'object'),
  ...places(PLAYERS, 'player'),
  ...places(OBJECTS, 'object'),
  ...places(EITHER, 'either'),
]);
const OF_NUMBERS: ReadonlySet<string> = new Set(places(NUMBERS, 'number').map(([place]) => place));

function verbs(kinds: string, field: string, place: Place): readonly (readonly [string, Place])[] {
  return kinds.split(' ').map((kind) => [`${kind}.${field}`, place]);
}

function places(table: Readonly<Record<string, string>>, place: Place): readonly (readonly [string, Place])[] {
  return Object.entries(table).flatMap(([kind, fields]) =>
    fields.split(' ').map((field): readonly [string, Place] => [`${kind}.${field}`, place]),
  );
}

/** What sort of thing a field of a node is for; null where nothing may be referred to. */
export function wantedAt(kind: string, field: string, node: Readonly<Record<string, unknown>>): Place | null {
  if (kind === 'stat' && field === 'of') return /life|hand/.test(String(node['stat'])) ? 'player' : 'object';
  if (kind === 'playerOf' && field === 'of')
    return node['relation'] === 'controller' || node['relation'] === 'owner' ? 'object' : 'player';
  // CR 122.1: only players have such counters.
  if (kind === 'countersOn' && field === 'on' && /^(poison|rad|experience)$/.test(String(node['counter'])))
    return 'player';
  // "You control that player during their next turn". CR 720.
  if (kind === 'gainControl' && field === 'object' && node['words'] === 'control') return 'player';
  return TABLE.get(`${kind}.${field}`) ?? null;
}

/** Whether a field of a node is for a number. */
export function isForNumber(kind: string, field: string): boolean {
  return OF_NUMBERS.has(`${kind}.${field}`);
}

/** What the words of an amount say was done, and the deeds that may be meant. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [/prevented/, ['prevent']],
  [/result/, ['rollDie']],
  [/^(win|won|lose|comes up heads)$/, ['flipCoin']],
  [/paid/, ['pay']],
  [/^removed|counters removed/, ['removeCounters']],
  [/damage|dealt/, ['dealDamage', 'damagePrevented', 'prevent']],
  [/life (you )?lost/, ['loseLife']],
  [/life (you )?gained/, ['gainLife']],
  [/scrying/, ['scry']],
  [/number/, ['choose', 'countUp']],
];

/** Whether these words may mean the amount of such a deed. */
export function mayMean(words: string, verb: string): boolean {
  const said = SAID.find(([pattern]) => pattern.test(words));
  return said === undefined || said[1].includes(verb);
}
