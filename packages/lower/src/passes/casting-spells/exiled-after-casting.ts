/** "If a spell cast this way would ..., exile it instead": said of each spell as it is cast so. CR 614.1a. */
import type { Ability, Label, Noun, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';

/** The permission that its spells are exiled after: whoever uses it begins an effect about the spell. */
export const exiledAfterCasting: Pass = {
  calledBy: ['exiledAfter'],
  rewrite: (ability): Ability =>
    rewritten(ability, ({ kind, exiledAfter, ...permission }) =>
      kind === 'may' && exiledAfter !== undefined ? { ...permission, kind, ifCast: EXILED } : undefined,
    ),
};

/** The name of the spell that is cast so: no number that the binder gives. */
export const SPELL: Label = 'chosen0';
/** Whatever is cast so. */
export const A_SPELL: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
  label: SPELL,
};
const IT: Noun = { kind: 'reference', to: SPELL, words: 'it' };
const EXILED: Extract<Rule, { kind: 'may' }>['ifCast'] = {
  object: A_SPELL,
  clause: {
    kind: 'rule',
    rule: {
      kind: 'replace',
      would: { kind: 'move', verb: 'put', object: IT, to: { kind: 'place', zone: 'graveyard' } },
      instead: { kind: 'do', action: { kind: 'exile', object: IT } },
    },
    during: { kind: 'restOfGame' },
  },
};
