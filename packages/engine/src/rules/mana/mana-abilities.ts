/** Mana abilities: activated, they resolve at once. CR 605. */
import type { ActivatedAbility } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import { havingPaid, payingToUse } from '../../questions/costs/paid-to-use.ts';
import { manaAbilityCost } from '../../questions/costs/mana-ability-costs.ts';
import type { AbilityRecord } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { countActivation } from '../activated-abilities/activation-limits.ts';
import { bind, contextOf } from '../resolving/bindings.ts';
import { moveEvent } from '../event-makers.ts';
import { payParts } from '../costs/paying-costs.ts';
import { putAbilityOnStack } from '../triggered-abilities/stack-objects.ts';
import { TAPPED_FOR_MANA } from './produced-instead.ts';
import { watchesActivation } from './triggered-mana.ts';
import { WANTED_MANA } from './wanted.ts';

/**
 * Activates the mana ability at that place among the object's abilities: pays its costs, adds the mana.
 * `wanted`: the kinds of mana wanted, when nobody is to be asked. CR 605.3b.
 */
export function activateManaAbility(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  at: number,
  wanted: readonly number[] | null,
  manaPaid: boolean,
): void {
  const record = characteristics(game, object).abilities[at] as AbilityRecord;
  const { clause } = record.ability as ActivatedAbility;
  const cost = manaAbilityCost(game, player, object, record);
  let context = contextOf(object, player);
  if (wanted !== null) context = bind(context, WANTED_MANA, wanted as readonly never[], 0);
  const taps = cost.some((part) => part.kind === 'tapCost');
  if (taps && derived(game).rules.manaProduced !== undefined) context = bind(context, TAPPED_FOR_MANA, [], 1);
  countActivation(game, object, record);
  context = payParts(
    game,
    player,
    manaPaid ? cost.filter((part) => part.kind !== 'manaCost') : cost,
    payingToUse(game, context, 'mana ability'),
    '605.3b',
  );
  context = havingPaid(context);
  noteActivated(game, player, object, record, context);
  const before = (game.players[player] as Player).pool;
  game.rules.execute(game, clause, context);
  const after = (game.players[player] as Player).pool;
  if (taps) {
    const produced = after.amounts.map((amount, kind) => amount - (before.amounts[kind] as number));
    for (const { kind } of after.special.slice(before.special.length)) produced[kind] = (produced[kind] as number) + 1;
    perform(game, [{ kind: 'tapForMana', source: object, player, produced, cause: object, rule: '106.11' }]);
  }
}

/** What triggers on abilities being activated sees it too, though it isn't put on the stack to wait. CR 605.3b, 602.2b. */
function noteActivated(game: Game, player: PlayerId, source: ObjectId, record: AbilityRecord, context: Context): void {
  if (!watchesActivation(game)) return;
  const { clause } = record.ability as ActivatedAbility;
  const zone = (game.objects[source] as GameObject).zone;
  const id = putAbilityOnStack(game, player, {
    kind: 'activated',
    source,
    ability: record,
    clauses: [clause],
    modes: null,
    targets: [],
    cast: { x: null, paid: [], from: zone, colorsSpent: 0, manaSpent: 0, by: player },
    context,
  });
  const by = { cause: source, rule: '605.3b' };
  perform(game, [{ kind: 'activate', object: id, source, ability: record, player, ...by }]);
  perform(game, [moveEvent(game, id, Zone.None, 'put', player, by)]);
}
