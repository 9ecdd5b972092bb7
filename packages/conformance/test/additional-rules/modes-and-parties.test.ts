/** Modes, parties, what is modified, what descended, with cards read from text. CR 700. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const CUT = 'Cut | {0} | Instant | | Destroy target creature.';

describe('700', () => {
  test('a target of a mode that was not chosen is not chosen (CR 700.2c)', () => {
    const lines = [
      'Pick | {0} | Instant | | Choose one or both — / • Destroy target artifact. / • Target player loses 1 life.',
    ];
    const game = table(lines, [{ hand: ['Pick'] }, {}]);
    game.ann.casts('Pick', { modes: [0], targets: ['ben'] });
    expect([game.resolveAll().ben.life]).toEqual([19]);
  });

  test('a copy of a modal spell has its modes, and new targets do not change them (CR 700.2f, 700.2g)', () => {
    const lines = [
      'Pick | {0} | Instant | | Choose one — / • Target player gains 5 life. / • Target player loses 1 life.',
      'Fork | {0} | Instant | | Copy target instant or sorcery spell. You may choose new targets for the copy.',
    ];
    const game = table(lines, [{ hand: ['Pick', 'Fork'] }, {}]);
    game.ann.casts('Pick', { modes: [1], targets: ['ben'] });
    game.ann.casts('Fork', { targets: ['Pick'] });
    game.plan((question) => {
      if (question.kind === 'yesNo') return [1];
      if (question.kind === 'targets') return [game.indexOf(question.legal, 'ann')];
      if (question.kind === 'chooseModes') throw new Error('the mode is not chosen again');
      return null;
    });
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([19, 19]);
  });

  test('"dies" is: from the battlefield into a graveyard, and nothing else (CR 700.4)', () => {
    const lines = [
      CUT,
      'Vulture | {0} | Enchantment | | Whenever a creature dies, you gain 1 life.',
      'Banish | {0} | Instant | | Exile target creature.',
      'Drop | {0} | Instant | | Discard a card.',
    ];
    const game = table(lines, [
      { battlefield: ['Vulture', 'Grizzly Bears', 'Hill Giant'], hand: ['Cut', 'Banish', 'Drop', 'Wind Drake'] },
      {},
    ]);
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Wind Drake')] : [],
    );
    expect(plays(game.ann, 'Drop').ann.life).toBe(20);
    expect(plays(game.ann, 'Banish', 'Hill Giant').ann.life).toBe(20);
    expect(plays(game.ann, 'Cut', 'Grizzly Bears').ann.life).toBe(21);
  });

  test('a party: up to one of each of four kinds, counted for the best; four are a full party (CR 700.8, 700.8a, 700.8b, 700.8c)', () => {
    const lines = [
      'Count | {0} | Instant | | You gain life equal to the number of creatures in your party.',
      'Feast | {0} | Instant | | If you have a full party, you gain 50 life.',
      'Both | {0} | Creature — Cleric Rogue | 1/1 |',
      'Priest | {0} | Creature — Cleric | 1/1 |',
      'Fighter | {0} | Creature — Warrior | 1/1 |',
      'Mage | {0} | Creature — Wizard | 1/1 |',
    ];
    for (const [battlefield, size] of [
      [['Priest', 'Priest'], 1],
      [['Both', 'Priest'], 2],
      [['Both', 'Both', 'Both'], 2],
      [['Both', 'Priest', 'Fighter', 'Mage'], 4],
      [['Hill Giant'], 0],
    ] as const) {
      const game = table(lines, [{ battlefield, hand: ['Count', 'Feast'] }, ['Mage', 'Fighter']]);
      plays(game.ann, 'Count');
      plays(game.ann, 'Feast');
      expect([battlefield, game.ann.life]).toEqual([battlefield, 20 + size + (size === 4 ? 50 : 0)]);
    }
  });

  test('modified: with a counter, equipped, or enchanted by an Aura of its controller (CR 700.9)', () => {
    const lines = [
      'Pick | {0} | Instant | | Modified creatures you control get +5/+5 until end of turn.',
      'Veil | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+0.',
      'Sword | {0} | Artifact — Equipment | | Equipped creature gets +1/+0. / Equip {0}',
      'Train | {0} | Instant | | Put a +1/+1 counter on target creature.',
    ];
    const game = table(lines, [
      {
        battlefield: ['Sword', 'Hill Giant', 'Grizzly Bears', 'Wind Drake', 'Goblin Piker', 'Craw Wurm'],
        hand: ['Pick', 'Veil', 'Train'],
      },
      { hand: ['Veil'] },
    ]);
    uses(game.ann, 'Sword', 'Hill Giant');
    plays(game.ann, 'Veil', 'Grizzly Bears');
    plays(game.ann, 'Train', 'Wind Drake');
    plays(game.ann, 'Pick');
    expect(['Hill Giant', 'Grizzly Bears', 'Wind Drake', 'Goblin Piker'].map((name) => game.ann.stats(name))).toEqual([
      '9/8',
      '8/7',
      '8/8',
      '2/1',
    ]);
  });

  test('descended: a permanent card was put into the player’s graveyard from anywhere this turn, wherever it is now (CR 700.11)', () => {
    const lines = [
      'Check | {0} | Instant | | If you descended this turn, you gain 5 life.',
      'Grind | {0} | Instant | | Mill a card.',
      'Purge | {0} | Instant | | Exile target card from a graveyard.',
    ];
    for (const [top, life] of [
      ['Hill Giant', 25],
      ['Shock', 20],
    ] as const) {
      const game = table(lines, [{ hand: ['Check', 'Grind', 'Purge'], library: [top] }, {}]);
      plays(game.ann, 'Grind');
      plays(game.ann, 'Purge', top);
      expect(plays(game.ann, 'Check').ann.life).toBe(life);
    }
  });
});
