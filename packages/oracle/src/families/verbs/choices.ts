/** Choices made while resolving or entering. CR 608.2d, 607.2d. */
import type { Action } from '@kitchen-table/language';
import { category } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { noun, playerVerb } from '../categories.ts';
import { exceptions } from '../descriptions.ts';
import { COLORS, SUBTYPES, TYPES } from '../filters.ts';

const thing = words('a choice', [
  'a color',
  'a creature type',
  'a card type',
  'a card name',
  'a number',
  'a basic land type',
  'a land type',
  'odd or even',
]);
const options = category<{ options: readonly string[] }>(
  'options',
  phrase`${{ options: series(words<string>('a choice', [...TYPES, ...COLORS, ...SUBTYPES, 'nonland', 'left', 'right']), { join: 'or' }) }}`.means(
    (s) => ({ options: s.options }),
  ),
);
/** "You may choose new targets for the copy." belongs to the copying before it. */
const ofTheCopy = (tree: Action): boolean =>
  tree.kind === 'chooseNewTargets' && tree.object.kind === 'reference' && tree.object.words === 'the';
playerVerb.add(
  phrase`choose~ ${{ what: thing }}`.means({ kind: 'choose' }),
  phrase`choose~ a ${{
    words: words(
      'which cards',
      ['nonland', 'nonbasic land', 'land', 'creature', 'artifact', 'instant or sorcery', 'noncreature , nonland'].map(
        (each) => each.replace(/non(?=[a-z])/g, 'non '),
      ),
    ),
  }} card name`.means({
    kind: 'choose',
    what: 'a card name',
  }),
  phrase`choose~ a card name other than a basic land card name`.means({
    kind: 'choose',
    what: 'a card name',
    words: 'other than basic lands',
  }),
  phrase`choose~ ${{ what: options }}`.means({ kind: 'choose' }),
  phrase`choose~ ${{ what: noun }}`.means({ kind: 'choose' }),
  new Mapped<Action, Action>(
    'new targets',
    phrase`choose~ new targets for ${{ object: noun }}`.means({ kind: 'chooseNewTargets' }),
    (tree) => (ofTheCopy(tree) ? null : tree),
    (tree) => [tree],
  ),
  phrase`copy~ ${{ object: noun }} and may choose new targets for the copy`.means({
    kind: 'copy',
    newTargets: true,
    words: 'and may',
  }),
  phrase`copy~ ${{ object: noun }} and may choose a new target for ( that copy )`.means({
    kind: 'copy',
    newTargets: true,
    words: 'a new target for that',
  }),
  phrase`copy~ ${{ object: noun }} and may choose a new target for the copy`.means({
    kind: 'copy',
    newTargets: true,
    words: 'a new target for the',
  }),
  phrase`copy~ ${{ object: noun }} . ^ you may choose new targets for the copies`.means({
    kind: 'copy',
    newTargets: true,
    words: 'copies',
  }),
  phrase`copy~ ${{ object: noun }} and you may choose new targets for the copy`.means({
    kind: 'copy',
    newTargets: true,
    words: 'and you may',
  }),
  phrase`copy~ ${{ object: noun }} twice`.means({ kind: 'copy', times: { kind: 'number', number: 2 } }),
  phrase`copy~ ${{ object: noun }} twice . ^ you may choose new targets for the copies`.means({
    kind: 'copy',
    times: { kind: 'number', number: 2 },
    newTargets: true,
  }),
  phrase`change~ the target of ${{ object: noun }}`.means({ kind: 'chooseNewTargets', change: true }),
  phrase`copy~ ${{ object: noun }}`.means({ kind: 'copy' }),
  phrase`copy~ ${{ object: noun }} , except ${{ except: exceptions }}`.means({ kind: 'copy' }),
  phrase`copy~ ${{ object: noun }} , except ${{ except: exceptions }} . ^ you may choose new targets for the copy`.means(
    {
      kind: 'copy',
      newTargets: true,
    },
  ),
  phrase`copy~ ${{ object: noun }} . ^ you may choose new targets for the copy`.means({
    kind: 'copy',
    newTargets: true,
  }),
  phrase`change~ the text of ${{ object: noun }} by replacing all instances of one ${{ detail: words('a word', ['color word', 'creature type', 'basic land type', 'color word with another or one basic land type']) }} with another`.means(
    { kind: 'keywordAction', action: 'change text' },
  ),
  phrase`tap~ or untap~ ${{ object: noun }}`.means({ kind: 'tapOrUntap' }),
);
