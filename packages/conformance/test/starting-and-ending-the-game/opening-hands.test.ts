/** Cards that act from the opening hand: who is asked, in which order, what is shown and for how long. CR 103.5, 103.6. */
import { describe, expect, test } from 'vitest';
import { type Answer, characteristics, createGame, type ObjectId, type Question, Session } from '@kitchen-table/engine';
import { CARDS } from '../../../engine/test/support/cards.ts';
import { cards } from '../support/rules-table.ts';

const FIELD =
  'Field | {2}{W} | Enchantment | | If Field is in your opening hand, you may begin the game with it on the battlefield.';
const SEED =
  'Seed | {2}{G} | Creature — Plant | 1/1 | You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, you gain 3 life.';
const CAVE =
  "Cave | | Land | | If Cave is in your opening hand and you're not the starting player, you may begin the game with Cave on the battlefield with a shield counter on it. If you do, exile a card from your hand.";
const BANNER = 'Banner | {2}{W} | Enchantment | | Creatures you control get +0/+2.';

interface Asked {
  readonly player: number;
  readonly words: string;
  readonly from: string;
}

/** A duel of decks of one card each, begun by Ben; answers as given, else nothing. */
function begin(
  ann: string,
  ben: string,
  answer: (question: Question) => Answer | null,
): { session: Session; asked: Asked[] } {
  const made = cards(FIELD, SEED, BANNER, CAVE);
  const deck = (name: string): string[] => Array.from({ length: 40 }, () => name);
  const game = createGame({
    format: 'two-player',
    cards: { ...CARDS, ...Object.fromEntries(made.map((card) => [card.name, card])) },
    seed: 'opening',
    edition: 'today',
    askPriority: 'always',
    log: true,
    startingPlayer: 1,
    players: [
      { name: 'ann', deck: deck(ann) },
      { name: 'ben', deck: deck(ben) },
    ],
  });
  if ('kind' in game) throw new Error(game.message);
  const session = new Session(game);
  const asked: Asked[] = [];
  while (session.question !== null && session.game.turn === 0) {
    const { question } = session;
    const given = answer(question);
    if (question.kind === 'chooseObjects') {
      const { reason, purpose, min, max, hidden, helps } = question;
      const from = question.from.map((id) => characteristics(session.game, id as number as ObjectId).name);
      asked.push({
        player: question.player,
        words: `${reason.rule} ${reason.text}`,
        from: `${purpose} ${min}-${max} ${hidden} ${helps}: ${[...new Set(from)]}`,
      });
    }
    session.answer(given ?? (question.kind === 'chooseObjects' ? (question.min === 0 ? [] : [0]) : [0]));
  }
  return { session, asked };
}
const choosing =
  (player: number, ...answer: number[]) =>
  (question: Question): Answer | null =>
    question.kind === 'chooseObjects' && question.player === player ? answer : null;

describe('begun on the battlefield (CR 103.6a)', () => {
  test('as many as the player likes, and only those of the opening hand', () => {
    const { session, asked } = begin('Field', 'Plains', choosing(0, 0, 3));
    expect(asked).toEqual([
      {
        player: 0,
        words: '103.6a Begin the game with cards of your opening hand on the battlefield?',
        from: 'put 0-7 true true: Field',
      },
    ]);
    expect(session.game.battlefield.map((id) => session.game.objects[id]?.controller)).toEqual([0, 0]);
    expect(session.game.players.map(({ hand }) => hand.length)).toEqual([5, 7]);
  });

  test('the starting player is asked first', () => {
    expect(begin('Field', 'Field', () => null).asked.map(({ player }) => player)).toEqual([1, 0]);
    expect(begin('Plains', 'Plains', () => null).asked).toEqual([]);
    // Another static ability is none of the opening hand.
    expect(begin('Banner', 'Field', () => null).asked.map(({ player }) => player)).toEqual([1]);
  });
});

describe('begun on the battlefield under a condition (CR 103.6a)', () => {
  test('only by those who are not the starting player, with its counter, and what is to be done for it is done', () => {
    const { session, asked } = begin('Cave', 'Cave', (question) =>
      question.kind === 'chooseObjects' && question.purpose === 'put' ? [0] : null,
    );
    // Ben is the starting player, and is not asked.
    expect(asked.map(({ player }) => player)).toEqual([0, 0]);
    expect(session.game.battlefield.map((id) => session.game.objects[id]?.counters)).toEqual([{ shield: 1 }]);
    expect(session.game.players.map(({ hand }) => hand.length)).toEqual([5, 7]);
    expect(session.game.exile.length).toBe(1);
  });

  test('a card that was exiled for another one is no longer in the hand that it could begin from', () => {
    // All seven are chosen; each of them that begins exiles another.
    const { session } = begin('Cave', 'Plains', (question) =>
      question.kind === 'chooseObjects' && question.purpose === 'put' ? [0, 1, 2, 3, 4, 5, 6] : null,
    );
    const { battlefield, exile, players } = session.game;
    expect([battlefield.length, exile.length, players[0]?.hand.length]).toEqual([4, 3, 0]);
  });
});

describe('revealed (CR 103.6b)', () => {
  test('each card once; what it says is done, and it is shown until the first turn begins', () => {
    const { session, asked } = begin('Seed', 'Plains', choosing(0, 0, 2));
    expect(asked).toEqual([
      { player: 0, words: '103.6b Reveal cards of your opening hand?', from: 'reveal 0-7 true true: Seed' },
    ]);
    expect(session.game.players[0]?.hand.length).toBe(7);
    expect(session.game.players[0]?.hand.every((id) => session.game.objects[id]?.visibleTo === 0)).toBe(true);
    expect(session.game.log.filter(({ rule }) => rule === '103.6b')).toHaveLength(2);
    while (session.question !== null && (session.game.stack.length > 0 || session.game.pending.length > 0))
      session.answer([0]);
    expect(session.game.players.map(({ life }) => life)).toEqual([26, 20]);
  });

  test('cards that are not revealed do nothing', () => {
    const { session } = begin('Seed', 'Plains', () => null);
    while (session.question !== null && session.game.step < 4 && session.game.turn === 1)
      session.answer(session.question.kind === 'priority' ? [0] : []);
    expect(session.game.players[0]?.life).toBe(20);
  });
});
