/** What effects in force would give a card once it is a spell that the player casts. CR 601.3e. */
import {
  type Ability,
  type Card,
  type Filter,
  isAboutSpells,
  isGivenForCasting,
  type Noun,
  some,
} from '@kitchen-table/language/core';
import { type Characteristics, Interest } from '../../vocabulary/objects/characteristics.ts';
import type { Derived } from '../../vocabulary/derived.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ContinuousEffect } from '../../vocabulary/effects.ts';
import { objectEntity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { tableFacts } from '../../vocabulary/table-facts.ts';
import { changeAbilities } from '../continuous-effects/ability-changes.ts';
import type { ChangeAction } from '../continuous-effects/change-actions.ts';
import { type Change, gatherStatics } from '../continuous-effects/changes-in-force.ts';
import { characteristics, derived } from '../continuous-effects/characteristics.ts';
import { considering } from './considering.ts';
import { nthCastOf, withoutNthCast } from '../costs/cost-changes.ts';
import { fitsDescription } from '../objects/filters.ts';
import { holds } from '../reading.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

type Gain = Extract<ChangeAction, { kind: 'gain' }>;

/** What it would be as a spell: with the keywords given to such spells that it may be cast by. */
export function asSpellCast(game: Game, object: GameObject, now: Characteristics, player: PlayerId): Characteristics {
  if (!givesWays(game)) return now;
  let spell: Characteristics | null = null;
  for (const { action, filter, change, by } of givingNow(game)) {
    const { context, condition, conditionOfEach } = change;
    if (by !== undefined && !fitsRole(game, by, playerEntity(player), context)) continue;
    const entity = objectEntity(object.id);
    const reading =
      conditionOfEach === null
        ? context
        : { ...context, bindings: { ...context.bindings, [conditionOfEach]: { entities: [entity], amount: 1 } } };
    const fits = considering(
      game,
      object.id,
      now,
      player,
      () => fitsDescription(game, filter, entity, context) && (condition === null || holds(game, condition, reading)),
    );
    if (fits) changeAbilities((spell ??= now.copy()), action, context.source);
  }
  return spell ?? now;
}

interface Giving {
  readonly change: Pick<Change, 'context' | 'condition' | 'conditionOfEach'>;
  readonly action: Gain;
  readonly filter: Filter;
  /** Who casts the spell, where the description doesn't say it. */
  readonly by?: Noun;
}

/** Pure memo: worked out once for what is true now. */
const memo = new WeakMap<Derived, readonly Giving[]>();

function givingNow(game: Game): readonly Giving[] {
  const now = derived(game);
  let giving = memo.get(now);
  if (giving === undefined)
    memo.set(
      now,
      (giving = [
        ...[...game.battlefield, ...game.command].flatMap((id) => givingOf(game, id)),
        ...game.effects.flatMap(givingToTheNext),
      ]),
    );
  return giving;
}

function givingOf(game: Game, id: ObjectId): readonly Giving[] {
  const object = game.objects[id] as GameObject;
  const now = characteristics(game, id);
  if ((now.interest & Interest.Changes) === 0 || (object.status & StatusBit.PhasedOut) !== 0) return NONE;
  return gatherStatics(game, object, now, object.zone, undefined).flatMap((change) =>
    change.parts.flatMap(({ action, noun: { node } }): Giving[] => {
      if (!isGiving(action) || !isAboutSpells(node)) return [];
      const filter = node.kind === 'select' ? node.filter : (node as Filter);
      return [{ change, action: { ...action, abilities: action.abilities.filter(isGivenForCasting) }, filter }];
    }),
  );
}
const NONE: readonly Giving[] = [];

/** "The next spell you cast this turn has convoke": what waits for that spell. CR 611.2f. */
function givingToTheNext({ rule, context }: ContinuousEffect): readonly Giving[] {
  if (rule.kind !== 'changes' || rule.action.kind !== 'gain' || !isGiving(rule.action)) return NONE;
  const { object } = rule.action;
  const next = object?.kind === 'select' ? nthCastOf(object) : undefined;
  if (object?.kind !== 'select' || next?.nth !== 'next') return NONE;
  const filter = withoutNthCast(object.filter);
  const change = { context, condition: null, conditionOfEach: null };
  return [{ change, action: rule.action, filter, by: next.player }];
}

function isGiving(action: ChangeAction): action is Gain & { abilities: readonly Ability[] } {
  return (
    action.kind === 'gain' &&
    action.verb !== 'lose' &&
    action.abilities !== 'all' &&
    action.abilities.some(isGivenForCasting)
  );
}

/** Pure memo: whether the text of a card gives spells such a keyword. */
const givers = new WeakMap<Card, boolean>();

/** Whether a card of the game gives spells keywords to cast them by: no other game pays for asking. */
export function givesWays(game: Game): boolean {
  const facts = tableFacts(game);
  facts.givesWays ??= game.records.some(({ card }) => {
    let gives = givers.get(card);
    if (gives === undefined)
      givers.set(
        card,
        (gives = some(card, (part) => {
          const action = part as unknown as ChangeAction;
          return action.kind === 'gain' && isGiving(action) && isAboutSpells(action.object);
        })),
      );
    return gives;
  });
  return facts.givesWays;
}
