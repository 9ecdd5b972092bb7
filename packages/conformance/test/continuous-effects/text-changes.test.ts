/** Effects that change an object's text, with cards read from text. CR 612, 613.1c. */
import { describe, expect, test } from 'vitest';
import { characteristics, type Question } from '@kitchen-table/engine';
import { now, plays, table } from '../support/text-table.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';

const REWRITE =
  'Rewrite | {0} | Instant | | Change the text of target creature or enchantment by replacing all instances of one color word with another.';
const REMAP =
  'Remap | {0} | Instant | | Change the text of target land or artifact by replacing all instances of one basic land type with another.';
const REBREED =
  'Rebreed | {0} | Instant | | Change the text of target spell or enchantment by replacing all instances of one creature type with another.';

/** Plans the words: each by its name among those offered. */
function words(player: TestPlayer, from: string, to: string): void {
  for (const word of [from, to])
    player.answers('chooseOption', (question) => [
      (question as Extract<Question, { kind: 'chooseOption' }>).options.indexOf(word),
    ]);
}

describe('text-changing effects', () => {
  test('every instance in the rules text is replaced, also inside keywords (CR 612.1)', () => {
    const game = table(
      [
        REWRITE,
        'Zealot | {W} | Creature — Elf | 1/1 | Protection from black / Black creatures get -1/-1. / Nonblack creatures have vigilance.',
      ],
      [{ hand: ['Rewrite', 'Shock'], battlefield: ['Zealot', 'Mountain'] }, ['Hill Giant']],
    );
    words(game.ann, 'black', 'red');
    plays(game.ann, 'Rewrite', 'Zealot');
    expect(game.ben.stats('Hill Giant')).toBe('2/2');
    expect(() => game.ann.casts('Shock', { targets: ['Zealot'] })).toThrow('Zealot is not among');
  });

  test('names, mana symbols and colors themselves are no words of the kind (CR 612.2)', () => {
    const game = table(
      [
        REBREED,
        'Elf Song | {0} | Enchantment | | Creatures named Elf Song have flying. / Elf creatures get +1/+1.',
        'Sprig | {0} | Creature — Elf | 1/1',
        'Brute | {0} | Creature — Orc | 1/1',
      ],
      [{ hand: ['Rebreed'], battlefield: ['Elf Song', 'Sprig', 'Brute'] }, {}],
    );
    words(game.ann, 'Elf', 'Orc');
    plays(game.ann, 'Rebreed', 'Elf Song');
    expect([game.ann.stats('Sprig'), game.ann.stats('Brute')]).toEqual(['1/1', '2/2']);
    expect(game.ann.battlefield).toContain('Elf Song');
  });

  test('the new creature type is any but the one left out; the word that goes may be that one (CR 612.2, 608.2d)', () => {
    const evolve =
      'Evolve | {0} | Instant | | Change the text of target spell or creature by replacing all instances of one creature type with another. The new creature type can’t be Beast.';
    const lord = 'Lord | {0} | Creature — Elf | 1/1 | Beast creatures you control get +1/+1.';
    const yak = 'Yak | {0} | Creature — Beast | 1/1 |';
    const orc = 'Orc | {0} | Creature — Orc | 1/1 |';
    const game = table([evolve, lord, yak, orc], [{ hand: ['Evolve'], battlefield: ['Lord', 'Yak', 'Orc'] }, {}]);
    const offered: string[][] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseOption') return null;
      offered.push([...question.options]);
      return [question.options.indexOf(offered.length === 1 ? 'Beast' : 'Elf')];
    });
    plays(game.ann, 'Evolve', 'Lord');
    expect(offered.map((options) => options.includes('Beast'))).toEqual([true, false]);
    expect(game.ann.stats('Lord')).toBe('2/2');
  });

  test('the type line is text as well: a land has the mana ability of its new type (CR 612.1, 305.6)', () => {
    const game = table(
      [REMAP, 'Sprout | {G} | Instant | | You gain 1 life.'],
      [{ hand: ['Remap', 'Sprout'], battlefield: ['Swamp'] }, {}],
    );
    expect(game.ann.can('cast', 'Sprout')).toBe(false);
    words(game.ann, 'Swamp', 'Forest');
    plays(game.ann, 'Remap', 'Swamp');
    expect(now(game.ann, 'Swamp').subtypes).toEqual(['Forest']);
    expect(plays(game.ann, 'Sprout').ann.life).toBe(21);
  });

  test('the type of tokens that a spell creates can be changed, and with it their name (CR 612.2a)', () => {
    const game = table(
      [
        REBREED,
        'Muster | {0} | Sorcery | | Create two 1/1 red Goblin creature tokens.',
        'Brute | {0} | Creature — Orc | 1/1',
        'Imp | {0} | Creature — Goblin | 1/1',
      ],
      [{ hand: ['Rebreed', 'Muster'], battlefield: ['Brute', 'Imp'] }, {}],
    );
    game.ann.casts('Muster');
    words(game.ann, 'Goblin', 'Orc');
    game.ann.casts('Rebreed', { targets: ['Muster'] });
    game.resolveAll();
    const tokens = game.game.battlefield
      .map((id) => characteristics(game.game, id))
      .filter(({ face }) => face.name.startsWith('Orc'));
    expect(tokens.map(({ subtypes }) => subtypes)).toEqual([['Orc'], ['Orc']]);
  });

  test('abilities that other effects give are no text of the object (CR 612.3)', () => {
    const game = table(
      [
        REWRITE,
        'Ward | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature has protection from black.',
        'Doom | {B} | Sorcery | | Destroy target creature.',
      ],
      [
        { hand: ['Rewrite', 'Ward'], battlefield: ['Hill Giant'] },
        { hand: ['Doom'], battlefield: ['Swamp'] },
      ],
    );
    plays(game.ann, 'Ward', 'Hill Giant');
    words(game.ann, 'black', 'red');
    plays(game.ann, 'Rewrite', 'Hill Giant');
    game.to('PrecombatMain', 2);
    expect(game.ben.can('cast', 'Doom')).toBe(false);
  });

  test('text changes come after control and copies, before types and colors (CR 613.1c)', () => {
    const game = table(
      [REMAP, 'Flood | {0} | Enchantment | | Swamps are Islands.'],
      [{ hand: ['Remap'], battlefield: ['Forest', 'Flood'] }, {}],
    );
    words(game.ann, 'Forest', 'Swamp');
    plays(game.ann, 'Remap', 'Forest');
    // What the text makes of it is what the effects of later layers look at.
    expect(now(game.ann, 'Forest').subtypes).toEqual(['Island']);
  });

  test('an effect that sets a name leaves the object no other (CR 612.8)', () => {
    const game = table(
      [
        'Alias | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature is an Elf named Nobody.',
        'Roll | {0} | Enchantment | | Creatures named Nobody get +2/+2. / Creatures named Sprig get -1/-0.',
        'Sprig | {0} | Creature — Elf | 1/1',
      ],
      [{ hand: ['Alias'], battlefield: ['Sprig', 'Roll'] }, {}],
    );
    expect(game.ann.stats('Sprig')).toBe('0/1');
    plays(game.ann, 'Alias', 'Sprig');
    expect([game.ann.battlefield.includes('Sprig'), game.ann.stats('Nobody')]).toEqual([false, '3/3']);
  });
});

test('a keyword counter is as late as when it was last put there: losing abilities afterwards takes its keyword (CR 613.7c)', () => {
  const lines = [
    'Lift | {0} | Instant | | Put a flying counter on target creature.',
    'Husk | {0} | Instant | | Target creature loses all abilities until end of turn.',
  ];
  const order = (...spells: string[]): boolean => {
    const game = table(lines, [{ hand: ['Lift', 'Lift', 'Husk'], battlefield: ['Hill Giant'] }, {}]);
    for (const spell of spells) plays(game.ann, spell, 'Hill Giant');
    return now(game.ann, 'Hill Giant').keywords !== 0;
  };
  expect(order('Lift', 'Husk')).toBe(false);
  expect(order('Husk', 'Lift')).toBe(true);
  // A further counter gives all of the kind its own timestamp.
  expect(order('Lift', 'Husk', 'Lift')).toBe(true);
});
