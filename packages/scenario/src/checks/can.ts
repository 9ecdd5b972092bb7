/** What a player could do now. */
import {
  type ActionOption,
  canAttack,
  characteristics,
  type Game,
  type GameObject,
  type ObjectId,
  legalActions,
  type PlayerId,
  playerEntity,
  StatusBit,
} from '@kitchen-table/engine';
import type { AssertionOf } from '../format/scenario.ts';
import { foldText } from '../position/fold.ts';
import { permanentsNamed } from '../position/names.ts';
import { playerOf, type Table } from '../position/table.ts';
import { namesOfObject } from '../position/texts.ts';
import { isWay, labelsOf } from '../script/options.ts';

export function checkCan(
  game: Game,
  table: Table,
  assertion: AssertionOf<'can'>,
  options: readonly ActionOption[] | null,
): string | null {
  const player = playerOf(table, assertion.player);
  const can =
    assertion.attack === undefined
      ? canAct(game, assertion, player, options)
      : canAttackNow(game, table, assertion, player);
  const what = assertion.cast ?? assertion.play ?? assertion.activate ?? 'attack so';
  return can === assertion.is
    ? null
    : `${assertion.player} ${can ? 'can' : 'cannot'} ${what}, and that should be otherwise`;
}

function canAct(
  game: Game,
  assertion: AssertionOf<'can'>,
  player: PlayerId,
  options: readonly ActionOption[] | null,
): boolean {
  const open = options !== null && game.priority === player ? options : legalActions(game, player);
  return open.some((option) => isThat(game, option, assertion));
}

/** The ways to cast that a scenario activates by the keyword's text. */
const ACTIVATED: ReadonlySet<string> = new Set(['flashback', 'harmonize', 'foretell']);

function isThat(game: Game, option: ActionOption, { cast, via, play, activate }: AssertionOf<'can'>): boolean {
  switch (option.kind) {
    case 'pass':
      return false;
    case 'playLand':
      return play !== undefined && faceNamed(game, option.object, option.face, play);
    case 'cast':
      if (cast !== undefined)
        return (
          (via === undefined ? !ACTIVATED.has(option.via) : isWay(option.via, via)) &&
          faceNamed(game, option.object, option.face, cast)
        );
      return activate !== undefined && labelled(game, option, activate);
    case 'activate':
    case 'special':
      return activate !== undefined && labelled(game, option, activate);
  }
}

/** The beginning of the name of what would be cast or played, or of the whole card's if it has several. */
function faceNamed(game: Game, id: ObjectId, face: number, name: string): boolean {
  const object = game.objects[id] as GameObject;
  const { card } = object.record;
  const own = face === object.face ? [characteristics(game, id).name] : [];
  const whole = name.includes('//') ? [card.name] : [];
  return [...own, ...whole, card.faces[face]?.name ?? ''].some((known) => known.startsWith(name));
}

function labelled(game: Game, option: Exclude<ActionOption, { kind: 'pass' | 'playLand' }>, text: string): boolean {
  const names = namesOfObject(game, option.object);
  return labelsOf(game, option).some((label) => foldText(label, names).startsWith(foldText(text, names)));
}

function canAttackNow(game: Game, table: Table, { attack, defender }: AssertionOf<'can'>, player: PlayerId): boolean {
  if (attack === undefined) return false;
  const against =
    defender === undefined
      ? game.players.filter((other) => other.id !== player).map((other) => other.id)
      : [playerOf(table, defender.player)];
  return permanentsNamed(game, table, attack, player).some((id) => {
    const untapped = ((game.objects[id] as GameObject).status & StatusBit.Tapped) === 0;
    return untapped && against.some((other) => canAttack(game, id, playerEntity(other)) === null);
  });
}
