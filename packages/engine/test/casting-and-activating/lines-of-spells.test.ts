/** Lines of an instant or sorcery that are no instructions: statements about the spell, and abilities that trigger. CR 113.3, 604. */
import type { Ability } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, anyTarget, card, filter, keyword, number, quantifier, self, spell } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const hit = spell(act({ kind: 'dealDamage', actor: self, amount: number(1), to: anyTarget }));

test('a spell that says it is colorless is so in every zone (CR 604.3)', () => {
  const pale = card('Pale Fire', {
    cost: 'R',
    types: ['instant'],
    abilities: [
      spell(act({ kind: 'become', verb: 'be', object: self, as: { kind: 'description', colors: ['colorless'] } })),
      hit,
    ],
  });
  const game = scenario([{ hand: ['Pale Fire'], battlefield: ['Mountain'] }, []], { cards: [pale] });
  expect(characteristics(game.game, game.ann.state.hand[0] as never).colors).toBe(0);
  game.ann.casts('Pale Fire', { targets: ['ben'] });
  expect(characteristics(game.game, game.game.stack[0] as never).colors).toBe(0);
  game.resolve();
  expect(game.ben.life).toBe(19);
});

test('"if it was kicked, it has split second": nobody casts spells while it is on the stack (CR 702.61a)', () => {
  const rush = spell({
    kind: 'if',
    condition: { kind: 'castFact', fact: 'kicked', subject: self },
    clause: act({
      kind: 'gain',
      verb: 'have',
      object: { kind: 'reference', to: 'self', words: 'it' },
      abilities: [keyword('split second')],
    }),
  });
  const fire = card('Rushing Fire', {
    cost: 'R',
    types: ['instant'],
    abilities: [keyword('kicker', { cost: [{ kind: 'manaCost', symbols: ['R'] }] }), rush, hit],
  });
  for (const kicked of [true, false]) {
    const game = scenario(
      [
        { hand: ['Rushing Fire', 'Shock'], battlefield: ['Mountain', 'Mountain', 'Mountain'] },
        { hand: ['Shock'], battlefield: ['Mountain'] },
      ],
      { cards: [fire] },
    );
    game.ann.answers('yesNo', [kicked ? 1 : 0]);
    game.ann.casts('Rushing Fire', { targets: ['ben'] });
    expect(game.ann.can('cast', 'Shock')).toBe(!kicked);
    expect(game.ben.can('cast', 'Shock')).toBe(!kicked);
  }
});

test('"when you cycle this card" triggers from the graveyard with the X that was chosen (CR 702.29c, 107.3e)', () => {
  const gain: Ability = {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'cycle', actor: { kind: 'you' }, object: self }] },
    clause: act({ kind: 'gainLife', amount: { kind: 'x' } }),
  };
  const wind = card('Cycling Wind', {
    cost: '5RR',
    types: ['sorcery'],
    abilities: [
      act({ kind: 'destroy', object: { kind: 'select', quantifier: quantifier('all'), filter: filter('creature') } }),
    ]
      .map(spell)
      .concat(keyword('cycling', { cost: [{ kind: 'manaCost', symbols: ['X', 'R'] }] }), gain),
  });
  const game = scenario(
    [{ hand: ['Cycling Wind'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] }, []],
    { cards: [wind] },
  );
  game.ann.activates('Cycling Wind', { x: 3 });
  game.resolveAll();
  expect([game.ann.life, game.ann.hand, game.ann.graveyard]).toEqual([23, ['Plains'], ['Cycling Wind']]);
});
