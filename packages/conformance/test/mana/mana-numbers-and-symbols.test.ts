/** Mana, numbers and symbols. CR 106-107. */
import { expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { facts, plays, table } from '../support/rules-table.ts';

const SPRING = 'Any Spring | | Land | | {T}: Add one mana of any type that an untapped land you control could produce.';
const ORCHARD =
  'Far Orchard | | Land | | {T}: Add one mana of any color that a nontoken land an opponent controls could produce.';
const WASTE = 'Bare Waste | | Land | | {T}: Add {C}.';
const STONE = 'Dull Stone | {0} | Artifact | | {T}: Add {C}. Spend this mana only to cast artifact spells.';

test('there are six types of mana, five colors and colorless (CR 106.1b)', () => {
  const lands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Bare Waste'];
  const game = table([SPRING, WASTE], [['Any Spring', ...lands], {}]);
  const seen = lands.map((_land, choice) => {
    const again = table([SPRING, WASTE], [['Any Spring', ...lands], {}]);
    again.ann.answers('chooseOption', [choice]).activates('Any Spring');
    return again.ann.state.pool.amounts.join('');
  });
  expect(seen).toEqual(['100000', '010000', '001000', '000100', '000010', '000001']);
  let options = 0;
  game.ann.answers('chooseOption', (question) => {
    options = question.kind === 'chooseOption' ? question.options.length : 0;
    return [0];
  });
  game.ann.activates('Any Spring');
  expect(options).toBe(6);
});

test.each([
  ['no lands there: no mana', [], [0, 0, 0, 0, 0, 0]],
  ['only such lands on both sides: no mana', ['Far Orchard'], [0, 0, 0, 0, 0, 0]],
  ['a Forest there: green', ['Forest'], [0, 0, 0, 0, 1, 0]],
  ['a tapped Forest there: green all the same', [{ card: 'Forest', tapped: true }], [0, 0, 0, 0, 1, 0]],
  ['a land for colorless mana there: no color', ['Bare Waste'], [0, 0, 0, 0, 0, 0]],
] as const)('mana that a land could produce: %s (CR 106.7)', (_name, battlefield, expected) => {
  const game = table([ORCHARD, WASTE], [['Far Orchard'], { battlefield }]);
  if (game.ann.can('activate', 'Far Orchard')) game.ann.activates('Far Orchard');
  expect(game.ann.state.pool.amounts).toEqual(expected);
});

test('two such lands look through each other at the Forest of one side: both could produce green (CR 106.7)', () => {
  const game = table([ORCHARD], [['Far Orchard', 'Forest'], ['Far Orchard']]);
  game.ann.activates('Far Orchard');
  expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 0, 1, 0]);
  game.answer([0]);
  game.ben.activates('Far Orchard');
  expect(game.ben.state.pool.amounts).toEqual([0, 0, 0, 0, 1, 0]);
});

test.each([
  ['{W/U}', 0, [1, 0, 0, 0, 0, 0]],
  ['{W/U}', 1, [0, 1, 0, 0, 0, 0]],
  ['{2/W}', 0, [0, 0, 0, 0, 0, 2]],
  ['{2/W}', 1, [1, 0, 0, 0, 0, 0]],
] as const)('adding %s, its player chooses half number %i (CR 106.8)', (symbol, half, expected) => {
  const game = table([`Split Rite | {0} | Sorcery | | Add ${symbol}.`], [{ hand: ['Split Rite'] }, {}]);
  game.ann.answers('chooseOption', [half]);
  plays(game, game.ann, 'Split Rite');
  expect(game.ann.state.pool.amounts).toEqual(expected);
});

test.each([
  ['none', [], 2],
  ['both', [0, 1], 2],
] as const)('any number may be %s, zero included (CR 107.1c)', (_name, answer, hand) => {
  const game = table(
    ['Swap All | {0} | Sorcery | | Discard any number of cards, then draw that many cards.'],
    [{ hand: ['Swap All', 'Shock', 'Murder'] }, {}],
  );
  let asked: Question | null = null;
  game.ann.answers('chooseObjects', (question) => {
    asked = question;
    return answer;
  });
  plays(game, game.ann, 'Swap All');
  expect(asked).toMatchObject({ min: 0, max: 2 });
  expect([game.ann.hand.length, game.ann.graveyard.length]).toEqual([hand, 1 + answer.length]);
});

test('a number that cannot be determined is 0, in a calculation too (CR 107.2, 208.2a)', () => {
  const lost =
    'Lost Order | {0} | Creature — Human | 1+*/1+* | As Lost Order enters, choose an opponent. / ' +
    "Lost Order's power and toughness are each equal to 1 plus the number of creatures the chosen player controls.";
  const game = table([lost], [{ hand: ['Lost Order'] }, ['Grizzly Bears', 'Hill Giant']]);
  expect(facts(game, 'Lost Order')).toMatchObject({ power: 1, toughness: 1 });
  plays(game, game.ann, 'Lost Order');
  expect(game.ann.stats('Lost Order')).toBe('3/3');
});

test('X that a text defines is not chosen, and changes while the spell is on the stack (CR 107.3c)', () => {
  const game = table(
    [
      'Pack Bolt | {0} | Sorcery | | Pack Bolt deals X damage to any target, where X is the number of creatures you control.',
    ],
    [{ hand: ['Pack Bolt', 'Murder'], battlefield: ['Grizzly Bears', 'Hill Giant', 'Swamp', 'Swamp', 'Swamp'] }, {}],
  );
  game.ann.casts('Pack Bolt', { targets: ['ben'], x: 9 });
  plays(game, game.ann, 'Murder', ['Grizzly Bears']);
  game.resolve();
  expect(game.ben.life).toBe(19);
});

test('every X of an object has the same value (CR 107.3i)', () => {
  const game = table(
    ['Twin Fire | {X} | Sorcery | | Twin Fire deals X damage to target creature and X damage to target player.'],
    [{ hand: ['Twin Fire'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, ['Craw Wurm', 'Hill Giant']],
  );
  plays(game, game.ann, 'Twin Fire', ['Craw Wurm', 'ben'], { x: 3 });
  expect([game.ben.permanent('Craw Wurm').damage, game.ben.life]).toEqual([3, 17]);
});

test('an X in an ability that an object gained is that ability’s own, not the X of the object (CR 107.3j)', () => {
  const game = table(
    [
      'Growing Thing | {X} | Creature — Hydra | 0/0 | Growing Thing enters with X +1/+1 counters on it.',
      'Strong Air | {0} | Enchantment | | Creatures you control have "{X}: This creature gets +X/+0 until end of turn."',
    ],
    [{ hand: ['Growing Thing'], battlefield: ['Strong Air', 'Forest', 'Forest', 'Forest'] }, {}],
  );
  game.ann.casts('Growing Thing', { x: 2 });
  game.resolve();
  expect(game.ann.stats('Growing Thing')).toBe('2/2');
  game.ann.activates('Growing Thing', { x: 1 });
  game.resolve();
  expect(game.ann.stats('Growing Thing')).toBe('3/2');
});

test('a delayed trigger knows the X of the spell that made it (CR 107.3n)', () => {
  const game = table(
    ['Slow Rain | {X} | Sorcery | | At the beginning of the next end step, you gain X life.'],
    [{ hand: ['Slow Rain'], battlefield: ['Forest', 'Forest', 'Forest'] }, {}],
  );
  plays(game, game.ann, 'Slow Rain', [], { x: 3 });
  expect(game.ann.life).toBe(20);
  game.to('End').resolveAll();
  expect(game.ann.life).toBe(23);
});

test('energy is paid by removing counters from oneself, only with enough of them (CR 107.14)', () => {
  const game = table(
    ['Spark Jar | {0} | Artifact | | {T}: You get {E}{E}. / Pay {E}{E}: You gain 1 life.'],
    [['Spark Jar'], {}],
  );
  expect(() => game.ann.activates('Spark Jar', { ability: 1 })).toThrow("can't activate");
  game.ann.activates('Spark Jar', { ability: 0 });
  game.resolve();
  expect(game.ann.state.counters['energy']).toBe(2);
  game.ann.activates('Spark Jar', { ability: 1 });
  expect(game.ann.state.counters['energy'] ?? 0).toBe(0);
  game.resolve();
  expect(game.ann.life).toBe(21);
});

test('mana that may only be spent on artifact spells comes so from any source of it (CR 106.6)', () => {
  const game = table(
    [STONE, 'Tin Toy | {1} | Artifact | | ', 'Gray Ox | {1} | Creature — Ox | 1/1 |'],
    [{ hand: ['Tin Toy', 'Gray Ox'], battlefield: ['Dull Stone'] }, {}],
  );
  expect([game.ann.can('cast', 'Tin Toy'), game.ann.can('cast', 'Gray Ox')]).toEqual([true, false]);
});
