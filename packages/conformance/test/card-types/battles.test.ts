/** Battles: casting, defense, protectors, attacks, Sieges. CR 210, 310. */
import { describe, expect, test } from 'vitest';
import { facts, plays, table } from '../support/rules-table.ts';

/** A Siege with that defense; the back face is a creature. */
const siege = (name: string, defense: string, text = ''): object => ({
  name,
  layout: 'transform',
  card_faces: [
    { name, mana_cost: '{0}', type_line: 'Battle — Siege', defense, oracle_text: text },
    {
      name: `Freed ${name}`,
      mana_cost: '',
      type_line: 'Creature — Angel',
      power: '4',
      toughness: '4',
      oracle_text: '',
    },
  ],
});
const SIEGE = siege('Long War', '3') as never;
const PLAIN = { name: 'Old Feud', mana_cost: '{0}', type_line: 'Battle', defense: '4', oracle_text: '' } as never;
const BURN = 'Small Burn | {0} | Instant | | Small Burn deals 2 damage to any target.';
const GRAB = 'Take All | {0} | Instant | | Gain control of target permanent.';
const FOUR = { format: 'free-for-all' };

test('a battle is cast in a main phase of one’s turn with an empty stack, by who has priority (CR 310.1)', () => {
  const game = table([SIEGE, BURN], [{ hand: ['Long War', 'Small Burn'] }, { hand: ['Long War'] }]);
  expect([game.ann.can('cast', 'Long War'), game.ben.can('cast', 'Long War')]).toEqual([true, false]);
  game.ann.casts('Small Burn', { targets: ['ben'] });
  expect(game.ann.can('cast', 'Long War')).toBe(false);
  game.resolveAll().to('End');
  expect(game.ann.can('cast', 'Long War')).toBe(false);
});

test('it enters under its controller’s control with its printed defense, which it also has elsewhere (CR 210.1, 310.2, 310.4, 310.4a, 310.4c)', () => {
  const game = table([SIEGE, BURN], [{ hand: ['Long War', 'Small Burn'] }, {}]);
  expect(facts(game, 'Long War').face.defense).toBe('3');
  game.ann.casts('Long War');
  expect(game.stack).toEqual(['Long War']);
  game.resolve();
  expect([game.ann.battlefield, game.ann.permanent('Long War').counters['defense']]).toEqual([['Long War'], 3]);
  plays(game, game.ann, 'Small Burn', ['Long War']);
  expect(game.ann.permanent('Long War').counters['defense']).toBe(1);
});

test('damage to a battle removes that many defense counters (CR 310.6), and one without is put into the graveyard (CR 310.7, 122.1g)', () => {
  const game = table([PLAIN, BURN], [{ hand: ['Small Burn', 'Small Burn'], battlefield: ['Old Feud'] }, {}]);
  plays(game, game.ann, 'Small Burn', ['Old Feud']);
  expect(game.ann.permanent('Old Feud').counters['defense']).toBe(2);
  plays(game, game.ann, 'Small Burn', ['Old Feud']);
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([[], ['Small Burn', 'Small Burn', 'Old Feud']]);
});

test('the words after the dash of a battle are its battle types (CR 310.3)', () => {
  const game = table([SIEGE, PLAIN], [['Long War', 'Old Feud'], {}]);
  expect([[...facts(game, 'Long War').subtypes], [...facts(game, 'Old Feud').subtypes]]).toEqual([['Siege'], []]);
});

describe('protectors', () => {
  test('its controller chooses the protector of a Siege among the opponents (CR 310.8, 310.8a, 310.11a)', () => {
    const game = table([SIEGE], [{ hand: ['Long War'] }, {}, {}], FOUR);
    let asked: unknown = null;
    game.ann.answers('chooseObjects', (question) => {
      asked = question.kind === 'chooseObjects' ? question.from : null;
      return [1];
    });
    plays(game, game.ann, 'Long War');
    expect(asked).toEqual([-2, -3]);
    expect(game.ann.permanent('Long War').memory.protector).toBe(game.cat.id);
  });

  test('a battle without a battle type is protected by its controller (CR 310.8a)', () => {
    const game = table([PLAIN], [{ hand: ['Old Feud'] }, {}]);
    plays(game, game.ann, 'Old Feud');
    expect(game.ann.permanent('Old Feud').memory.protector).toBe(game.ann.id);
  });

  test('its protector never attacks it, everyone else may, its controller too (CR 310.5, 310.8b)', () => {
    const game = table(
      [SIEGE],
      [{ hand: ['Long War'], battlefield: ['Grizzly Bears'] }, ['Hill Giant'], ['Craw Wurm']],
      FOUR,
    );
    game.ann.answers('chooseObjects', [0]);
    plays(game, game.ann, 'Long War');
    const attackable = (): number[] => {
      while (game.question?.kind !== 'attackers') game.proceed();
      const id = game.game.battlefield.find((each) => each === game.ann.permanent('Long War').id);
      return game.question.defenders.flat().filter((entity) => (entity as number) === id) as never;
    };
    expect(attackable().length).toBe(1);
    game.to('Upkeep', 2);
    expect(attackable().length).toBe(0);
    game.to('Upkeep', 3);
    expect(attackable().length).toBe(1);
  });

  test('the defending player of an attack on a battle is its protector (CR 310.8d, 310.8e)', () => {
    const raider =
      'Sly Raider | {0} | Creature — Rogue | 1/1 | Whenever Sly Raider attacks, defending player loses 5 life.';
    const game = table([SIEGE, raider], [['Long War', 'Sly Raider'], {}]);
    game.ann.attacks('Sly Raider', 'Long War');
    game.throughCombat();
    expect([game.ann.life, game.ben.life]).toEqual([20, 15]);
  });

  test('a Siege whose controller becomes its protector gets a new one at once (CR 310.8f, 310.10, 704.5x)', () => {
    const game = table([SIEGE, GRAB], [['Long War'], { hand: ['Take All'] }]);
    expect(game.ann.permanent('Long War').memory.protector).toBe(game.ben.id);
    plays(game, game.ben, 'Take All', ['Long War']);
    expect(game.ben.permanent('Long War').memory.protector).toBe(game.ann.id);
  });

  test('the protector stays the same when the battle becomes a copy of another (CR 310.8g)', () => {
    const mask = 'War Mask | {0} | Instant | | Target battle becomes a copy of another target battle.';
    const game = table([SIEGE, PLAIN, mask], [{ hand: ['War Mask'], battlefield: ['Long War', 'Old Feud'] }, {}]);
    const { id } = game.ann.permanent('Long War');
    plays(game, game.ann, 'War Mask', ['Long War', 'Old Feud']);
    expect(game.ann.battlefield).toEqual(['Old Feud', 'Old Feud']);
    expect(game.game.objects[id]?.memory.protector).toBe(game.ben.id);
  });
});

test('when the last defense counter is removed a Siege is exiled and may be cast transformed for nothing (CR 310.11b)', () => {
  for (const yes of [1, 0]) {
    const game = table([SIEGE, BURN], [{ hand: ['Small Burn', 'Small Burn'], battlefield: ['Long War'] }, {}]);
    game.ann.answers('yesNo', [yes]);
    plays(game, game.ann, 'Small Burn', ['Long War']);
    plays(game, game.ann, 'Small Burn', ['Long War']);
    expect(game.ann.graveyard).toEqual(['Small Burn', 'Small Burn']);
    expect(game.ann.battlefield).toEqual(['Long War']); // the source of an ability that is still on the stack: it stays
    game.resolveAll();
    expect(yes === 1 ? game.ann.battlefield : game.ann.exile).toEqual([yes === 1 ? 'Freed Long War' : 'Long War']);
  }
});

test('a battle is attached to nothing, even as an Equipment (CR 310.9)', () => {
  const link = 'Odd Link | {0} | Instant | | Attach target Equipment to target creature.';
  const feud = {
    name: 'Odd Feud',
    mana_cost: '{0}',
    type_line: 'Artifact Battle — Equipment',
    defense: '4',
    oracle_text: 'Equip {0}',
  } as never;
  const game = table([feud, link], [{ hand: ['Odd Link'], battlefield: ['Odd Feud', 'Grizzly Bears'] }, {}]);
  plays(game, game.ann, 'Odd Link');
  expect(game.ann.permanent('Odd Feud').attachedTo).toBeLessThan(0);
});
