/** "You may have its base power become equal to that creature's power", "change its base power to": sizes set by effects. CR 613.4b. */
import type { Characteristics, Clause, Noun } from '@kitchen-table/language/surface';
import { category, Category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import {
  changeVerb,
  duration,
  expression,
  lastingVerb,
  noun,
  playerVerb,
  possessive,
  subject,
  timedRule,
} from '../categories.ts';
import { size } from '../values/sizes.ts';

const stat = <N>(of: N, what: 'power' | 'toughness') => ({ kind: 'stat' as const, of, stat: what });

type Size = Pick<Extract<Characteristics, { kind: 'setPowerToughness' }>, 'power' | 'toughness'>;
const SELF: Noun = { kind: 'self' };
/** To what base power and toughness are set: a size, that of something, or both to one number. */
const itsOwnSize: Category<Size> = phrase`~ 's power and toughness`.means(() => ({
  power: stat(SELF, 'power'),
  toughness: stat(SELF, 'toughness'),
}));
const newSize: Union<Size> = category<Size>('a size', size, itsOwnSize);
const twice: Category<Size> = phrase`${{ value: expression }}`.means((s) => ({ power: s.value, toughness: s.value }));
const becomes: Union<Size> = category<Size>(
  'a size',
  size,
  phrase`equal to ${{ size: category<Size>('a size', itsOwnSize, twice) }}`.means((s) => s.size),
);
const powerBecomes: Category<Clause> =
  phrase`${{ of: possessive }} base power become~ equal to ${{ value: expression }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'setPowerToughness', object: s.of, power: s.value, words: 'base, become' },
  }));
/** What one may have happen: "~'s base power become equal to its toughness". */
const becoming: Union<Clause> = category<Clause>(
  'what its size becomes',
  phrase`${{ of: possessive }} base power and toughness become ${{ size: becomes }}`.means((s) => ({
    kind: 'do',
    action: { ...s.size, kind: 'setPowerToughness', object: s.of, words: 'base, become' },
  })),
  powerBecomes,
  phrase`the base power and toughness of ${{ object: noun }} become ${{ size: becomes }}`.means((s) => ({
    kind: 'do',
    action: { ...s.size, kind: 'setPowerToughness', object: s.object, words: 'base, become, of' },
  })),
);
timedRule.add(
  phrase`you may have ${{ clause: becoming }}!bare`.means({ kind: 'may', have: true }),
  phrase`you may have ${{ clause: becoming }}!bare ${{ during: duration }}`.means((s) => ({
    kind: 'may',
    clause: { ...s.clause, during: s.during },
    have: true,
  })) as never,
  powerBecomes,
);

const changing = [
  phrase`change~ ${{ of: possessive }} base power to ${{ value: expression }}`.means((s) => ({
    kind: 'setPowerToughness' as const,
    object: s.of,
    power: s.value,
    words: 'base, change',
  })),
  phrase`change~ ~ 's base power and toughness to ${{ whose: subject }} 's power and toughness`.means((s) => ({
    kind: 'setPowerToughness' as const,
    object: { kind: 'self' as const },
    power: stat(s.whose, 'power'),
    toughness: stat(s.whose, 'toughness'),
    words: 'base, change',
  })),
  phrase`change~ the base power and toughness of ${{ object: noun }} to ${{ size: newSize }}`.means((s) => ({
    ...s.size,
    kind: 'setPowerToughness' as const,
    object: s.object,
    words: 'base, change, of',
  })),
];
playerVerb.add(...(changing as never[]));
lastingVerb.add(...(changing as never[]));
changeVerb.add(
  phrase`have~ base power and ${{
    words: terms<'base, base toughness, each equal' | 'base, each equal'>('the other', [
      ['base toughness', 'base, base toughness, each equal'],
      ['toughness', 'base, each equal'],
    ]),
  }} each equal to ${{ value: expression }}`.means((s) => ({
    kind: 'setPowerToughness',
    power: s.value,
    toughness: s.value,
    words: s.words,
  })),
);
