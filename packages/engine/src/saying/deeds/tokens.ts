/** Tokens that a text makes. CR 111. */
import type { Action, TokenDescription } from '@kitchen-table/language/core';
import { numeral, plural, withArticle, words } from '../english.ts';
import { abilitiesIn } from '../nouns/descriptions.ts';
import { amount, described, say, type Scope, unreachable } from '../speaking.ts';
import { sayExceptions } from './characteristics.ts';

/** "two 1/1 white Soldier creature tokens with lifelink". */
export function copyOrToken({ quantifier, token }: Extract<Action, { kind: 'create' }>, scope: Scope): string {
  const { amount: how, number } = quantifier;
  const additional = quantifier.other === true ? 'other ' : '';
  const single = how === 'a' || (number?.kind === 'number' && number.number === 1);
  const { before, behind } = sayToken(token, scope);
  const noun = `${additional}${before}`;
  if (single) return words(withArticle(noun), behind);
  if (how === 'bare' || how === 'all' || how === 'each') return words(plural(noun), behind);
  const upTo = how === 'upTo' ? 'up to ' : how === 'anyNumber' ? 'any number of ' : '';
  const least = how === 'atLeast' ? ' or more' : '';
  if (number === undefined) return words(`${upTo}${plural(noun)}`, behind);
  if (number.kind === 'number') return words(`${upTo}${numeral(number.number)}${least} ${plural(noun)}`, behind);
  const said = amount(number, scope);
  return said.length <= 10
    ? words(`${upTo}${said}${least} ${plural(noun)}`, behind)
    : words(`${plural(noun)} (as many as ${said})`, behind);
}

function sayToken(token: TokenDescription, scope: Scope): { readonly before: string; readonly behind: string } {
  switch (token.kind) {
    case 'token': {
      const { power, toughness } = token;
      const plain = power?.kind === 'number' && toughness?.kind === 'number';
      const letters = power?.kind === 'x' && toughness?.kind === 'x';
      return {
        before: words(
          plain && `${power.number}/${toughness.number}`,
          letters && 'X/X',
          (token.supertypes ?? []).join(' '),
          token.colors.join(' and '),
          token.subtypes.join(' '),
          token.types.join(' '),
          'token',
        ),
        behind: words(
          token.name !== undefined && `named ${token.name}`,
          !plain && !letters && power !== undefined && `with power ${amount(power, scope)}`,
          !plain && !letters && toughness !== undefined && `and toughness ${amount(toughness, scope)}`,
          token.abilities !== undefined &&
            token.abilities.length > 0 &&
            `with ${abilitiesIn(token.abilities, scope, 'this token')}`,
        ),
      };
    }
    case 'predefinedToken':
      return { before: words((token.supertypes ?? []).join(' '), `${token.name} token`), behind: '' };
    case 'tokensLike':
      return { before: described(token.filter, { several: false }, scope), behind: '' };
    case 'thoseTokens':
      return { before: 'token', behind: 'of those that would be created' };
    case 'tokenCopy':
      return {
        before: 'token',
        behind: words(
          `that is a copy of ${say(token.of, scope)}`,
          token.except !== undefined && `, except that ${sayExceptions(token.except, scope)}`,
        ),
      };
    default:
      return unreachable(token);
  }
}
