import { expect, test } from 'vitest';
import { Step } from '../../src/index.ts';
import { scenario } from '../support/scenario.ts';

test('an unblocked creature deals its damage to the player it attacks (CR 510.1b)', () => {
  const game = scenario([['Grizzly Bears'], []]);
  game.ann.attacks('Grizzly Bears');
  game.throughCombat();
  expect(game.ben.life).toBe(18);
  expect(game.ann.permanent('Grizzly Bears').status & 1).toBe(1); // tapped: CR 508.1f
});

test('a creature with vigilance does not tap to attack (CR 702.20b)', () => {
  const game = scenario([['Serra Angel'], []]);
  game.ann.attacks('Serra Angel');
  game.throughCombat();
  expect(game.ben.life).toBe(16);
  expect(game.ann.permanent('Serra Angel').status & 1).toBe(0);
});

test('creatures that fight to the death both die (CR 510.2, 704.5g)', () => {
  const game = scenario([['Grizzly Bears'], ['Grizzly Bears']]);
  game.ann.attacks('Grizzly Bears');
  game.ben.blocks([['Grizzly Bears', 'Grizzly Bears']]);
  game.throughCombat();
  expect(game.ann.graveyard).toEqual(['Grizzly Bears']);
  expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
  expect(game.ben.life).toBe(20);
});

test('one point of deathtouch damage is lethal (CR 702.2b, 704.5h)', () => {
  const game = scenario([['Craw Wurm'], ['Typhoid Rats']]);
  game.ann.attacks('Craw Wurm');
  game.ben.blocks([['Typhoid Rats', 'Craw Wurm']]);
  game.throughCombat();
  expect(game.ann.graveyard).toEqual(['Craw Wurm']);
  expect(game.ben.graveyard).toEqual(['Typhoid Rats']);
});

test('trample assigns what is left over lethal to the player (CR 702.19b)', () => {
  const game = scenario([['Colossal Dreadmaw'], ['Grizzly Bears']]);
  game.ann.attacks('Colossal Dreadmaw').answers('assignDamage', [2, 4]);
  game.ben.blocks([['Grizzly Bears', 'Colossal Dreadmaw']]);
  game.throughCombat();
  expect(game.ben.life).toBe(16);
});

test('trample may not skip lethal damage to the blocker (CR 702.19b)', () => {
  const game = scenario([['Colossal Dreadmaw'], ['Grizzly Bears']]);
  game.ann.attacks('Colossal Dreadmaw');
  game.ben.blocks([['Grizzly Bears', 'Colossal Dreadmaw']]);
  while (game.question?.kind !== 'assignDamage') game.proceed();
  expect(game.session.answer([1, 5])?.rule).toBe('702.19b');
  expect(game.session.answer([6, 0])).toBeNull();
  expect(game.ben.life).toBe(20);
});

test('with trample and deathtouch one point for each blocker is enough (CR 702.2c, 702.19b)', () => {
  const game = scenario([['Deadly Trampler'], ['Craw Wurm']]);
  game.ann.attacks('Deadly Trampler').answers('assignDamage', [1, 3]);
  game.ben.blocks([['Craw Wurm', 'Deadly Trampler']]);
  game.throughCombat();
  expect(game.ben.life).toBe(17);
  expect(game.ben.graveyard).toEqual(['Craw Wurm']);
});

test('a trampler whose blocker is gone deals all its damage to the player (CR 702.19d)', () => {
  const game = scenario([['Colossal Dreadmaw'], { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] }]);
  game.ann.attacks('Colossal Dreadmaw');
  game.ben.blocks([['Grizzly Bears', 'Colossal Dreadmaw']]);
  game.to('DeclareBlockers');
  game.ben.casts('Unsummon', { targets: ['Grizzly Bears'] });
  game.throughCombat();
  expect(game.ben.life).toBe(14);
});

test('a blocked creature whose blocker is gone stays blocked (CR 509.1h, 510.1c)', () => {
  const game = scenario([['Craw Wurm'], { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] }]);
  game.ann.attacks('Craw Wurm');
  game.ben.blocks([['Grizzly Bears', 'Craw Wurm']]);
  game.to('DeclareBlockers');
  game.ben.casts('Unsummon', { targets: ['Grizzly Bears'] });
  game.throughCombat();
  expect(game.ben.life).toBe(20);
});

test('first strike deals damage before the others do (CR 702.7b, 510.4)', () => {
  const game = scenario([['White Knight'], ['Grizzly Bears']]);
  game.ann.attacks('White Knight');
  game.ben.blocks([['Grizzly Bears', 'White Knight']]);
  game.throughCombat();
  expect(game.ann.graveyard).toEqual([]);
  expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
});

test('there is a first combat damage step only when somebody strikes first (CR 510.4)', () => {
  const with_ = scenario([['White Knight'], []]);
  with_.ann.attacks('White Knight');
  with_.to('FirstStrikeDamage');
  expect(with_.ben.life).toBe(18);
  with_.to('CombatDamage');
  expect(with_.ben.life).toBe(18);
  const without = scenario([['Grizzly Bears'], []]);
  without.ann.attacks('Grizzly Bears');
  without.to('DeclareBlockers');
  while (without.game.step === Step.DeclareBlockers) without.proceed();
  expect(without.game.step).toBe(Step.CombatDamage);
});

test('double strike deals damage in both steps (CR 702.4b)', () => {
  const game = scenario([['Fencing Ace'], []]);
  game.ann.attacks('Fencing Ace');
  game.throughCombat();
  expect(game.ben.life).toBe(18);
});

test('flying creatures are blocked only by flying and reach (CR 702.9b, 702.17b)', () => {
  const game = scenario([['Wind Drake'], ['Grizzly Bears', 'Giant Spider', 'Healer’s Hawk']]);
  game.ann.attacks('Wind Drake');
  while (game.question?.kind !== 'blockers') game.proceed();
  expect(game.ben.names(game.question.blockers)).toEqual(['Giant Spider', 'Healer’s Hawk']);
});

test('menace needs two blockers (CR 702.111b)', () => {
  const game = scenario([['Two-Headed Ogre'], ['Grizzly Bears', 'Goblin Piker']]);
  game.ann.attacks('Two-Headed Ogre');
  while (game.question?.kind !== 'blockers') game.proceed();
  expect(game.session.answer([0, 0])?.rule).toBe('509.1b');
  expect(game.session.answer([0, 0, 1, 0])).toBeNull();
});

test('a creature that came under control this turn does not attack, with haste it does (CR 302.6, 702.10b)', () => {
  const game = scenario([
    { battlefield: ['Mountain', 'Mountain', 'Mountain'], hand: ['Raging Goblin', 'Goblin Piker'] },
    [],
  ]);
  game.ann.casts('Goblin Piker');
  game.resolve();
  game.ann.casts('Raging Goblin');
  game.resolve();
  while (game.question?.kind !== 'attackers') game.proceed();
  expect(game.ann.names(game.question.attackers)).toEqual(['Raging Goblin']);
});

test('tapped creatures neither attack nor block, defenders do not attack (CR 508.1a, 509.1a, 702.3b)', () => {
  const game = scenario([{ battlefield: ['Goblin Piker', 'Wall of Wood', { card: 'Hill Giant', tapped: true }] }, []]);
  while (game.question?.kind !== 'attackers') game.proceed();
  // Ann's Hill Giant untapped in her untap step, before this combat.
  expect(game.ann.names(game.question.attackers)).toEqual(['Goblin Piker', 'Hill Giant']);
});

test('a creature that attacks each combat if able must attack (CR 508.1d)', () => {
  const game = scenario([['Forced Marcher', 'Goblin Piker'], []]);
  while (game.question?.kind !== 'attackers') game.proceed();
  expect(game.session.answer([])?.rule).toBe('508.1d');
  expect(game.session.answer([0, 0])).toBeNull();
});

test('damage among several blockers is divided as its controller likes today', () => {
  const game = scenario([['Craw Wurm'], ['Giant Spider', 'Grizzly Bears']]);
  game.ann.attacks('Craw Wurm').answers('assignDamage', [3, 3]);
  game.ben.blocks([
    ['Giant Spider', 'Craw Wurm'],
    ['Grizzly Bears', 'Craw Wurm'],
  ]);
  game.throughCombat();
  expect(game.ben.graveyard).toEqual(['Grizzly Bears']);
});

test('in the edition of 2024-03-08 blockers are ordered, and each needs lethal damage before the next (CR 509.2, 510.1c)', () => {
  const game = scenario([['Craw Wurm'], ['Giant Spider', 'Grizzly Bears']], { edition: '2024-03-08' });
  game.ann.attacks('Craw Wurm').answers('order', [0, 1]);
  game.ben.blocks([
    ['Giant Spider', 'Craw Wurm'],
    ['Grizzly Bears', 'Craw Wurm'],
  ]);
  while (game.question?.kind !== 'assignDamage') game.proceed();
  expect(game.session.answer([3, 3])?.rule).toBe('510.1c');
  expect(game.session.answer([4, 2])).toBeNull();
  game.throughCombat();
  expect(game.ben.graveyard.sort()).toEqual(['Giant Spider', 'Grizzly Bears']);
});

test('lifelink gains its controller life with the damage (CR 702.15b, 120.3f)', () => {
  const game = scenario([['Vampire Nighthawk'], []]);
  game.ann.attacks('Vampire Nighthawk');
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([22, 18]);
});

test('several players may be attacked in one combat (CR 802.2)', () => {
  const game = scenario([['Grizzly Bears', 'Hill Giant'], [], []]);
  game.ann.answers('attackers', [0, 0, 1, 1]);
  game.throughCombat();
  expect([game.ben.life, game.cat.life]).toEqual([18, 17]);
});

test('only the player to the left is attacked when the option says so (CR 803.1)', () => {
  const game = scenario([['Grizzly Bears'], [], []], { format: 'free-for-all:attack=left' });
  while (game.question?.kind !== 'attackers') game.proceed();
  expect(game.question.defenders).toEqual([[-2]]);
});

test('without attackers there is no declare blockers step and no combat damage step (CR 508.8)', () => {
  const game = scenario([['Grizzly Bears'], []]);
  const seen: number[] = [];
  while (game.game.step < Step.PostcombatMain) {
    if (seen[seen.length - 1] !== game.game.step) seen.push(game.game.step);
    game.proceed();
  }
  expect(seen).toEqual([Step.PrecombatMain, Step.BeginningOfCombat, Step.DeclareAttackers, Step.EndOfCombat]);
});
