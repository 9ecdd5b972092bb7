/** Who chooses first, what the others know of it, and what takes precedence. CR 101. */
import type { Action, Clause, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { type PlayerId } from '../../src/index.ts';
import {
  a,
  act,
  card,
  classFilter,
  draw,
  each,
  enchantment,
  filter,
  instant,
  number,
  plays,
  quantifier,
  sorcery,
  table,
  targetCreature,
} from '../support/single-rule-cards.ts';

const edict = sorcery('Test Edict', act({ kind: 'sacrifice', actor: each('player'), object: a(filter('creature')) }));
const pair = ['Grizzly Bears', 'Hill Giant'];

test('Example: each player sacrifices a creature: choices in turn order, then all at the same time (CR 101.4)', () => {
  const game = table([edict], [{ battlefield: pair, hand: ['Test Edict'] }, pair, pair]);
  const asked: [number, number][] = [];
  for (const seat of game.seats)
    seat.answers('chooseObjects', (question, now) => {
      asked.push([question.player, now.battlefield.length]);
      return [1];
    });
  plays(game, game.ann, 'Test Edict');
  expect(asked).toEqual([
    [0, 6],
    [1, 6],
    [2, 6],
  ]);
  expect(game.seats.map((seat) => seat.graveyard)).toEqual([
    ['Hill Giant', 'Test Edict'],
    ['Hill Giant'],
    ['Hill Giant'],
  ]);
});

test('a player knows what the players before have chosen, and nobody knows what comes after (CR 101.4b)', () => {
  const game = table([edict], [{ battlefield: pair, hand: ['Test Edict'] }, pair, pair]);
  const known: string[] = [];
  for (const seat of game.seats)
    seat.answers('chooseObjects', (question, now) => {
      if (question.kind !== 'chooseObjects') return [];
      const earlier = (question.earlier ?? []).map(
        ({ player, chosen }) => `${player}:${chosen.map((id) => now.objects[id]?.record.card.name).join()}`,
      );
      known.push(`${question.player} knows ${earlier.join(' ')}`);
      return [seat.id === 0 ? 1 : 0];
    });
  plays(game, game.ann, 'Test Edict');
  expect(known).toEqual(['0 knows ', '1 knows 0:Hill Giant', '2 knows 0:Hill Giant 1:Grizzly Bears']);
});

test('cards chosen in a hidden zone stay hidden while the others choose (CR 101.4a)', () => {
  const mind = sorcery('Test Mind', act({ kind: 'discard', actor: each('player'), object: a(classFilter('card')) }));
  const hand = ['Shock', 'Murder'];
  const game = table([mind], [{ hand: ['Test Mind', ...hand] }, { hand }]);
  game.ann.answers('chooseObjects', (question) => [
    question.kind === 'chooseObjects' ? game.indexOf(question.from, 'Murder') : 0,
  ]);
  let checked = false;
  game.ben.answers('chooseObjects', (question, now) => {
    if (question.kind !== 'chooseObjects') return [];
    checked = true;
    const view = game.session.view(1 as PlayerId);
    expect(question.earlier).toBeUndefined();
    expect(now.players[0]?.hand.length).toBe(2);
    expect(JSON.stringify(view.players[0])).not.toContain('Murder');
    return [0];
  });
  plays(game, game.ann, 'Test Mind');
  expect([checked, game.ann.graveyard, game.ben.graveyard]).toEqual([true, ['Murder', 'Test Mind'], ['Shock']]);
});

test('several choices of one player are made in the order in which the text names them (CR 101.4c)', () => {
  const oath = sorcery(
    'Test Oath',
    act({ kind: 'choose', what: { options: ['sun', 'moon'] } }),
    act({ kind: 'sacrifice', actor: { kind: 'you' }, object: a(filter('creature')) }),
    act({ kind: 'discard', actor: { kind: 'you' }, object: a(classFilter('card')) }),
  );
  const game = table([oath], [{ battlefield: pair, hand: ['Test Oath', 'Shock', 'Murder'] }, {}]);
  const asked: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'priority') asked.push(question.kind === 'chooseObjects' ? question.purpose : question.kind);
    return null;
  });
  plays(game, game.ann, 'Test Oath');
  expect(asked).toEqual(['chooseOption', 'sacrifice', 'discard']);
});

test('a choice that makes a player earlier in turn order choose: that choice comes before those still outstanding (CR 101.4d)', () => {
  const you: Noun = { kind: 'you' };
  const instead = (name: string, clause: Clause): Card =>
    enchantment(name, { kind: 'replace', would: { kind: 'gainLife', actor: you }, instead: clause });
  const cards = [
    instead('Test Study', draw(1)),
    instead('Test Rot', act({ kind: 'mill', actor: you, amount: number(1) })),
    instead('Test Tithe', act({ kind: 'gainLife', actor: { kind: 'playerNoun', who: 'active' }, amount: number(1) })),
    sorcery('Test Feast', act({ kind: 'gainLife', actor: each('opponent'), amount: number(1) })),
  ];
  const game = table(cards, [
    { battlefield: ['Test Study', 'Test Rot'], hand: ['Test Feast'] },
    ['Test Tithe', 'Test Rot'],
    ['Test Study', 'Test Rot'],
  ]);
  const asked: number[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseOption') return null;
    asked.push(question.player);
    return [0];
  });
  plays(game, game.ann, 'Test Feast');
  // Ben gives it to Ann, who must choose before Cat does.
  expect(asked).toEqual([1, 0, 2]);
  expect([game.ann.hand.length, game.ben.graveyard.length, game.cat.hand.length]).toEqual([2, 0, 1]); // with the card of Ann’s draw step
});

const flying = { kind: 'keyword', keyword: 'flying' } as const;
const untilEnd = { kind: 'untilEndOfTurn' } as const;

/** "Target creature gains (loses) flying until end of turn." */
function wing(verb: 'gain' | 'lose'): Clause {
  return { kind: 'do', action: { kind: 'gain', verb, object: targetCreature, abilities: [flying] }, during: untilEnd };
}

test('adding and removing abilities is not forbidding: the later effect wins, not the one that takes away (CR 101.2a)', () => {
  const grow = instant('Test Grow', wing('gain'));
  const clip = instant('Test Clip', wing('lose'));
  const flies = (first: string, second: string): boolean => {
    const game = table([grow, clip], [{ battlefield: ['Grizzly Bears'], hand: [first, second] }, {}]);
    plays(game, game.ann, first, ['Grizzly Bears']);
    plays(game, game.ann, second, ['Grizzly Bears']);
    return game.session.view(0 as PlayerId).battlefield[0]?.keywords.includes('flying') === true;
  };
  expect([flies('Test Clip', 'Test Grow'), flies('Test Grow', 'Test Clip')]).toEqual([true, false]);
});

test('Example: "can\'t play lands" wins against "may play an additional land" (CR 101.2)', () => {
  const you: Noun = { kind: 'you' };
  const lands: Action = {
    kind: 'play',
    actor: you,
    object: { kind: 'select', quantifier: quantifier('bare'), filter: filter('land') },
  };
  const farm = enchantment('Test Farm', { kind: 'additionalLand', player: you, count: { kind: 'number', number: 1 } });
  const blight = enchantment('Test Blight', { kind: 'cant', action: lands });
  const free = table([farm, blight], [{ battlefield: ['Test Farm'], hand: ['Forest', 'Forest'] }, {}]);
  free.ann.playsLand('Forest');
  expect(free.ann.can('playLand', 'Forest')).toBe(true);
  const barred = table([farm, blight], [{ battlefield: ['Test Farm', 'Test Blight'], hand: ['Forest', 'Forest'] }, {}]);
  expect(barred.ann.can('playLand', 'Forest')).toBe(false);
});

test('a card takes precedence over the rules for that situation only; conceding is always possible (CR 101.1, 104.3a)', () => {
  const shield = enchantment('Test Shield', {
    kind: 'cant',
    action: { kind: 'loseGame', actor: { kind: 'you' } },
  });
  const drain = card('Test Drain', {
    cost: '0',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        clause: act({ kind: 'loseLife', actor: each('player'), amount: { kind: 'number', number: 30 } }),
      },
    ],
  });
  const game = table([shield, drain], [{ battlefield: ['Test Shield'], hand: ['Test Drain'] }, {}, { life: 40 }]);
  plays(game, game.ann, 'Test Drain');
  expect([game.ann.life, game.ann.state.lost, game.ben.state.lost]).toEqual([-10, false, true]);
  expect(game.session.concede(0 as PlayerId)).toBeNull();
  expect([game.isOver, game.game.winners]).toEqual([true, [2]]);
});
