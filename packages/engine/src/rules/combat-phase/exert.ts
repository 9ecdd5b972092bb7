/** "You may exert this creature as it attacks": it won't untap the next time, and something happens. CR 701.39, 508.1g. */
import type { Clause, Rule } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { holds } from '../../questions/conditions.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { contextOf } from '../resolving/bindings.ts';
import { deedEvent } from '../event-makers.ts';
import { setStatus } from '../../vocabulary/objects/object-notes.ts';
import { notePending } from '../../vocabulary/game-notes.ts';

/** The attackers' controllers exert those that they like, and what is linked to that triggers. CR 701.39a, 701.39d, 607.2h. */
export function exertAttackers(game: Game, attackers: readonly ObjectId[]): void {
  for (const attacker of attackers) {
    const { controller, name, abilities } = characteristics(game, attacker);
    for (const { ability } of abilities) {
      if (ability.kind !== 'static') continue;
      if (ability.condition !== undefined && !holds(game, ability.condition, contextOf(attacker, controller))) continue;
      for (const rule of ability.rules) {
        if (!isExertion(rule)) continue;
        if (!askYesNo(game, controller, reason(`Exert ${name}?`, attacker, '701.39d'), 'Exert', 'Do not exert'))
          continue;
        setStatus(game, attacker, StatusBit.SkipsNextUntap, true);
        const event = deedEvent('exert', controller, attacker, 1, { cause: attacker, rule: '701.39a' });
        perform(game, [event]);
        const clause = rule.whenDone;
        if (clause === undefined) continue;
        notePending(game, {
          controller,
          source: attacker,
          ability: null,
          clause,
          trigger: null,
          context: contextOf(attacker, controller),
          event,
        });
      }
    }
  }
}

function isExertion(rule: Rule): rule is Extract<Rule, { kind: 'may' }> & { whenDone?: Clause } {
  return rule.kind === 'may' && rule.asItAttacks === true;
}
