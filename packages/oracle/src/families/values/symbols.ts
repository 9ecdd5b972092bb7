/** Mana symbols. CR 107.4. */
import type { ManaSymbol, ManaSymbols } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { many } from '../../kernel/lists.ts';
import { Pattern } from '../../kernel/words.ts';

const manaSymbol = new Pattern<ManaSymbol>(
  'a mana symbol',
  /^\{(?!T\}|Q\}|E\}|CHAOS\}|PW\}|TK\}|A\}|P\})[^}]+\}$/,
  ['{W}', '{1}', '{X}', '{W/U}'],
  (word) => word.slice(1, -1),
  (symbol) => (typeof symbol === 'string' ? `{${symbol}}` : null),
);
/** One or more mana symbols. */
export const manaSymbols: Category<ManaSymbols> = many(manaSymbol);
