/** Events of cards and players in other words: milling cards of a sort, kicking, dying under somebody's control, opponents' steps. CR 603.2, 702.33, 701.13. */
import type { Filter, Noun, Place } from '@kitchen-table/language/surface';
import { category, type Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { countedNoun, objectEvent, origin, playerEvent, turnPart } from '../categories.ts';
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
const ownedOrAnyHand = category<Place>(
  'a place',
  ownedPlace,
  terms<Place>('a hand', [['hand', { kind: 'place', zone: 'hand' }]]),
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
  phrase`be~ returned to ${{ to: ownedOrAnyHand }} [from ${{ from: origin }}]`.means({ kind: 'move', verb: 'return' }),
);
turnPart.add(
  phrase`your opponents ' ${{ step: stepName }}`.means((s) => ({
    kind: 'turnPart',
    step: s.step,
    of: { kind: 'playerNoun', who: 'opponents' },
    words: 'plural',
  })),
);
