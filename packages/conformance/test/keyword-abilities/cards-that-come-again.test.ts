/** Spells and cards that are cast again later, and how long that lasts. CR 702.50, 702.88, 702.99, 702.35, 702.94. */
import { describe, expect, test } from 'vitest';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/text-table.ts';

const PLAINS = Array<string>(12).fill('Plains');
const many = { library: PLAINS };

describe('rebound', () => {
  const ECHO = 'Echo | {0} | Sorcery | | You gain 2 life. / Rebound';

  test('it is cast again in the next upkeep of its owner only, and not later (CR 702.88a)', () => {
    const game = table([ECHO], [{ hand: ['Echo'], ...many }, many]);
    plays(game.ann, 'Echo');
    const asked: number[] = [];
    game.plan((question, { turn }) => {
      if (question.kind !== 'yesNo') return null;
      asked.push(turn);
      return [0];
    });
    game.to('Draw', 7);
    expect([asked, game.ann.life, game.ann.exile]).toEqual([[3], 22, ['Echo']]);
  });

  test('cast again it goes to the graveyard, not to exile once more (CR 702.88a)', () => {
    const game = table([ECHO], [{ hand: ['Echo'], ...many }, many]);
    plays(game.ann, 'Echo');
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.to('Draw', 5);
    expect([game.ann.life, game.ann.graveyard, game.ann.exile]).toEqual([24, ['Echo'], []]);
  });
});

describe('epic', () => {
  const SONG = 'Long Song | {0} | Sorcery | | You gain 2 life. / Epic';

  test('one copy in each of its controller’s upkeeps, and no more spells, for the rest of the game (CR 702.50a)', () => {
    const hand = ['Long Song', 'Grizzly Bears'];
    const line = 'Free Cat | {0} | Creature — Cat | 1/1 |';
    const game = table(
      [SONG, line],
      [
        { hand: [...hand, 'Free Cat'], ...many },
        { hand: ['Free Cat'], ...many },
      ],
    );
    plays(game.ann, 'Long Song');
    const lives = [2, 3, 4, 5, 7].map((turn) => {
      game.to('PrecombatMain', turn);
      return game.ann.life;
    });
    expect(lives).toEqual([22, 24, 24, 26, 28]);
    expect(game.ann.can('cast', 'Free Cat')).toBe(false);
    game.to('PrecombatMain', 8);
    expect(game.ben.can('cast', 'Free Cat')).toBe(true);
  });
});

describe('paradigm', () => {
  const DRILL = 'Drill | {0} | Sorcery | | You gain 2 life. / Paradigm';
  const MARCH = 'March | {0} | Sorcery | | You gain 10 life. / Paradigm';

  test('only the first of its name is copied; another name, and another player, begin their own (702.192a of today)', () => {
    const game = table(
      [DRILL, MARCH],
      [
        { hand: ['Drill', 'Drill', 'March'], ...many },
        { hand: ['Drill'], ...many },
      ],
    );
    plays(game.ann, 'Drill');
    plays(game.ann, 'Drill');
    plays(game.ann, 'March');
    expect([game.ann.life, game.ann.exile.toSorted()]).toEqual([34, ['Drill', 'Drill', 'March']]);
    game.to('PrecombatMain', 2);
    plays(game.ben, 'Drill');
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    const lives = [3, 4, 5, 6].map((turn) => {
      game.to('BeginningOfCombat', turn);
      return [game.ann.life, game.ben.life];
    });
    expect(lives).toEqual([
      [46, 22],
      [46, 24],
      [58, 24],
      [58, 26],
    ]);
  });
});

describe('cipher', () => {
  const NOTE = 'Note | {0} | Sorcery | | You gain 3 life. / Cipher';

  test('encoded on a creature of the own, it is cast when that one deals combat damage to a player (CR 702.99a)', () => {
    const game = table([NOTE], [{ battlefield: ['Grizzly Bears', 'Plains'], hand: ['Note'] }, ['Craw Wurm']]);
    const from: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      from.push(question.from.length, question.min, question.max);
      return [0];
    });
    plays(game.ann, 'Note');
    expect([from, game.ann.exile]).toEqual([[1, 0, 1], ['Note']]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.attacks('Grizzly Bears');
    game.throughCombat();
    expect([game.ann.life, game.ben.life, game.ann.exile]).toEqual([26, 18, ['Note']]);
  });

  test('encoded on none it goes to the graveyard (CR 702.99a)', () => {
    const game = table([NOTE], [{ battlefield: ['Grizzly Bears'], hand: ['Note'] }, {}]);
    game.ann.answers('chooseObjects', []);
    plays(game.ann, 'Note');
    expect([game.ann.graveyard, game.ann.exile]).toEqual([['Note'], []]);
  });
});

describe('madness', () => {
  const WILD = 'Wild | {5} | Creature — Beast | 3/3 | Flying / Madness {0}';
  const TOSS = 'Toss | {0} | Sorcery | | Discard a card.';

  test.each([
    [1, ['Wild'], ['Toss']],
    [0, [], ['Toss', 'Wild']],
  ] as const)('cast for its madness cost, or put into the graveyard: %s (CR 702.35a)', (answer, there, graveyard) => {
    const game = table([WILD, TOSS], [{ hand: ['Toss', 'Wild'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [answer] : null));
    plays(game.ann, 'Toss');
    expect([game.ann.battlefield, game.ann.graveyard.toSorted(), game.ann.exile]).toEqual([there, graveyard, []]);
  });

  test('what has left exile meanwhile is neither cast nor put anywhere (CR 702.35a)', () => {
    const back = 'Recall | {0} | Instant | | Return target exiled card you own to your hand.';
    const game = table([WILD, TOSS, back], [{ hand: ['Toss', 'Wild', 'Recall'] }, {}]);
    game.ann.casts('Toss');
    game.ann.answers('chooseObjects', (question, { players }) =>
      question.kind === 'chooseObjects' ? [question.from.indexOf(players[0]?.hand[0] as never)] : [0],
    );
    game.resolve();
    expect(game.ann.exile).toEqual(['Wild']);
    game.ann.casts('Recall', { targets: ['Wild'] });
    game.resolveAll();
    expect([game.ann.hand, game.ann.graveyard.toSorted()]).toEqual([['Wild'], ['Recall', 'Toss']]);
  });
});

describe('haunt', () => {
  const GHOST =
    'Bat Ghost | {0} | Creature — Spirit | 1/1 | Haunt / When the creature it haunts dies, you gain 3 life.';
  const SWEEP = 'Burial | {0} | Instant | | Exile target card from a graveyard.';

  test('a card that has left the graveyard haunts nothing (CR 702.55a)', () => {
    const kill = 'Fell | {0} | Instant | | Destroy target creature.';
    const ghost = GHOST.replace(
      'When the creature it haunts dies',
      'When this creature enters or the creature it haunts dies',
    );
    const game = table(
      [ghost, SWEEP, kill],
      [{ battlefield: ['Bat Ghost', 'Grizzly Bears'], hand: ['Fell', 'Fell', 'Burial'] }, {}],
    );
    game.ann.casts('Fell', { targets: ['Bat Ghost'] });
    game.resolve();
    game.ann.casts('Burial', { targets: ['Bat Ghost'] });
    game.resolveAll();
    expect(told(game, /702\.55a/)).toEqual([]);
    plays(game.ann, 'Fell', 'Grizzly Bears');
    expect([game.ann.life, game.ann.exile]).toEqual([20, ['Bat Ghost']]);
  });
});
