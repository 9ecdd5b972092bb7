/** What changes of characteristics look at and alter, and whether that can change by itself: from their words alone. CR 613.8. */
import { type Filter, type Noun, some } from '@kitchen-table/language/core';
import { type ChangeAction, type Gain, givesFromOthers, type StickerChange } from './change-actions.ts';

/** What changes read and write, for the quick answer to "could one depend on the other?". */
const Aspect = { Control: 1, Types: 2, Colors: 4, Abilities: 8, Stats: 16, Names: 32 } as const;

/** The aspect of changes after which objects may have static abilities that they did not have. */
export const GIVES_ABILITIES: number = Aspect.Abilities;

/** What "creatures you control" looks at. */
export const TYPES_AND_CONTROL: number = Aspect.Control | Aspect.Types;

/** Whether the words are those of "creatures", "artifacts you control", "lands your opponents control", and no others. */
export function isOfTypes(noun: Noun | Filter): boolean {
  if (noun.kind !== 'select' || noun.quantifier.other === true) return false;
  const { adjectives, noun: nouns, qualities } = noun.filter;
  if (adjectives !== undefined || nouns.kind !== 'words' || !nouns.words.every(({ kind }) => kind === 'typeWord'))
    return false;
  return (qualities ?? []).every(
    (quality) =>
      quality.kind === 'controlledBy' &&
      (quality.player.kind === 'you' || (quality.player.kind === 'playerNoun' && quality.player.who === 'opponents')),
  );
}

/** What the words look at. */
export function readsOf(node: unknown): number {
  let reads = 0;
  some(node, (part) => {
    switch (part['kind']) {
      case 'controlledBy':
      case 'you':
      case 'playerNoun':
      case 'playerOf':
        reads |= Aspect.Control;
        break;
      case 'typeWord':
      case 'typeAdjective':
      case 'subtypeWord':
      case 'subtypeAdjective':
      case 'supertypeWord':
      case 'classWord':
        reads |= Aspect.Types;
        break;
      case 'colorWord':
        reads |= Aspect.Colors;
        break;
      case 'withKeyword':
      case 'withAbility':
      case 'withActivated':
      case 'hasKeyword':
        reads |= Aspect.Abilities;
        break;
      case 'stat':
      case 'withStat':
      case 'withExtreme':
      case 'extreme':
      case 'total':
      case 'powerToughness':
        reads |= Aspect.Stats;
        break;
      case 'gain':
        if (givesFromOthers(part as unknown as Gain)) reads |= Aspect.Abilities;
        break;
      case 'named':
      case 'firstPrintedIn':
      case 'nameOf':
        reads |= Aspect.Names;
        break;
      case 'share':
      case 'ofTheNoted':
      case 'kindsAmong':
        reads |= Aspect.Types | Aspect.Colors | Aspect.Names | Aspect.Stats;
        break;
      default:
    }
    return false;
  });
  return reads;
}

/** What the change alters. CR 613.8. */
export function writesOf(action: ChangeAction): number {
  switch (action.kind) {
    case 'get':
    case 'setPowerToughness':
    case 'double':
    case 'switch':
      return Aspect.Stats;
    case 'gain':
    case 'haveText':
      return Aspect.Abilities;
    case 'gainControl':
      return Aspect.Control;
    case 'sticker':
      return aspectsOfSticker(action);
    case 'changeText':
    case 'become':
    case 'becomeCopy':
      return Aspect.Types | Aspect.Colors | Aspect.Abilities | Aspect.Stats | Aspect.Names;
    default:
      return unreachable(action);
  }
}

/** What a sticker changes. CR 123.6-123.9. */
export function aspectsOfSticker({ sticker }: StickerChange): number {
  switch (sticker.kind) {
    case 'name':
      return Aspect.Names;
    case 'ability':
      return Aspect.Abilities;
    case 'power and toughness':
      return Aspect.Stats;
    case 'art':
      return 0;
    default:
      return unreachable(sticker);
  }
}

/** Words whose truth may change without a permanent entering, leaving or being changed through `editObject`. */
const UNSTEADY: ReadonlySet<unknown> = new Set([
  'stat',
  'extreme',
  'total',
  'devotion',
  'history',
  'kindsAmong',
  'amountOf',
  'inZone',
  'fromZone',
  'zoneOfPlayer',
  'libraryCards',
  'graveyardCards',
  'statusWord',
  'attacking',
  'blocking',
  'blockedBy',
  'that',
  'putThereFrom',
  'enteredThisTurn',
  'drawnThisTurn',
  'dealtDamage',
  'has',
  'hasMore',
  'happened',
  'happenedEver',
  'turn',
  'duringPart',
  'isDayNight',
  'completedDungeon',
  'designation',
  'first',
  'withExtreme',
  'controlsMost',
  'whose',
  'targeting',
  'thisWay',
  'abilityCountered',
  'compare',
  'countersOn',
  'castBy',
  'linked',
  'classAdjective',
  'castFact',
  'inSector',
  'sameSector',
]);
const UNSTEADY_WORDS: ReadonlySet<unknown> = new Set([
  'card',
  'spell',
  'source',
  'ability',
  'player',
  'opponent',
  'commander',
  'Ring-bearer',
]);

/** Players who are the same for the whole game, as long as nobody leaves. */
const STEADY_PLAYERS: ReadonlySet<unknown> = new Set<unknown>(['opponents', 'teammates', 'your team']);

/** Whether what the words say stays true until an object is changed, enters or leaves. */
export function isSteady(node: unknown): boolean {
  return !some(
    withoutAbilities(node),
    (part) =>
      UNSTEADY.has(part['kind']) ||
      (part['kind'] === 'playerNoun' && !STEADY_PLAYERS.has(part['who'])) ||
      (part['kind'] === 'classWord' && UNSTEADY_WORDS.has(part['word'])),
  );
}

/** What a granted ability says is read when that ability is. */
function withoutAbilities(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('abilities' in node)) return node;
  const { abilities, ...rest } = node as { abilities: unknown };
  return abilities === undefined ? node : rest;
}

function unreachable(value: never): never {
  throw new Error(`no such change: ${JSON.stringify(value)}`);
}
