/** The initiative. CR 723. */
import { expect, test } from 'vitest';
import { SEIZE_THE_DAY, SHORT_CRYPT, UNDERCITY } from '../support/dungeon-cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const CARDS = [SEIZE_THE_DAY, SHORT_CRYPT, UNDERCITY];
const SPELL = 'Seize the Lead';

function take(game: Scenario): Scenario {
  game.ann.casts(SPELL);
  return game.resolveAll();
}

test('nobody has the initiative until an effect has a player take it (CR 723.1)', () => {
  const game = scenario([{ hand: [SPELL] }, []], { cards: CARDS });
  expect(game.game.initiative).toBe(-1);
  take(game);
  expect(game.game.initiative).toBe(game.ann.id);
});

test('whoever takes the initiative ventures into Undercity, by an ability without a source (CR 723.2)', () => {
  const game = scenario([{ hand: [SPELL] }, []], { cards: CARDS });
  game.ann.casts(SPELL);
  game.resolve();
  const ability = game.game.objects[game.game.stack[0] as number];
  expect(ability?.stack?.source).toBe(-1);
  expect(ability?.controller).toBe(game.ann.id);
  game.resolveAll();
  expect(game.ann.command).toEqual(['Undercity']);
  expect(game.ann.life).toBe(23);
});

test('who has the initiative ventures at the beginning of their upkeep (CR 723.2)', () => {
  const game = take(scenario([{ hand: [SPELL] }, []], { cards: CARDS }));
  game.to('Upkeep', 2);
  expect(game.ann.life).toBe(23);
  game.to('Upkeep', 3);
  expect(game.ann.life).toBe(28);
  expect(game.ann.command).toEqual([]); // completed
});

test('creatures that deal combat damage to who has the initiative take it, however many there are (CR 723.2, 723.3)', () => {
  const game = take(scenario([{ hand: [SPELL] }, ['Grizzly Bears', 'Hill Giant']], { cards: CARDS }));
  game.to('Upkeep', 2);
  game.ben.attacks(['Grizzly Bears', 'Hill Giant'], 'ann');
  while (game.game.stack.length === 0) game.proceed();
  expect(game.game.stack).toHaveLength(1); // one ability for all of them
  expect(game.game.objects[game.game.stack[0] as number]?.controller).toBe(game.ann.id);
  game.resolveAll();
  expect(game.game.initiative).toBe(game.ben.id);
  expect(game.ben.command).toEqual(['Undercity']);
  expect(game.ben.life).toBe(23);
});

test('when who has the initiative leaves, the active player takes it, and ventures (CR 723.4)', () => {
  const game = scenario([[], { hand: [SPELL] }, []], { cards: CARDS });
  game.ben.casts(SPELL);
  game.resolveAll();
  game.session.concede(game.ben.id);
  game.resolveAll();
  expect(game.game.initiative).toBe(game.ann.id);
  expect(game.ann.command).toEqual(['Undercity']);
});

test('when the active player leaves with the initiative, the next player takes it (CR 723.4)', () => {
  const game = take(scenario([{ hand: [SPELL] }, [], []], { cards: CARDS }));
  game.session.concede(game.ann.id);
  expect(game.game.initiative).toBe(game.ben.id);
});

test('taking the initiative again ventures again, and it stays one designation (CR 723.5)', () => {
  const game = scenario([{ hand: [SPELL, SPELL] }, []], { cards: CARDS });
  take(game);
  take(game);
  expect(game.game.initiative).toBe(game.ann.id);
  expect(game.ann.life).toBe(28);
});
