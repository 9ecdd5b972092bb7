/** What else things become: with all creature types, of a color beside their own, still what they were. CR 205.1b, 613.1d-e. */
import { phrase } from '../../kernel/phrase.ts';
import { series } from '../../kernel/lists.ts';
import { words } from '../../kernel/words.ts';
import { description, grantedAbility } from '../categories.ts';
import type { Color } from '@kitchen-table/language/surface';
import { size } from '../values/sizes.ts';

const abilities = series(grantedAbility, { join: 'and', least: 1 });
const color = words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']);
description.add(
  phrase`a ${{ size }} creature with [${{ abilities }} and] all creature types`.means((s) => ({
    ...s.size,
    kind: 'description',
    types: ['creature'],
    subtypeChoice: 'every creature type',
    abilities: s.abilities,
  })),
  phrase`${{ color }} in addition to its other colors`.means((s) => ({
    kind: 'description',
    colors: [s.color],
    inAddition: 'colors',
  })),
  phrase`${{ subtypeChoice: words('a type', ['the basic land type of your choice', 'the creature type of your choice']) }} in addition to its other types`.means(
    { kind: 'description', inAddition: 'types' },
  ),
);
