/** Permanents that are sacrificed because they were cast when no sorcery could have been cast. CR 307.5a. */
import type { Clause } from '@kitchen-table/language/core';
import { isActivePlayer } from '../../questions/players/teams.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import type { CastFacts } from '../../vocabulary/objects/objects.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { contextOf } from '../resolving/bindings.ts';

/** Notes of the spell being cast, where a card of the game asks, that a sorcery could not have been. CR 307.5a. */
export function outOfTime(game: Game, facts: CastFacts): CastFacts {
  if (!mentions(game, 'next cleanup step')) return facts;
  const main = game.step === Step.PrecombatMain || game.step === Step.PostcombatMain;
  // The spell itself is on the stack by now, and nothing else may be: not even what is resolving.
  return main && isActivePlayer(game, facts.by) && game.stack.length === 1 ? facts : { ...facts, outOfTime: true };
}

/** Whether the spell's own words have the permanent sacrificed. */
export function isSacrificedLater(spell: Characteristics, facts: CastFacts): boolean {
  return (
    facts.outOfTime === true &&
    spell.abilities.some(
      ({ ability }) =>
        ability.kind === 'static' &&
        ability.rules.some((rule) => rule.kind === 'may' && rule.thenSacrificed !== undefined),
    )
  );
}

const SACRIFICE: Clause = {
  kind: 'delayed',
  trigger: {
    kind: 'trigger',
    word: 'at',
    events: [{ kind: 'beginningOf', part: { kind: 'turnPart', next: true, step: 'cleanup' } }],
  },
  clause: {
    kind: 'do',
    action: {
      kind: 'sacrifice',
      actor: { kind: 'playerOf', relation: 'controller', of: { kind: 'self' } },
      object: { kind: 'self' },
    },
  },
};

/** Its controller sacrifices the permanent at the beginning of the next cleanup step; the ability is of who cast it. CR 603.7, 603.7g. */
export function sacrificeLater(game: Game, permanent: ObjectId): void {
  const controller = game.objects[permanent]?.memory.cast?.by;
  if (controller !== undefined) game.rules.execute(game, SACRIFICE, contextOf(permanent, controller));
}
