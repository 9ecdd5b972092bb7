/** What damage does: the events that it turns into, and what it marks. CR 120.3. */
import { type Characteristics, TypeBit } from '../vocabulary/objects/characteristics.ts';
import { editObjectLightly } from '../vocabulary/door.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game, OpenGame } from '../vocabulary/game.ts';
import { entityObject, entityPlayer, isPlayerEntity, type PlayerId } from '../vocabulary/ids.ts';
import { KeywordBit } from '../vocabulary/objects/keywords.ts';
import { StatusBit } from '../vocabulary/objects/objects.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { isAboutKeyword, rulesInForce } from '../questions/in-force.ts';
import { noteDealer } from '../questions/resolving/dealt-damage-ever.ts';
import { toxicValue } from '../questions/objects/keywords.ts';
import { fitsRole } from '../questions/triggered-abilities/roles.ts';
import { isSaidOf } from '../questions/players/limits.ts';

type Damage = Extract<GameEvent, { kind: 'damage' }>;
const NOTHING: readonly GameEvent[] = [];
/** Who deals damage that has no source: noted only, asked of nobody. */
const FIRST_PLAYER = 0 as PlayerId;

/** Life lost and gained and counters moved because of the damage. CR 120.3a-g. */
export function resultsOfDamage(game: Game, damage: Damage): readonly GameEvent[] {
  const source = game.objects[damage.source] === undefined ? null : characteristics(game, damage.source);
  const results = isPlayerEntity(damage.to) ? toPlayer(game, damage, source) : toPermanent(game, damage, source);
  if (source === null || (source.keywords & KeywordBit.Lifelink) === 0) return results;
  const gain: GameEvent = {
    kind: 'gainLife',
    player: source.controller,
    amount: damage.amount,
    fromDamage: true,
    cause: damage.source,
    rule: '120.3f',
  };
  return [...results, gain];
}

/** The keywords of the source, and wither or infect where it is taken for having them. CR 609.4, 702.80a, 702.90b-c. */
function howDealt(game: Game, { source, to }: Damage): number {
  let keywords = game.objects[source] === undefined ? 0 : characteristics(game, source).keywords;
  for (const { rule, context } of rulesInForce(game, 'asThough')) {
    if (rule.action.kind !== 'dealDamage' || !fitsRole(game, rule.action.to, to, context)) continue;
    if (isAboutKeyword(rule, 'infect')) keywords |= KeywordBit.Infect;
    if (isAboutKeyword(rule, 'wither')) keywords |= KeywordBit.Wither;
  }
  return keywords;
}

/** A player loses life, or gets poison counters for infect, and for toxic besides. CR 120.3a-b, 120.3g. */
function toPlayer(game: Game, damage: Damage, source: Characteristics | null): readonly GameEvent[] {
  const by = source === null ? FIRST_PLAYER : source.controller;
  const infects = (howDealt(game, damage) & KeywordBit.Infect) !== 0;
  const toxic = damage.combat && source !== null ? toxicValue(game, damage.source) : 0;
  const harm: GameEvent = infects
    ? poison(damage, damage.amount, by, '120.3b')
    : {
        kind: 'loseLife',
        player: entityPlayer(damage.to),
        amount: damage.amount,
        fromDamage: true,
        cause: damage.source,
        rule: '120.3a',
      };
  return toxic > 0 ? [harm, poison(damage, toxic, by, '120.3g')] : [harm];
}

function poison(damage: Damage, amount: number, player: PlayerId, rule: string): GameEvent {
  const by = { cause: damage.source, rule, noEffect: true } as const;
  return { kind: 'putCounters', on: damage.to, counter: 'poison', amount, player, ...by };
}

/** A planeswalker loses loyalty, a battle defense; wither and infect put -1/-1 counters on a creature. CR 120.3c-d, 120.3h. */
function toPermanent(game: Game, damage: Damage, source: Characteristics | null): readonly GameEvent[] {
  const { types } = characteristics(game, entityObject(damage.to));
  const keywords = howDealt(game, damage);
  const player = source === null ? FIRST_PLAYER : source.controller;
  const { to: on, amount, source: cause } = damage;
  let results: readonly GameEvent[] = NOTHING;
  if ((types & TypeBit.Planeswalker) !== 0)
    results = [{ kind: 'removeCounters', on, counter: 'loyalty', amount, player, cause, rule: '120.3c' }];
  if ((types & TypeBit.Battle) !== 0)
    results = [...results, { kind: 'removeCounters', on, counter: 'defense', amount, player, cause, rule: '120.3h' }];
  if ((types & TypeBit.Creature) !== 0 && (keywords & (KeywordBit.Wither | KeywordBit.Infect)) !== 0)
    results = [
      ...results,
      { kind: 'putCounters', on, counter: '-1/-1', amount, player, cause, rule: '120.3d', noEffect: true },
    ];
  return results;
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
  const keywords = howDealt(game, damage);
  const object = editObjectLightly(game, id);
  if ((keywords & (KeywordBit.Wither | KeywordBit.Infect)) === 0) object.damage += damage.amount;
  if ((keywords & KeywordBit.Deathtouch) !== 0) object.status |= StatusBit.DeathtouchDamage;
}
