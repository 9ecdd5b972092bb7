/** Types that creatures have by an effect, and that creature spells and creature cards elsewhere have as well. CR 613.1d, 205.3m. */
import type { Ability, Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { type Scenario, scenario, type Seat } from '../../../engine/test/support/scenario.ts';
import { cards, facts } from '../support/rules-table.ts';

/** A game with such cards; what the first of them says of creatures is said of spells, and of cards elsewhere, too. */
function table(lines: readonly string[], seats: readonly (Seat | readonly string[])[]): Scenario {
  const [first, ...others] = cards(...lines) as readonly [Card, ...Card[]];
  const further = (ability: Ability): Ability =>
    ability.kind === 'static' ? { ...ability, alsoElsewhere: 'creatures' } : ability;
  const [face] = first.faces;
  const wide: Card = { ...first, faces: [{ ...face, abilities: face.abilities.map(further) }] };
  return scenario(seats, { log: true, cards: [wide, ...others] });
}

const NEXUS = 'Wide Nexus | {0} | Artifact | | Creatures you control are Elves in addition to their other types.';
const ORC = 'Lone Orc | {0} | Creature — Orc | 2/2';

test('cards in each zone and spells have the type, while the effect is there (CR 613.1d, 604.2)', () => {
  const game = table([NEXUS, ORC], [{ hand: ['Lone Orc'], battlefield: ['Wide Nexus'] }, { hand: ['Lone Orc'] }]);
  const [mine] = game.ann.state.hand;
  const types = (): readonly string[] => [...facts(game, 'Lone Orc').subtypes].sort();
  expect([mine !== undefined, types()]).toEqual([true, ['Elf', 'Orc']]);
  game.ann.casts('Lone Orc');
  expect(types()).toEqual(['Elf', 'Orc']);
  game.resolve();
  expect(types()).toEqual(['Elf', 'Orc']);
});

test('cards of other players have not (CR 108.3)', () => {
  const game = table([NEXUS, ORC], [['Wide Nexus'], { graveyard: ['Lone Orc'] }]);
  expect(facts(game, 'Lone Orc').subtypes).toEqual(['Orc']);
});

test('what looks for the type finds it in a graveyard, as it counts and as it is cast (CR 613.1d)', () => {
  const lord =
    'Elf Counter | {0} | Creature — Human | 1/1 | Elf Counter gets +1/+1 for each Elf card in your graveyard.';
  const hunt = 'Elf Joy | {0} | Enchantment | | Whenever you cast an Elf spell, you gain 4 life.';
  const game = table(
    [NEXUS, ORC, lord, hunt],
    [{ hand: ['Lone Orc'], battlefield: ['Wide Nexus', 'Elf Counter', 'Elf Joy'], graveyard: ['Lone Orc'] }, {}],
  );
  expect(game.ann.stats('Elf Counter')).toBe('2/2');
  game.ann.casts('Lone Orc');
  game.resolveAll();
  expect(game.ann.life).toBe(24);
});

test('a card whose size is defined by itself keeps it (CR 604.3)', () => {
  const grower =
    "Grave Grower | {0} | Creature — Ooze | */* | Grave Grower's power and toughness are each equal to the number of cards in your graveyard.";
  const game = table(
    [NEXUS, ORC, grower],
    [{ hand: ['Grave Grower'], battlefield: ['Wide Nexus'], graveyard: ['Lone Orc', 'Lone Orc'] }, {}],
  );
  const now = facts(game, 'Grave Grower');
  expect([now.power, [...now.subtypes].sort()]).toEqual([2, ['Elf', 'Ooze']]);
});

test('the chosen type works likewise (CR 607.2d)', () => {
  const leyline =
    'Old Rite | {0} | Enchantment | | As Old Rite enters, choose a creature type. / Each nonartifact creature you control is the chosen type in addition to its other types.';
  const bear = 'Brown Bear | {0} | Creature — Bear | 2/2';
  const game = table([leyline, ORC, bear], [{ hand: ['Old Rite'], graveyard: ['Lone Orc'] }, ['Brown Bear']]);
  game.ann.answers('chooseOption', (question) =>
    question.kind === 'chooseOption' ? [question.options.indexOf('Bear')] : [],
  );
  game.ann.casts('Old Rite');
  game.resolveAll();
  expect([...facts(game, 'Lone Orc').subtypes].sort()).toEqual(['Bear', 'Orc']);
});
