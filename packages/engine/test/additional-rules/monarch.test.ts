/** The monarch. CR 722. */
import { expect, test } from 'vitest';
import { card, creature, filter } from '../support/cards.ts';
import { CROWN } from '../support/dungeon-cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

/** "Creatures that the monarch controls get +1/+1." */
const BANNER = card('Royal Banner', {
  types: ['artifact'],
  cost: '1',
  abilities: [
    {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'get',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'all' },
              filter: {
                ...filter('creature'),
                qualities: [{ kind: 'controlledBy', player: { kind: 'playerNoun', who: 'monarch' } }],
              },
            },
            power: { kind: 'number', number: 1 },
            toughness: { kind: 'number', number: 1 },
          },
        },
      ],
    },
  ],
});

/** Deals its damage twice. */
const TWICE = creature('Double Courtier', 'R', 1, 1, { kind: 'keyword', keyword: 'double strike' });

const CARDS = [CROWN, BANNER, TWICE];
const crown = (game: Scenario): Scenario => {
  game.ann.casts('Self-Coronation');
  return game.resolveAll();
};

test('nobody is the monarch until an effect says so (CR 722.1)', () => {
  const game = scenario([{ hand: ['Self-Coronation'] }, []], { cards: CARDS });
  expect(game.game.monarch).toBe(-1);
  crown(game);
  expect(game.game.monarch).toBe(game.ann.id);
});

test("the monarch draws a card at the beginning of the monarch's end step, by an ability without a source (CR 722.2)", () => {
  const game = crown(scenario([{ hand: ['Self-Coronation'] }, []], { cards: CARDS }));
  const cards = game.ann.hand.length;
  while (game.game.stack.length === 0) game.proceed();
  const [ability] = game.game.stack;
  expect(game.game.objects[ability as number]?.stack?.source).toBe(-1);
  expect(game.game.objects[ability as number]?.controller).toBe(game.ann.id);
  expect(game.ann.hand.length).toBe(cards);
  game.resolveAll();
  expect(game.ann.hand.length).toBe(cards + 1);
  game.to('End', 2);
  expect(game.ben.hand.length).toBe(1); // the draw of the turn, and nothing for not being the monarch
});

test('combat damage of a creature to the monarch crowns its controller; the ability is the old monarch’s (CR 722.2, 722.3)', () => {
  const game = crown(scenario([{ hand: ['Self-Coronation'] }, ['Grizzly Bears']], { cards: CARDS }));
  game.to('Upkeep', 2);
  game.ben.attacks('Grizzly Bears', 'ann');
  while (game.game.stack.length === 0) game.proceed();
  expect(game.game.objects[game.game.stack[0] as number]?.controller).toBe(game.ann.id);
  game.resolveAll();
  expect(game.game.monarch).toBe(game.ben.id);
  expect(game.ann.life).toBe(18);
});

test('damage other than combat damage takes no crown (CR 722.2)', () => {
  const game = crown(
    scenario([{ hand: ['Self-Coronation'] }, { hand: ['Shock'], battlefield: ['Mountain'] }], { cards: CARDS }),
  );
  game.ben.casts('Shock', { targets: ['ann'] });
  game.resolveAll();
  expect(game.ann.life).toBe(18);
  expect(game.game.monarch).toBe(game.ann.id);
});

test('there is only one monarch: whoever becomes it next ends the reign of the other (CR 722.3)', () => {
  const game = scenario([{ hand: ['Self-Coronation'] }, { hand: ['Self-Coronation'] }], { cards: CARDS });
  crown(game);
  game.ben.casts('Self-Coronation');
  game.resolveAll();
  expect(game.game.monarch).toBe(game.ben.id);
});

test('when the monarch leaves the game, the active player becomes the monarch (CR 722.4)', () => {
  const game = scenario([[], { hand: ['Self-Coronation'] }, []], { cards: CARDS });
  game.ben.casts('Self-Coronation');
  game.resolveAll();
  game.session.concede(game.ben.id);
  expect(game.game.monarch).toBe(game.ann.id);
});

test('when the active player leaves as the monarch, the next player in turn order becomes the monarch (CR 722.4)', () => {
  const game = crown(scenario([{ hand: ['Self-Coronation'] }, [], []], { cards: CARDS }));
  game.session.concede(game.ann.id);
  expect(game.game.monarch).toBe(game.ben.id);
});

test('a static ability about the monarch does nothing until there is one (CR 722.5)', () => {
  const game = scenario(
    [{ hand: ['Self-Coronation'], battlefield: ['Royal Banner', 'Hill Giant'] }, ['Grizzly Bears']],
    {
      cards: CARDS,
    },
  );
  expect(game.ann.stats('Hill Giant')).toBe('3/3');
  expect(game.ben.stats('Grizzly Bears')).toBe('2/2');
  crown(game);
  expect(game.ann.stats('Hill Giant')).toBe('4/4');
  expect(game.ben.stats('Grizzly Bears')).toBe('2/2');
});
