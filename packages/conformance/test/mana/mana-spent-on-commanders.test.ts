/** Mana that does something for a commander it is spent on, or for what is like a commander. CR 106.6, 106.6a, 903.3, 903.8. */
import { expect, test } from 'vitest';
import { type Scenario, scenario } from '../../../engine/test/support/scenario.ts';
import { read } from '../support/read-cards.ts';

const COURT =
  "Court | | Land | | {T}: Add one mana of any color. When you spend this mana to cast your commander, draw X cards, where X is the number of times it's been cast from the command zone this game.";
const PALACE =
  "Palace | | Land | | {T}: Add one mana of any color. If you spend this mana to cast your commander, it enters with a number of additional +2/+2 counters on it equal to the number of times it's been cast from the command zone this game.";
const PATH =
  'Path | | Land | | {T}: Add one mana of any color. When that mana is spent to cast a creature spell that shares a creature type with your commander, you gain 1 life.';
const GREEN_PATH = PATH.replace('Path', 'Green Path').replace('one mana of any color', '{G}');
const TWOFOLD =
  'Twofold | {0} | Enchantment | | If you tap a nonbasic land for mana, it produces twice as much of that mana instead.';
const CHIEF = 'Chief | {G} | Legendary Creature — Elf | 1/1 |';
const ELF = 'Elf | {G} | Creature — Elf | 1/1 |';
const DEAR = 'Dear Elf | {G}{G} | Creature — Elf | 1/1 |';
const LIZARD = 'Lizard | {G} | Creature — Lizard | 1/1 |';
const DOOM = 'Doom | {0} | Sorcery | | Destroy target creature.';

function play(battlefield: readonly string[], hand: readonly string[] = []): Scenario {
  const cards = read(COURT, PALACE, PATH, GREEN_PATH, TWOFOLD, CHIEF, ELF, DEAR, LIZARD, DOOM);
  const library = Array.from({ length: 6 }, () => 'Forest');
  return scenario([{ battlefield, hand, command: ['Chief'], library }, {}], { format: 'commander', cards });
}

/** Casts the commander with a Forest, has it destroyed and put into the command zone, and casts it again with everything. */
function castTwice(land: string): Scenario {
  const game = play(['Forest', 'Forest', 'Forest', land], ['Doom']);
  game.ann.activates('Forest').casts('Chief');
  game.resolve();
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.ann.casts('Doom', { targets: ['Chief'] });
  game.resolve();
  game.ann.casts('Chief');
  return game.resolveAll();
}

test('the commander that it is spent on has been cast so often, this time too (CR 903.8)', () => {
  expect(castTwice('Court').ann.hand.length).toBe(2);
  expect(castTwice('Palace').ann.stats('Chief')).toBe('5/5');
  expect(castTwice('Forest').ann.stats('Chief')).toBe('1/1');
});

test('another creature is nothing to that mana, and its owner casts it as usual (CR 106.6)', () => {
  for (const land of ['Court', 'Palace']) {
    const game = play([land], ['Elf']);
    game.ann.casts('Elf');
    game.resolveAll();
    expect([game.ann.hand, game.ann.stats('Elf')]).toEqual([[], '1/1']);
  }
});

test('a creature spell is like the commander wherever that is in the open (CR 106.6, 903.3)', () => {
  for (const [spell, life] of [
    ['Elf', 41],
    ['Lizard', 40],
  ] as const) {
    const game = play(['Path'], [spell]);
    game.ann.casts(spell);
    expect(game.resolveAll().ann.life).toBe(life);
  }
});

test('mana that a replacement effect adds does it once more (CR 106.6a)', () => {
  const twice = play(['Green Path', 'Twofold'], ['Dear Elf']);
  twice.ann.casts('Dear Elf');
  expect(twice.resolveAll().ann.life).toBe(42);
});
