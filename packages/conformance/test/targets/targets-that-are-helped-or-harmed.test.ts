/** What a question about targets says of itself: whether the target is helped or harmed, for default decisions and bots. NOT-CR. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const COG = 'Cog | {1} | Artifact | |';
const HAT = 'Hat | {1} | Artifact — Equipment | | Equip {1}';

/** What is said of the n-th target of an instant with this text. */
function helps(text: string, slot = 0): boolean | null | undefined {
  const game = table(
    [CUB, COG, HAT, `Deed | {0} | Instant | | ${text}`],
    [
      { hand: ['Deed', 'Cub', 'Cub'], battlefield: ['Cub', 'Cub', 'Cog', 'Hat'], graveyard: ['Cub', 'Cub', 'Cog'] },
      { battlefield: ['Cub', 'Cub', 'Cog', 'Hat'], graveyard: ['Cub', 'Cog', 'Cub'] },
    ],
  );
  const seen: (boolean | null | undefined)[] = [];
  game.plan((question) => {
    if (question.kind !== 'targets') return null;
    seen.push(question.helps);
    return question.legal.map((_, index) => index).slice(0, question.min);
  });
  game.ann.casts('Deed');
  return seen[slot];
}

test('what is done to it harms it', () => {
  const texts = [
    'Deed deals 1 damage to target creature.',
    'Destroy target creature.',
    'Exile target creature.',
    'Tap target creature.',
    'Target player sacrifices a creature.',
    'Gain control of target creature.',
    'Target player loses 2 life.',
    'Target player discards a card.',
    'Target player mills two cards.',
    'Goad target creature.',
    'Target player loses the game.',
    'Target player skips their next turn.',
    'Target creature phases out.',
    'Target creature gets -1/-0 until end of turn.',
    'Target creature gets +2/-2 until end of turn.',
    'Target creature loses flying until end of turn.',
    'Put a -1/-1 counter on target creature.',
    'Return target creature to its owner’s hand.',
    'Put target creature on top of its owner’s library.',
  ];
  expect(texts.filter((text) => helps(text) !== false)).toEqual([]);
});

test('what is done to it helps it', () => {
  const texts = [
    'Target player draws a card.',
    'Target player gains 2 life.',
    'Untap target creature.',
    'Regenerate target creature.',
    'Target creature gains flying until end of turn.',
    'Target creature gets +1/+1 until end of turn.',
    'Target creature gets +0/+2 until end of turn.',
    'Prevent the next 2 damage that would be dealt to target creature this turn.',
    'Target player creates a 1/1 white Cat creature token.',
    'Target player takes an extra turn after this one.',
    'Target player scries 2.',
    'Target player surveils 2.',
    'Target player wins the game.',
    'Target player adds {G}.',
    'Put a +1/+1 counter on target creature.',
    'Return target creature card from your graveyard to your hand.',
    'Put target creature card from a graveyard onto the battlefield under your control.',
    'Return target creature card from your graveyard to the battlefield.',
  ];
  expect(texts.filter((text) => helps(text) !== true)).toEqual([]);
});

test('of two targets each is told its own; where it depends nothing is said', () => {
  const FIGHT = 'Target creature you control fights target creature you don’t control.';
  expect(helps('Target creature deals damage equal to its power to target player.', 0)).toBe(true);
  expect(helps('Target creature deals damage equal to its power to target player.', 1)).toBe(false);
  expect([helps(FIGHT, 0), helps(FIGHT, 1)]).toEqual([true, false]);
  expect(helps('Attach target Equipment to target creature.', 1)).toBe(true);
  expect(helps('Attach target Equipment to target creature.', 0)).toBe(null);
  expect(helps('Target creature becomes blue until end of turn.')).toBe(null);
});
