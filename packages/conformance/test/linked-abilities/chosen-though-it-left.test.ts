/** What is chosen as an ability resolves whose source has left: the rest of that ability knows it. CR 608.2c, 113.7a. */
import { expect, test } from 'vitest';
import { picks, plays, table } from '../support/text-table.ts';

const ELF = 'Small Elf | {0} | Creature — Elf | 1/1 |';
const BLAST = 'Blast | {0} | Instant | | Destroy target creature.';

test('a creature type, chosen for one that died, and the cards of that type (CR 608.2c)', () => {
  const mutant =
    'Mutant | {0} | Creature — Elf Mutant | 5/4 | When ~ dies, choose a creature type. Return all creature cards of that type from your graveyard to your hand.';
  const game = table(
    [ELF, BLAST, mutant],
    [{ hand: ['Blast'], battlefield: ['Mutant'], graveyard: ['Small Elf', 'Hill Giant'] }, {}],
  );
  picks(game.ann, 'Elf');
  plays(game.ann, 'Blast', 'Mutant');
  expect([...game.ann.hand].sort()).toEqual(['Mutant', 'Small Elf']);
});

test('a color, chosen for one that was sacrificed to pay (CR 113.7a)', () => {
  const lamp = 'Lamp | {0} | Artifact | | {0}, Sacrifice ~: Choose a color. Destroy all creatures of the chosen color.';
  const game = table([lamp], [{ battlefield: ['Lamp'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }]);
  picks(game.ann, 'red');
  game.ann.activates('Lamp');
  game.resolveAll();
  expect(game.ben.battlefield).toEqual(['Grizzly Bears']);
});
