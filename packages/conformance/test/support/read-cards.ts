/** Invented cards for tests, written as text and read by the grammar. */
import type { Card } from '@kitchen-table/language/core';
import type { Card as Printed } from '@kitchen-table/language/surface';
import { lower } from '@kitchen-table/lower';
import { type PrintedCard, readCard } from '@kitchen-table/oracle';

/** "Tin Fox | {2}{R} | Creature — Fox | 2/1 | Haste": the cards of such lines. `/` begins a new line of text. */
export function read(...lines: readonly (string | PrintedCard)[]): readonly Card[] {
  return readPrinted(...lines).map(lower);
}

/** What such cards say, before they are lowered. */
export function readPrinted(...lines: readonly (string | PrintedCard)[]): readonly Printed[] {
  return lines.map((line) => {
    const printed = typeof line === 'string' ? printedFrom(line) : line;
    const result = readCard(printed);
    if ('card' in result) return result.card;
    throw new Error(`${printed.name}: ${JSON.stringify(result.refusals)}`);
  });
}

function printedFrom(line: string): PrintedCard {
  const [name = '', cost = '', type = '', size = '', text = ''] = line.split('|').map((part) => part.trim());
  const [power, toughness] = size.split('/');
  return {
    name,
    mana_cost: cost,
    type_line: type,
    oracle_text: text.replaceAll(' / ', '\n'),
    ...(size === ''
      ? {}
      : toughness === undefined
        ? { loyalty: power as string }
        : { power: power as string, toughness }),
  } as PrintedCard;
}
