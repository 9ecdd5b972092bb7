/** "The next creature spell you cast this turn": an effect that begins with that spell. CR 611.2f. */
import type { Noun, Rule, Select } from '@kitchen-table/language/core';
import { nthCastOf, withoutNthCast } from '../../questions/costs/cost-changes.ts';
import { fitsDescription } from '../../questions/objects/filters.ts';
import { fitsRole } from '../../questions/triggered-abilities/roles.ts';
import type { ContinuousEffect } from '../../vocabulary/effects.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { bind } from '../resolving/bindings.ts';
import { newEffectId, setEffects } from '../../vocabulary/game-notes.ts';

/** The label of the spell with which the effect has begun. */
const NEXT = '#next';
const THAT_SPELL: Noun = { kind: 'reference', to: NEXT };

/** Whether the noun is the next such spell that is cast. */
export function isNextSpell(noun: Noun | undefined): boolean {
  return noun?.kind === 'select' && nthCastOf(noun)?.nth === 'next';
}

/** Effects that wait for such a spell begin to apply to it as it is put on the stack. CR 601.2a, 611.2f. */
export function beginWithSpell(game: Game, player: PlayerId, spell: ObjectId): void {
  if (game.effects.length === 0 || !mentions(game, 'next')) return;
  setEffects(
    game,
    game.effects.flatMap((effect) => {
      const begun = begunWith(game, effect, player, spell);
      // "As you cast spells this turn": it goes on waiting for others.
      return begun !== effect && isEvery(effect.rule) ? [{ ...begun, id: newEffectId(game) }, effect] : [begun];
    }),
  );
}

function begunWith(game: Game, effect: ContinuousEffect, player: PlayerId, spell: ObjectId): ContinuousEffect {
  const noun = nounOf(effect.rule);
  if (!isNextSpell(noun)) return effect;
  const { filter } = noun as Select;
  const entity = objectEntity(spell);
  if (!fitsRole(game, nthCastOf(noun as Select)?.player, playerEntity(player), effect.context)) return effect;
  if (!fitsDescription(game, withoutNthCast(filter), entity, effect.context)) return effect;
  return {
    ...effect,
    rule: about(effect.rule),
    context: bind(effect.context, NEXT, [entity], 1),
    affected: effect.rule.kind === 'changes' ? [entity] : effect.affected,
  };
}

function isEvery(rule: Rule): boolean {
  const noun = nounOf(rule);
  return noun?.kind === 'select' && nthCastOf(noun)?.every === true;
}

function nounOf(rule: Rule): Noun | undefined {
  switch (rule.kind) {
    case 'entersWith':
      return rule.object;
    case 'cant':
    case 'changes':
      return 'object' in rule.action ? rule.action.object : undefined;
    case 'replace':
      return rule.would.kind === 'move' ? rule.would.object : undefined;
    default:
      return undefined;
  }
}

type Acting = Extract<Rule, { kind: 'cant' | 'changes' }>;

/** The rule as one about that spell. */
function about(rule: Rule): Rule {
  if (rule.kind === 'entersWith') return { ...rule, object: THAT_SPELL };
  if (rule.kind === 'replace') return { ...rule, would: { ...rule.would, object: THAT_SPELL } as typeof rule.would };
  return { ...rule, action: { ...(rule as Acting).action, object: THAT_SPELL } } as Rule;
}
