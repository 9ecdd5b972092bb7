/** State-based actions: each is done by its rule, to what the rule names and to nothing else. */
import { describe, expect, test } from 'vitest';
import { NO_ENTITY } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/rules-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const spell = (name: string, text: string): string => `${name} | {0} | Sorcery | | ${text}`;
const KILL = spell('Kill', 'Destroy target creature.');
const lines = (game: Scenario): readonly string[] => told(game, /^704/);

describe('players (CR 704.5a-c)', () => {
  test('a player with 0 life loses, with 1 life does not (CR 704.5a)', () => {
    const burn = (damage: number): Scenario => {
      const cards = [spell('Burn', `Burn deals ${damage} damage to target player.`)];
      const game = table(cards, [{ hand: ['Burn'] }, []]);
      return plays(game, game.ann, 'Burn', ['ben']);
    };
    expect(lines(burn(19))).toEqual([]);
    const over = burn(20);
    expect(lines(over)).toEqual(['704.5a ben loses the game: their life total is 0']);
    expect(over.isOver).toBe(true);
  });

  test('a player who had to draw from an empty library loses (CR 704.5b)', () => {
    const drain = (count: string): Scenario => {
      const game = table([spell('Drain', `Target player draws ${count} cards.`)], [{ hand: ['Drain'] }, []]);
      return plays(game, game.ann, 'Drain', ['ben']);
    };
    expect(lines(drain('five'))).toEqual([]);
    expect(lines(drain('six'))).toEqual(['704.5b ben loses the game: they had to draw from an empty library']);
  });

  test('it is asked only since the last check: who could not lose then does not lose later (CR 704.5b)', () => {
    const shelter = "Shelter | {0} | Enchantment | | You can't lose the game.";
    const cards = [
      spell('Drain', 'Each player draws six cards.'),
      shelter,
      spell('Raze', 'Destroy target enchantment.'),
    ];
    const game = table(cards, [
      { hand: ['Raze', 'Drain'], battlefield: ['Shelter'], library: [] },
      { library: Array(9).fill('Plains') },
    ]);
    plays(game, game.ann, 'Drain');
    plays(game, game.ann, 'Raze', ['Shelter']);
    expect(game.isOver).toBe(false);
    expect(game.ann.battlefield).toEqual([]);
    expect(lines(game)).toEqual([]);
  });

  test('ten poison counters, not nine (CR 704.5c)', () => {
    const cards = [
      spell('Venom', 'Target player gets nine poison counters.'),
      spell('Drop', 'Target player gets a poison counter.'),
    ];
    const game = table(cards, [{ hand: ['Venom', 'Drop'] }, []]);
    plays(game, game.ann, 'Venom', ['ben']);
    expect(game.isOver).toBe(false);
    plays(game, game.ann, 'Drop', ['ben']);
    expect(lines(game)).toEqual(['704.5c ben loses the game: they have ten or more poison counters']);
  });

  test('a team loses with fifteen poison counters together, or with no life (CR 704.6a, 704.6b)', () => {
    const cards = [
      spell('Venom', 'Target player gets seven poison counters.'),
      spell('Burn', 'Burn deals 40 damage to target player.'),
    ];
    const seats = [{ hand: ['Venom', 'Venom', 'Venom', 'Burn'], team: 0 }, { team: 0 }, { team: 1 }, { team: 1 }];
    const game = table(cards, seats, { format: 'two-headed-giant' });
    plays(game, game.ann, 'Venom', ['cat']);
    plays(game, game.ann, 'Venom', ['dan']);
    expect(lines(game)).toEqual([]);
    plays(game, game.ann, 'Venom', ['cat']);
    expect(lines(game)[0]).toBe('704.6b cat loses the game: they have 15 or more poison counters');
    const burnt = table(cards, seats, { format: 'two-headed-giant' });
    plays(burnt, burnt.ann, 'Burn', ['cat']);
    expect(lines(burnt)[0]).toBe('704.6a cat loses the game: their life total is -10');
  });
});

describe('creatures and planeswalkers', () => {
  test('toughness 0 puts it into the graveyard, damage destroys it (CR 704.5f, 704.5g)', () => {
    const cards = [
      CUB,
      spell('Shrink', 'Target creature gets -0/-2 until end of turn.'),
      spell('Hit', 'Hit deals 2 damage to target creature.'),
      spell('Tap', 'Tap deals 1 damage to target creature.'),
    ];
    const game = table(cards, [{ hand: ['Shrink', 'Hit', 'Tap'], battlefield: ['Cub', 'Cub', 'Cub'] }, []]);
    plays(game, game.ann, 'Tap', ['Cub']);
    expect(lines(game)).toEqual([]);
    plays(game, game.ann, 'Shrink', ['Cub']);
    expect(lines(game)).toEqual(['704.5f Cub is put into the graveyard']);
    plays(game, game.ann, 'Hit', ['Cub']);
    expect(lines(game).slice(1)).toEqual(['704.5g Cub is destroyed and put into the graveyard']);
    expect(game.ann.battlefield).toEqual(['Cub']);
  });

  test('a creature dealt damage by a source with deathtouch, though not enough (CR 704.5h)', () => {
    const cards = ['Bear | {0} | Creature — Bear | 4/4', 'Asp | {0} | Creature — Snake | 1/1 | Deathtouch'];
    const game = table(cards, [['Bear', 'Bear'], ['Asp']]);
    game.ann.attacks(['Bear', 'Bear']);
    game.ben.blocks([['Asp', 'Bear']]);
    game.throughCombat();
    expect(lines(game)).toContain('704.5h Bear is destroyed and put into the graveyard');
    expect(game.ann.battlefield).toEqual(['Bear']);
  });

  test('deathtouch damage that did not destroy does nothing later (CR 704.5h)', () => {
    const ward = spell('Ward', 'Target creature gains indestructible until end of turn.');
    const cards = ['Bear | {0} | Creature — Bear | 4/4', 'Asp | {0} | Creature — Snake | 1/1 | Deathtouch', ward];
    const game = table(cards, [{ battlefield: ['Bear'], hand: ['Ward'] }, ['Asp']]);
    plays(game, game.ann, 'Ward', ['Bear']);
    game.ann.attacks('Bear');
    game.ben.blocks([['Asp', 'Bear']]);
    game.to('Upkeep', 2);
    expect(game.ann.battlefield).toEqual(['Bear']);
  });

  test('a planeswalker without loyalty, not one with some (CR 704.5i)', () => {
    const cards = [
      'Walker | {0} | Legendary Planeswalker — Walker | 3 | +1: Scry 1.',
      spell('Break', 'Break deals 2 damage to target planeswalker.'),
    ];
    const game = table(cards, [{ hand: ['Walker', 'Break', 'Break'] }, []]);
    plays(game, game.ann, 'Walker');
    plays(game, game.ann, 'Break', ['Walker']);
    expect(game.ann.battlefield).toEqual(['Walker']);
    plays(game, game.ann, 'Break', ['Walker']);
    expect(lines(game)).toEqual(['704.5i Walker is put into the graveyard']);
  });
});

describe('legends and worlds', () => {
  test('each player keeps one of each name, whichever they choose; others keep theirs (CR 704.5j)', () => {
    const sage = 'Sage | {0} | Legendary Creature — Human | 1/1';
    const cards = [sage, 'Mage | {0} | Legendary Creature — Human | 1/1'];
    const game = table(cards, [{ hand: ['Sage'], battlefield: ['Sage', 'Mage'] }, ['Sage']]);
    const old = game.ann.permanent('Sage').id;
    game.ann.answers('chooseObjects', (question) => {
      expect(question).toMatchObject({
        min: 1,
        max: 1,
        purpose: 'legend',
        reason: { text: 'Keep one Sage', rule: '704.5j' },
      });
      return [1];
    });
    plays(game, game.ann, 'Sage');
    expect(game.ann.battlefield.toSorted()).toEqual(['Mage', 'Sage']);
    expect(game.ben.battlefield).toEqual(['Sage']);
    expect(game.ann.permanent('Sage').id).not.toBe(old);
    expect(lines(game)).toEqual(['704.5j Sage is put into the graveyard']);
  });

  test('only the newest world stays, whoever controls it; one alone stays (CR 704.5k)', () => {
    const worlds = ['Old World', 'New World'].map((name) => `${name} | {0} | World Enchantment`);
    const game = table(worlds, [{ hand: ['New World'] }, ['Old World']]);
    expect(lines(game)).toEqual([]);
    plays(game, game.ann, 'New World');
    expect(lines(game)).toEqual(['704.5k Old World is put into the graveyard']);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['New World'], []]);
  });
});

describe('what is attached (CR 704.5m-p)', () => {
  const CLOAK = 'Cloak | {0} | Enchantment — Aura | | Enchant creature';
  const HALBERD = 'Halberd | {0} | Artifact — Equipment | | Equip {0}';
  const worn = (cards: string[], hand: string[]): Scenario => {
    const game = table([CUB, HALBERD, KILL, ...cards], [{ hand, battlefield: ['Cub', 'Halberd', 'Forest'] }, []]);
    game.ann.activates('Halberd', { targets: ['Cub'] });
    return game.resolve();
  };

  test('an Aura that enchants nothing goes to the graveyard, an Equipment stays (CR 704.5m, 704.5n)', () => {
    const game = worn([CLOAK], ['Cloak', 'Kill']);
    plays(game, game.ann, 'Cloak', ['Cub']);
    plays(game, game.ann, 'Kill', ['Cub']);
    expect(lines(game)).toEqual(['704.5n Halberd becomes unattached', '704.5m Cloak is put into the graveyard']);
    expect(game.ann.battlefield).toEqual(['Halberd', 'Forest']);
    expect(game.ann.permanent('Halberd').attachedTo).toBe(NO_ENTITY);
  });

  test('an Equipment that becomes a creature comes off: it is an Equipment still (CR 704.5n, 301.5c)', () => {
    const wake = spell('Wake', 'Target artifact becomes a 1/1 artifact creature until end of turn.');
    const game = worn([wake], ['Wake']);
    plays(game, game.ann, 'Wake', ['Halberd']);
    expect(lines(game)).toEqual(['704.5n Halberd becomes unattached']);
  });

  test('an Aura that becomes a creature goes to the graveyard (CR 704.5m, 303.4d)', () => {
    const wake = spell(
      'Wake',
      'Target enchantment becomes a 1/1 creature in addition to its other types until end of turn.',
    );
    const game = worn([CLOAK, wake], ['Cloak', 'Wake']);
    plays(game, game.ann, 'Cloak', ['Cub']);
    plays(game, game.ann, 'Wake', ['Cloak']);
    expect(lines(game)).toEqual(['704.5m Cloak is put into the graveyard']);
    expect(game.ann.permanent('Halberd').attachedTo).toBe(game.ann.permanent('Cub').id);
  });

  test('a Fortification on a land that becomes no land comes off (CR 704.5n)', () => {
    const wall = 'Bulwark | {0} | Artifact — Fortification | | Fortify {0}';
    const change = spell('Change', 'Target land becomes an artifact until end of turn.');
    const game = table([CUB, wall, change], [{ hand: ['Change'], battlefield: ['Bulwark', 'Forest', 'Cub'] }, []]);
    game.ann.activates('Bulwark', { targets: ['Forest'] });
    game.resolve();
    expect(lines(game)).toEqual([]);
    expect(game.ann.permanent('Bulwark').attachedTo).toBe(game.ann.permanent('Forest').id);
    plays(game, game.ann, 'Change', ['Forest']);
    expect(lines(game)).toEqual(['704.5n Bulwark becomes unattached']);
  });

  test('a player’s newer Role on a creature replaces that player’s older one (CR 704.5y)', () => {
    const cards = [
      CUB,
      spell('Curse', 'Create a Wicked Role token attached to target creature you control.'),
      spell('Bless', 'Create a Royal Role token attached to target creature you control.'),
    ];
    const game = table(cards, [{ hand: ['Curse', 'Bless'], battlefield: ['Cub'] }, []]);
    plays(game, game.ann, 'Curse', ['Cub']);
    expect(lines(game)).toEqual([]);
    plays(game, game.ann, 'Bless', ['Cub']);
    expect(lines(game)[0]).toBe('704.5y Wicked is put into the graveyard');
    expect(game.ann.battlefield).toEqual(['Cub', 'Royal']);
  });
});

describe('counters', () => {
  test('+1/+1 and -1/-1 counters go in pairs, other counters stay (CR 704.5q)', () => {
    const mix = spell(
      'Mix',
      'Put three +1/+1 counters and a charge counter on target creature. Put two -1/-1 counters on that creature.',
    );
    const game = table([CUB, mix], [{ hand: ['Mix'], battlefield: ['Cub', 'Cub'] }, []]);
    plays(game, game.ann, 'Mix', ['Cub']);
    expect(lines(game)).toEqual(['704.5q Cub loses 2 +1/+1 counters', '704.5q Cub loses 2 -1/-1 counters']);
    expect(game.ann.permanent('Cub').counters).toMatchObject({ '+1/+1': 1, charge: 1 });
    expect(game.ann.stats('Cub')).toBe('3/3');
  });

  test('counters beyond those that it can have are removed, of that kind and from it only (CR 704.5r)', () => {
    const jar = "Jar | {0} | Artifact | | Jar can't have more than four charge counters on it.";
    const fill = spell('Fill', 'Put six charge counters on each artifact. Put six age counters on each artifact.');
    const game = table([jar, 'Box | {0} | Artifact', fill], [{ hand: ['Fill'], battlefield: ['Jar', 'Box'] }, []]);
    plays(game, game.ann, 'Fill');
    expect(lines(game)).toEqual(['704.5r Jar loses 2 charge counters']);
    expect(game.ann.permanent('Jar').counters).toMatchObject({ charge: 4, age: 6 });
    expect(game.ann.permanent('Box').counters).toMatchObject({ charge: 6, age: 6 });
  });
});

describe('Sagas (CR 704.5s)', () => {
  test('a Saga is sacrificed after its last chapter has resolved, not while the chapter or another ability of it waits', () => {
    const tale = 'Tale | {0} | Enchantment — Saga | | I — You gain 1 life. / II — You gain 2 life.';
    const game = table([tale], [{ hand: ['Tale'] }, []]);
    game.ann.casts('Tale');
    game.resolve();
    expect(game.stack).toHaveLength(1);
    game.resolve();
    expect(game.ann.battlefield).toEqual(['Tale']);
    game.to('Draw', 3);
    while (game.stack.length === 0) game.proceed();
    expect(game.ann.battlefield).toEqual(['Tale']);
    game.resolve();
    expect(game.ann.life).toBe(23);
    expect(told(game, /^704/)).toEqual(['704.5s Tale is sacrificed']);
  });

  test('counters put by a spell are chapters as well; a waiting trigger of another source keeps no Saga (CR 714.4)', () => {
    const tale = 'Tale | {0} | Enchantment — Saga | | I — You gain 1 life.';
    const cards = [tale, 'Choir | {0} | Enchantment | | Whenever you gain life, scry 1.'];
    const game = table(cards, [{ hand: ['Tale'], battlefield: ['Choir'] }, []]);
    game.ann.casts('Tale');
    game.resolve();
    game.resolve();
    expect(game.stack).toHaveLength(1);
    expect(game.ann.battlefield).toEqual(['Choir']);
  });
});
