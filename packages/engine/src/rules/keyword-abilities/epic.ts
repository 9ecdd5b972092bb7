/** Epic: no more spells for the rest of the game, and a copy of this one at each upkeep. CR 702.50. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import type { Clause, Duration, Rule, Trigger } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity } from '../../vocabulary/ids.ts';
import { bind } from '../resolving/bindings.ts';
import { addEffect } from '../effects/durations.ts';
import type { StackFacts } from '../../vocabulary/objects/objects.ts';
import { setStackFacts } from '../../vocabulary/objects/object-notes.ts';
import { beginWaiting } from '../../vocabulary/game-notes.ts';

const REST_OF_GAME: Duration = { kind: 'restOfGame' };
const UPKEEP: Trigger = {
  kind: 'trigger',
  word: 'at',
  events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'upkeep', of: { kind: 'you' } } }],
};
const AGAIN: Clause = {
  kind: 'do',
  action: { kind: 'copy', object: { kind: 'reference', to: 'epic' }, newTargets: true },
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
  const stack = game.objects[context.source]?.stack as StackFacts;
  setStackFacts(game, context.source, { ...stack, clauses: stack.clauses.filter((clause) => !isEpic(clause)) });
  addEffect(game, NO_SPELLS, context, REST_OF_GAME, null, null);
  beginWaiting(game, {
    trigger: UPKEEP,
    clause: AGAIN,
    context: bind(context, 'epic', [objectEntity(context.source)], 1),
    once: false,
    until: REST_OF_GAME,
  });
}

function isEpic(clause: Clause): boolean {
  return clause.kind === 'do' && clause.action.kind === 'keywordAction' && clause.action.action === 'epic';
}

/** Epic. CR 702.50a. */
export const epicAction: KeywordAction = {
  kind: 'epic',
  cr: '702.50a',
  does: ({ game, context }) => beginEpic(game, context),
  says: null,
  helps: null,
};
