/** Who controlled what has just left, and what is offered instead of the step before. CR 608.2d, 608.2h, 614.15. */
import { expect, test } from 'vitest';
import { plays, table } from '../../support/text-table.ts';

const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const BREAK = `Break | {0} | Sorcery | | Destroy target ${'creature'}. If you controlled that creature, draw a card.`;
const BOUNCE = `Bounce | {0} | Sorcery | | Return target ${'creature'} to its owner’s hand. If you controlled it, draw a card.`;

test('who controlled it before it left is asked, not who controls it now (CR 608.2h)', () => {
  for (const [spell, target, drawn] of [
    ['Break', 'own', 1],
    ['Break', 'other', 0],
    ['Bounce', 'own', 2],
    ['Bounce', 'other', 0],
  ] as const) {
    const seat = { battlefield: ['Tin Bear'] };
    const library = ['Forest', 'Forest'];
    const game = table(
      [BEAR, BREAK, BOUNCE],
      target === 'own' ? [{ ...seat, hand: [spell], library }, {}] : [{ hand: [spell], library }, seat],
    );
    plays(game.ann, spell, 'Tin Bear');
    expect([spell, target, game.ann.hand.length]).toEqual([spell, target, drawn]);
  }
});

const SWEEP = `Sweep | {0} | Sorcery | | Return target ${'creature'} to its owner’s hand. If you control a Forest, you may put it on top of its owner’s library instead.`;

test('who may put it elsewhere and does not, does what stands before (CR 608.2d, 614.15)', () => {
  for (const [forest, takes, where] of [
    [true, true, 'library'],
    [true, false, 'hand'],
    [false, true, 'hand'],
  ] as const) {
    const game = table(
      [BEAR, SWEEP],
      [
        { hand: ['Sweep'], battlefield: forest ? ['Forest'] : [] },
        { battlefield: ['Tin Bear'], library: ['Island'] },
      ],
    );
    game.ann.answers('yesNo', [takes ? 1 : 0]);
    plays(game.ann, 'Sweep', 'Tin Bear');
    expect(game.ben.battlefield).toEqual([]);
    expect([where, game.ben[where].includes('Tin Bear')]).toEqual([where, true]);
  }
});
