/** Keywords by name, with what follows them. CR 702. */
import type { Cost, KeywordAbility } from '@kitchen-table/language/core';
import { list, words } from './english.ts';
import { sayAdjective } from './nouns/filters.ts';
import { amount, described, price, say, type Scope, unreachable } from './speaking.ts';

/** "protection from red", "equip, for {2}". */
export function sayKeyword(ability: KeywordAbility, scope: Scope): string {
  const { keyword, filter, from, detail, deck, reducedBy, cleaved } = ability;
  return words(
    keyword,
    detail !== undefined && DETAILS.has(detail) && `(${detail.replace(/, dash$/, '')})`,
    ability.amount !== undefined &&
      (ability.amount.kind === 'number' || ability.amount.kind === 'x'
        ? amount(ability.amount, scope)
        : `X (X is ${amount(ability.amount, scope)})`),
    filter !== undefined && described(filter, { several: false }, scope),
    from !== undefined &&
      `${keyword.endsWith('from') ? '' : 'from '}${list(
        from.map((each) => sayFrom(each, scope)),
        'and from',
      )}`,
    ability.cost !== undefined && `for this cost: ${costOf(keyword, ability.cost, scope)}`,
    reducedBy !== undefined && `less ${reducedBy.map((symbol) => `{${symbol}}`).join('')}`,
    deck !== undefined && `(its deck condition: ${sayDeck(deck, scope)})`,
    cleaved !== undefined && '(without what stands in brackets)',
  );
}

/** Of several kicker costs each may be paid, and all of them. CR 702.33b. */
function costOf(keyword: string, cost: Cost, scope: Scope): string {
  const [only] = cost;
  return keyword === 'kicker' && only?.kind === 'eitherCost'
    ? only.of.map((each) => price(each, scope)).join(' and/or ')
    : price(cost, scope);
}

/** Words behind a keyword that say more than how it is printed. */
const DETAILS: ReadonlySet<string> = new Set([
  'own mana cost',
  'own mana value',
  'onto Arcane',
  'onto Arcane, dash',
  'onto instant or sorcery',
  'character select',
  'friends forever',
  'survivors',
  'father & son',
  'sunburst',
]);

type From = NonNullable<KeywordAbility['from']>[number];

function sayFrom(from: From, scope: Scope): string {
  switch (from.kind) {
    case 'everything':
      return `everything${from.of === undefined ? '' : ` (${from.of})`}`;
    case 'chosenColor':
      return 'the chosen color';
    case 'colorOfYourChoice':
      return `a color that ${from.chooser === undefined ? 'you choose' : `${say(from.chooser, scope)} chooses`}`;
    case 'colorsOf':
      return `the colors of ${say(from.of, scope)}`;
    case 'thatColor':
      return 'the color chosen before';
    case 'filter':
      return described(from, { several: true }, scope);
    case 'colorWord':
    case 'supertypeWord':
    case 'statusWord':
    case 'typeAdjective':
    case 'subtypeAdjective':
    case 'classAdjective':
    case 'powerToughness':
    case 'non':
    case 'anyOf':
      return sayAdjective(from, scope);
    default:
      return say(from, scope);
  }
}

type Deck = NonNullable<KeywordAbility['deck']>;

function sayDeck(deck: Deck, scope: Scope): string {
  switch (deck.kind) {
    case 'manaValues':
      return words(
        'only cards with mana value',
        typeof deck.are === 'string' ? deck.are : `${deck.are.atLeast} or more`,
        deck.orLands === true && 'and lands',
      );
    case 'each':
      return words(
        `each ${described(deck.of, { several: false }, scope)}`,
        deck.is !== undefined && `is ${described(deck.is, { several: false }, scope)}`,
        deck.manaValueAtMost !== undefined && `has mana value ${deck.manaValueAtMost} or less`,
        deck.activatedAbility === true && 'has an activated ability',
      );
    case 'differentNames':
      return `all ${described(deck.of, { several: true }, scope)} have different names`;
    case 'sharedCardType':
      return `all ${described(deck.of, { several: true }, scope)} share a card type`;
    case 'symbolsOnce':
      return 'no mana cost has the same symbol twice';
    case 'overMinimum':
      return `${deck.by} cards more than the minimum`;
    default:
      return unreachable(deck);
  }
}
