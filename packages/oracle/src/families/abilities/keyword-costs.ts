/** Keywords that are given with a cost made from the mana cost of what has them. CR 702.34, 702.97, 702.128, 702.138. */
import type { Clause, Duration, KeywordAbility, Noun, Rule } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { duration, playerVerb, rule, subject, timedRule } from '../categories.ts';
import { keywordName } from './keywords.ts';
import { manaSymbols } from '../values/symbols.ts';

const OWN = 'own mana cost';
/** "The flashback cost is equal to its mana cost": the ability with that cost. */
const ownCost: Union<KeywordAbility> = category<KeywordAbility>(
  'what the cost of a keyword is',
  phrase`the ${{ keyword: keywordName }} cost is equal to its mana cost`.means({ kind: 'keyword', detail: OWN }),
  phrase`the ${{ keyword: keywordName }} cost is equal to its mana cost plus ${{ action: playerVerb }}!bare`.means(
    (s) => ({
      kind: 'keyword',
      keyword: s.keyword,
      detail: OWN,
      cost: [{ kind: 'actionCost', action: s.action }],
    }),
  ),
);
for (const [cost, card, words] of [
  ['its', 'its', 'its'],
  ['the', "that card 's", 'that card'],
  ['the', "the card 's", 'the card'],
] as const)
  ownCost.add(
    phrase`${cost} ${{ keyword: keywordName }} cost is equal to ${card} mana cost`.means({
      kind: 'keyword',
      detail: OWN,
      words,
    }),
    phrase`${cost} ${{ keyword: keywordName }} cost is equal to ${card} mana cost reduced by ${{ reducedBy: manaSymbols }}`.means(
      { kind: 'keyword', detail: OWN, words },
    ),
    phrase`${cost} ${{ keyword: keywordName }} cost is equal to ${card} mana cost plus ${{ action: playerVerb }}!bare`.means(
      (s) => ({
        kind: 'keyword',
        keyword: s.keyword,
        detail: OWN,
        cost: [{ kind: 'actionCost', action: s.action }],
        words,
      }),
    ),
  );

interface Given {
  kind: 'given';
  object: Noun;
  keyword: string;
  ability: KeywordAbility;
  during?: Duration;
}
/** The keyword that is given, when it is the one whose cost is said behind it. */
const given = (tree: unknown): { object: Noun; ability: KeywordAbility } | null => {
  const action = tree as { kind?: string; object?: Noun; abilities?: readonly KeywordAbility[] | 'all' };
  if (action.kind !== 'gain' || action.object === undefined || !Array.isArray(action.abilities)) return null;
  const [ability] = action.abilities as readonly KeywordAbility[];
  return action.abilities.length === 1 && ability?.kind === 'keyword' && ability.detail === OWN
    ? { object: action.object, ability }
    : null;
};
rule.add(
  new Mapped<Given, Rule>(
    'a keyword',
    phrase`${{ object: subject }} have~object ${{ keyword: keywordName }} . ^ ${{ ability: ownCost }}`.means({
      kind: 'given',
    }) as Category<Given>,
    ({ object, keyword, ability }) =>
      keyword === ability.keyword
        ? { kind: 'changes', action: { kind: 'gain', verb: 'have', object, abilities: [ability] } }
        : null,
    (tree) => {
      const found =
        tree.kind === 'changes' && tree.action.kind === 'gain' && tree.action.verb === 'have'
          ? given(tree.action)
          : null;
      return found === null ? [] : [{ kind: 'given', ...found, keyword: found.ability.keyword }];
    },
    ['changes'],
  ),
);
timedRule.add(
  new Mapped<Given, Clause>(
    'a keyword',
    phrase`${{ object: subject }} gain~object ${{ keyword: keywordName }} ${{ during: duration }} . ^ ${{ ability: ownCost }}`.means(
      { kind: 'given' },
    ) as Category<Given>,
    ({ object, keyword, ability, during }) =>
      keyword === ability.keyword
        ? { kind: 'do', action: { kind: 'gain', verb: 'gain', object, abilities: [ability] }, during: during! }
        : null,
    (tree) => {
      const found =
        tree.kind === 'do' && tree.action.kind === 'gain' && tree.action.verb === 'gain' ? given(tree.action) : null;
      if (found === null || tree.kind !== 'do' || tree.during === undefined) return [];
      return [{ kind: 'given', ...found, keyword: found.ability.keyword, during: tree.during }];
    },
    ['do'],
  ),
);
