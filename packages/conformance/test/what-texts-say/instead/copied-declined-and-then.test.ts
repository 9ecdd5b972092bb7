/** Exceptions with a condition, "otherwise" behind an offer, "then" behind a delayed deed. CR 603.7, 608.2d, 707.9. */
import { expect, test } from 'vitest';
import { plays, table } from '../../support/text-table.ts';

const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';

test('"except it isn’t legendary if that creature is legendary" leaves nothing uncopied (CR 707.9b)', () => {
  const twin = `Twin | {0} | Sorcery | | Create a token that’s a copy of ${'target'} creature you control, except the ${'token'} isn’t legendary if that creature is legendary.`;
  for (const kind of ['Creature', 'Legendary Creature']) {
    const game = table(
      [`Chief | {0} | ${kind} — Bear | 3/3 |`, twin],
      [{ hand: ['Twin'], battlefield: ['Chief'] }, {}],
    );
    plays(game.ann, 'Twin', 'Chief');
    expect([kind, game.ann.battlefield]).toEqual([kind, ['Chief', 'Chief']]);
  }
});

test('"otherwise" behind "you may put it" holds too for who does not (CR 608.2d)', () => {
  const peek = `Peek | {0} | Sorcery | | Reveal the top card of your library. If it’s a creature card, you may put it onto the ${'battlefield'}. Otherwise, put it into your hand.`;
  for (const [top, takes, where] of [
    ['Tin Bear', 1, 'battlefield'],
    ['Tin Bear', 0, 'hand'],
    ['Forest', 1, 'hand'],
  ] as const) {
    const game = table([BEAR, peek], [{ hand: ['Peek'], library: [top, 'Island'] }, {}]);
    game.ann.answers('yesNo', [takes]);
    plays(game.ann, 'Peek');
    expect([top, takes, game.ann[where]]).toEqual([top, takes, [top]]);
  }
});

test('"exile it at end of combat, then return it" does both at the end of combat (CR 603.7, 608.2c)', () => {
  const ship = `Ship | {0} | Creature — Bird | 2/2 | Haste / Whenever ${'~'} attacks, exile it at end of combat, then return it to the battlefield tapped under your control.`;
  const game = table([ship], [{ battlefield: ['Ship'] }, {}]);
  const before = game.ann.permanent('Ship').id;
  game.ann.attacks('Ship');
  game.to('DeclareBlockers');
  expect(game.ann.permanent('Ship').id).toBe(before);
  game.to('PostcombatMain');
  expect(game.ann.battlefield).toEqual(['Ship']);
  expect(game.ann.permanent('Ship').id).not.toBe(before);
});

test('what was put onto the battlefield is not put elsewhere by the next sentences about the card (CR 400.7, 608.2c)', () => {
  const whistle = `Whistle | {0} | Sorcery | | Look at the top ${'card'} of your library. If it’s a Bear card, you may put it onto the ${'battlefield'}. If it’s a creature card, you may ${'reveal'} it and put it into your hand. Otherwise, you may ${'put'} it into your graveyard.`;
  const game = table([BEAR, whistle], [{ hand: ['Whistle'], library: ['Tin Bear', 'Island'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  plays(game.ann, 'Whistle');
  expect([game.ann.battlefield, game.ann.hand, game.ann.graveyard]).toEqual([['Tin Bear'], [], ['Whistle']]);
});
