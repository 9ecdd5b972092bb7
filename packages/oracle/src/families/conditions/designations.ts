/** Conditions about designations: the Ring-bearer, the monarch, the initiative, dungeons completed. CR 701.52, 722, 723, 309.7. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { atomSubject, condition, quality, rule } from '../categories.ts';
import { cardName } from '../nouns/names.ts';
import { terms } from '../../kernel/words.ts';
import { numberWord } from '../values/values.ts';

const YOU = { kind: 'you' } as const;
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const A_PLAYER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
const YOUR_RING_BEARER: Filter = {
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'classWord', word: 'Ring-bearer' }] },
  qualities: [{ kind: 'controlledBy', player: YOU }],
};

/** What a player has. */
const held = terms('what a player has', [
  ['the initiative', 'initiative'],
  ["the city 's blessing", "city's blessing"],
  ['max speed', 'max speed'],
] as const);
quality.add(
  phrase`who ${{
    said: terms<{ not?: true }>('whether they have it', [
      ['has', {}],
      ["doesn't have", { not: true }],
    ]),
  }} ${{ what: held }}`.means((s) => ({
    kind: 'whose',
    condition: { ...s.said, kind: 'designation', player: RELATIVE, what: s.what },
  })),
);
condition.add(
  phrase`${{ subject: atomSubject }} be~subject your Ring-bearer`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: YOUR_RING_BEARER,
    words: 'your',
  })),
  phrase`the Ring has tempted you ${{ right: numberWord }} or more times this game`.means((s) => ({
    kind: 'compare',
    left: { kind: 'temptations', player: YOU },
    comparison: 'atLeast',
    right: s.right,
  })),
  phrase`you've completed a dungeon`.means({ kind: 'completedDungeon', player: YOU }),
  phrase`you haven't completed ${{ dungeon: cardName }}`.means((s) => ({
    kind: 'completedDungeon',
    player: YOU,
    dungeon: s.dungeon,
    not: true,
  })),
  phrase`${{ player: atomSubject }} have~player ${{ what: held }}`.means({ kind: 'designation' }),
  phrase`${{ player: atomSubject }} be~player the monarch`.means({ kind: 'designation', what: 'monarch' }),
  phrase`there is no monarch`.means({ kind: 'designation', player: A_PLAYER, what: 'monarch', not: true }),
);

// CR 725.1a.
rule.add(
  phrase`you gain life rather than lose life from radiation`.means({
    kind: 'replace',
    would: { kind: 'loseLife', actor: YOU, from: 'radiation' },
    instead: {
      kind: 'do',
      action: { kind: 'gainLife', actor: YOU, amount: { kind: 'amountOf', to: null, words: 'that much' } },
    },
  }),
);
