/** Where a player is wanted, where an object is, and which amounts a deed comes to: by the rules of what is done. CR 109, 115, 120-122, 701. */

/** Only players do these; who does so is the actor. CR 701. */
const BY_PLAYERS: ReadonlySet<string> = new Set([
  'addMana',
  'ante',
  'cast',
  'choose',
  'create',
  'discard',
  'draw',
  'exile',
  'exileUntil',
  'extraPhase',
  'extraTurn',
  'flipCoin',
  'gainControl',
  'gainLife',
  'getCounters',
  'look',
  'loseGame',
  'loseLife',
  'loseMana',
  'may',
  'mill',
  'modes',
  'move',
  'own',
  'pay',
  'play',
  'reveal',
  'revealUntil',
  'sacrifice',
  'scry',
  'search',
  'separatePiles',
  'setLife',
  'shuffle',
  'skip',
  'surveil',
  'unless',
  'winGame',
]);

/** Only objects are treated so. */
const OF_OBJECTS: ReadonlySet<string> = new Set([
  'activate',
  'attach',
  'beBlocked',
  'become',
  'becomeCopy',
  'block',
  'cast',
  'chooseNewTargets',
  'copy',
  'counter',
  'destroy',
  'die',
  'discard',
  'doesntUntap',
  'enter',
  'entersWith',
  'fight',
  'gainControl',
  'goad',
  'leave',
  'meld',
  'mill',
  'move',
  'phaseIn',
  'phaseOut',
  'play',
  'regenerate',
  'sacrifice',
  'setPowerToughness',
  'switch',
  'tap',
  'tapOrUntap',
  'transform',
  'turnFaceUp',
  'unattach',
  'untap',
]);

/** Other fields that hold a player. */
const PLAYER_FIELDS: ReadonlySet<string> = new Set([
  'castBy.player',
  'controlledBy.player',
  'controls.player',
  'enter.under',
  'entering.under',
  'exileUntil.library',
  'has.player',
  'hasMore.player',
  'hasMore.than',
  'inZone.of',
  'libraryCards.library',
  'nthCast.player',
  'ofPlayer.player',
  'ownedBy.player',
  'place.of',
  'quantifier.chooser',
  'revealUntil.library',
  'search.of',
  'thisWay.by',
  'turn.of',
  'turnPart.of',
  'untilEndOfYourNextTurn.of',
  'zoneOfPlayer.player',
]);

/** Other fields that hold an object. */
const OBJECT_FIELDS: ReadonlySet<string> = new Set([
  'attach.to',
  'blockedBy.whom',
  'blocking.whom',
  'castFact.subject',
  'fight.with',
  'hasKeyword.subject',
  'inZone.subject',
  'kindsAmong.of',
  'manaSymbols.of',
  'moveCounters.from',
  'moveCounters.onto',
  'nameOf.as',
  'removeCounters.from',
  'tokenCopy.of',
]);

export type Sort = 'player' | 'object' | 'number';

/** What sort of thing a field of a node is for; null where both may stand. */
export function wantedAt(kind: string, field: string, node: Readonly<Record<string, unknown>>): Sort | null {
  if (kind === 'stat' && field === 'of') return /life|hand/.test(String(node['stat'])) ? 'player' : 'object';
  if (kind === 'playerOf')
    return node['relation'] === 'controller' || node['relation'] === 'owner' ? 'object' : 'player';
  // "You control that player during their next turn". CR 723.
  if (kind === 'gainControl' && field === 'object' && node['words'] === 'control') return 'player';
  if (field === 'actor' && BY_PLAYERS.has(kind)) return 'player';
  if (field === 'object' && OF_OBJECTS.has(kind)) return 'object';
  const place = `${kind}.${field}`;
  return PLAYER_FIELDS.has(place) ? 'player' : OBJECT_FIELDS.has(place) ? 'object' : null;
}

/** What the words of an amount say was done, and the deeds that may be meant. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [/prevented/, ['prevent']],
  [/result/, ['rollDie']],
  [/^(win|won)$/, ['flipCoin']],
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
