/** Forks of one position have nothing to do with each other: what one finds out about a new object is not true of another's. */
import { expect, test } from 'vitest';
import { card } from '@kitchen-table/language/surface';
import { lower } from '@kitchen-table/lower';
import { performOne } from '../../src/events/perform.ts';
import { duelSetup } from '../../src/play/workloads.ts';
import { createGame } from '../../src/play/new-game.ts';
import { characteristics, derived } from '../../src/questions/continuous-effects/characteristics.ts';
import { moveEvent } from '../../src/rules/event-makers.ts';
import { editPlayer, opened } from '../../src/vocabulary/door.ts';
import { Game } from '../../src/vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../src/vocabulary/ids.ts';
import { Zone } from '../../src/vocabulary/zones/zones.ts';
import { fork } from '../../src/vocabulary/fork.ts';

const CARDS = {
  Meadow: lower(card({ name: 'Meadow', type: 'Land' })),
  Crag: lower(card({ name: 'Crag', type: 'Land' })),
};
const ANN = 0 as PlayerId;

/** Nobody has drawn yet; what is true of the position has been asked for. */
function position(): Game {
  const game = createGame(duelSetup(CARDS, [...Array(30).fill('Meadow'), ...Array(30).fill('Crag')], 'forks'));
  if (!(game instanceof Game)) throw new Error(game.message);
  derived(game);
  return game;
}

/** The name of what a card becomes when it is put into the hand or onto the battlefield. */
function nameAfter(game: Game, name: string, to: Zone): string {
  const { library } = editPlayer(opened(game), ANN);
  const id = library.find((each) => game.objects[each]?.record.card.name === name) ?? NO_OBJECT;
  const by = { cause: NO_OBJECT, rule: '400.7' };
  const [moved] = performOne(game, moveEvent(game, id, to, 'put', ANN, by));
  return characteristics(game, moved?.kind === 'zoneChange' ? moved.became : NO_OBJECT).name;
}

for (const [where, to] of [
  ['hand', Zone.Hand],
  ['graveyard', Zone.Graveyard],
  ['battlefield', Zone.Battlefield],
] as const) {
  test(`two forks move different cards to the ${where}: each has a new object of its own (CR 400.7)`, () => {
    const game = position();
    const [one, other] = [fork(game), fork(game)];
    expect(nameAfter(one, 'Meadow', to)).toBe('Meadow');
    expect(nameAfter(other, 'Crag', to)).toBe('Crag');
    expect(nameAfter(game, 'Crag', to)).toBe('Crag');
    expect(nameAfter(one, 'Crag', to)).toBe('Crag');
    const last = (one.objects.length - 2) as ObjectId;
    expect(characteristics(one, last).name).toBe('Meadow');
  });
}
