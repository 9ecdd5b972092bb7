/** Permissions to play one card of several sorts, once in a turn: "a land or ... a permanent spell from your graveyard". CR 305.1, 601.3. */
import type { Noun, Place, Quality, Rule } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atomSubject, countedNoun, finalQuality, rule } from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { OFTEN, source } from './permissions.ts';

type May = Extract<Rule, { kind: 'may' }>;

const often = terms<Pick<May, 'times'>>('how often', OFTEN);
/** "a land", "a historic land", which is said to be nowhere yet. */
const isALand = (tree: Noun): boolean => {
  if (tree.kind !== 'select' || tree.quantifier.amount !== 'a' || tree.quantifier.target === true) return false;
  const { noun: head, qualities } = tree.filter;
  if (qualities !== undefined || head.kind !== 'words') return false;
  const last = head.words.at(-1);
  return last?.kind === 'typeWord' && last.type === 'land';
};
const aLand: Category<Noun> = new Mapped<Noun, Noun>(
  'a land',
  countedNoun,
  (tree) => (isALand(tree) ? tree : null),
  (tree) => (isALand(tree) ? [tree] : []),
);
const either = (land: Noun, spell: Noun): Noun => ({ kind: 'nounList', of: [land, spell], join: 'or' });
/** Cards that say themselves that they are in exile, or where else. */
const saysWhere = (tree: Noun): boolean =>
  tree.kind === 'select' && tree.filter.qualities?.some(({ kind }) => kind === 'among') === true;
const placed: Category<Noun> = new Mapped<Noun, Noun>(
  'cards that say where they are',
  countedNoun,
  (tree) => (saysWhere(tree) ? tree : null),
  (tree) => (saysWhere(tree) ? [tree] : []),
);
/** "a land from your graveyard or ... a spell from your graveyard": the one place, said twice. */
const placeTwice: Category<Rule> = new Mapped<May & { landFrom: Place }, Rule>(
  'a permission',
  phrase`${{ often }} , you may play ${{ land: aLand }} from ${{ landFrom: source }} or cast ${{ object: countedNoun }} from ${{ from: source }}`.means(
    (s) => ({
      ...s.often,
      kind: 'may',
      action: { kind: 'play', object: either(s.land, s.object), from: s.from },
      landFrom: s.landFrom,
    }),
  ) as Category<May & { landFrom: Place }>,
  ({ landFrom, ...tree }) =>
    tree.action.kind === 'play' && JSON.stringify(tree.action.from) === JSON.stringify(landFrom)
      ? { ...tree, words: 'from each' }
      : null,
  (tree) => {
    if (tree.kind !== 'may' || tree.words !== 'from each' || tree.action.kind !== 'play') return [];
    const { words: _words, ...rest } = tree;
    return [{ ...rest, landFrom: tree.action.from as Place }];
  },
  ['may'],
);
rule.add(
  placeTwice,
  phrase`${{ often }} , you may play ${{ land: aLand }} or cast ${{ object: countedNoun }} from ${{ from: source }}`.means(
    (s) => ({
      ...s.often,
      kind: 'may',
      action: { kind: 'play', object: either(s.land, s.object), from: s.from },
    }),
  ),
  phrase`${{ often }} , you may play ${{ land: aLand }} or cast ${{ object: placed }}`.means((s) => ({
    ...s.often,
    kind: 'may',
    action: { kind: 'play', object: either(s.land, s.object) },
  })),
  phrase`${{ often }} , you may play ${{ object: placed }}`.means((s) => ({
    ...s.often,
    kind: 'may',
    action: { kind: 'play', object: s.object },
  })),
);
finalQuality.add(
  phrase`from exile with a ${{ counter: counterName }} counter on it if it was exiled by a ability ${{ player: atomSubject }} controlled`.means(
    (s): Quality => ({
      kind: 'among',
      noun: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'bare' },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
          qualities: [
            { kind: 'exiledBy', player: s.player, through: 'ability' },
            { kind: 'withCounters', counter: s.counter, comparison: 'atLeast', to: { kind: 'number', number: 1 } },
          ],
        },
      },
      words: 'from exile',
    }),
  ),
);
