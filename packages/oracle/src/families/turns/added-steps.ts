/** Steps and phases that a turn gets besides its own. CR 500.8, 500.9. */
import type { Clause, TurnAction } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { playerVerb, timedRule } from '../categories.ts';

const added = words('a step', ['upkeep step', 'draw step', 'end step', 'beginning phase']);
const place = words('a step or phase', ['step', 'phase']);

timedRule.add(
  phrase`there is a additional ${{ steps: added }} after this ${{ after: place }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'extraPhase', steps: s.steps, after: s.after, words: 'there is' },
  })),
);
playerVerb.add(
  phrase`get~ a additional ${{ steps: added }} after this ${{ after: place }}`.means({ kind: 'extraPhase' }),
);

type Said = Pick<TurnAction, 'after' | 'words'>;
type Phases = readonly ('combat' | 'main')[];
const COMBAT: Phases = ['combat'];
const COMBAT_AND_MAIN: Phases = ['combat', 'main'];
/** Where the phases come, said first: behind the phase that it is now, or the first of its kind. */
const behindWhat = terms<Said>('after which phase', [
  ['after this phase , there is', {}],
  ['after this main phase , there is', { words: 'after this main phase' }],
  ['after this combat phase , there is', { words: 'after this combat phase' }],
  ["after the first second main phase this turn , there 's", { after: 'first second main phase' }],
  ["after the first combat phase this turn , there 's", { after: 'first combat phase' }],
]);
const phases = terms<Phases>('phases', [
  ['a additional combat phase', COMBAT],
  ['a additional combat phase followed by a additional main phase', COMBAT_AND_MAIN],
]);
const saidLast = (text: string, added: Phases, said: string): readonly [string, Clause] => [
  text,
  { kind: 'do', action: { kind: 'extraPhase', phases: added, words: said } },
];
const AFTER_THIS = 'a additional combat phase after this phase';
const MAIN = 'followed by a additional main phase';
timedRule.add(
  phrase`${{ said: behindWhat }} ${{ phases }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'extraPhase', phases: s.phases, ...s.said },
  })),
  terms<Clause>('phases behind this one', [
    saidLast(`there is ${AFTER_THIS}`, COMBAT, 'behind'),
    saidLast(`there 's ${AFTER_THIS}`, COMBAT, "behind, 's"),
    saidLast(`there is ${AFTER_THIS} ${MAIN}`, COMBAT_AND_MAIN, 'behind'),
    saidLast(`there is ${AFTER_THIS} , ${MAIN}`, COMBAT_AND_MAIN, 'behind, with a comma'),
  ]),
);
