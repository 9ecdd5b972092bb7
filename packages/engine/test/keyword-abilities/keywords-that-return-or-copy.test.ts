import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, keyword, number, spell, cost, lands } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const drain = (name: string, mana: string, amount: number, ...more: ReturnType<typeof keyword>[]) =>
  card(name, {
    cost: mana,
    types: ['sorcery'],
    abilities: [
      ...more,
      spell(act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(amount) })),
    ],
  });

test('unearth returns it with haste for the turn, and then exiles it (CR 702.84a)', () => {
  const grub = creature('Test Grub', '2R', 3, 2, keyword('unearth', cost('R')));
  const game = scenario([{ battlefield: lands(1), graveyard: ['Test Grub'] }, []], { cards: [grub] });
  game.ann.activates('Test Grub');
  game.resolveAll();
  game.ann.attacks('Test Grub');
  game.throughCombat();
  expect(game.ben.life).toBe(17);
  game.to('Upkeep', 2);
  expect(game.ann.exile).toEqual(['Test Grub']);
});

test('an unearthed creature that would die is exiled instead (CR 702.84a)', () => {
  const grub = creature('Test Grub', '2R', 3, 2, keyword('unearth', cost('R')));
  const game = scenario([{ battlefield: lands(2), graveyard: ['Test Grub'], hand: ['Shock'] }, []], { cards: [grub] });
  game.ann.activates('Test Grub');
  game.resolveAll();
  game.ann.casts('Shock', { targets: ['Test Grub'] });
  game.resolveAll();
  expect(game.ann.exile).toEqual(['Test Grub']);
});

test('echo is asked for at the first upkeep only (CR 702.30a)', () => {
  const imp = creature('Test Echo', 'R', 2, 2, keyword('echo', cost('R')));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Echo'] }, []], { cards: [imp] });
  game.ann.casts('Test Echo');
  game.resolveAll();
  game.ann.answers('yesNo', [1]);
  game.to('PrecombatMain', 3);
  expect(game.ann.battlefield).toContain('Test Echo');
  expect(game.ann.permanent('Mountain').status & 1).toBe(1);
  game.to('PrecombatMain', 5);
  expect(game.ann.battlefield).toContain('Test Echo');
  expect(game.ann.permanent('Mountain').status & 1).toBe(0);
});

test('echo that is not paid costs the permanent (CR 702.30a)', () => {
  const imp = creature('Test Echo', 'R', 2, 2, keyword('echo', cost('R')));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Echo'] }, []], { cards: [imp] });
  game.ann.casts('Test Echo');
  game.resolveAll();
  game.ann.answers('yesNo', [0]);
  game.to('PrecombatMain', 3);
  expect(game.ann.graveyard).toEqual(['Test Echo']);
});

test('renown works once (CR 702.112a)', () => {
  const page = creature('Test Page', 'W', 2, 2, keyword('renown', { amount: number(1) }));
  const game = scenario([['Test Page'], []], { cards: [page] });
  game.ann.attacks('Test Page');
  game.throughCombat();
  expect(game.ann.stats('Test Page')).toBe('3/3');
  game.to('BeginningOfCombat', 3);
  game.throughCombat();
  expect(game.ben.life).toBe(15);
  expect(game.ann.stats('Test Page')).toBe('3/3');
});

test('dash gives haste, and the creature goes back to the hand at the end (CR 702.109a)', () => {
  const orc = creature('Test Orc', '3R', 3, 1, keyword('dash', cost('R')));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Orc'] }, []], { cards: [orc] });
  game.ann.casts('Test Orc', { via: 'dash' });
  game.resolveAll();
  game.ann.attacks('Test Orc');
  game.throughCombat();
  expect(game.ben.life).toBe(17);
  game.to('Upkeep', 2);
  expect(game.ann.hand).toEqual(['Test Orc']);
});

test('blitz gives haste and a card as it dies at the end of the turn (CR 702.152a)', () => {
  const thug = creature('Test Thug', '3R', 3, 1, keyword('blitz', cost('R')));
  const game = scenario([{ battlefield: lands(1), hand: ['Test Thug'], library: ['Island'] }, []], { cards: [thug] });
  game.ann.casts('Test Thug', { via: 'blitz' });
  game.resolveAll();
  game.to('Upkeep', 2);
  expect(game.ann.graveyard).toEqual(['Test Thug']);
  expect(game.ann.hand).toEqual(['Island']);
});

test('embalm makes a white Zombie copy (CR 702.128a)', () => {
  const priest = creature('Test Priest', '1R', 2, 1, keyword('flying'), keyword('embalm', cost('R')));
  const game = scenario([{ battlefield: lands(1), graveyard: ['Test Priest'] }, []], { cards: [priest] });
  game.ann.activates('Test Priest');
  game.resolveAll();
  const now = characteristics(game.game, game.ann.permanent('Test Priest').id);
  expect([now.colors, now.subtypes.includes('Zombie'), now.subtypes.includes('Human'), now.power]).toEqual([
    1,
    true,
    true,
    2,
  ]);
  expect(game.ann.exile).toEqual(['Test Priest']);
});

test('eternalize makes a black 4/4 (CR 702.129a)', () => {
  const priest = creature('Test Priest', '1R', 2, 1, keyword('eternalize', cost('R')));
  const game = scenario([{ battlefield: lands(1), graveyard: ['Test Priest'] }, []], { cards: [priest] });
  game.ann.activates('Test Priest');
  game.resolveAll();
  const now = characteristics(game.game, game.ann.permanent('Test Priest').id);
  expect([now.colors, now.power, now.toughness]).toEqual([4, 4, 4]);
});

test.each([
  ['embalm', '702.128a'],
  ['eternalize', '702.129a'],
] as const)('what %s makes has no mana cost, so that its mana value is 0 (CR %s + 202.3a)', (word, _rule) => {
  const priest = creature('Test Priest', '1R', 2, 1, keyword(word, cost('R')));
  const game = scenario([{ battlefield: lands(1), graveyard: ['Test Priest'] }, []], { cards: [priest] });
  game.ann.activates('Test Priest');
  game.resolveAll();
  const now = characteristics(game.game, game.ann.permanent('Test Priest').id);
  expect([now.manaCost, now.manaValue]).toEqual([null, 0]);
});

test('encore: a hasty copy for each opponent, sacrificed at the end (CR 702.141a)', () => {
  const siren = creature('Test Siren', '1R', 2, 1, keyword('encore', cost('R')));
  const game = scenario([{ battlefield: lands(1), graveyard: ['Test Siren'] }, [], []], { cards: [siren] });
  game.ann.activates('Test Siren');
  game.resolveAll();
  expect(game.ann.battlefield.filter((name) => name === 'Test Siren')).toHaveLength(2);
  game.throughCombat();
  expect([game.ben.life, game.cat.life]).toEqual([18, 18]);
  game.to('Upkeep', 2);
  expect(game.ann.battlefield).toEqual(['Mountain']);
});

test('offspring: a 1/1 copy when its cost is paid', () => {
  const hare = creature('Test Hare', 'R', 3, 3, keyword('offspring', cost('R')));
  const game = scenario([{ battlefield: lands(2), hand: ['Test Hare'] }, []], { cards: [hare] });
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Hare');
  game.resolveAll();
  const sizes = game.game.battlefield
    .map((id) => characteristics(game.game, id))
    .filter((now) => now.name === 'Test Hare')
    .map((now) => now.power);
  expect(sizes.sort()).toEqual([1, 3]);
});

test('squad: a copy for each time its cost was paid (CR 702.157a)', () => {
  const troop = creature('Test Troop', 'R', 1, 1, keyword('squad', cost('R')));
  const game = scenario([{ battlefield: lands(3), hand: ['Test Troop'] }, []], { cards: [troop] });
  game.ann.answers('yesNo', [1]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Troop');
  game.resolveAll();
  expect(game.ann.battlefield.filter((name) => name === 'Test Troop')).toHaveLength(3);
});

test('replicate copies the spell for each payment (CR 702.56a)', () => {
  const game = scenario([{ battlefield: lands(3), hand: ['Test Copy'] }, []], {
    cards: [drain('Test Copy', 'R', 2, keyword('replicate', cost('R')))],
  });
  game.ann.answers('yesNo', [1]);
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Copy');
  game.resolveAll();
  expect(game.ben.life).toBe(14);
});

test('casualty sacrifices a creature with enough power for a copy (CR 702.153a)', () => {
  const game = scenario([{ battlefield: ['Mountain', 'Raging Goblin', 'Grizzly Bears'], hand: ['Test Job'] }, []], {
    cards: [drain('Test Job', 'R', 2, keyword('casualty', { amount: number(2) }))],
  });
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Job');
  game.resolveAll();
  expect(game.ben.life).toBe(16);
  expect(game.ann.battlefield).toEqual(['Mountain', 'Raging Goblin']);
});

test('conspire taps two creatures that share a color with the spell (CR 702.78a)', () => {
  const game = scenario(
    [{ battlefield: ['Mountain', 'Raging Goblin', 'Goblin Piker', 'Grizzly Bears'], hand: ['Test Plot'] }, []],
    { cards: [drain('Test Plot', 'R', 2, keyword('conspire'))] },
  );
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Plot');
  game.resolveAll();
  expect(game.ben.life).toBe(16);
  expect(game.ann.permanent('Grizzly Bears').status & 1).toBe(0);
  expect(game.ann.permanent('Goblin Piker').status & 1).toBe(1);
});

test('myriad sends a copy at each other opponent for the combat (CR 702.116a)', () => {
  const horn = creature('Test Horn', '1R', 2, 2, keyword('myriad'));
  const game = scenario([['Test Horn'], [], []], { cards: [horn] });
  game.ann.answers('yesNo', [1]);
  game.ann.attacks('Test Horn', 'ben');
  game.throughCombat();
  expect([game.ben.life, game.cat.life]).toEqual([18, 18]);
  expect(game.ann.battlefield).toEqual(['Test Horn']);
});

test('mobilize brings attackers for the turn', () => {
  const khan = creature('Test Khan', '1R', 2, 2, keyword('mobilize', { amount: number(2) }));
  const game = scenario([['Test Khan'], []], { cards: [khan] });
  game.ann.attacks('Test Khan');
  game.throughCombat();
  expect(game.ben.life).toBe(16);
  game.to('Upkeep', 2);
  expect(game.ann.battlefield).toEqual(['Test Khan']);
});

test('saddle taps others with enough power, for the turn', () => {
  const mount = creature('Test Mount', '1R', 2, 2, keyword('saddle', { amount: number(2) }));
  const game = scenario([['Test Mount', 'Grizzly Bears'], []], { cards: [mount] });
  game.ann.activates('Test Mount');
  game.resolveAll();
  expect(game.ann.permanent('Test Mount').status & 4096).toBe(4096);
  game.to('Upkeep', 2);
  expect(game.ann.permanent('Test Mount').status & 4096).toBe(0);
});

test('champion exiles another creature until it leaves (CR 702.72a)', () => {
  const hero = creature(
    'Test Hero',
    'R',
    5,
    2,
    keyword('champion', {
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
    }),
  );
  const game = scenario(
    [{ battlefield: ['Mountain', 'Mountain', 'Grizzly Bears'], hand: ['Test Hero', 'Shock'] }, []],
    { cards: [hero] },
  );
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Test Hero');
  game.resolveAll();
  expect(game.ann.exile).toEqual(['Grizzly Bears']);
  game.ann.casts('Shock', { targets: ['Test Hero'] });
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Grizzly Bears');
});

test('devour: counters for each creature sacrificed as it enters (CR 702.82a)', () => {
  const maw = creature('Test Maw', 'R', 1, 1, keyword('devour', { amount: number(2) }));
  const game = scenario([{ battlefield: ['Mountain', 'Grizzly Bears', 'Raging Goblin'], hand: ['Test Maw'] }, []], {
    cards: [maw],
  });
  game.ann.answers('chooseObjects', [0, 1]);
  game.ann.casts('Test Maw');
  game.resolveAll();
  expect(game.ann.stats('Test Maw')).toBe('5/5');
});

test('amplify: counters for each card revealed that shares a creature type (CR 702.38a)', () => {
  const kin = creature('Test Kin', 'R', 1, 1, keyword('amplify', { amount: number(1) }));
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Kin', 'Raging Goblin', 'Shock'] }, []], {
    cards: [kin],
  });
  game.ann.answers('chooseObjects', [0]);
  game.ann.casts('Test Kin');
  game.resolveAll();
  expect(game.ann.stats('Test Kin')).toBe('2/2');
});

test('backup lends its other abilities along with the counters (CR 702.165a)', () => {
  const aide = creature('Test Aide', 'R', 1, 1, keyword('backup', { amount: number(1) }), keyword('flying'));
  const game = scenario([{ battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Test Aide'] }, []], { cards: [aide] });
  game.ann.answers('targets', (question, position) => [
    question.kind === 'targets'
      ? question.legal.findIndex(
          (entity) => entity >= 0 && characteristics(position, entity as never).name === 'Grizzly Bears',
        )
      : 0,
  ]);
  game.ann.casts('Test Aide');
  game.resolveAll();
  expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  expect(characteristics(game.game, game.ann.permanent('Grizzly Bears').id).keywords & 32).toBe(32);
});

test('recover: pay as a creature of yours dies, or lose the card (CR 702.59a)', () => {
  const grim = drain('Test Grim', 'R', 1, keyword('recover', cost('R')));
  const game = scenario(
    [{ battlefield: ['Mountain', 'Mountain', 'Grizzly Bears'], graveyard: ['Test Grim'], hand: ['Shock'] }, []],
    { cards: [grim] },
  );
  game.ann.answers('yesNo', [1]);
  game.ann.casts('Shock', { targets: ['Grizzly Bears'] });
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Test Grim']);
});

test('surge is open after another spell in the turn (CR 702.117a)', () => {
  const wave = drain('Test Wave', '5R', 4, keyword('surge', cost('R')));
  const game = scenario([{ battlefield: lands(2), hand: ['Shock', 'Test Wave'] }, []], { cards: [wave] });
  expect(game.ann.can('cast', 'Test Wave')).toBe(false);
  game.ann.casts('Shock', { targets: ['ben'] });
  game.resolveAll();
  game.ann.casts('Test Wave', { via: 'surge' });
  game.resolveAll();
  expect(game.ben.life).toBe(14);
});

test('prowl is open once a creature of a type of the spell has hit a player (CR 702.76a)', () => {
  const thief = creature('Test Thief', '5R', 4, 4, keyword('prowl', cost('R')));
  const game = scenario([{ battlefield: ['Mountain', 'Raging Goblin'], hand: ['Test Thief'] }, []], { cards: [thief] });
  expect(game.ann.can('cast', 'Test Thief')).toBe(false);
  game.ann.attacks('Raging Goblin');
  game.throughCombat();
  expect(game.ann.can('cast', 'Test Thief')).toBe(true);
});
