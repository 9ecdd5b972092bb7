/** Rad counters. CR 725. */
import { expect, test } from 'vitest';
import { act, card, you } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

/** Ben gains what he would lose to radiation. */
const IMMUNE = card('Test Mutant', {
  types: ['artifact'],
  cost: '0',
  abilities: [
    {
      kind: 'static',
      rules: [
        {
          kind: 'replace',
          would: { kind: 'loseLife', actor: you, from: 'radiation' },
          instead: act({
            kind: 'gainLife',
            actor: you,
            amount: { kind: 'amountOf', to: 'event.amount', words: 'that much' },
          }),
        },
      ],
    },
  ],
});

/** Ben has three rad counters when his second turn begins; the top of his library is last in the list. */
function irradiated(library: readonly string[], battlefield: readonly string[] = []): Scenario {
  const game = scenario(
    [
      { hand: ['Shock'], battlefield: ['Mountain'] },
      { library, battlefield },
    ],
    { cards: [IMMUNE] },
  );
  game.alter((now) => {
    const ben = now.players[1] as (typeof now.players)[number];
    (ben as { counters: Readonly<Record<string, number>> }).counters = { rad: 3 };
  });
  return game;
}

test('at the beginning of the precombat main phase a player mills as many cards as they have rad counters (CR 725.1)', () => {
  const game = irradiated(['Hill Giant', 'Grizzly Bears', 'Plains', 'Shock', 'Island', 'Island']);
  game.to('Upkeep', 2);
  while (game.game.stack.length === 0) game.proceed();
  const ability = game.game.objects[game.game.stack[0] as number];
  expect(ability?.stack?.source).toBe(-1);
  expect(ability?.controller).toBe(game.ben.id);
  game.resolveAll();
  expect(game.ben.graveyard).toHaveLength(3);
});

test('each nonland card milled so costs 1 life and takes one rad counter away (CR 725.1)', () => {
  const game = irradiated(['Island', 'Hill Giant', 'Plains', 'Shock', 'Island', 'Island']);
  game.to('Draw', 2);
  game.to('PrecombatMain', 2);
  expect(game.ben.graveyard.sort()).toEqual(['Hill Giant', 'Plains', 'Shock']);
  expect(game.ben.life).toBe(18);
  expect(game.ben.state.counters['rad']).toBe(1);
});

test('without rad counters nothing triggers (CR 725.1)', () => {
  const game = scenario([[], { library: ['Shock', 'Shock', 'Shock'] }]);
  game.to('PostcombatMain', 2);
  expect(game.ben.graveyard).toEqual([]);
  expect(game.ben.life).toBe(20);
});

test('life loss "from radiation" is what rad counters cause, and no other (CR 725.1a)', () => {
  const game = irradiated(['Island', 'Hill Giant', 'Plains', 'Shock', 'Island', 'Island'], ['Test Mutant']);
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  expect(game.ben.life).toBe(18);
  game.to('PrecombatMain', 2);
  expect(game.ben.life).toBe(20);
  expect(game.ben.state.counters['rad']).toBe(1);
});
