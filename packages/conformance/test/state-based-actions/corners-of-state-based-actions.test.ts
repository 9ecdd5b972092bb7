/** State-based actions at their corners: what is told, what waits, what is left alone. CR 704. */
import { describe, expect, test } from 'vitest';
import { scenario, type Scenario } from '../../../engine/test/support/scenario.ts';
import { DELVE_DEEPER, SHORT_CRYPT } from '../../../engine/test/support/dungeon-cards.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/rules-table.ts';

const spell = (name: string, text: string): string => `${name} | {0} | Sorcery | | ${text}`;
const CUB = 'Cub | {0} | Creature — Cat | 2/2';

describe('what is put into a graveyard is told as that, not as destroyed or sacrificed (CR 704.5)', () => {
  const dies = (
    cards: readonly string[],
    battlefield: string[],
    name: string,
    targets: string[],
  ): readonly string[] => {
    const game = table(cards, [{ hand: [name], battlefield }, []]);
    plays(game, game.ann, name, targets);
    return told(game, /^704/);
  };
  test('no toughness, no loyalty (CR 704.5f, 704.5i)', () => {
    expect(
      dies([CUB, spell('Wither', 'Target creature gets -2/-2 until end of turn.')], ['Cub'], 'Wither', ['Cub']),
    ).toEqual(['704.5f Cub is put into the graveyard']);
    const sage = 'Sage | {0} | Planeswalker — Sage | 2 | +1: You gain 1 life.';
    const burn = spell('Burn', 'Burn deals 2 damage to target planeswalker.');
    expect(dies([sage, burn], ['Sage'], 'Burn', ['Sage'])).toEqual(['704.5i Sage is put into the graveyard']);
  });

  test('an Aura on nothing, a second legend, an older world (CR 704.5j, 704.5k, 704.5m)', () => {
    const crown = 'Crown | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+1.';
    const game = table(
      [CUB, crown, spell('Cut', 'Exile target creature.')],
      [{ hand: ['Crown', 'Cut'], battlefield: ['Cub'] }, []],
    );
    plays(game, game.ann, 'Crown', ['Cub']);
    plays(game, game.ann, 'Cut', ['Cub']);
    expect(told(game, /^704/)).toEqual(['704.5m Crown is put into the graveyard']);
    const king = table(
      ['King | {0} | Legendary Creature — Human | 3/3'],
      [{ hand: ['King'], battlefield: ['King'] }, []],
    );
    plays(king, king.ann, 'King');
    while (king.question?.kind !== 'priority') king.proceed();
    expect(told(king, /^704/)).toEqual(['704.5j King is put into the graveyard']);
    const realm = table(
      [
        'Realm | {0} | World Enchantment | | You have hexproof.',
        'Void | {0} | World Enchantment | | You have hexproof.',
      ],
      [{ hand: ['Void'], battlefield: ['Realm'] }, []],
    );
    plays(realm, realm.ann, 'Void');
    expect([told(realm, /^704/), realm.ann.battlefield]).toEqual([
      ['704.5k Realm is put into the graveyard'],
      ['Void'],
    ]);
  });
});

describe('losing the game', () => {
  test('who can not lose for having no life loses for other reasons (CR 104.3b-d, 101.2)', () => {
    const brave = "Brave | {0} | Enchantment | | You don't lose the game for having 0 or less life.";
    const drain = spell('Drain', 'Target player loses 20 life.');
    const toxin = spell('Toxin', 'Target player gets ten poison counters.');
    const game = table([brave, drain, toxin], [{ hand: ['Drain', 'Toxin'] }, ['Brave'], []]);
    plays(game, game.ann, 'Drain', ['ben']);
    expect([game.ben.life, game.ben.state.lost]).toEqual([0, false]);
    plays(game, game.ann, 'Toxin', ['ben']);
    expect([game.ben.state.lost, told(game, /^704/)]).toEqual([
      true,
      ['704.5c ben loses the game: they have ten or more poison counters'],
    ]);
  });

  test('who can not lose at all stays, with no life, ten poison counters or an empty library', () => {
    const saint = "Saint | {0} | Enchantment | | You can't lose the game.";
    const cards = [
      saint,
      spell('Drain', 'Target player loses 20 life.'),
      spell('Toxin', 'Target player gets ten poison counters.'),
    ];
    for (const name of ['Drain', 'Toxin']) {
      const game = table(cards, [{ hand: [name] }, ['Saint'], []]);
      plays(game, game.ann, name, ['ben']);
      expect([game.ben.state.lost, told(game, /^704/)]).toEqual([false, []]);
      const other = table(cards, [{ hand: [name] }, [], ['Saint']]);
      plays(other, other.ann, name, ['ben']);
      expect(other.ben.state.lost).toBe(true);
    }
  });
});

describe('what waits on the stack keeps its source', () => {
  test('a Saga while its last chapter waits, a spell or ability of something else does not (CR 704.5s, 714.4)', () => {
    const saga = 'Tale | {0} | Enchantment — Saga | | I — You gain 1 life.';
    const bell = 'Bell | {0} | Artifact | | Whenever you gain life, scry 1.';
    const game = table([saga, bell], [{ hand: ['Tale'], battlefield: ['Bell'] }, []]);
    game.ann.casts('Tale');
    game.resolve();
    expect([game.stack, game.ann.battlefield]).toEqual([['Tale'], ['Bell', 'Tale']]);
    game.resolve();
    expect([game.stack, game.ann.battlefield]).toEqual([['Bell'], ['Bell']]);
    expect(told(game, /^704/)).toEqual(['704.5s Tale is sacrificed']);
  });

  test('a dungeon while the ability of its last room waits, no longer (CR 309.6, 704.5t)', () => {
    const game = scenario([{ hand: ['Delve Deeper', 'Delve Deeper', 'Delve Deeper'] }, []], {
      log: true,
      cards: [DELVE_DEEPER, SHORT_CRYPT],
    });
    for (let room = 0; room < 2; room++) {
      game.ann.casts('Delve Deeper');
      game.resolve();
      expect([game.stack, game.ann.command, told(game, /^704/)]).toEqual([['Short Crypt'], ['Short Crypt'], []]);
      game.resolve();
    }
    expect(game.ann.command).toEqual([]);
    expect(told(game, /^704/)).toEqual(['704.5t Short Crypt is put into the outside']);
  });
});

describe('battles without a protector', () => {
  const WAR = {
    name: 'Long War',
    layout: 'transform',
    card_faces: [
      { name: 'Long War', mana_cost: '{0}', type_line: 'Battle — Siege', defense: '5', oracle_text: '' },
      { name: 'Peace', mana_cost: '', type_line: 'Enchantment', oracle_text: '' },
    ],
  } as never;
  const play = (format = 'free-for-all:attack=any'): Scenario => {
    const game = table([WAR, CUB], [{ hand: ['Long War'], battlefield: ['Cub'] }, ['Forest'], ['Forest']], { format });
    game.ann.answers('chooseObjects', (question) => [
      'from' in question ? game.indexOf(question.from as never, 'ben') : -1,
    ]);
    plays(game, game.ann, 'Long War');
    return game;
  };
  test('the protector has left the game: another opponent is chosen at once (CR 704.5w, 310.10)', () => {
    const game = play();
    expect(game.ann.permanent('Long War').memory.protector).toBe(game.ben.id);
    game.session.concede(game.ben.id);
    while (game.question?.kind !== 'priority') game.proceed();
    expect(game.ann.permanent('Long War').memory.protector).toBe(game.cat.id);
    expect(game.ann.permanent('Long War').counters['defense']).toBe(5);
  });

  test('not while it is being attacked, but then after that combat (CR 704.5w, 310.10)', () => {
    const game = play();
    game.ann.attacks('Cub', 'Long War');
    game.to('DeclareAttackers');
    game.session.concede(game.ben.id);
    while (game.question?.kind !== 'priority') game.proceed();
    expect(game.ann.permanent('Long War').memory.protector).toBe(game.ben.id);
    game.to('PostcombatMain');
    expect(game.ann.permanent('Long War').memory.protector).toBe(game.cat.id);
  });

  test('nobody is left to protect it: it goes to the graveyard (CR 704.5w)', () => {
    const game = play();
    const take = table(
      [WAR, spell('Take', 'Gain control of target battle.')],
      [{ hand: ['Long War'] }, { hand: ['Take'] }],
    );
    plays(take, take.ann, 'Long War');
    take.to('PrecombatMain', 2);
    plays(take, take.ben, 'Take', ['Long War']);
    expect(take.ben.permanent('Long War').memory.protector).toBe(take.ann.id);
    expect(told(game, /^704/)).toEqual([]);
  });
});
