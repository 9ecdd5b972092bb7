/** Keyword actions about single cards: haunting, crafting, foretelling, enduring, airbending. CR 702.55, 702.143, 702.167. */
import { editObject } from '../../vocabulary/door.ts';
import type { GameObject } from '../../vocabulary/objects.ts';
import { isIn } from '../../vocabulary/where.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { airbend } from '../keyword-actions/airbend.ts';
import { endure } from '../keyword-actions/endure.ts';
import { exileHaunting, returnCrafted } from '../keyword-actions/exile-to-haunt.ts';
import type { Deed } from './doing.ts';

/** By name: each is done to one object at a time. */
export const CARD_ACTIONS: Readonly<Record<string, Deed>> = {
  // CR 701.64a.
  harness: ({ game, object }) => {
    if ((game.objects[object] as GameObject).memory.marks?.['harnessed'] === 1) return false;
    const harnessed = editObject(game, object);
    harnessed.memory = { ...harnessed.memory, marks: { ...harnessed.memory.marks, harnessed: 1 } };
  },
  endure: ({ game, object, amount, context }) => endure(game, object, amount, context),
  airbend: ({ game, object, context }) => airbend(game, object, context),
  // CR 702.143d: from then on as though it had been foretold.
  'become foretold': ({ game, object }) => {
    const card = game.objects[object] as GameObject;
    if (card.zone !== Zone.Exile) return false;
    const foretold = editObject(game, object);
    foretold.memory = { ...foretold.memory, marks: { ...foretold.memory.marks, foretell: game.turn } };
    foretold.visibleTo |= 1 << foretold.owner;
  },
  // Plotted as though by its own ability: 702.170 of today.
  'become plotted': ({ game, object }) => {
    if (!isIn(game, object, Zone.Exile)) return false;
    const plotted = editObject(game, object);
    plotted.memory = { ...plotted.memory, marks: { ...plotted.memory.marks, plot: game.turn } };
  },
  // CR 702.55a: the object is the haunted creature.
  haunt: ({ game, object, context }) => exileHaunting(game, context.source, object),
  craft: ({ game, object, context }) => returnCrafted(game, object, context),
  // Told of by what does them: CR 702.82b, 702.122d, 702.134c, 702.149c.
  devour: () => {},
  'become crewed': () => {},
  mentor: () => {},
  evolve: () => {},
  train: () => {},
};

/** Those that do something to an object that is not on the battlefield, or not any more. */
export const CARD_ACTIONS_ELSEWHERE: readonly string[] = [
  'devour',
  'mentor',
  'craft',
  'become foretold',
  'become plotted',
  'endure',
  'airbend',
];
