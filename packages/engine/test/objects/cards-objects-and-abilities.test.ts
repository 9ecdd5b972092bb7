/** Cards, objects, permanents, tokens, spells, abilities and emblems. CR 108-114. */
import { expect, test } from 'vitest';
import type { Ability, Action, Filter } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { characteristics, type ObjectId } from '../../src/index.ts';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import {
  act,
  all,
  classFilter,
  creature,
  filter,
  gain,
  instant,
  it,
  mine,
  number,
  plays,
  quantifier,
  self,
  soldier,
  sorcery,
  table,
  target,
  targetCreature,
  targetPlayer,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import { bounce, murder } from '../support/object-cards.ts';

const steal = sorcery('Test Theft', act({ kind: 'gainControl', object: targetCreature }));

test("the owner is who began with the card, whoever controls it: it goes to the owner's graveyard or hand (CR 108.3, 110.2, 400.3)", () => {
  const game = table(
    [steal, murder, bounce],
    [{ hand: ['Test Theft', 'Test Theft', 'Test Murder', 'Test Bounce'] }, ['Hill Giant', 'Grizzly Bears']],
  );
  plays(game, game.ann, 'Test Theft', ['Hill Giant']);
  plays(game, game.ann, 'Test Theft', ['Grizzly Bears']);
  expect(game.ann.battlefield).toEqual(['Hill Giant', 'Grizzly Bears']);
  plays(game, game.ann, 'Test Murder', ['Hill Giant']);
  plays(game, game.ann, 'Test Bounce', ['Grizzly Bears']);
  expect([game.ben.graveyard, game.ben.hand]).toEqual([['Hill Giant'], ['Grizzly Bears']]);
});

test('a card in a graveyard has no controller: its owner counts (CR 108.4, 108.4a)', () => {
  const grudge = sorcery(
    'Test Grudge',
    act({ kind: 'exile', object: { ...targetCard(), label: 'target1' } }),
    act({
      kind: 'loseLife',
      actor: { kind: 'playerOf', relation: 'controller', of: it('target1') },
      amount: number(2),
    }),
  );
  const game = table([grudge], [{ hand: ['Test Grudge'] }, { graveyard: ['Hill Giant'] }]);
  plays(game, game.ann, 'Test Grudge', ['Hill Giant']);
  expect([game.ann.life, game.ben.life, game.ben.exile]).toEqual([20, 18, ['Hill Giant']]);
});

function targetCard() {
  const of: Filter = {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
    qualities: [{ kind: 'inZone', zone: ['graveyard'] }],
  };
  return target(of);
}

test('a description with "spell" means the stack, without it the battlefield (CR 109.2, 109.2b)', () => {
  const deny = instant(
    'Test Deny',
    act({
      kind: 'counter',
      object: target({
        kind: 'filter',
        noun: {
          kind: 'words',
          words: [
            { kind: 'typeWord', type: 'creature' },
            { kind: 'classWord', word: 'spell' },
          ],
        },
      }),
    }),
  );
  const free = creature('Test Free', '0', 1, 1);
  const game = table(
    [deny, murder, free],
    [{ hand: ['Test Free', 'Test Deny', 'Test Murder'], battlefield: ['Grizzly Bears'] }, {}],
  );
  expect(game.ann.can('cast', 'Test Deny')).toBe(false);
  game.ann.casts('Test Free');
  game.ann.casts('Test Deny', { targets: ['Test Free'] });
  game.resolveAll();
  expect([game.ann.graveyard, game.ann.battlefield]).toEqual([['Test Free', 'Test Deny'], ['Grizzly Bears']]);
});

test('permanents enter untapped and face up (CR 110.5b)', () => {
  const free = creature('Test Free', '0', 1, 1);
  const game = table([free], [{ hand: ['Test Free'] }, {}]);
  plays(game, game.ann, 'Test Free');
  expect(game.ann.permanent('Test Free').status & (StatusBit.Tapped | StatusBit.FaceDown)).toBe(0);
});

test('a permanent stays tapped until something untaps it, even when it is no creature any more (CR 110.5c)', () => {
  const unmake = instant('Test Unmake', {
    kind: 'do',
    action: {
      kind: 'become',
      verb: 'become',
      object: targetCreature,
      as: { kind: 'description', types: ['artifact'] },
    },
    during: { kind: 'untilEndOfTurn' },
  });
  const game = table([unmake], [{ hand: ['Test Unmake'], battlefield: ['Grizzly Bears'] }, {}]);
  game.ann.attacks('Grizzly Bears');
  game.to('DeclareAttackers');
  plays(game, game.ann, 'Test Unmake', ['Grizzly Bears']);
  expect(game.ann.permanent('Grizzly Bears').status & StatusBit.Tapped).toBe(StatusBit.Tapped);
});

test('cards off the battlefield have no status: a tapped creature that returns is untapped (CR 110.5d)', () => {
  const free = creature('Test Free', '0', 1, 1);
  const game = table([free, bounce], [{ hand: ['Test Bounce'], battlefield: ['Test Free'] }, {}]);
  game.ann.attacks('Test Free');
  game.to('PostcombatMain');
  expect(game.ann.permanent('Test Free').status & StatusBit.Tapped).toBe(StatusBit.Tapped);
  plays(game, game.ann, 'Test Bounce', ['Test Free']);
  plays(game, game.ann, 'Test Free');
  expect(game.ann.permanent('Test Free').status & StatusBit.Tapped).toBe(0);
});

test('a creature put onto the battlefield by an effect is controlled by the player who is told to put it (CR 110.2a)', () => {
  const raise = sorcery(
    'Test Raise',
    act({ kind: 'move', verb: 'put', object: targetCard(), to: { kind: 'place', zone: 'battlefield' } }),
  );
  const game = table([raise], [{ hand: ['Test Raise'] }, { graveyard: ['Hill Giant'] }]);
  plays(game, game.ann, 'Test Raise', ['Hill Giant']);
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Hill Giant'], []]);
  expect(game.ann.permanent('Hill Giant').owner).toBe(game.ben.id);
});

test("instant and sorcery cards can't enter the battlefield: they stay where they are (CR 110.4, 304.4, 307.4, 400.4a)", () => {
  const raise = sorcery(
    'Test Raise',
    act({ kind: 'move', verb: 'put', object: targetCard(), to: { kind: 'place', zone: 'battlefield' } }),
  );
  for (const name of ['Shock', 'Divination']) {
    const game = table([raise], [{ hand: ['Test Raise'], graveyard: [name] }, {}]);
    plays(game, game.ann, 'Test Raise', [name]);
    expect([game.ann.battlefield, game.ann.graveyard]).toEqual([[], [name, 'Test Raise']]);
  }
});

test('tokens are no cards: an effect that counts cards in a graveyard does not see them (CR 108.2b)', () => {
  const game = table(
    [
      sorcery('Test Muster', soldier()),
      sorcery(
        'Test Sweep',
        act({ kind: 'destroy', object: all('creature') }),
        gain({
          kind: 'count',
          of: {
            kind: 'filter',
            noun: {
              kind: 'words',
              words: [
                { kind: 'typeWord', type: 'creature' },
                { kind: 'classWord', word: 'card' },
              ],
            },
            qualities: [{ kind: 'inZone', zone: ['graveyard'], of: you }],
          },
        }),
      ),
    ],
    [{ hand: ['Test Muster', 'Test Sweep'], battlefield: ['Grizzly Bears'] }, {}],
  );
  plays(game, game.ann, 'Test Muster');
  plays(game, game.ann, 'Test Sweep');
  expect(game.ann.life).toBe(21);
});

test("a spell is a card on the stack, its controller is who cast it, and it goes to its owner's graveyard when done (CR 112.1, 112.2, 304.2, 307.2)", () => {
  const game = table(
    [sorcery('Test Rest', gain(1)), instant('Test Breath', gain(1))],
    [{ hand: ['Test Rest', 'Test Breath'] }, {}],
  );
  game.ann.casts('Test Rest');
  const [id] = game.game.stack;
  expect([game.stack, game.ann.hand, characteristics(game.game, id as ObjectId).controller]).toEqual([
    ['Test Rest'],
    ['Test Breath'],
    0,
  ]);
  game.resolve();
  plays(game, game.ann, 'Test Breath');
  expect([game.stack, game.ann.graveyard, game.ann.life]).toEqual([[], ['Test Rest', 'Test Breath'], 22]);
});

const shooter = creature('Test Shooter', '0', 1, 1, {
  kind: 'activated',
  cost: [{ kind: 'manaCost', symbols: ['0'] }],
  clause: act({ kind: 'dealDamage', actor: self, amount: number(1), to: targetPlayer }),
});

test('an ability on the stack does not need its source any more, which deals the damage as it last was (CR 113.7a)', () => {
  const game = table([shooter, murder], [{ hand: ['Test Murder'], battlefield: ['Test Shooter'] }, {}]);
  game.ann.activates('Test Shooter', { targets: ['ben'] });
  plays(game, game.ann, 'Test Murder', ['Test Shooter']);
  expect(game.ann.battlefield).toEqual([]);
  game.resolveAll();
  expect(game.ben.life).toBe(19);
});

test("what counters spells can't counter an ability (CR 113.9)", () => {
  const deny = instant('Test Deny', act({ kind: 'counter', object: target(classFilter('spell')) }));
  const game = table([shooter, deny], [{ hand: ['Test Deny', 'Test Deny'], battlefield: ['Test Shooter'] }, {}]);
  game.ann.activates('Test Shooter', { targets: ['ben'] });
  expect(game.ann.can('cast', 'Test Deny')).toBe(false);
});

test('an activated ability belongs to the player who activated it, though its source changes hands (CR 113.8)', () => {
  const healer = creature('Test Healer', '0', 1, 1, {
    kind: 'activated',
    cost: [{ kind: 'manaCost', symbols: ['0'] }],
    clause: gain(3),
  });
  const grab = instant('Test Grab', act({ kind: 'gainControl', object: targetCreature }));
  const game = table([healer, grab], [['Test Healer'], { hand: ['Test Grab'] }]);
  game.ann.activates('Test Healer');
  plays(game, game.ben, 'Test Grab', ['Test Healer']);
  expect(game.ben.battlefield).toEqual(['Test Healer']);
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([23, 20]);
});

test('an effect that takes an ability away takes every instance of it (CR 113.10b), the latest effect prevails (CR 113.10c)', () => {
  const change = (name: string, verb: 'gain' | 'lose'): Card =>
    instant(name, {
      kind: 'do',
      action: { kind: 'gain', verb, object: targetCreature, abilities: [{ kind: 'keyword', keyword: 'flying' }] },
      during: { kind: 'untilEndOfTurn' },
    });
  const game = table(
    [change('Test Wings', 'gain'), change('Test Stones', 'lose')],
    [{ hand: ['Test Wings', 'Test Stones', 'Test Wings'], battlefield: ['Wind Drake'] }, ['Grizzly Bears']],
  );
  plays(game, game.ann, 'Test Wings', ['Wind Drake']);
  plays(game, game.ann, 'Test Stones', ['Wind Drake']);
  const flies = (): boolean =>
    characteristics(game.game, game.ann.permanent('Wind Drake').id).abilities.some(
      (each) => each.ability.kind === 'keyword' && each.ability.keyword === 'flying',
    );
  expect(flies()).toBe(false);
  plays(game, game.ann, 'Test Wings', ['Wind Drake']);
  expect(flies()).toBe(true);
});

test('several abilities of one object work each for itself (CR 113.2c, 113.3b, 113.3c)', () => {
  const busy = creature(
    'Test Busy',
    '0',
    1,
    1,
    whenever({ kind: 'attack', object: self }, gain(1)),
    whenever({ kind: 'attack', object: self }, gain(2)),
    { kind: 'activated', cost: [{ kind: 'manaCost', symbols: ['0'] }], clause: gain(4) },
  );
  const game = table([busy], [['Test Busy'], {}]);
  game.ann.activates('Test Busy');
  game.resolveAll();
  game.ann.attacks('Test Busy');
  game.throughCombat();
  expect(game.ann.life).toBe(27);
});

test('an emblem is in the command zone of its controller, has no characteristics but its ability, which works there (CR 114.1, 114.2, 114.3, 114.4, 113.6p, 109.4c)', () => {
  const rally: Ability = {
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'get',
          object: {
            kind: 'select',
            quantifier: quantifier('bare'),
            filter: { ...filter('creature'), qualities: [mine] },
          },
          power: number(1),
          toughness: number(1),
        } as Action,
      },
    ],
  };
  const game = table(
    [sorcery('Test Oath', act({ kind: 'getEmblem', actor: you, abilities: [rally] }))],
    [{ hand: ['Test Oath'], battlefield: ['Grizzly Bears'] }, ['Grizzly Bears']],
  );
  plays(game, game.ann, 'Test Oath');
  expect([game.ann.stats('Grizzly Bears'), game.ben.stats('Grizzly Bears')]).toEqual(['3/3', '2/2']);
  const [id] = game.game.command;
  const now = characteristics(game.game, id as ObjectId);
  expect([game.game.objects[id as ObjectId]?.owner, now.controller, now.types, now.colors, now.manaValue]).toEqual([
    0, 0, 0, 0, 0,
  ]);
});
