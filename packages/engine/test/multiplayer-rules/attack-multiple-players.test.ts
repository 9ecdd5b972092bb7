/** The attack multiple players option. CR 802. */
import { expect, test } from 'vitest';
import type { Ability, Action, Rule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { checkAnswer, type Entity, playerEntity, type PlayerId } from '../../src/index.ts';
import { keyword } from '../support/cards.ts';
import {
  creature,
  enchantment,
  filter,
  lose,
  number,
  self,
  table,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import type { Scenario } from '../support/scenario.ts';

const walker = creature('Hill Runner', '0', 2, 2, keyword('mountainwalk'));
const timid: Ability = {
  kind: 'static',
  rules: [
    {
      kind: 'cant',
      action: { kind: 'attack', object: self, alone: true },
      also: [{ kind: 'block', object: self, alone: true }],
    },
  ],
};
const shy = creature('Shy Goat', '0', 3, 3, timid);
const everything: Rule = { kind: 'canBlockMore', object: self, count: number(1) };
const wide = creature('Wide Guard', '0', 4, 9, { kind: 'static', rules: [everything] });

/** Declares these attacks: creature and player. */
function attack(game: Scenario, pairs: readonly (readonly [string, string])[]): void {
  game.ann.answers('attackers', (question, position) => {
    if (question.kind !== 'attackers') throw new Error('not attackers');
    const used = new Set<number>();
    return pairs.flatMap(([name, whom]) => {
      const at = question.attackers.findIndex(
        (id, i) => !used.has(i) && position.objects[id]?.record.card.name === name,
      );
      used.add(at);
      return [at, game.indexOf(question.defenders[at] as readonly Entity[], whom)];
    });
  });
}

test('several players may be attacked in one combat, or one only (CR 802.1, 802.3)', () => {
  for (const [second, life] of [
    ['cat', [18, 17, 20]],
    ['ben', [15, 20, 20]],
  ] as const) {
    const game = table([], [['Grizzly Bears', 'Hill Giant'], [], [], []]);
    attack(game, [
      ['Grizzly Bears', 'ben'],
      ['Hill Giant', second],
    ]);
    game.throughCombat();
    expect([game.ben.life, game.cat.life, game.dan.life]).toEqual(life);
  }
});

test('all opponents are defending players: nobody is chosen as the combat phase starts (CR 802.2)', () => {
  const game = table([], [['Grizzly Bears'], [], [], []]).to('BeginningOfCombat');
  while (game.question?.kind !== 'attackers') {
    expect(game.question?.kind).toBe('priority');
    game.proceed();
  }
  expect(game.question.defenders[0]).toEqual([1, 2, 3].map((seat) => playerEntity(seat as PlayerId)));
});

test('landwalk looks at the lands of the player whom that creature attacks (CR 802.2a)', () => {
  for (const [bensLand, catsLand, blockable] of [
    ['Mountain', 'Plains', true],
    ['Plains', 'Mountain', false],
  ] as const) {
    const game = table(
      [walker],
      [
        ['Grizzly Bears', 'Hill Runner'],
        [bensLand, 'Goblin Piker'],
        [catsLand, 'Goblin Piker'],
      ],
    );
    attack(game, [
      ['Grizzly Bears', 'ben'],
      ['Hill Runner', 'cat'],
    ]);
    let catBlocks = false;
    game.plan((question) => {
      if (question.kind !== 'blockers') return null;
      if (question.player === 2) catBlocks = (question.canBlock[0] ?? []).length > 0;
      return [];
    });
    game.throughCombat();
    expect(catBlocks).toBe(blockable);
  }
});

test('“defending player” in an attacker’s ability is the one it attacks, also after it has left combat (CR 802.2a)', () => {
  const raider = creature(
    'Raider',
    '0',
    1,
    1,
    whenever({ kind: 'attack', object: self } as Action, lose({ kind: 'playerNoun', who: 'defending' }, 4)),
  );
  const game = table([raider], [['Raider', 'Raider'], [], [], []]);
  attack(game, [
    ['Raider', 'dan'],
    ['Raider', 'cat'],
  ]);
  while (game.stack.length < 2) game.proceed();
  game.resolveAll();
  expect([game.ben.life, game.cat.life, game.dan.life]).toEqual([20, 16, 16]);
});

test('what is not about one player is counted over all attackers, what is only about the attacks on that player (CR 802.3a)', () => {
  // It can't attack alone: another attacker is enough, whomever it attacks.
  const game = table([shy], [['Shy Goat', 'Grizzly Bears'], [], []]);
  attack(game, [
    ['Shy Goat', 'ben'],
    ['Grizzly Bears', 'cat'],
  ]);
  game.throughCombat();
  expect([game.ben.life, game.cat.life]).toEqual([17, 18]);
  // "Creatures can't attack you" is about ben alone.
  const shut: Card = enchantment('Shut Gate', {
    kind: 'cant',
    action: {
      kind: 'attack',
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'bare' }, filter: filter('creature') },
      whom: you,
    },
  } as Rule);
  const gate = table([shut], [['Grizzly Bears'], ['Shut Gate'], []]).to('BeginningOfCombat');
  while (gate.question?.kind !== 'attackers') gate.proceed();
  expect(gate.question.defenders[0]).toEqual([playerEntity(2 as PlayerId)]);
});

test('each player blocks with their own creatures what attacks them, one after the other (CR 802.4, 802.4a)', () => {
  const game = table([], [['Craw Wurm', 'Hill Giant'], ['Goblin Piker'], ['Grizzly Bears'], ['Wall of Wood']]);
  attack(game, [
    ['Craw Wurm', 'cat'],
    ['Hill Giant', 'ben'],
  ]);
  const asked: [number, string[], string[]][] = [];
  const names = (ids: readonly number[]): string[] => ids.map((id) => game.game.objects[id]?.record.card.name ?? '');
  game.plan((question) => {
    if (question.kind !== 'blockers') return null;
    asked.push([question.player, names(question.blockers), names(question.attackers)]);
    return [];
  });
  game.throughCombat();
  expect(asked).toEqual([
    [1, ['Goblin Piker'], ['Hill Giant']],
    [2, ['Grizzly Bears'], ['Craw Wurm']],
  ]);
});

test('whether blocks are legal, other players’ blockers and attackers do not matter (CR 802.4b)', () => {
  const game = table([shy], [['Craw Wurm', 'Hill Giant'], ['Shy Goat', 'Wall of Wood'], ['Wall of Wood']]);
  attack(game, [
    ['Craw Wurm', 'ben'],
    ['Hill Giant', 'cat'],
  ]);
  let checked = 0;
  game.plan((question, position) => {
    if (question.kind !== 'blockers') return null;
    if (question.player === 1) {
      const goat = question.blockers.findIndex((id) => position.objects[id]?.record.card.name === 'Shy Goat');
      // Cat's Wall will block too, but for ben's blocks the Goat would block alone.
      expect(checkAnswer(question, [goat, 0])).toMatchObject({ rule: '509.1b' });
      expect(question.attackers.length).toBe(1);
      checked++;
      return [];
    }
    checked++;
    return [0, 0];
  });
  game.throughCombat();
  expect(checked).toBe(2);
});

test('the defending players order what their creatures block, in turn order (CR 802.5)', () => {
  const seats = [
    ['Grizzly Bears', 'Hill Giant', 'Goblin Piker', 'Trained Armodon'],
    [],
    ['Wide Guard'],
    ['Wide Guard'],
  ];
  const game = table([wide], seats, { edition: '2024-03-08' });
  // Dan's Guard came to the battlefield before cat's.
  game.alter((position) => {
    position.battlefield = position.battlefield.slice().reverse();
  });
  attack(game, [
    ['Grizzly Bears', 'dan'],
    ['Hill Giant', 'dan'],
    ['Goblin Piker', 'cat'],
    ['Trained Armodon', 'cat'],
  ]);
  const ordering: number[] = [];
  game.plan((question) => {
    if (question.kind === 'blockers') return [0, 0, 0, 1];
    if (question.kind === 'order') {
      ordering.push(question.player);
      return [0, 1];
    }
    return null;
  });
  game.throughCombat();
  expect(ordering).toEqual([2, 3]);
});

test('combat damage is assigned in turn order, and dealt all at once (CR 802.6)', () => {
  const seats = [
    ['Grizzly Bears', 'Hill Giant', 'Goblin Piker', 'Trained Armodon'],
    [],
    ['Wide Guard'],
    ['Wide Guard'],
  ];
  const game = table([wide], seats);
  game.alter((position) => {
    position.battlefield = position.battlefield.slice().reverse();
  });
  attack(game, [
    ['Grizzly Bears', 'dan'],
    ['Hill Giant', 'dan'],
    ['Goblin Piker', 'cat'],
    ['Trained Armodon', 'cat'],
  ]);
  const assigning: number[] = [];
  game.plan((question) => {
    if (question.kind === 'blockers') return [0, 0, 0, 1];
    if (question.kind !== 'assignDamage') return null;
    expect(game.ann.graveyard).toEqual([]);
    assigning.push(question.player);
    return [4, 0];
  });
  game.throughCombat();
  expect(assigning).toEqual([2, 3]);
  expect(game.ann.graveyard.length).toBe(2);
});
