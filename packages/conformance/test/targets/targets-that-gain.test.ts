/** What a player who is asked for targets is told: whether it is good for them, bad, or neither. CR 601.2c. */
import { describe, expect, test } from 'vitest';
import { table } from '../support/rules-table.ts';

const CARDS = [
  'Cub | {1} | Creature — Cat | 2/2',
  'Pup | {1} | Creature — Dog | 2/2',
  'Halberd | {1} | Artifact — Equipment | | Equip {1}',
];

/** Of each target of the spell in turn: true, false or null. */
function told(text: string): (boolean | null)[] {
  const board = ['Cub', 'Pup', 'Halberd', 'Halberd', 'Forest', 'Forest'];
  const seat = { battlefield: board, graveyard: ['Cub', 'Pup'] };
  const game = table([...CARDS, `Word | {0} | Instant | | ${text}`], [{ ...seat, hand: ['Word'] }, seat]);
  const helps: (boolean | null)[] = [];
  game.plan((question) => {
    if (question.kind !== 'targets') return null;
    helps.push(question.helps);
    return [question.legal.length - 1];
  });
  game.ann.casts('Word');
  return helps;
}

describe('good for the target', () => {
  test.each([
    'Target creature gets +1/+1 until end of turn.',
    'Target creature gets +1/+0 and gains flying until end of turn.',
    'Target creature gains haste until end of turn.',
    'Put a +1/+1 counter on target creature.',
    'Put a charge counter on target artifact.',
    'Untap target creature.',
    'Regenerate target creature.',
    'Target player draws a card.',
    'Target player gains 3 life.',
    'Return target creature card from your graveyard to your hand.',
    'Return target creature card from your graveyard to the battlefield.',
  ])('%s', (text) => {
    expect(told(text)).toEqual([true]);
  });
});

describe('bad for the target', () => {
  test.each([
    'Target creature gets -1/-1 until end of turn.',
    'Target creature gets -3/-0 until end of turn.',
    'Target creature gets +0/-2 until end of turn.',
    'Target creature loses flying until end of turn.',
    'Put a -1/-1 counter on target creature.',
    'Word deals 1 damage to target creature.',
    'Destroy target creature.',
    'Exile target creature.',
    'Tap target creature.',
    'Gain control of target creature.',
    'Target player loses 2 life.',
    'Target player discards a card.',
    'Target player mills two cards.',
    "Return target creature to its owner's hand.",
    "Put target creature on top of its owner's library.",
  ])('%s', (text) => {
    expect(told(text)).toEqual([false]);
  });
});

describe('one this, one that', () => {
  test.each([
    ['Target creature you control fights target creature an opponent controls.', [true, false]],
    ['Target creature you control deals 2 damage to target creature an opponent controls.', [true, false]],
    ['Attach target Equipment to target creature.', [null, true]],
  ])('%s', (text, helps) => {
    expect(told(text)).toEqual(helps);
  });
});
