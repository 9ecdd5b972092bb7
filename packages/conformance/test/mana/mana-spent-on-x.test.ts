/** "Spend only black mana on X." CR 107.3, 118.7, 601.2b, 601.2f, 602.2b. */
import { expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const SIP =
  'Sip | {X}{1}{B} | Sorcery | | Spend only black mana on X. / Sip deals X damage to any target and you gain X life.';
const RATS =
  'Rat Pack | {0} | Creature — Rat | 1/1 | {X}: Rat Pack deals X damage to each creature and each player. Spend only black mana on X.';
const DISCOUNT = 'Discount | {0} | Artifact | | Spells you cast cost {1} less to cast.';
const TAX = 'Tax | {0} | Artifact | | Spells you cast cost {1} more to cast.';
const ANY = 'Any | {0} | Artifact | | You may spend mana as though it were mana of any color.';

/** The largest X for which the spell is cast with these lands, as the life that is gained. */
function most(lands: readonly string[], more: readonly string[] = []): number {
  const game = table([SIP, DISCOUNT, TAX, ANY], [{ hand: ['Sip'], battlefield: [...lands, ...more] }, {}]);
  let largest = 0; // Where it can only be 0, nobody is asked.
  game.plan((question) => {
    if (question.kind !== 'chooseNumber') return null;
    largest = question.max;
    return [question.max];
  });
  game.ann.casts('Sip', { targets: [game.ben.name] });
  expect(game.resolve().ann.life).toBe(20 + largest);
  return largest;
}

test('X of a spell is paid with mana of that color, the rest with any (CR 601.2b)', () => {
  expect(most(['Swamp', 'Swamp', 'Forest', 'Forest', 'Forest'])).toBe(1);
  expect(most(['Swamp', 'Swamp', 'Swamp', 'Forest'])).toBe(2);
  expect(most(['Swamp', 'Forest', 'Forest'])).toBe(0);
});

test('what makes the spell cheaper may take from X, what makes it dearer is paid with any mana (CR 601.2f)', () => {
  expect(most(['Swamp', 'Forest', 'Forest'], ['Discount'])).toBe(1);
  expect(most(['Swamp', 'Swamp', 'Forest', 'Forest'], ['Tax'])).toBe(1);
});

test('mana spent as though it were of any color may be spent on X (CR 609.4b)', () => {
  expect(most(['Forest', 'Forest', 'Forest', 'Forest'], ['Any'])).toBe(2);
});

test('so is X of an ability, and the ability of another permanent is not touched (CR 602.2b)', () => {
  const free = 'Free Rats | {0} | Artifact | | {X}: You gain X life.';
  const game = table([RATS, free], [{ battlefield: ['Rat Pack', 'Free Rats', 'Swamp', 'Forest', 'Forest'] }, {}]);
  const most: number[] = [];
  game.plan((question) => (question.kind === 'chooseNumber' ? (most.push(question.max), [0]) : null));
  game.ann.activates('Rat Pack');
  game.resolve();
  game.ann.activates('Free Rats');
  game.resolve();
  expect(most).toEqual([1, 3]);
});
