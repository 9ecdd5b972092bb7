/** "Each opponent sacrifices a creature or loses 3 life": chosen by each as the instruction is followed. CR 608.2d. */
import { expect, test } from 'vitest';
import type { Clause, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import { act, printedCard as card, classFilter, filter, number, quantifier, spell } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';
import { nodes } from '../support/texts.ts';

const opponents: Noun = {
  kind: 'select',
  quantifier: quantifier('each'),
  filter: classFilter('opponent'),
  label: 'chosen1',
};
const they: Noun = { kind: 'reference', to: 'chosen1', words: 'unsaid' };
const either: Clause = {
  kind: 'modes',
  choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
  actor: opponents,
  asDone: true,
  modes: [
    {
      kind: 'mode',
      clause: act({
        kind: 'sacrifice',
        actor: they,
        object: { kind: 'select', quantifier: quantifier('a'), filter: filter('creature') },
      }),
    },
    { kind: 'mode', clause: act({ kind: 'loseLife', actor: they, amount: number(3) }) },
  ],
};
const toll: Card = card('Test Toll', { cost: 'R', types: ['sorcery'], abilities: [spell(either)] });

test('the choice is that of the opponent, as the spell resolves, not that of its controller as it is cast (CR 608.2d)', () => {
  expect(nodes(toll)).toEqual([]);
  const game = scenario([{ hand: ['Test Toll'], battlefield: ['Mountain'] }, ['Grizzly Bears']], { cards: [toll] });
  game.ann.casts('Test Toll');
  game.ben.answers('chooseModes', [0]);
  game.resolve();
  expect([game.ben.graveyard, game.ben.life]).toEqual([['Grizzly Bears'], 20]);
});
