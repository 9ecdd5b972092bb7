/** Tokens in further forms, with cards read from text: a choice of kinds, attached, attacking, sized by something else. CR 111, 303.4, 508.4. */
import { expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

test('which of several tokens is created is chosen as the instruction is followed (CR 608.2d)', () => {
  const lines = ['Pantry | {0} | Sorcery | | Create your choice of a Food token, a Map token, or a Blood token.'];
  for (const [mode, made] of [
    [0, 'Food'],
    [2, 'Blood'],
  ] as const) {
    const game = table(lines, [{ hand: ['Pantry'] }, {}]);
    game.ann.answers('chooseModes', [mode]);
    plays(game.ann, 'Pantry');
    expect(game.ann.battlefield).toEqual([made]);
  }
});

test('each player chooses for their own token (CR 608.2d)', () => {
  const lines = ['Feast | {0} | Sorcery | | Each player creates their choice of a Food token or a Clue token.'];
  const game = table(lines, [{ hand: ['Feast'] }, {}]);
  game.ann.answers('chooseModes', [0]);
  game.ben.answers('chooseModes', [1]);
  plays(game.ann, 'Feast');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Food'], ['Clue']]);
});

test('half X tokens are rounded up, half X cards down (CR 107.1a)', () => {
  const lines = [
    'Half a Meal | {X} | Sorcery | | Create half X Food tokens, rounded up.',
    'Half a Thought | {X} | Sorcery | | Draw half X cards, rounded down.',
  ];
  const game = table(lines, [
    { battlefield: [...Array.from({ length: 10 }, () => 'Island')], hand: ['Half a Meal', 'Half a Thought'] },
    {},
  ]);
  game.plan((question) => (question.kind === 'chooseNumber' ? [5] : null));
  const before = game.ann.library.length;
  plays(game.ann, 'Half a Meal');
  plays(game.ann, 'Half a Thought');
  expect(game.ann.battlefield.filter((name) => name === 'Food')).toHaveLength(3);
  expect(before - game.ann.library.length).toBe(2);
});

test('an Aura token is created attached, and lasts because of its enchant ability (CR 303.4, 704.5m)', () => {
  const lines = [
    `Settle | {0} | Sorcery | | Create a green Aura enchantment token named Homestead attached to target land you control. It has enchant land and "Enchanted land has '{T}: Add {R}{R}.'"`,
  ];
  const game = table(lines, [{ battlefield: ['Forest'], hand: ['Settle'] }, {}]);
  plays(game.ann, 'Settle', 'Forest');
  expect(game.ann.battlefield).toContain('Homestead');
  expect(game.ann.permanent('Homestead').attachedTo).toBe(game.ann.permanent('Forest').id);
});

test('a token whose size is said in a sentence of its own is created with it (CR 111.3)', () => {
  const lines = [
    'Echo | {0} | Sorcery | | Destroy target creature. Create a white Spirit creature token. Its power is equal to that creature’s toughness and its toughness is equal to that creature’s power.',
    'Tall Elf | {G} | Creature — Elf | 1/4 |',
  ];
  const game = table(lines, [{ hand: ['Echo'] }, { battlefield: ['Tall Elf'] }]);
  plays(game.ann, 'Echo', 'Tall Elf');
  const { power, toughness } = now(game.ann, 'Spirit Token');
  expect([power, toughness]).toEqual([4, 1]);
});

test('the comma of a sentence may stand in the quotation before it (CR 107.3i)', () => {
  const lines = [
    'Rat Nest | {0} | Sorcery | | Create X 1/1 black Rat creature tokens with "This token can’t block," where X is the number of lands you control.',
  ];
  const game = table(lines, [{ battlefield: ['Swamp', 'Swamp'], hand: ['Rat Nest'] }, {}]);
  plays(game.ann, 'Rat Nest');
  expect(game.ann.battlefield.filter((name) => name === 'Rat Token')).toHaveLength(2);
});

test('an ability of a token calls it by the name that the token was given (CR 201.5)', () => {
  const lines = [
    'Quill Maker | {0} | Artifact | | {T}: Create a red artifact token named Ember Quill with "{T}, Sacrifice Ember Quill: You gain 3 life."',
  ];
  const game = table(lines, [{ battlefield: ['Quill Maker'] }, {}]);
  uses(game.ann, 'Quill Maker');
  uses(game.ann, 'Ember Quill');
  expect([game.ann.life, game.ann.battlefield]).toEqual([23, ['Quill Maker']]);
});

test('a planeswalker is given a loyalty ability that is quoted with brackets (CR 606.3)', () => {
  const lines = [
    'Talent | {0} | Enchantment — Aura | | Enchant planeswalker\nEnchanted planeswalker has "[+2]: You gain 4 life."',
  ];
  const walker = {
    name: 'Walker',
    type_line: 'Legendary Planeswalker — Ajani',
    loyalty: '3',
    oracle_text: '0: Draw a card.',
  };
  const game = table([lines[0] as string, walker], [{ battlefield: ['Walker'], hand: ['Talent'] }, {}]);
  plays(game.ann, 'Talent', 'Walker');
  game.ann.activates('Walker', { ability: 1 });
  game.resolveAll();
  expect(game.ann.life).toBe(24);
});

const MIRE =
  'Slime Mire | {0} | Enchantment | | {0}: Put a slime counter on Slime Mire, then create a green Ooze creature token with "This token’s power and toughness are each equal to the number of slime counters on Slime Mire."';
const STRIP = 'Strip Bare | {0} | Instant | | Return target enchantment to its owner’s hand.';
test('the name of what creates a token, said by the token, means that one object, as long as it is there (CR 201.5a)', () => {
  const game = table([MIRE, STRIP], [{ battlefield: ['Slime Mire', 'Slime Mire'], hand: ['Strip Bare'] }, {}]);
  uses(game.ann, 'Slime Mire');
  expect(game.ann.stats('Ooze Token')).toBe('1/1');
  uses(game.ann, 'Slime Mire');
  expect(game.ann.stats('Ooze Token')).toBe('2/2');
  plays(game.ann, 'Strip Bare', 'Slime Mire');
  expect(game.ann.battlefield).toEqual(['Slime Mire']);
});

test('a trigger of a token that names what created it means that one object (CR 201.5a)', () => {
  const nest =
    'Brass Nest | {0} | Artifact | | {0}: Create a 1/1 colorless Gnome artifact creature token with "When this token dies, put a charge counter on Brass Nest."';
  const kill = 'Kill | {0} | Instant | | Destroy target creature.';
  const game = table([nest, kill], [{ battlefield: ['Brass Nest', 'Brass Nest'], hand: ['Kill'] }, {}]);
  uses(game.ann, 'Brass Nest');
  plays(game.ann, 'Kill', 'Gnome Token');
  expect([0, 1].map((index) => game.ann.permanent('Brass Nest', index).counters)).toEqual([{ charge: 1 }, {}]);
});
