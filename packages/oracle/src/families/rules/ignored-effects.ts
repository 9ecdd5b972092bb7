/** Effects that players may ignore for a time. CR 116.2d. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { rule } from '../categories.ts';
import { staticAbility } from './statics.ts';
import { manaSymbols } from '../values/symbols.ts';

const ANY_PLAYER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};

staticAbility.add(
  phrase`^ ${{ rule }} . ^ any player may pay ${{ symbols: manaSymbols }} for that player to ignore this effect until end of turn .`.means(
    (s) => ({
      kind: 'static',
      rules: [s.rule, { kind: 'mayIgnore', by: ANY_PLAYER, cost: [{ kind: 'manaCost', symbols: s.symbols }] }],
    }),
  ),
);
