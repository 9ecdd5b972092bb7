/** Lands that enter without being played, and a cost that is open once a card was discarded. CR 305.4, 118.9, 603.2. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const GNOME =
  'Gnome | {0} | Creature — Gnome | 2/2 | Whenever one or more lands an opponent controls enter without being played, you gain 3 life.';
const PLANT =
  'Plant | {0} | Sorcery | | Search your library for two basic land cards, put them onto the battlefield, then shuffle.';

test('lands put onto the battlefield do, once for all at the same time; a land that is played does not (CR 305.4, 603.2c)', () => {
  const game = table(
    [GNOME, PLANT],
    [{ hand: ['Plant', 'Island'], library: ['Forest', 'Forest', 'Island'] }, { battlefield: ['Gnome'] }],
  );
  game.ann.playsLand('Island');
  game.resolveAll();
  expect(game.ben.life).toBe(20);
  game.plan((question) =>
    question.kind === 'chooseObjects' ? question.from.slice(0, question.max).map((_, at) => at) : null,
  );
  plays(game.ann, 'Plant');
  expect([game.ann.battlefield.length, game.ben.life]).toEqual([3, 23]);
});

test('one’s own lands do not, nor do nonlands (CR 603.2)', () => {
  const game = table([GNOME, PLANT], [{ battlefield: ['Gnome'], hand: ['Plant'], library: ['Forest', 'Forest'] }, {}]);
  game.plan((question) =>
    question.kind === 'chooseObjects' ? question.from.slice(0, question.max).map((_, at) => at) : null,
  );
  plays(game.ann, 'Plant');
  expect(game.ann.life).toBe(20);
});

const COOK =
  'Cook | | Creature — Human | 3/3 | As long as you’ve discarded a card this turn, you may pay {B/G} to cast this spell.';
const TOSS = 'Toss | {0} | Instant | | Discard a card.';

test('without a mana cost it is cast only for the other cost, in a turn in which its player discarded (CR 118.6, 118.9)', () => {
  const game = table([COOK, TOSS], [{ hand: ['Cook', 'Toss', 'Plains'], battlefield: ['Swamp'] }, {}]);
  game.plan((question) => (question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Plains')] : null));
  expect(game.ann.can('cast', 'Cook')).toBe(false);
  plays(game.ann, 'Toss');
  plays(game.ann, 'Cook');
  expect(game.ann.battlefield).toEqual(['Swamp', 'Cook']);
});
