/** Steps and turns that are skipped as they would begin. CR 614.10, 614.10b. */
import type { Rule } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { clause, condition, rule, subject, turnPart } from '../categories.ts';

type Skip = Extract<Rule, { kind: 'skipInstead' }>;
const TURN: Skip['part'] = { kind: 'turnPart', step: 'turn', of: { kind: 'you' } };
const ANY_TURN: Skip['part'] = { kind: 'turnPart', step: 'turn' };
rule.add(
  phrase`if you would begin ( ${{ part: terms<Skip['part']>('a turn', [['your turn', TURN]]) }} while ${{ condition }} , you may skip that turn | ${{ part: turnPart }} , you may skip that step ) instead . ^ if you do , ${{ then: clause }}`.means(
    { kind: 'skipInstead', may: true },
  ),
  phrase`if ${{ actor: subject }} would begin a extra turn , that player skips that turn instead`.means(
    (s): Skip => ({ kind: 'skipInstead', part: ANY_TURN, actor: s.actor, extra: true }),
  ),
);
