/** Events of cards and players in other words: milling cards of a sort, kicking, dying under somebody's control, opponents' steps. CR 603.2, 702.33, 701.13. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern } from '../../kernel/words.ts';
import { countedNoun, damagedEvent, objectEvent, origin, playerEvent, possessive, turnPart } from '../categories.ts';
import { ownedPlace } from '../zones/places.ts';
import { stepName } from '../turns/turns.ts';

const isAnyCard = (tree: Noun): boolean =>
  tree.kind === 'select' &&
  tree.filter.adjectives === undefined &&
  tree.filter.noun.kind === 'words' &&
  tree.filter.noun.words.length === 1;
/** Cards of a sort: "mill a card" is said of a number of them. */
const someSort: Category<Noun> = new Mapped<Noun, Noun>(
  'cards of a sort',
  countedNoun,
  (tree) => (isAnyCard(tree) ? null : tree),
  (tree) => (isAnyCard(tree) ? [] : [tree]),
);
const SPELL: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } };
playerEvent.add(
  phrase`mill~ ${{ object: someSort }}`.means({ kind: 'mill' }),
  phrase`kick~ a spell`.means({
    kind: 'cast',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { ...SPELL, adjectives: [{ kind: 'statusWord', status: 'kicked' }] },
    },
    words: 'kick',
  }) as never,
);
objectEvent.add(
  phrase`die~ under ${{ under: possessive }} control`.means({ kind: 'die' }),
  phrase`be~ returned to ${{ to: ownedPlace }} from ${{ from: origin }}`.means({ kind: 'move', verb: 'return' }),
);
const least = new Pattern<number>('a number', /^\d+$/, ['3'], Number, (number) =>
  typeof number === 'number' ? String(number) : null,
);
damagedEvent.add(
  phrase`be~ dealt ${{ least }} or more damage by a single source`.means((s) => ({
    kind: 'dealDamage',
    passive: true,
    amount: { kind: 'atLeast', number: s.least },
    words: 'by a single source',
  })),
);
turnPart.add(
  phrase`your opponents ' ${{ step: stepName }}`.means((s) => ({
    kind: 'turnPart',
    step: s.step,
    of: { kind: 'playerNoun', who: 'opponents' },
    words: 'plural',
  })),
);
