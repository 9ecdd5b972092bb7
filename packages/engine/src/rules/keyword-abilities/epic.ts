/** Epic: no more spells for the rest of the game, and a copy of this one at each upkeep. CR 702.50. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import type { Clause, Duration, Rule, Trigger } from '@kitchen-table/language';
import { editObject, setDelayed } from '../../vocabulary/door.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity } from '../../vocabulary/ids.ts';
import { bind } from '../bindings.ts';
import { addEffect } from '../effects/durations.ts';
import type { StackFacts } from '../../vocabulary/objects.ts';

const REST_OF_GAME: Duration = { kind: 'restOfGame' };
const UPKEEP: Trigger = {
  kind: 'trigger',
  word: 'at',
  events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'upkeep', of: { kind: 'you' } } }],
};
const AGAIN: Clause = {
  kind: 'do',
  action: { kind: 'copy', object: { kind: 'reference', to: 'epic', words: 'that' }, newTargets: true },
};
const NO_SPELLS: Rule = {
  kind: 'cant',
  action: {
    kind: 'cast',
    actor: { kind: 'you' },
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'bare' },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
    },
  },
};

/** The spell that is resolving begins it; its copies are without epic. CR 702.50a. */
function beginEpic(game: Game, context: Context): void {
  const spell = editObject(game, context.source);
  const stack = spell.stack as StackFacts;
  spell.stack = { ...stack, clauses: stack.clauses.filter((clause) => !isEpic(clause)) };
  addEffect(game, NO_SPELLS, context, REST_OF_GAME, null, null);
  setDelayed(game, [
    ...game.delayed,
    {
      id: game.nextEffectId++,
      trigger: UPKEEP,
      clause: AGAIN,
      context: bind(context, 'epic', [objectEntity(context.source)], 1),
      once: false,
      until: REST_OF_GAME,
      startedTurn: game.turn,
    },
  ]);
}

function isEpic(clause: Clause): boolean {
  return clause.kind === 'do' && clause.action.kind === 'keywordAction' && clause.action.action === 'epic';
}

/** Epic. CR 702.50a. */
export const epicAction: KeywordAction = {
  kind: 'epic',
  cr: '702.50a',
  roles: { by: 'player' },
  does: ({ game, context }) => beginEpic(game, context),
  says: null,
  helps: null,
};
