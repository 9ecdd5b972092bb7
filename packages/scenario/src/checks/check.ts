/** Whether an assertion holds: null, or one sentence that says what is so instead. */
import {
  type ActionOption,
  cardsShownByRules,
  characteristics,
  type Game,
  type GameObject,
  maximumHandSize,
  type Player,
  StatusBit,
} from '@kitchen-table/engine';
import type { Assertion, AssertionOf } from '../format/scenario.ts';
import { isNamed } from '../position/names.ts';
import { playerOf, type Table } from '../position/table.ts';
import { checkCan } from './can.ts';
import { checkCount } from './count.ts';
import { checkAttached, checkCounters, checkHas, checkPermanent, checkPowerToughness } from './permanents.ts';
import { zoneWord } from './zones.ts';

/** `options` are those of the player with priority, when there is one. */
export function check(
  game: Game,
  table: Table,
  assertion: Assertion,
  options: readonly ActionOption[] | null,
): string | null {
  switch (assertion.kind) {
    case 'count':
      return checkCount(game, table, assertion);
    case 'player':
      return checkPlayer(game, table, assertion);
    case 'permanent':
      return checkPermanent(game, table, assertion);
    case 'pt':
      return checkPowerToughness(game, table, assertion);
    case 'counters':
      return checkCounters(game, table, assertion);
    case 'has':
      return checkHas(game, table, assertion);
    case 'attached':
      return checkAttached(game, table, assertion);
    case 'can':
      return checkCan(game, table, assertion, options);
    case 'combat':
      return checkCombat(game, table, assertion);
    case 'mana':
      return checkMana(game, table, assertion);
    case 'library-card':
      return checkLibraryCard(game, table, assertion);
    case 'zone':
      return checkZone(game, table, assertion);
    case 'game':
      return checkGame(game, table, assertion);
    case 'unperformed':
      return null;
    default:
      return unreachable(assertion);
  }
}

/** The sentence for a value that is not what it should be. */
export function differs(what: string, wanted: unknown, found: unknown): string | null {
  return JSON.stringify(wanted) === JSON.stringify(found)
    ? null
    : `${what} should be ${JSON.stringify(wanted)} and is ${JSON.stringify(found)}`;
}

function checkPlayer(game: Game, table: Table, { player: seat, property, is }: AssertionOf<'player'>): string | null {
  const id = playerOf(table, seat);
  const player = game.players[id] as Player;
  const found = (): unknown => {
    switch (property) {
      case 'life':
        return player.life;
      case 'lands-played':
        return player.landsPlayed;
      case 'max-hand-size':
        return maximumHandSize(game, id);
      case 'speed':
        return player.counters['speed'] ?? 0;
      case 'in-game':
        return !player.lost;
      case 'won':
        return game.winners.includes(id);
      case 'lost':
        // CR 104.1: who has not won a game that another has won has lost it.
        return player.lost || (game.winners.length > 0 && !game.winners.includes(id));
      case 'top-card-revealed':
        return topCardRevealed(game, id);
    }
  };
  return differs(`${seat}'s ${property}`, is, found());
}

/** Whether everyone may see the top card of the library: it was shown, or it is played with revealed. CR 401.5. */
function topCardRevealed(game: Game, id: number): boolean {
  const { library } = game.players[id] as Player;
  const top = library.at(-1);
  if (top !== undefined && cardsShownByRules(game, null).includes(top)) return true;
  const others = game.players.reduce((bits, player) => (player.id === id ? bits : bits | (1 << player.id)), 0);
  return top !== undefined && ((game.objects[top] as GameObject).visibleTo & others) === others;
}

function checkCombat(
  game: Game,
  table: Table,
  { player: seat, attackers, blockers }: AssertionOf<'combat'>,
): string | null {
  const player = playerOf(table, seat);
  const own = game.battlefield.filter((id) => characteristics(game, id).controller === player);
  const wanted = attackers ?? blockers ?? [];
  const found = own.filter((id) => {
    const object = game.objects[id] as GameObject;
    return attackers !== undefined ? object.attacking > -1_000_000 : object.blocking.length > 0;
  });
  const left = [...found];
  for (const name of wanted) {
    const at = left.findIndex((id) => isNamed(game, table, id, name));
    if (at < 0) return `${seat} should have declared ${name}`;
    left.splice(at, 1);
  }
  return left.length === 0
    ? null
    : `${seat} declared ${left.length} more creatures than ${wanted.join(', ') || 'none'}`;
}

const MANA = 'WUBRGC';

function checkMana(game: Game, table: Table, { player: seat, type, is }: AssertionOf<'mana'>): string | null {
  const { amounts, special } = (game.players[playerOf(table, seat)] as Player).pool;
  const kind = MANA.indexOf(type);
  return differs(
    `${seat}'s ${type} mana`,
    is,
    (amounts[kind] as number) + special.filter((mana) => mana.kind === kind).length,
  );
}

function checkLibraryCard(
  game: Game,
  table: Table,
  { player: seat, position, card }: AssertionOf<'library-card'>,
): string | null {
  const id = (game.players[playerOf(table, seat)] as Player).library.at(-position);
  if (id === undefined) return `${seat}'s library has no card at position ${position}`;
  return isNamed(game, table, id, card)
    ? null
    : `card ${position} of ${seat}'s library should be ${card} and is ${characteristics(game, id).name}`;
}

function checkZone(game: Game, table: Table, { card, zone, is }: AssertionOf<'zone'>): string | null {
  const cardId = table.aliases.get(card);
  if (cardId === undefined) return `there is no ${card} in the set-up`;
  const there = game.objects.some(
    (object) =>
      object.card === cardId &&
      zoneWord(object.zone) === zone &&
      (object.status & StatusBit.PhasedOut) === 0 &&
      object.became === -1,
  );
  return differs(`whether ${card} is in ${zone}`, is, there);
}

function checkGame(game: Game, table: Table, { property, is }: AssertionOf<'game'>): string | null {
  const found = (): unknown => {
    switch (property) {
      case 'active-player':
        return table.seats[game.activePlayer];
      case 'monarch':
        return game.monarch === -1 ? null : table.seats[game.monarch];
      case 'day-night':
        return is === 'set' ? (game.dayNight === null ? 'neither' : 'set') : (game.dayNight ?? 'neither');
      case 'over':
        return game.waiting === 'over';
      case 'drawn':
        return game.drawn;
      case 'has-winner':
        return game.winners.length > 0;
    }
  };
  return differs(property, is, found());
}

function unreachable(assertion: never): never {
  throw new Error(`unknown assertion ${JSON.stringify(assertion)}`);
}
