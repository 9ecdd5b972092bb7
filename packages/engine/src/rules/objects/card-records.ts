/** Cards as the engine holds them: printed characteristics worked out once. CR 109.3, 202, 208. */
import {
  type Ability,
  CARD_TYPES,
  COLORS,
  type Card,
  type CardFace,
  type Noun,
  SUPERTYPES,
  some,
  sameTree,
} from '@kitchen-table/language/core';
import { faceAbilities, functionsIn } from '../../questions/abilities/ability-records.ts';
import { intrinsicManaAbilities } from '../../questions/continuous-effects/intrinsic-mana.ts';
import { isAboutPlayers } from '../../questions/players/player-nouns.ts';
import { eventsOf, watchedKinds } from '../../questions/triggered-abilities/watched-kinds.ts';
import type { CardInterest, CardRecord } from '../../vocabulary/objects/cards.ts';
import { type AbilityRecord, Characteristics, Interest, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { isKeywordCounter, KeywordBit, keywordBits } from '../../vocabulary/objects/keywords.ts';
import { keywordMeaning } from '../../vocabulary/keyword-abilities/meanings.ts';
import { EVERY_CREATURE_TYPE } from '../../vocabulary/objects/subtypes.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { colorsOfCost, manaValueOf } from '../../vocabulary/objects/mana-symbols.ts';
import { FACE_DOWN_WARD } from '../../questions/continuous-effects/starting-points.ts';
import { combinedHalves, facesOf } from './alternative-faces.ts';
import { CAST_FROM_GRAVEYARD } from '../casting-spells/ways-to-cast.ts';
import { note } from '../../vocabulary/game-notes.ts';

/** Pure memo of everything about a card that does not depend on the game. */
const memo = new WeakMap<Card, Omit<CardRecord, 'index'>>();

/** The record of a card in this game, made and added to the game's table when it is new. */
export function recordOf(game: Game, card: Card): CardRecord {
  for (const record of game.records) if (record.card === card) return record;
  for (const record of game.records) if (record.card.name === card.name && sameTree(record.card, card)) return record;
  const record: CardRecord = { index: game.records.length, ...partsOf(card) };
  note(game, 'records', [...game.records, record]);
  return record;
}

/** The records of the cards, in their order, as they were made one after the other: for a position that was kept as data. */
export function recordsOf(cards: readonly Card[]): readonly CardRecord[] {
  return cards.map((card, index) => ({ index, ...partsOf(card) }));
}

function partsOf(card: Card): Omit<CardRecord, 'index'> {
  let parts = memo.get(card);
  if (parts === undefined) {
    const faces = facesOf(card, printedFace);
    const [front, back] = faces;
    // CR 202.3b, 712.8c, 712.8e: the mana value of a back face is that of its front.
    if (card.layout === 'transform' && front !== undefined && back !== undefined) back.manaValue = front.manaValue;
    parts = {
      card,
      faces,
      combined: combinedHalves(card, faces),
      shared: faces.map(() => []),
      interest: interestOf(faces),
    };
    memo.set(card, parts);
  }
  return parts;
}

/** What is printed on one face. A "*" is 0 until its ability says otherwise: CR 208.2a. */
export function printedFace(face: CardFace): Characteristics {
  const abilities = faceAbilities(face);
  const cost = face.manaCost;
  let colors = cost === null ? 0 : colorsOfCost(cost);
  for (const color of face.colorIndicator ?? []) colors |= 1 << COLORS.indexOf(color);
  let types = 0;
  for (const type of face.types) types |= 1 << CARD_TYPES.indexOf(type);
  let supertypes = 0;
  for (const supertype of face.supertypes) supertypes |= 1 << SUPERTYPES.indexOf(supertype);
  const printed = new Characteristics(
    face.sameNameAs ?? face.name, // CR 201.3a
    cost,
    cost === null ? 0 : manaValueOf(cost),
    colors,
    types,
    supertypes,
    face.subtypes,
    printedNumber(face.power),
    printedNumber(face.toughness),
    0 as PlayerId,
    abilities,
    keywordBits(abilities),
    0,
    face,
  );
  // CR 702.73a, 702.114a: characteristic-defining keywords, true in every zone.
  if ((printed.keywords & KeywordBit.Changeling) !== 0) printed.subtypes = [...printed.subtypes, EVERY_CREATURE_TYPE];
  if ((printed.keywords & KeywordBit.Devoid) !== 0) printed.colors = 0;
  const intrinsic = intrinsicManaAbilities(printed);
  if (intrinsic.length > 0) {
    printed.abilities = [...abilities, ...intrinsic];
    printed.interest |= Interest.Mana;
  }
  return printed;
}

/** CR 208.1: the number printed; NaN when there is none. */
export function printedNumber(text: string | undefined): number {
  if (text === undefined) return Number.NaN;
  const number = /^[+]?-?\d+(\.\d+)?/.exec(text);
  return number === null ? 0 : Number(number[0]);
}

const REPLACING: ReadonlySet<string> = new Set([
  'replace',
  'redirect',
  'entersWith',
  'preventRule',
  'skipRule',
  'prevent',
  'regenerate',
]);
const REPLACING_KEYWORDS: ReadonlySet<string> = new Set([
  'riot',
  'read ahead',
  'daybound',
  'tribute',
  'compleated',
  'umbra armor',
  'totem armor',
  'dredge',
]);
const REPLACING_COUNTERS: ReadonlySet<string> = new Set(['shield', 'stun', 'finality']);
const LOOKING_BACK: ReadonlySet<string> = new Set(['spectacle', 'surge', 'prowl', 'freerunning', 'mayhem']);
const HISTORY: ReadonlySet<string> = new Set([
  'mostEachTurn',
  'nthCast',
  'happened',
  'history',
  'that',
  'first',
  'thisWay',
  'untilHappens',
  'putThereFrom',
  'drawnThisTurn',
  'exiledBy',
  'dealtDamage',
]);

function interestOf(faces: readonly Characteristics[]): CardInterest {
  const watches = new Set<string>();
  let replaces = false;
  let history = false;
  let zones = 0;
  let activated = 0;
  let fromGraveyard = false;
  const look = (node: unknown): void => {
    some(node, (part) => {
      const kind = part['kind'] as string;
      if (REPLACING.has(kind)) replaces = true;
      // A player's protection prevents damage: CR 702.16e.
      if (kind === 'gain' && isAboutPlayers(part['object'] as unknown as Noun)) replaces = true;
      if (kind === 'cant' && (part['action'] as { kind?: string }).kind === 'enter') replaces = true; // CR 614.17d
      if (HISTORY.has(kind) || part['nth'] !== undefined || part['firstTime'] !== undefined) history = true;
      if (kind === 'keyword' && part['keyword'] === 'disguise') look(FACE_DOWN_WARD);
      if (kind === 'keyword' && LOOKING_BACK.has(part['keyword'] as string)) history = true;
      if (kind === 'keyword' && REPLACING_KEYWORDS.has(part['keyword'] as string)) replaces = true;
      if (REPLACING_COUNTERS.has(part['counter'] as string)) replaces = true; // CR 122.1c, 122.1d, 122.1h
      if (typeof part['counter'] === 'string' && isKeywordCounter(part['counter'])) look(keywordOf(part['counter'])); // CR 122.1b
      if (kind === 'triggered')
        for (const watched of watchedKinds(
          (part as unknown as { trigger: Parameters<typeof watchedKinds>[0] }).trigger,
        ))
          watches.add(watched);
      if (kind === 'activated') activated |= functionsIn(part as unknown as Ability);
      if (kind === 'static')
        zones |= zonesElsewhere(part as unknown as Ability, functionsIn(part as unknown as Ability));
      // CR 702.62a: given to a card, it works where that card is exiled.
      if (kind === 'keyword' && part['keyword'] === 'suspend') zones |= 1 << Zone.Exile;
      if (kind === 'keyword' && CAST_FROM_GRAVEYARD.has(part['keyword'] as string)) fromGraveyard = true;
      if (kind === 'room') watches.add('deed');
      if (kind === 'chapter') watches.add('putCounters').add('zoneChange').add('createToken');
      if (kind === 'keyword')
        for (const meant of keywordMeaning(part as unknown as Extract<Ability, { kind: 'keyword' }>)) look(meant);
      return false;
    });
  };
  const lookAt = (record: AbilityRecord): void => {
    look(record.ability);
    // CR 702.55c: one ability may be about the permanent entering and about the creature that the exiled card haunts.
    // "If ~ is in your graveyard or on the battlefield": in either.
    if (record.ability.kind === 'triggered')
      for (const zone of [Zone.Exile, Zone.Graveyard])
        if (record.zones === ((1 << Zone.Battlefield) | (1 << zone))) zones |= 1 << zone;
    zones |= zonesElsewhere(record.ability, record.zones);
  };
  for (const face of faces) {
    for (const record of face.abilities) lookAt(record);
    // CR 306.5b, 310.4b, 714.3a: they enter with counters of their own.
    if ((face.types & (TypeBit.Planeswalker | TypeBit.Battle)) !== 0 || face.subtypes.includes('Saga')) replaces = true;
  }
  return { watches, replaces, history, zones, activated, castsFromGraveyard: fromGraveyard };
}

/** Where off the battlefield an ability works that is looked for there, also one that is given to a card. CR 113.6. */
function zonesElsewhere(ability: Ability, zones: number): number {
  if (watchesItself(ability) || (zones & (1 << Zone.Battlefield)) !== 0) return 0;
  return zones & ~(zones === 1 << Zone.Stack ? 0 : (1 << Zone.Stack) | (1 << Zone.Command));
}

/** The keyword that a counter gives. */
function keywordOf(keyword: string): Ability {
  return { kind: 'keyword', keyword };
}

/** Whether the ability is found by looking at the object of the event or of the question itself, wherever it is. */
function watchesItself(ability: Ability): boolean {
  if (ability.kind === 'triggered') {
    return eventsOf(ability.trigger).every(
      (event) => 'object' in event && (event.object as { kind?: string } | undefined)?.kind === 'self',
    );
  }
  if (ability.kind !== 'static') return true;
  if (ability.spellCost !== undefined) return true;
  return ability.rules.every((rule) => {
    if (rule.kind === 'entersWith') return rule.object.kind === 'self';
    if (rule.kind === 'costChange') return 'kind' in rule.of && rule.of.kind === 'self';
    if (rule.kind === 'may') return false;
    const action = rule.kind === 'replace' ? rule.would : 'action' in rule ? rule.action : null;
    return action !== null && 'object' in action && (action.object as { kind?: string } | undefined)?.kind === 'self';
  });
}
