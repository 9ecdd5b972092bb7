/** Steps and phases of somebody's turn. CR 500. */
import type { TurnPart } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atom, possessive, turnPart } from '../categories.ts';

type Step = TurnPart['step'];
/** What cards call the steps. */
export const stepName: Category<Step> = terms<Step>('a step', [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['untap step', 'untap'],
  ['end step', 'end'],
  ['turn', 'turn'],
  ['combat', 'combat'],
  ['main phase', 'main phase'],
  ['precombat main phase', 'precombat main'],
  ['first main phase', 'precombat main'],
  ['postcombat main phase', 'postcombat main'],
  ['combat step', 'combat'],
  ['declare attackers step', 'declare attackers'],
  ['declare blockers step', 'declare blockers'],
  ['combat damage step', 'combat damage'],
  ['cleanup step', 'cleanup'],
]);
/** "first main phase" against "precombat main phase": both are said. */
const mainPhase = terms<Pick<TurnPart, 'step' | 'words' | 'occurrence'>>('a main phase', [
  ['first main phase', { step: 'precombat main', words: 'first main phase' }],
  ['second main phase', { step: 'main phase', occurrence: 'second of the turn' }],
]);
const NEXT = terms<true>('next', [['next', true]]);
turnPart.add(
  phrase`${{ of: possessive }} ${{ step: stepName }}`.means({ kind: 'turnPart' }),
  phrase`${{ of: possessive }} next ${{ step: stepName }}`.means({ kind: 'turnPart', next: true }),
  phrase`${{ of: possessive }} [${{ next: NEXT }}] ${{ phase: mainPhase }}`.means((s) => ({
    ...s.phase,
    kind: 'turnPart',
    of: s.of,
    next: s.next,
  })),
  phrase`each ${{ step: stepName }}`.means({ kind: 'turnPart' }),
  phrase`${{ of: possessive }} first ${{ step: stepName }} each turn`.means({
    kind: 'turnPart',
    occurrence: 'first of the turn',
  }),
  phrase`${{ of: possessive }} first , second , or third turns of the game`.means({
    kind: 'turnPart',
    step: 'turn',
    occurrence: 'first three of the game',
  }),
  phrase`each of ${{ of: possessive }} ( turns )`.means((s) => ({
    kind: 'turnPart',
    step: 'turn',
    of: s.of,
    words: 'each of',
  })),
  phrase`combat on ${{ of: possessive }} turn`.means((s) => ({
    kind: 'turnPart',
    step: 'combat',
    of: s.of,
    words: 'on turn',
  })),
  phrase`the ${{ step: stepName }} of ${{ of: atom }}`.means({ kind: 'turnPart', words: 'of' }),
  phrase`their controllers ' next untap steps`.means({
    kind: 'turnPart',
    step: 'untap',
    of: { kind: 'playerOf', relation: 'controller', of: { kind: 'reference', to: null, words: 'they' } },
    next: true,
  }),
  phrase`their controllers ' untap steps`.means({
    kind: 'turnPart',
    step: 'untap',
    of: { kind: 'playerOf', relation: 'controller', of: { kind: 'reference', to: null, words: 'they' } },
  }),
  phrase`${{ of: possessive }} next combat phase`.means({
    kind: 'turnPart',
    step: 'combat',
    next: true,
    words: 'phase',
  }),
  phrase`that turn 's ${{ step: stepName }}`.means({ kind: 'turnPart', thatTurn: true }),
  phrase`the ${{ step: stepName }} of that turn`.means({ kind: 'turnPart', thatTurn: true, words: 'of' }),
  phrase`that combat`.means({ kind: 'turnPart', step: 'combat', thatCombat: true }),
  phrase`the next ${{ step: stepName }}`.means({ kind: 'turnPart', next: true }),
  phrase`the next turn 's ${{ step: stepName }}`.means((s) => ({
    kind: 'turnPart',
    step: s.step,
    next: true,
    words: "the next turn's",
  })),
  phrase`the ${{ step: stepName }}`.means({ kind: 'turnPart', words: 'the' }),
);
