import { expect, test } from 'vitest';
import { characteristics, type Entity } from '../../src/index.ts';
import { act, card, creature, filter, keyword, number, spell, target } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const bander = (name: string, power: number, toughness: number) =>
  creature(name, '1W', power, toughness, keyword('banding'));
const HERO = bander('Test Hero', 1, 1);
const SQUIRE = bander('Test Squire', 1, 2);

/** The active player's bands: for each question the names that join. */
function bands(game: Scenario, ...joining: readonly (readonly string[])[]): string[][] {
  const offered: string[][] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseObjects' || question.reason.rule !== '702.22c') return null;
    offered.push(question.from.map((id) => characteristics(game.game, id as never).name));
    return (joining[offered.length - 1] ?? []).map((name) => game.indexOf(question.from, name));
  });
  return offered;
}
const blockedBy = (game: Scenario, name: string): readonly string[] =>
  game.ann.permanent(name).blockers.map((id) => characteristics(game.game, id).name);

test('a band is creatures with banding and one without; who blocks one of them blocks all (CR 508.1e, 702.22c, 702.22h)', () => {
  const game = scenario([['Test Hero', 'Test Squire', 'Grizzly Bears', 'Hill Giant'], ['Wall of Wood']], {
    cards: [HERO, SQUIRE],
  });
  game.ann.attacks(['Test Hero', 'Test Squire', 'Grizzly Bears', 'Hill Giant']);
  const offered = bands(game, ['Test Squire'], ['Grizzly Bears']);
  game.ben.blocks([['Wall of Wood', 'Grizzly Bears']]);
  game.to('DeclareBlockers');
  expect(offered).toEqual([['Test Squire'], ['Grizzly Bears', 'Hill Giant']]);
  for (const name of ['Test Hero', 'Test Squire', 'Grizzly Bears'])
    expect(blockedBy(game, name)).toEqual(['Wall of Wood']);
  expect(blockedBy(game, 'Hill Giant')).toEqual([]);
});

test('all of a band attack the same player (CR 702.22d, 802.3b)', () => {
  const game = scenario([['Test Hero', 'Grizzly Bears'], [], []], { cards: [HERO] });
  const offered = bands(game);
  game.ann.answers('attackers', (question) =>
    question.kind === 'attackers'
      ? [0, game.indexOf(question.defenders[0] ?? [], 'ben'), 1, game.indexOf(question.defenders[1] ?? [], 'cat')]
      : [],
  );
  game.to('DeclareAttackers');
  expect(offered).toEqual([]);
});

test('a band lasts though its creatures lose banding, and a creature keeps its own abilities (CR 702.22e, 702.22g)', () => {
  const game = scenario([{ battlefield: ['Test Hero', 'Wind Drake'] }, ['Wall of Wood', 'Giant Spider']], {
    cards: [HERO],
  });
  game.ann.attacks(['Test Hero', 'Wind Drake']);
  bands(game, ['Wind Drake']);
  game.to('DeclareAttackers');
  game.alter((position) => {
    // The Hero becomes a creature without banding.
    const hero = position.battlefield.find((id) => characteristics(position, id).name === 'Test Hero');
    const bears = position.records.find((record) => record.card.name === 'Wall of Wood');
    (position.objects[hero as number] as { record: unknown }).record = bears;
    position.derived = null;
  });
  game.ben.blocks([['Wall of Wood', 'Wall of Wood']]);
  game.to('DeclareBlockers');
  // The Wall could not have blocked the flying creature by itself.
  expect(blockedBy(game, 'Wind Drake')).toEqual(['Wall of Wood']);
});

test('a creature removed from combat is in no band any more (CR 702.22f)', () => {
  const game = scenario(
    [{ battlefield: ['Test Hero', 'Grizzly Bears', 'Island'], hand: ['Unsummon'] }, ['Wall of Wood']],
    { cards: [HERO] },
  );
  game.ann.attacks(['Test Hero', 'Grizzly Bears']);
  bands(game, ['Grizzly Bears']);
  game.to('DeclareAttackers');
  game.ann.casts('Unsummon', { targets: ['Test Hero'] });
  game.resolveAll();
  game.ben.blocks([['Wall of Wood', 'Grizzly Bears']]);
  game.to('DeclareBlockers');
  expect(blockedBy(game, 'Grizzly Bears')).toEqual(['Wall of Wood']);
});

function damageChoosers(game: Scenario, divide: (among: readonly Entity[]) => number[]): number[] {
  const asked: number[] = [];
  game.plan((question) => {
    if (question.kind !== 'assignDamage') return null;
    asked.push(question.player);
    return divide(question.among);
  });
  return asked;
}

test('who blocks a band lets the attacking player divide its damage (CR 702.22k)', () => {
  const game = scenario([['Test Hero', 'Grizzly Bears'], ['Hill Giant']], { cards: [HERO] });
  game.ann.attacks(['Test Hero', 'Grizzly Bears']);
  bands(game, ['Grizzly Bears']);
  game.ben.blocks([['Hill Giant', 'Grizzly Bears']]);
  const asked = damageChoosers(game, (among) =>
    among.map((id) => (characteristics(game.game, id as never).name === 'Test Hero' ? 3 : 0)),
  );
  game.throughCombat();
  expect(asked).toEqual([game.ann.id]);
  expect(game.ann.battlefield).toEqual(['Grizzly Bears']);
  expect(game.ben.battlefield).toEqual([]);
});

test('a creature with banding among the blockers lets the defending player divide the attacker’s damage (CR 702.22j)', () => {
  for (const edition of ['today', '2024-03-08'] as const) {
    const game = scenario([['Craw Wurm'], ['Test Hero', 'Grizzly Bears']], { cards: [HERO], edition });
    game.ann.attacks('Craw Wurm');
    game.ben.blocks([
      ['Test Hero', 'Craw Wurm'],
      ['Grizzly Bears', 'Craw Wurm'],
    ]);
    const asked = damageChoosers(game, (among) =>
      among.map((id) => (characteristics(game.game, id as never).name === 'Test Hero' ? 0 : 6)),
    );
    game.throughCombat();
    expect(asked).toEqual([game.ben.id]);
    expect(game.ben.battlefield).toEqual(['Test Hero']);
  }
});

const pack = (name: string, ...more: ReturnType<typeof keyword>[]) => {
  const made = creature(name, '1W', 2, 2, ...more);
  return { ...made, faces: [{ ...made.faces[0], subtypes: ['Wolf'] }] as never };
};
const WITH_WOLVES = keyword('bands with other', {
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Wolf' }] } },
});

test('bands with other: any number of creatures of the quality, if the first is of it too (CR 702.22b-c)', () => {
  const cards = [pack('Test Alpha', WITH_WOLVES), pack('Test Wolf'), creature('Test Stray', 'W', 1, 1, WITH_WOLVES)];
  const game = scenario([['Test Alpha', 'Test Wolf', 'Test Wolf', 'Test Stray', 'Grizzly Bears'], []], { cards });
  game.ann.attacks(['Test Alpha', 'Test Wolf', 'Test Wolf', 'Test Stray', 'Grizzly Bears']);
  const offered = bands(game, ['Test Wolf']);
  game.to('DeclareAttackers');
  expect(offered).toEqual([['Test Wolf', 'Test Wolf']]);
});

test('several instances of banding do no more than one (CR 702.22m)', () => {
  const double = creature('Test Double', '1W', 1, 1, keyword('banding'), keyword('banding'));
  const game = scenario([['Test Double', 'Grizzly Bears', 'Hill Giant'], []], { cards: [double] });
  game.ann.attacks(['Test Double', 'Grizzly Bears', 'Hill Giant']);
  const offered = bands(game, ['Grizzly Bears']);
  game.to('DeclareAttackers');
  expect(offered).toEqual([['Grizzly Bears', 'Hill Giant']]);
});

const enlister = (name: string, ...more: ReturnType<typeof keyword>[]) =>
  creature(name, '1W', 1, 1, keyword('enlist'), ...more);

test('enlist taps a creature that does not attack and adds its power (CR 702.154a-c)', () => {
  const game = scenario([['Test Sergeant', 'Hill Giant', 'Grizzly Bears'], []], { cards: [enlister('Test Sergeant')] });
  game.ann.attacks(['Test Sergeant', 'Grizzly Bears']);
  game.ann.answers('chooseObjects', (question) => {
    if (question.kind !== 'chooseObjects') return [];
    expect(question.from.map((id) => characteristics(game.game, id as never).name)).toEqual(['Hill Giant']);
    return [0];
  });
  game.to('DeclareAttackers');
  expect(game.ann.permanent('Hill Giant').status & 1).toBe(1);
  game.resolveAll();
  expect(game.ann.stats('Test Sergeant')).toBe('4/1');
});

test('a creature that came this turn is enlisted only with haste (CR 702.154a)', () => {
  const game = scenario(
    [
      {
        battlefield: ['Test Sergeant', ...Array.from({ length: 3 }, () => 'Mountain')],
        hand: ['Goblin Piker', 'Raging Goblin'],
      },
      [],
    ],
    { cards: [enlister('Test Sergeant')] },
  );
  game.ann.casts('Goblin Piker');
  game.resolveAll();
  game.ann.casts('Raging Goblin');
  game.resolveAll();
  game.ann.attacks('Test Sergeant');
  const offered: string[] = [];
  game.ann.answers('chooseObjects', (question) => {
    if (question.kind === 'chooseObjects')
      offered.push(...question.from.map((id) => characteristics(game.game, id as never).name));
    return [];
  });
  game.to('DeclareAttackers');
  expect(offered).toEqual(['Raging Goblin']);
});

test('each instance of enlist has its own cost and its own bonus (CR 702.154d)', () => {
  const game = scenario([['Test Captain', 'Hill Giant', 'Grizzly Bears'], []], {
    cards: [enlister('Test Captain', keyword('enlist'))],
  });
  game.ann.attacks('Test Captain');
  game.plan((question) => (question.kind === 'chooseObjects' && question.reason.rule === '702.154a' ? [0] : null));
  game.to('DeclareAttackers');
  expect(game.ann.stats('Test Captain')).toBe('6/1');
});

const lose = (amount: number) =>
  act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(amount) });
const secret = card('Test Secret', { cost: 'R', types: ['sorcery'], abilities: [spell(lose(2)), keyword('cipher')] });

test('cipher: the card is exiled encoded on a creature, whose combat damage casts a copy of it (CR 702.99a-b)', () => {
  const game = scenario([{ battlefield: ['Mountain', 'Raging Goblin'], hand: ['Test Secret'] }, []], {
    cards: [secret],
  });
  game.plan((question) => {
    if (question.kind === 'yesNo') return [1];
    return question.kind === 'chooseObjects' && question.reason.rule === '702.99a' ? [0] : null;
  });
  game.ann.casts('Test Secret');
  game.resolveAll();
  expect(game.ben.life).toBe(18);
  expect(game.ann.exile).toEqual(['Test Secret']);
  game.ann.attacks('Raging Goblin');
  game.throughCombat();
  expect(game.ben.life).toBe(15);
  expect(game.ann.exile).toEqual(['Test Secret']);
  expect(game.ann.graveyard).toEqual([]);
});

test('it stays encoded when the creature changes its controller, who casts the copies then (CR 702.99c)', () => {
  const steal = card('Test Steal', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [spell(act({ kind: 'gainControl', object: target(filter('creature')) }))],
  });
  const game = scenario(
    [
      { battlefield: ['Mountain', 'Raging Goblin'], hand: ['Test Secret'] },
      { battlefield: ['Mountain'], hand: ['Test Steal'] },
    ],
    { cards: [secret, steal] },
  );
  game.plan((question) => {
    if (question.kind === 'yesNo') return [1];
    return question.kind === 'chooseObjects' && question.reason.rule === '702.99a' ? [0] : null;
  });
  game.ann.casts('Test Secret');
  game.resolveAll();
  game.to('PrecombatMain', 2);
  game.ben.casts('Test Steal', { targets: ['Raging Goblin'] });
  game.resolveAll();
  game.ben.attacks('Raging Goblin');
  game.throughCombat();
  // One from the Goblin, two from the copy that its new controller cast.
  expect(game.ann.life).toBe(17);
  expect(game.ann.exile).toEqual(['Test Secret']);
});

test('without a creature the card goes to the graveyard (CR 702.99a)', () => {
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Secret'] }, []], { cards: [secret] });
  game.ann.casts('Test Secret');
  game.resolveAll();
  expect(game.ann.graveyard).toEqual(['Test Secret']);
});
