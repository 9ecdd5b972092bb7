/** Assertions about permanents (or cards in exile): at least one matches, or all, or exactly so many. */
import {
  characteristics,
  type Characteristics,
  type Game,
  type GameObject,
  hasSubtype,
  type ObjectId,
  objectEntity,
  type Player,
  type PlayerId,
  playerEntity,
  StatusBit,
} from '@kitchen-table/engine';
import { CARD_TYPES, SUPERTYPES } from '@kitchen-table/language/surface';
import type { AssertionOf, PermanentName, Seat } from '../format/scenario.ts';
import { foldText, leads } from '../position/fold.ts';
import { isNamed, named, permanentsNamed } from '../position/names.ts';
import { playerOf, type Table } from '../position/table.ts';
import { textOf } from '../position/texts.ts';
import { inZone } from './zones.ts';

interface Subject {
  card: PermanentName;
  player?: Seat;
  every?: true;
}

function subjects(game: Game, table: Table, { card, player }: Subject): readonly ObjectId[] {
  return permanentsNamed(game, table, card, player === undefined ? null : playerOf(table, player));
}

/** Counts those that have the property against what is wanted. */
function judge(
  ids: readonly ObjectId[],
  assertion: Subject & { count?: number },
  holds: (id: ObjectId) => boolean,
  describe: (id: ObjectId) => string,
): string | null {
  const label = typeof assertion.card === 'string' ? assertion.card : assertion.card.card;
  if (ids.length === 0 && assertion.count !== 0) return `there is no ${label}`;
  const having = ids.filter(holds);
  if (assertion.count !== undefined)
    return having.length === assertion.count
      ? null
      : `${having.length} of ${label} are as described, and ${assertion.count} should be`;
  const good = assertion.every === true ? having.length === ids.length : having.length > 0;
  return good ? null : `${label}: ${describe(ids.find((id) => !having.includes(id)) as ObjectId)}`;
}

export function checkPermanent(game: Game, table: Table, assertion: AssertionOf<'permanent'>): string | null {
  const { property, is, min } = assertion;
  const value = (id: ObjectId): unknown => permanentProperty(game, table, id, assertion);
  const holds = (id: ObjectId): boolean =>
    min !== undefined ? (value(id) as number) >= min : JSON.stringify(value(id)) === JSON.stringify(is);
  return judge(
    subjects(game, table, assertion),
    assertion,
    holds,
    (id) => `${property} should be ${JSON.stringify(is ?? min)} and is ${JSON.stringify(value(id))}`,
  );
}

function permanentProperty(
  game: Game,
  table: Table,
  id: ObjectId,
  { property, by }: AssertionOf<'permanent'>,
): unknown {
  const object = game.objects[id] as GameObject;
  const has = (bit: number): boolean => (object.status & bit) !== 0;
  switch (property) {
    case 'tapped':
      return has(StatusBit.Tapped);
    case 'attacking':
      return object.attacking > -1_000_000;
    case 'token':
      return has(StatusBit.Token);
    case 'suspected':
      return has(StatusBit.Suspected);
    case 'goaded':
      return has(StatusBit.Goaded) && (by === undefined || goaders(game, table, id).includes(by));
    case 'goaded-by':
      return goaders(game, table, id);
    case 'damage':
      return object.damage;
    case 'mana-value':
      return characteristics(game, id).manaValue;
    case 'class-level':
      return object.memory.marks?.['level'] ?? 1;
    case 'attachments':
      return game.battlefield.filter((other) => (game.objects[other] as GameObject).attachedTo === objectEntity(id))
        .length;
    case 'protector':
      return object.memory.protector === undefined ? null : (table.seats[object.memory.protector] ?? null);
  }
}

/** Who goaded it: the players whose goading effects last. CR 701.38. */
function goaders(game: Game, table: Table, id: ObjectId): readonly Seat[] {
  const players = new Set<PlayerId>();
  for (const effect of game.effects) {
    if (effect.affected?.includes(objectEntity(id)) === true && JSON.stringify(effect.rule).includes('"goad'))
      players.add(effect.context.controller);
  }
  return [...players].sort().map((player) => table.seats[player] as Seat);
}

export function checkPowerToughness(game: Game, table: Table, assertion: AssertionOf<'pt'>): string | null {
  const { power, toughness, base } = assertion;
  const values = (id: ObjectId): readonly [number, number] => {
    const now = characteristics(game, id);
    // CR 208.3: what is no creature has none; the format writes 0.
    const [isPower, isToughness] = base === true ? [now.basePower, now.baseToughness] : [now.power, now.toughness];
    return [isPower || 0, isToughness || 0];
  };
  const holds = (id: ObjectId): boolean => {
    const [isPower, isToughness] = values(id);
    return (power === undefined || power === isPower) && (toughness === undefined || toughness === isToughness);
  };
  return judge(
    subjects(game, table, assertion),
    assertion,
    holds,
    (id) => `should be ${power ?? '?'}/${toughness ?? '?'} and is ${values(id).join('/')}`,
  );
}

export function checkCounters(game: Game, table: Table, assertion: AssertionOf<'counters'>): string | null {
  const { card, player, zone, counter, is } = assertion;
  if (card === undefined) {
    const found = player === undefined ? 0 : ((game.players[playerOf(table, player)] as Player).counters[counter] ?? 0);
    return found === is ? null : `${player ?? 'nobody'} should have ${is} ${counter} counters and has ${found}`;
  }
  const ids =
    zone === undefined
      ? subjects(game, table, { ...assertion, card })
      : cardsElsewhere(game, table, card, zone, player);
  const count = (id: ObjectId): number => (game.objects[id] as GameObject).counters[counter] ?? 0;
  return judge(
    ids,
    { ...assertion, card },
    (id) => count(id) === is,
    (id) => `should have ${is} ${counter} counters and has ${count(id)}`,
  );
}

function cardsElsewhere(
  game: Game,
  table: Table,
  card: PermanentName,
  zone: 'exile' | 'nonbattlefield',
  seat: Seat | undefined,
): readonly ObjectId[] {
  const player = seat === undefined ? null : playerOf(table, seat);
  const zones = zone === 'exile' ? (['exile'] as const) : (['hand', 'graveyard', 'exile'] as const);
  const name = typeof card === 'string' ? card : card.card;
  return zones.flatMap((word) => named(game, table, inZone(game, word, player), name));
}

export function checkHas(game: Game, table: Table, assertion: AssertionOf<'has'>): string | null {
  const ids =
    assertion.zone === 'exile'
      ? cardsElsewhere(game, table, assertion.card, 'exile', assertion.player)
      : subjects(game, table, assertion);
  const { instances, copies, is } = assertion;
  const describe = (id: ObjectId): string =>
    `has ${JSON.stringify(abilitiesOf(game, id))}, types ${JSON.stringify(typesOf(characteristics(game, id)))}`;
  if (instances !== undefined)
    return judge(ids, assertion, (id) => instancesOf(game, id, assertion) === instances, describe);
  const wanted = is ?? true;
  const count = copies === undefined ? {} : { count: copies };
  return judge(ids, { ...assertion, ...count }, (id) => hasQuality(game, id, assertion, wanted), describe);
}

function abilitiesOf(game: Game, id: ObjectId): readonly string[] {
  return characteristics(game, id).abilities.map((record) => textOf(game, id, record).text);
}

function instancesOf(game: Game, id: ObjectId, { keyword, text }: AssertionOf<'has'>): number {
  const wanted = keyword ?? text ?? '';
  return characteristics(game, id).abilities.filter((record) => {
    const own = textOf(game, id, record);
    return leads(own.text, wanted, own.names);
  }).length;
}

function hasQuality(game: Game, id: ObjectId, assertion: AssertionOf<'has'>, wanted: boolean): boolean {
  const now = characteristics(game, id);
  const { type, subtype, supertype, colors } = assertion;
  if (assertion.keyword !== undefined || assertion.text !== undefined)
    return instancesOf(game, id, assertion) > 0 === wanted;
  if (type !== undefined) return typesOf(now).some((word) => same(word, type)) === wanted;
  if (supertype !== undefined) return supertypesOf(now).some((word) => same(word, supertype)) === wanted;
  if (subtype !== undefined)
    return (now.subtypes.some((word) => same(word, subtype)) || hasSubtype(now, subtype)) === wanted;
  const letters = [...(colors ?? '')].map((letter) => (now.colors & (1 << COLOR_LETTERS.indexOf(letter))) !== 0);
  return wanted ? letters.every((has) => has) : letters.every((has) => !has);
}

/** In the order of the engine's bits: CR 105.1. */
const COLOR_LETTERS = 'WUBRG';

function same(left: string, right: string): boolean {
  return foldText(left) === foldText(right);
}

function typesOf(now: Characteristics): readonly string[] {
  return CARD_TYPES.filter((_, bit) => (now.types & (1 << bit)) !== 0);
}

function supertypesOf(now: Characteristics): readonly string[] {
  return SUPERTYPES.filter((_, bit) => (now.supertypes & (1 << bit)) !== 0);
}

export function checkAttached(game: Game, table: Table, assertion: AssertionOf<'attached'>): string | null {
  const { to, is } = assertion;
  const holds = (id: ObjectId): boolean => {
    const { attachedTo } = game.objects[id] as GameObject;
    if (to === undefined) return attachedTo > -1_000_000;
    if (to.permanent === undefined)
      return to.player !== undefined && attachedTo === playerEntity(playerOf(table, to.player));
    if (attachedTo < 0) return false;
    const host = attachedTo as number as ObjectId;
    return (
      isNamed(game, table, host, to.permanent) &&
      (to.player === undefined || characteristics(game, host).controller === playerOf(table, to.player))
    );
  };
  const ids = subjects(game, table, assertion);
  if (ids.length === 0 && !is) return null;
  return judge(
    ids,
    assertion,
    (id) => holds(id) === is,
    () => (is ? 'is not attached there' : 'is attached there'),
  );
}
