/** Keywords that replace events: totem (umbra) armor and dredge. CR 702.89, 702.52. */
import { attachmentsOf } from '../../questions/objects/attachments.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { hasKeyword, keywordsNamed } from '../../questions/objects/keywords.ts';
import { editObject } from '../../vocabulary/door.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

export type ReplacingKeyword = 'umbra armor' | 'dredge';

/** The objects whose keyword could replace the event. */
export function keywordRuleFor(
  game: Game,
  event: GameEvent,
): readonly { readonly keyword: ReplacingKeyword; readonly object: ObjectId }[] {
  if (event.kind === 'destroy') {
    return attachmentsOf(game, event.object)
      .filter(
        (id) =>
          hasKeyword(characteristics(game, id), 'totem armor') || hasKeyword(characteristics(game, id), 'umbra armor'),
      )
      .map((object) => ({ keyword: 'umbra armor', object }));
  }
  if (event.kind === 'draw') {
    const player = game.players[event.player];
    if (player === undefined) return [];
    return player.graveyard
      .filter((id) => dredgeOf(game, id) > 0 && player.library.length >= dredgeOf(game, id))
      .map((object) => ({ keyword: 'dredge', object }));
  }
  return [];
}

function dredgeOf(game: Game, id: ObjectId): number {
  const [ability] = keywordsNamed(characteristics(game, id), 'dredge');
  return ability?.amount?.kind === 'number' ? ability.amount.number : 0;
}

/** What happens instead. */
export function applyKeywordRule(
  game: OpenGame,
  keyword: ReplacingKeyword,
  object: ObjectId,
  event: GameEvent,
): readonly GameEvent[] {
  switch (keyword) {
    case 'umbra armor': {
      if (event.kind !== 'destroy') return [event];
      // CR 702.89a: damage is removed, and the Aura destroyed in its place.
      const saved = editObject(game, event.object);
      saved.damage = 0;
      saved.status &= ~StatusBit.DeathtouchDamage;
      return [{ kind: 'destroy', object, noRegeneration: false, cause: object, rule: '702.89a' }];
    }
    case 'dredge': {
      if (event.kind !== 'draw') return [event];
      if (!askYesNo(game, event.player, reason('Dredge instead of drawing?', object, '702.52a'), 'Dredge', 'Draw'))
        return [event];
      return dredged(game, event.player, object);
    }
    default:
      return unreachable(keyword);
  }
}

function dredged(game: Game, player: PlayerId, object: ObjectId): readonly GameEvent[] {
  const library = game.players[player]?.library ?? [];
  const count = dredgeOf(game, object);
  const move = {
    player,
    position: 'top' as const,
    entering: null,
    stack: null,
    faceDown: false,
    visibleTo: 0,
    became: NO_OBJECT,
    cause: object,
    rule: '702.52a',
  };
  const events: GameEvent[] = [];
  for (let i = 0; i < count; i++) {
    const card = library[library.length - 1 - i];
    if (card !== undefined)
      events.push({
        kind: 'zoneChange',
        object: card,
        from: Zone.Library,
        to: Zone.Graveyard,
        manner: 'mill',
        ...move,
      });
  }
  events.push({ kind: 'zoneChange', object, from: Zone.Graveyard, to: Zone.Hand, manner: 'return', ...move });
  return events;
}

function unreachable(value: never): never {
  throw new Error(`no such keyword: ${String(value)}`);
}
