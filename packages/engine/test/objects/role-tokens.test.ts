/** Role tokens. CR 111.10j-r, 303.7. */
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, filter, quantifier, spell, target } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const part = (name: string) =>
  card(`Test ${name}`, {
    cost: '0',
    types: ['instant'],
    abilities: [
      spell(
        act({
          kind: 'create',
          quantifier: quantifier('a'),
          token: { kind: 'predefinedToken', name: `${name} Role` },
          entering: { kind: 'entering', attachedTo: target(filter('creature')) },
        }),
      ),
    ],
  });
const ALL = ['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'];
const cards = ALL.map(part);
const table = (roles: readonly string[], others: readonly string[] = [], theirs: readonly string[] = []) =>
  scenario(
    [
      { battlefield: ['Hill Giant', ...others], hand: roles.map((name) => `Test ${name}`) },
      { battlefield: theirs, hand: [] },
    ],
    {
      cards,
    },
  );
const play = (game: ReturnType<typeof scenario>, name: string, on = 'Hill Giant'): void => {
  game.ann.casts(`Test ${name}`, { targets: [on] });
  game.resolveAll();
};
const keywords = (game: ReturnType<typeof scenario>): string[] =>
  characteristics(game.game, game.ann.permanent('Hill Giant').id).abilities.flatMap(({ ability }) =>
    ability.kind === 'keyword' ? [ability.keyword] : [],
  );

test('a Role is a colorless Aura Role enchantment token with its part’s name (CR 111.10j, 303.7)', () => {
  const game = table(['Cursed']);
  play(game, 'Cursed');
  const now = characteristics(game.game, game.ann.permanent('Cursed').id);
  expect([now.name, now.subtypes, now.colors, now.face.types]).toEqual([
    'Cursed',
    ['Aura', 'Role'],
    0,
    ['enchantment'],
  ]);
  expect(game.ann.stats('Hill Giant')).toBe('1/1');
});

test('a Monster gets +1/+1 and has trample (CR 111.10k)', () => {
  const game = table(['Monster']);
  play(game, 'Monster');
  expect([game.ann.stats('Hill Giant'), keywords(game)]).toEqual(['4/4', ['trample']]);
});

test('a Royal gets +1/+1 and has ward {1} (CR 111.10m)', () => {
  const game = table(['Royal']);
  play(game, 'Royal');
  expect([game.ann.stats('Hill Giant'), keywords(game)]).toEqual(['4/4', ['ward']]);
});

test('a Sorcerer gets +1/+1 and scries 1 when it attacks (CR 111.10n)', () => {
  const game = table(['Sorcerer']);
  play(game, 'Sorcerer');
  expect(game.ann.stats('Hill Giant')).toBe('4/4');
  let asked = 0;
  game.ann.answers('arrange', (question) => {
    asked++;
    return question.kind === 'arrange' ? question.cards.map(() => 0) : [];
  });
  game.ann.attacks('Hill Giant');
  game.throughCombat();
  expect(asked).toBe(1);
});

test('a Virtuous one gets +1/+1 for each enchantment its controller controls (CR 111.10p)', () => {
  const game = table(['Virtuous', 'Monster'], ['Grizzly Bears']);
  play(game, 'Virtuous');
  expect(game.ann.stats('Hill Giant')).toBe('4/4');
  play(game, 'Monster', 'Grizzly Bears');
  expect(game.ann.stats('Hill Giant')).toBe('5/5');
});

test('a Wicked one gets +1/+1; put into a graveyard, each opponent loses 1 life (CR 111.10q)', () => {
  const game = table(['Wicked', 'Monster']);
  play(game, 'Wicked');
  expect([game.ann.stats('Hill Giant'), game.ben.life]).toEqual(['4/4', 20]);
  play(game, 'Monster');
  expect(game.ben.life).toBe(19);
});

test('a Young Hero with toughness 3 or less gets a counter when it attacks (CR 111.10r)', () => {
  const game = table(['Young Hero']);
  play(game, 'Young Hero');
  game.ann.attacks('Hill Giant');
  game.throughCombat();
  expect(game.ann.stats('Hill Giant')).toBe('4/4');
  game.to('PrecombatMain', 3);
  game.ann.attacks('Hill Giant');
  game.throughCombat();
  expect(game.ann.stats('Hill Giant')).toBe('4/4');
});

test('of several Roles of one player on a creature only the newest stays (CR 303.7a, 704.5y)', () => {
  const game = table(['Monster', 'Royal', 'Royal'], ['Grizzly Bears']);
  play(game, 'Monster');
  play(game, 'Royal', 'Grizzly Bears');
  expect(game.ann.battlefield.sort()).toEqual(['Grizzly Bears', 'Hill Giant', 'Monster', 'Royal']);
  play(game, 'Royal');
  expect(game.ann.battlefield.sort()).toEqual(['Grizzly Bears', 'Hill Giant', 'Royal', 'Royal']);
  expect(keywords(game)).toEqual(['ward']);
});

test('Roles of different players do not disturb each other (CR 303.7a)', () => {
  const game = scenario([{ battlefield: ['Hill Giant'], hand: ['Test Monster'] }, { hand: ['Test Royal'] }], { cards });
  play(game, 'Monster');
  game.ben.casts('Test Royal', { targets: ['Hill Giant'] });
  game.resolveAll();
  expect(keywords(game)).toEqual(['trample', 'ward']);
});
