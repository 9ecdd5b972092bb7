/** Modes with pawprints before them, and how many they may come to. CR 700.2. */
import type { Mode } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { many } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { body } from '../categories.ts';
import { modal } from './modes.ts';

const pawprints = terms<number>('pawprints', [
  ['{P}', 1],
  ['{P} {P}', 2],
  ['{P} {P} {P}', 3],
]);
const most = terms<number>('how many pawprints', [
  ['four', 4],
  ['five', 5],
  ['six', 6],
]);
const worthMode: Union<Mode> = category<Mode>(
  'a mode',
  phrase`⏎ ${{ pawprints }} — ${{ clause: body }}`.means({ kind: 'mode' }),
);
modal.add(
  phrase`choose up to ${{ most }} {P} worth of modes . ^ you may choose the same mode more than once . ${{ modes: many(worthMode) }}`.means(
    (s) => ({
      kind: 'modes',
      choose: { kind: 'modeCount', min: 0, max: 99, words: 'pawprints', repeat: true, pawprints: s.most },
      modes: s.modes,
    }),
  ),
);
