/** Combat for a time: what must be paid, who is attacked, protection from colors of something: cards as text. CR 508.1, 509.1, 702.16. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

describe('costs to attack for a time', () => {
  test('“{X} for each attacking creature they control”: X as announced, for each of them (CR 508.1h)', () => {
    const toll =
      "Gate Toll | {0} | Artifact | | {X}: This turn, creatures can't attack unless their controller pays {X} for each attacking creature they control.";
    const lands = ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'];
    const game = table([toll], [{ battlefield: ['Gate Toll', 'Grizzly Bears', 'Hill Giant', ...lands] }, {}]);
    game.ann.activates('Gate Toll', { x: 2 }).table.resolveAll();
    game.ann.answers('yesNo', [1]);
    game.ann.attacks(['Grizzly Bears', 'Hill Giant']);
    game.throughCombat();
    expect(game.ben.life).toBe(15);
    const tapped = game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) !== 0);
    expect(tapped).toHaveLength(2 + 4 + 2);
  });

  test('nobody who does not pay attacks (CR 508.1d)', () => {
    const toll =
      "Small Toll | {0} | Sorcery | | Until your next turn, creatures can't attack you unless their controller pays {2} for each of those creatures.";
    const game = table(
      [toll],
      [
        { hand: ['Small Toll'], library: ['Island'] },
        { battlefield: ['Hill Giant'], library: ['Island'] },
      ],
    );
    plays(game.ann, 'Small Toll');
    game.ben.attacks(['Hill Giant']);
    game.to('PostcombatMain', 2);
    expect(game.ann.life).toBe(20);
  });
});

test('players being attacked are those whom an attacker attacks now (CR 508.1b)', () => {
  const pack = 'Loud Pack | {0} | Instant | | Draw a card for each player being attacked.';
  const game = table(
    [pack],
    [
      { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Loud Pack'], library: ['Island', 'Island', 'Island'] },
      {},
      {},
    ],
  );
  game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'cat');
  game.to('DeclareAttackers');
  const { length } = game.ann.hand;
  expect(plays(game.ann, 'Loud Pack').ann.hand).toHaveLength(length);
});

test('protection from each of a creature’s colors: those it has as the effect begins (CR 608.2h, 702.16a)', () => {
  const shield =
    'Keen Shield | {0} | Artifact | | {0}: Target creature you control gains protection from the colors of target permanent an opponent controls until end of turn.';
  const drake = 'Odd Drake | {U}{R} | Creature — Drake | 2/2 | Flying';
  const bolt = 'Red Sting | {R} | Instant | | Red Sting deals 2 damage to target creature.';
  const moss = 'Green Sting | {G} | Instant | | Green Sting deals 2 damage to target creature.';
  const game = table(
    [shield, drake, bolt, moss],
    [
      { battlefield: ['Keen Shield', 'Grizzly Bears'] },
      { battlefield: ['Odd Drake', 'Mountain', 'Forest'], hand: ['Red Sting', 'Green Sting'] },
    ],
  );
  uses(game.ann, 'Keen Shield', 'Grizzly Bears', 'Odd Drake');
  // The only creature left that red may choose.
  expect(plays(game.ben, 'Red Sting').ben.graveyard).toEqual(['Red Sting', 'Odd Drake']);
  expect(plays(game.ben, 'Green Sting', 'Grizzly Bears').ann.graveyard).toEqual(['Grizzly Bears']);
});

test('unspent mana of one color stays as steps end, the rest is lost (CR 106.4, 500.4)', () => {
  const hearth = "Red Hearth | {2} | Artifact | | You don't lose unspent red mana as steps and phases end.";
  const game = table([hearth], [{ battlefield: ['Red Hearth', 'Mountain', 'Forest'] }, {}]);
  game.ann.activates('Mountain').activates('Forest');
  game.to('BeginningOfCombat');
  expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 1, 0, 0]);
});

test('who chooses how creatures block may have them block as their player would not (CR 509.1a)', () => {
  const how = 'how those creatures block';
  const feint = `Grand Feint | {0} | Instant | | You choose which creatures block this turn and ${how}.`;
  const game = table(
    [feint],
    [{ battlefield: ['Craw Wurm'], hand: ['Grand Feint'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'] }],
  );
  plays(game.ann, 'Grand Feint');
  game.ann.attacks(['Craw Wurm']);
  game.ann.blocks([['Grizzly Bears', 'Craw Wurm']]);
  game.throughCombat();
  expect(game.ben.battlefield).toEqual(['Hill Giant']);
});

test('“and its activated abilities can’t be activated” holds as long as the rest (CR 602.5)', () => {
  const edict =
    "Calm Edict | {0} | Sorcery | | Until your next turn, target creature gets -3/-0 and its activated abilities can't be activated.";
  const stick = 'Live Ember | {0} | Creature — Elemental | 4/4 | {0}: You gain 1 life.';
  const game = table([edict, stick], [{ hand: ['Calm Edict'] }, { battlefield: ['Live Ember'] }]);
  plays(game.ann, 'Calm Edict', 'Live Ember');
  expect(game.ben.stats('Live Ember')).toBe('1/4');
  game.to('Upkeep', 2);
  expect(game.ben.can('activate', 'Live Ember')).toBe(false);
});

test('“during target opponent’s next turn”: not this turn’s creatures, and not later (CR 508.1d)', () => {
  const dare =
    "Long Dare | {0} | Sorcery | | During target opponent's next turn, creatures that player controls attack you if able.";
  const game = table(
    [dare],
    [
      { hand: ['Long Dare'], library: ['Island', 'Island', 'Island'] },
      { battlefield: ['Grizzly Bears'], library: ['Island', 'Island', 'Island'] },
    ],
  );
  plays(game.ann, 'Long Dare', 'ben');
  game.to('PostcombatMain', 2);
  expect(game.ann.life).toBe(18);
  game.to('PostcombatMain', 4);
  expect(game.ann.life).toBe(18);
});

test('what was not chosen this way is what is left (CR 608.2c)', () => {
  const choice =
    'Hard Choice | {0} | Sorcery | | Each player chooses a creature they control. Destroy all creatures not chosen this way.';
  const game = table(
    [choice],
    [{ battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Hard Choice'] }, { battlefield: ['Craw Wurm'] }],
  );
  plays(game.ann, 'Hard Choice');
  expect([game.ann.battlefield.length, game.ben.battlefield]).toEqual([1, ['Craw Wurm']]);
});
