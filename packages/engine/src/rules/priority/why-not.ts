/** "Why can't I?": for an object that a player can do nothing with now, the rules that forbid it. CR 117.1, 305, 601.3, 602.5. */
import type { ActivatedAbility } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { cannotActivate, cannotCast, landsAllowed } from '../../questions/rules-in-force.ts';
import { lifeToUse, payingToUse } from '../../questions/costs/paid-to-use.ts';
import { mayUseLoyalty } from '../../questions/costs/loyalty-costs.ts';
import { isSummoningSick } from '../../questions/combat-phase/summoning-sickness.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { type AbilityRecord, type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Illegal } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { KeywordBit } from '../../vocabulary/objects/keywords.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { isSorceryTime, withinLimits } from '../activated-abilities/activation-limits.ts';
import { mandatoryCosts } from '../costs/additional-costs.ts';
import { contextOf } from '../resolving/bindings.ts';
import { canPayParts } from '../costs/costs.ts';
import { helpersFor } from '../costs/helpers-for-mana.ts';
import { legalActions } from './legal-actions.ts';
import { canPayMana } from '../mana/payment.ts';
import { manaAvailable } from '../mana/sources.ts';
import { maySpend } from '../mana/spend-only.ts';
import { demandOf } from '../mana/symbols.ts';
import { modesAvailable } from '../modes/modes.ts';
import { clausesOf } from '../resolving/spell-text.ts';
import { totalCost } from '../costs/total-cost.ts';

/** When permanent spells and sorceries may be cast. */
const SLOW: readonly (readonly [number, string])[] = [
  [TypeBit.Sorcery, '307.1'],
  [TypeBit.Creature, '302.1'],
  [TypeBit.Planeswalker, '306.1'],
  [TypeBit.Battle, '310.1'],
  [TypeBit.Artifact, '301.1'],
  [TypeBit.Enchantment, '303.1'],
];

/** The reasons, most general first; none when the player can do something with it, or nobody ever could. */
export function whyNot(game: Game, player: PlayerId, id: ObjectId): readonly Illegal[] {
  const object = game.objects[id];
  if (object === undefined || object.lastKnown !== null) return [];
  if (game.waiting !== 'priority' || game.priority !== player) return [illegal('117.1', 'you do not have priority')];
  if (
    legalActions(game, player).some(
      (option) => option.kind !== 'pass' && (option.object === id || option.same.includes(id)),
    )
  )
    return [];
  const now = characteristics(game, id);
  switch (object.zone) {
    case Zone.Hand:
      if (object.owner !== player) return [];
      return (now.types & TypeBit.Land) !== 0 ? whyNoLand(game, player, id) : whyNoSpell(game, player, object, now);
    case Zone.Command:
      return object.owner === player && game.rules.castableFrom(game, player).includes(id)
        ? whyNoSpell(game, player, object, now)
        : [];
    case Zone.Battlefield:
      return now.controller === player ? whyNoAbility(game, player, object, now) : [];
    default:
      return [];
  }
}

/** Why it is not the time for what is done at sorcery speed. */
function untimely(game: Game, player: PlayerId): string {
  if (!isActivePlayer(game, player)) return 'it is not your turn';
  return game.stack.length > 0 ? 'the stack is not empty' : 'it is not your main phase';
}

/** CR 305.1-305.3. */
function whyNoLand(game: Game, player: PlayerId, id: ObjectId): readonly Illegal[] {
  const found: Illegal[] = [];
  if (!isActivePlayer(game, player)) found.push(illegal('305.3', 'lands are played in your own turns'));
  else if (!isSorceryTime(game, player)) found.push(illegal('305.1', untimely(game, player)));
  const { landsPlayed } = game.players[player] as Player;
  if (landsPlayed >= landsAllowed(game, player))
    found.push(illegal('305.2', `you have played ${landsPlayed === 1 ? 'a land' : `${landsPlayed} lands`} this turn`));
  const forbidden = cannotCast(game, player, id);
  return forbidden === null ? found : [...found, forbidden];
}

/** CR 601.2-601.3, for the normal way of casting. */
function whyNoSpell(game: Game, player: PlayerId, object: GameObject, now: Characteristics): readonly Illegal[] {
  const { id } = object;
  const found: Illegal[] = [];
  const fast = (now.types & TypeBit.Instant) !== 0 || (now.keywords & KeywordBit.Flash) !== 0;
  const slow = SLOW.find(([type]) => (now.types & type) !== 0);
  if (!fast && slow !== undefined && !isSorceryTime(game, player)) found.push(illegal(slow[1], untimely(game, player)));
  const forbidden = cannotCast(game, player, id);
  if (forbidden !== null) found.push(forbidden);
  if (now.manaCost === null) return [...found, illegal('118.6', 'it has no mana cost')];
  const context = contextOf(id, player);
  const base = demandOf(now.manaCost);
  const { demand } = totalCost(game, player, id, null, base, 0, game.rules.additionalGenericCost(game, player, id), []);
  const available = manaAvailable(game, player, NO_OBJECT, { player, object: id, activating: false }, maySpend);
  const helpers = helpersFor(game, player, id, now, new Set(available.sources.map((source) => source.object)));
  const life = lifeToUse(game, player, 'spell');
  if (!canPayMana(game, { player, demand, spending: null, except: NO_OBJECT, helpers, life }, available))
    found.push(illegal('601.2h', 'you have not the mana for it'));
  const additional = mandatoryCosts(now).every((ways) =>
    ways.some((each) =>
      canPayParts(game, player, each, payingToUse(game, { ...context, x: 0, stackObject: id }, 'spell'), true),
    ),
  );
  if (!additional) found.push(illegal('601.2h', 'you can not pay its additional cost'));
  const clauses = clausesOf(now, '');
  if (
    clauses.length > 0 &&
    modesAvailable(game, clauses, { ...context, x: base.x > 0 ? 0 : null, stackObject: id }, id, null) === null
  )
    found.push(illegal('601.2c', 'it has no legal target'));
  return found;
}

/** Of each activated ability that gives no mana, the first reason. CR 602.5, 602.2b, 606.3. */
function whyNoAbility(game: Game, player: PlayerId, object: GameObject, now: Characteristics): readonly Illegal[] {
  const found = new Map<string, Illegal>();
  for (const record of now.abilities) {
    if (record.ability.kind !== 'activated' || record.isManaAbility) continue;
    const reason = whyNotActivated(game, player, object, record, record.ability);
    found.set(`${reason.rule} ${reason.because}`, reason);
  }
  return [...found.values()];
}

function whyNotActivated(
  game: Game,
  player: PlayerId,
  object: GameObject,
  record: AbilityRecord,
  ability: ActivatedAbility,
): Illegal {
  const loyalty = ability.cost.some((part) => part.kind === 'loyaltyCost');
  const sorceryTime = isSorceryTime(game, player);
  if (loyalty && !mayUseLoyalty(game, player, object.id, sorceryTime))
    return sorceryTime
      ? illegal('606.3', 'a loyalty ability of it was activated this turn')
      : illegal('606.3', untimely(game, player));
  const taps = ability.cost.some((part) => part.kind === 'tapCost' || part.kind === 'untapCost');
  if (taps && isSummoningSick(game, object.id)) return illegal('302.6', 'it came under your control this turn');
  if (taps && (object.status & StatusBit.Tapped) !== 0) return illegal('602.2b', 'it is tapped');
  if (!withinLimits(game, player, object.id, record)) return illegal('602.5', 'its text allows it only at other times');
  const forbidden = cannotActivate(game, player, object.id, record);
  if (forbidden !== null) return forbidden;
  const context = { ...contextOf(object.id, player), x: 0 };
  if (modesAvailable(game, [ability.clause], context, object.id, null, record) === null)
    return illegal('602.2b', 'it has no legal target');
  return illegal('602.2b', 'you can not pay its cost');
}

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}
