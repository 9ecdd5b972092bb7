/** "Except it has ~'s other abilities", "it gains this card's other abilities": what stands in its other lines. CR 707.9a, 113.1. */
import { expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

const LEGEND = 'Captain | {0} | Legendary Creature — Human | 4/4 |';
const TWIN =
  'Twin | {0} | Creature — Shapeshifter | 1/1 | You may have Twin enter as a copy of another creature you control, except it has Twin’s other abilities. / The “legend rule” doesn’t apply to permanents you control. / {1}: Untap Twin.'
    .replaceAll('“', '"')
    .replaceAll('”', '"');
const BOUNCE = 'Bounce | {0} | Instant | | Return target creature you control to its owner’s hand.';

test('the copy has the other abilities, and so two legends of one name stay (CR 704.5j, 707.9a)', () => {
  const game = table([LEGEND, TWIN], [{ battlefield: ['Captain', 'Plains'], hand: ['Twin'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  plays(game.ann, 'Twin');
  expect(game.ann.battlefield).toEqual(['Captain', 'Plains', 'Captain']);
  expect(now(game.ann, 'Captain', 1)).toMatchObject({ power: 4 });
  expect(now(game.ann, 'Captain', 1).abilities).toHaveLength(2);
  expect(game.ann.can('activate', 'Captain')).toBe(true);
});

test('another copy of that copy has them, too: they are copied values (CR 707.9a)', () => {
  const game = table([LEGEND, TWIN], [{ battlefield: ['Captain'], hand: ['Twin', 'Twin'] }, {}]);
  game.plan((question) =>
    question.kind === 'yesNo' ? [1] : question.kind === 'chooseObjects' ? [question.from.length - 1] : null,
  );
  plays(game.ann, 'Twin');
  plays(game.ann, 'Twin');
  expect(game.ann.battlefield).toEqual(['Captain', 'Captain', 'Captain']);
  expect(now(game.ann, 'Captain', 2).abilities).toHaveLength(4);
});

test('as itself it keeps them; when it has left, the legend rule holds again (CR 704.5j)', () => {
  const game = table([LEGEND, TWIN, BOUNCE], [{ battlefield: ['Twin', 'Captain'], hand: ['Captain', 'Bounce'] }, {}]);
  plays(game.ann, 'Captain');
  expect(game.ann.battlefield).toEqual(['Twin', 'Captain', 'Captain']);
  plays(game.ann, 'Bounce', 'Twin');
  expect(game.ann.battlefield).toEqual(['Captain']);
});

test('a creature gains the other abilities of the card that was exiled to pay (CR 113.1a, 611.2)', () => {
  const guest =
    'Guest | {0} | Creature — Ooze | 1/1 | Flying / Whenever this creature attacks, you gain 2 life. / {0}, Exile this card from your graveyard: Target creature you control gains vigilance. It gains this card’s other abilities.';
  const ox = 'Ox | {0} | Creature — Ox | 3/3 |';
  const game = table([guest, ox], [{ battlefield: ['Ox'], graveyard: ['Guest'] }, {}]);
  uses(game.ann, 'Guest', 'Ox');
  expect(now(game.ann, 'Ox').abilities).toHaveLength(3);
  game.ann.attacks('Ox');
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([22, 17]);
});
