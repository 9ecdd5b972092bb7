/** The Ring tempts you. CR 701.52. */
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { SupertypeBit } from '../../src/vocabulary/objects/characteristics.ts';
import { act, card, creature, number, spell, you } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const TEMPTED = { kind: 'keywordAction', action: 'the ring tempts you' } as const;
const RIDE = card('Test Ride', { types: ['instant'], cost: '0', abilities: [spell(act(TEMPTED))] });
const WATCHER = card('Test Listener', {
  types: ['artifact'],
  cost: '0',
  abilities: [
    {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'whenever', events: [TEMPTED] } as never,
      clause: act({ kind: 'gainLife', amount: number(7), actor: you }),
    },
  ],
});
const STEAL = card('Test Theft', {
  types: ['instant'],
  cost: '0',
  abilities: [
    spell(
      act({
        kind: 'gainControl',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'a', target: true },
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
          label: 'target1',
        },
      }),
    ),
  ],
});
/** Grows for as long as it is its controller's Ring-bearer. */
const BURDENED = creature('Test Burdened', '0', 1, 1, {
  kind: 'static',
  condition: {
    kind: 'is',
    subject: { kind: 'self' },
    filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'Ring-bearer' }] } },
  } as never,
  rules: [
    {
      kind: 'changes',
      action: { kind: 'get', object: { kind: 'self' }, power: number(4), toughness: number(4) },
    },
  ],
});
const CARDS = [RIDE, WATCHER, STEAL, BURDENED];
const RIDES = Array<string>(4).fill('Test Ride');

/** The Ring tempts Ann so often; she chooses this creature each time. */
function tempt(game: Scenario, times: number, bearer: string): Scenario {
  for (let i = 0; i < times; i++) {
    game.plan((question) =>
      question.kind === 'chooseObjects' && question.reason.rule === '701.52a'
        ? [game.indexOf(question.from, bearer)]
        : null,
    );
    game.ann.casts('Test Ride');
    game.resolveAll();
    game.unplan();
  }
  return game;
}

const isLegendary = (game: Scenario, name: string): boolean =>
  (characteristics(game.game, game.ann.permanent(name).id).supertypes & SupertypeBit.Legendary) !== 0;

test('the player gets the emblem first, once, and chooses a creature of their own (CR 701.52a, 701.52c)', () => {
  const game = tempt(
    scenario([{ battlefield: ['Hill Giant', 'Grizzly Bears'], hand: RIDES }, ['Craw Wurm']], { cards: CARDS }),
    1,
    'Hill Giant',
  );
  expect(game.ann.command).toEqual(['The Ring']);
  expect(isLegendary(game, 'Hill Giant')).toBe(true);
  expect(isLegendary(game, 'Grizzly Bears')).toBe(false);
  tempt(game, 1, 'Grizzly Bears');
  expect(game.ann.command).toEqual(['The Ring']);
  expect(isLegendary(game, 'Hill Giant')).toBe(false);
  expect(isLegendary(game, 'Grizzly Bears')).toBe(true);
});

test('creatures with greater power can’t block the Ring-bearer (CR 701.52c)', () => {
  const game = tempt(
    scenario([{ battlefield: ['Hill Giant'], hand: RIDES }, ['Craw Wurm', 'Trained Armodon']], { cards: CARDS }),
    1,
    'Hill Giant',
  );
  game.ann.attacks('Hill Giant', 'ben');
  const able: string[] = [];
  game.plan((question, now) => {
    if (question.kind !== 'blockers') return null;
    question.canBlock.forEach((attackers, i) => {
      if (attackers.length > 0) able.push(characteristics(now, question.blockers[i] as never).name);
    });
    return [];
  });
  game.throughCombat();
  expect(able).toEqual(['Trained Armodon']);
  expect(game.ben.life).toBe(17);
});

test('from the second time, its attack draws a card and discards one; from the fourth, its combat damage costs each opponent 3 life (CR 701.52c)', () => {
  for (const [times, drawn, life] of [
    [1, 0, 17],
    [2, 1, 17],
    [4, 1, 14],
  ] as const) {
    const game = tempt(
      scenario([{ battlefield: ['Hill Giant'], hand: RIDES }, []], { cards: CARDS }),
      times,
      'Hill Giant',
    );
    const library = game.ann.library.length;
    const graveyard = game.ann.graveyard.length;
    game.ann.attacks('Hill Giant', 'ben');
    game.throughCombat();
    expect(library - game.ann.library.length, `${times}`).toBe(drawn);
    expect(game.ann.graveyard.length - graveyard, `${times}`).toBe(drawn);
    expect(game.ben.life, `${times}`).toBe(life);
  }
});

test('from the third time, a creature that blocks it is sacrificed at end of combat (CR 701.52c)', () => {
  for (const [times, left] of [
    [2, ['Wall of Wood']],
    [3, []],
  ] as const) {
    const game = tempt(
      scenario([{ battlefield: ['Grizzly Bears'], hand: RIDES }, ['Wall of Wood']], { cards: CARDS }),
      times,
      'Grizzly Bears',
    );
    game.ann.attacks('Grizzly Bears', 'ben');
    game.ben.blocks([['Wall of Wood', 'Grizzly Bears']]);
    game.throughCombat();
    expect(game.ben.battlefield, `${times}`).toEqual(left);
  }
});

test('it is no Ring-bearer any more when another player has gained control of it (CR 701.52a, 701.52b)', () => {
  const game = scenario([{ battlefield: ['Hill Giant'], hand: RIDES }, { hand: ['Test Theft'] }], { cards: CARDS });
  tempt(game, 1, 'Hill Giant');
  game.ben.casts('Test Theft', { targets: ['Hill Giant'] });
  game.resolveAll();
  expect(
    (characteristics(game.game, game.ben.permanent('Hill Giant').id).supertypes & SupertypeBit.Legendary) !== 0,
  ).toBe(false);
});

test('"whenever the Ring tempts you" triggers though there was no creature to choose (CR 701.52d)', () => {
  const game = scenario([{ battlefield: ['Test Listener'], hand: RIDES }, []], { cards: CARDS });
  game.ann.casts('Test Ride');
  game.resolveAll();
  expect(game.ann.life).toBe(27);
  expect(game.ann.command).toEqual(['The Ring']);
});

test('abilities may ask whether a creature is the Ring-bearer (CR 701.52e)', () => {
  const game = scenario([{ battlefield: ['Test Burdened', 'Hill Giant'], hand: RIDES }, []], { cards: CARDS });
  expect(game.ann.stats('Test Burdened')).toBe('1/1');
  tempt(game, 1, 'Test Burdened');
  expect(game.ann.stats('Test Burdened')).toBe('5/5');
  tempt(game, 1, 'Hill Giant');
  expect(game.ann.stats('Test Burdened')).toBe('1/1');
});
