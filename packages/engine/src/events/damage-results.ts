/** What damage does: the events that it turns into, and what it marks. CR 120.3. */
import { TypeBit } from '../vocabulary/objects/characteristics.ts';
import { editObjectLightly } from '../vocabulary/door.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game, OpenGame } from '../vocabulary/game.ts';
import { entityObject, entityPlayer, isPlayerEntity, objectEntity } from '../vocabulary/ids.ts';
import { KeywordBit } from '../vocabulary/objects/keywords.ts';
import { StatusBit } from '../vocabulary/objects/objects.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { noteDealer } from '../questions/resolving/dealt-damage-ever.ts';
import { toxicValue } from '../questions/objects/keywords.ts';
import { isSaidOf } from '../questions/players/limits.ts';

type Damage = Extract<GameEvent, { kind: 'damage' }>;
const NOTHING: readonly GameEvent[] = [];

/** Life lost and gained and counters moved because of the damage. CR 120.3a-g. */
export function resultsOfDamage(game: Game, damage: Damage): readonly GameEvent[] {
  const source = game.objects[damage.source] === undefined ? null : characteristics(game, damage.source);
  const keywords = source === null ? 0 : source.keywords;
  const caused = { cause: damage.source, rule: '120.3' };
  const by = source === null ? 0 : source.controller;
  let results: GameEvent[] | null = null;
  if (isPlayerEntity(damage.to)) {
    const player = entityPlayer(damage.to);
    results =
      (keywords & KeywordBit.Infect) !== 0
        ? [
            {
              kind: 'putCounters',
              on: damage.to,
              counter: 'poison',
              amount: damage.amount,
              player: by as typeof player,
              cause: damage.source,
              rule: '120.3b',
            },
          ]
        : [{ kind: 'loseLife', player, amount: damage.amount, fromDamage: true, cause: damage.source, rule: '120.3a' }];
    const toxic = damage.combat && source !== null ? toxicValue(game, damage.source) : 0;
    if (toxic > 0) {
      results = [
        ...results,
        {
          kind: 'putCounters',
          on: damage.to,
          counter: 'poison',
          amount: toxic,
          player: by as typeof player,
          cause: damage.source,
          rule: '120.3g',
        },
      ];
    }
  } else {
    const object = entityObject(damage.to);
    const types = characteristics(game, object).types;
    if ((types & TypeBit.Planeswalker) !== 0) {
      results = [
        {
          kind: 'removeCounters',
          on: damage.to,
          counter: 'loyalty',
          amount: damage.amount,
          player: by as never,
          ...caused,
          rule: '120.3c',
        },
      ];
    }
    if ((types & TypeBit.Battle) !== 0) {
      results = [
        ...(results ?? NOTHING),
        {
          kind: 'removeCounters',
          on: damage.to,
          counter: 'defense',
          amount: damage.amount,
          player: by as never,
          ...caused,
          rule: '120.3h',
        },
      ];
    }
    if ((types & TypeBit.Creature) !== 0 && (keywords & (KeywordBit.Wither | KeywordBit.Infect)) !== 0) {
      const counters: GameEvent = {
        kind: 'putCounters',
        on: objectEntity(object),
        counter: '-1/-1',
        amount: damage.amount,
        player: by as never,
        ...caused,
        rule: '120.3d',
      };
      results = [...(results ?? NOTHING), counters];
    }
  }
  if ((keywords & KeywordBit.Lifelink) !== 0 && source !== null) {
    const gain: GameEvent = {
      kind: 'gainLife',
      player: source.controller,
      amount: damage.amount,
      fromDamage: true,
      cause: damage.source,
      rule: '120.3f',
    };
    results = [...(results ?? NOTHING), gain];
  }
  return results ?? NOTHING;
}

/** How much life is lost: a rule in force may leave the player one life. CR 120.3a, 614.1a. */
export function lifeToLose(
  game: Game,
  { player, amount, fromDamage }: Extract<GameEvent, { kind: 'gainLife' | 'loseLife' | 'payLife' }>,
  together: readonly GameEvent[],
): number {
  if (!fromDamage || !isSaidOf(game, player, 'damage leaves 1 life')) return amount;
  let life = game.players[player]?.life ?? 0;
  for (const other of together) if (other.kind === 'loseLife' && other.player === player) life -= other.amount;
  return Math.max(0, Math.min(amount, life - 1));
}

/** Damage marked on a creature, and the mark that deathtouch leaves. CR 120.3e, 702.2b. */
export function markDamage(game: OpenGame, damage: Damage): void {
  noteDealer(game, damage);
  if (isPlayerEntity(damage.to)) return;
  const id = entityObject(damage.to);
  const types = characteristics(game, id).types;
  if ((types & TypeBit.Creature) === 0) return;
  const keywords = game.objects[damage.source] === undefined ? 0 : characteristics(game, damage.source).keywords;
  const object = editObjectLightly(game, id);
  if ((keywords & (KeywordBit.Wither | KeywordBit.Infect)) === 0) object.damage += damage.amount;
  if ((keywords & KeywordBit.Deathtouch) !== 0) object.status |= StatusBit.DeathtouchDamage;
}
