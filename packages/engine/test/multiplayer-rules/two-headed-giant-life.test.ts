/** The life total and the poison counters that a team shares. CR 810.9, 810.10. */
import { describe, expect, test } from 'vitest';
import { giants, lives, poison } from '../support/team-tables.ts';

describe('life', () => {
  test('damage, loss and gain happen to each player, and to the team’s life total (CR 810.9)', () => {
    const game = giants([{ hand: ['Fire Everywhere', 'Salve'] }]);
    game.ann.casts('Fire Everywhere');
    game.resolve();
    expect(lives(game)).toEqual([22, 22, 22, 22]);
    game.ann.casts('Salve', { targets: ['ben'] });
    game.resolve();
    expect(lives(game)).toEqual([26, 26, 22, 22]);
  });

  test('a player’s life total is the team’s: doubling it (CR 810.9a)', () => {
    const game = giants([{ hand: ['Twice the Life'], life: 17 }, { life: 17 }]);
    game.ann.casts('Twice the Life', { targets: ['ben'] });
    game.resolve();
    expect(lives(game)).toEqual([34, 34, 30, 30]);
  });

  test('a player’s life total is the team’s: 50 or more (CR 810.9a)', () => {
    const game = giants([{ hand: ['Bounty'] }, ['Endurance']]);
    game.ann.casts('Bounty', { targets: ['ann'] });
    game.resolve();
    expect(lives(game)).toEqual([70, 70, 30, 30]);
    for (let i = 0; !game.isOver && i < 200; i++) game.proceed();
    expect([game.game.turn, game.game.winners]).toEqual([3, [0, 1]]);
  });

  test('a player’s life total is the team’s: half of it, rounded up (CR 810.9a)', () => {
    const game = giants([['Lurker'], [], [], []].map((battlefield) => ({ battlefield, life: 11 })));
    game.ann.activates('Lurker');
    expect(lives(game)).toEqual([5, 5, 11, 11]);
  });

  test('a team pays no more life together than it has (CR 810.9b, 119.4a)', () => {
    const game = giants([{ hand: ['Toll'], life: 7 }, { life: 7 }, { life: 30 }, { life: 30 }]);
    for (const player of game.seats) player.answers('yesNo', [1]);
    game.ann.casts('Toll');
    game.resolve();
    expect(lives(game)).toEqual([2, 2, 20, 20]);
  });

  test('everybody can pay 0 life, also where nobody can pay more (CR 119.4b, 810.9b)', () => {
    const game = giants([['No Loss'], ['Pays a Life', 'Pays Nothing'], [], []]);
    expect([game.ben.can('activate', 'Pays a Life'), game.ben.can('activate', 'Pays Nothing')]).toEqual([false, true]);
  });

  test('setting one player’s life total loses or gains the difference (CR 810.9c)', () => {
    const game = giants([{ hand: ['Ten for One'] }, {}, { life: 25 }, { life: 25 }]);
    game.ann.casts('Ten for One', { targets: ['cat'] });
    game.resolve();
    expect(lives(game)).toEqual([30, 30, 10, 10]);
  });

  test('setting everybody’s life total affects one player of each team, whom the team chooses (CR 810.9d)', () => {
    const game = giants([
      { hand: ['Down Together'], life: 7 },
      { life: 7 },
      { life: 13 },
      { life: 13, battlefield: ['Vengeful Guard'] },
    ]);
    const asked: unknown[] = [];
    for (const player of game.seats)
      player.answers('chooseObjects', (question) => {
        if (question.kind === 'chooseObjects') asked.push([player.id, question.from, question.min, question.max]);
        return [1];
      });
    game.ann.casts('Down Together');
    game.resolve();
    expect(lives(game)).toEqual([7, 7, 7, 7]);
    expect(asked).toEqual([
      [0, [-1, -2], 1, 1],
      [2, [-3, -4], 1, 1],
    ]);
  });

  test('teammates can’t exchange life totals; opponents can (CR 810.9e)', () => {
    const game = giants([{ hand: ['Trade Lives', 'Trade Lives'], life: 12 }, { life: 12 }, {}, {}]);
    game.ann.casts('Trade Lives', { targets: ['ben'] });
    game.resolve();
    expect(lives(game)).toEqual([12, 12, 30, 30]);
    game.ann.casts('Trade Lives', { targets: ['dan'] });
    game.resolve();
    expect(lives(game)).toEqual([30, 30, 12, 12]);
  });

  test('of a team no more than one player’s life total is redistributed (CR 810.9f)', () => {
    const game = giants([{ hand: ['Deal Lives Anew'], life: 12 }, { life: 12 }, {}, {}]);
    const offered: unknown[] = [];
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') offered.push([question.from, question.max]);
      return [1];
    });
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') offered.push([question.from, question.max]);
      return [0];
    });
    game.ann.answers('order', [1, 0]);
    game.ann.casts('Deal Lives Anew');
    game.resolve();
    expect(offered).toEqual([
      [[-1, -2], 1],
      [[-3, -4], 1],
    ]);
    expect(lives(game)).toEqual([30, 30, 12, 12]);
  });

  test('if one player can’t gain life, no one of the team can (CR 810.9g)', () => {
    const game = giants([{ hand: ['Salve', 'Salve'] }, ['No Gain'], [], []]);
    game.ann.casts('Salve', { targets: ['ann'] });
    game.resolve();
    game.ann.casts('Salve', { targets: ['cat'] });
    game.resolve();
    expect(lives(game)).toEqual([30, 30, 34, 34]);
  });

  test('if one player can’t lose life, no one of the team can, or pay any (CR 810.9h)', () => {
    const game = giants([{ hand: ['Drain', 'Drain'] }, [], ['No Loss'], ['Pays a Life']]);
    game.ann.casts('Drain', { targets: ['dan'] });
    game.resolve();
    game.ann.casts('Drain', { targets: ['ben'] });
    game.resolve();
    expect(lives(game)).toEqual([27, 27, 30, 30]);
    expect(game.dan.can('activate', 'Pays a Life')).toBe(false);
  });
});

describe('poison', () => {
  test('counters are given to one player and had by the team (CR 810.10, 810.10a, 122.1f)', () => {
    const game = giants([{ hand: ['Venom', 'Feed on Venom'] }]);
    game.ann.casts('Venom', { targets: ['cat'] });
    game.resolve();
    expect(poison(game)).toEqual([0, 0, 3, 3]);
    expect(game.session.view(null).teams.map((team) => team.poison)).toEqual([0, 3]);
    game.ann.casts('Feed on Venom'); // The opponents have three, not six.
    game.resolve();
    expect(game.ann.life).toBe(33);
  });

  test('a player who loses poison counters loses them for the team (CR 810.10b)', () => {
    const game = giants([{ hand: ['Venom', 'Cleanse'] }]);
    game.ann.casts('Venom', { targets: ['cat'] });
    game.resolve();
    game.ann.casts('Cleanse', { targets: ['dan'] });
    game.resolve();
    expect(poison(game)).toEqual([0, 0, 1, 1]);
  });

  test('if one player can’t get poison counters, no one of the team can (CR 810.10c)', () => {
    const game = giants([{ hand: ['Venom', 'Venom'] }, {}, ['No Counters'], []]);
    game.ann.casts('Venom', { targets: ['dan'] });
    game.resolve();
    game.ann.casts('Venom', { targets: ['ben'] });
    game.resolve();
    expect(poison(game)).toEqual([3, 3, 0, 0]);
  });

  test('both players of the team have that kind of counter: either can be chosen for another (CR 810.10d)', () => {
    const game = giants([{ hand: ['Venom', 'Spread'] }]);
    game.ann.casts('Venom', { targets: ['cat'] });
    game.resolve();
    game.ann.answers('chooseObjects', (question) => {
      expect(question.kind === 'chooseObjects' && question.from).toEqual([-3, -4]);
      return [1];
    });
    game.ann.casts('Spread');
    game.resolve();
    expect(poison(game)).toEqual([0, 0, 4, 4]);
  });

  test('proliferating for both players of a team gives one of them one more (CR 701.27b)', () => {
    const game = giants([{ hand: ['Venom', 'Spread'] }], { log: true });
    game.ann.casts('Venom', { targets: ['cat'] });
    game.resolve();
    game.ann.answers('chooseObjects', [0, 1]);
    game.ann.answers('chooseObjects', (question) => {
      expect(question.kind === 'chooseObjects' && [question.from, question.min, question.max]).toEqual([
        [-3, -4],
        1,
        1,
      ]);
      return [1];
    });
    game.ann.casts('Spread');
    game.resolve();
    expect(poison(game)).toEqual([0, 0, 4, 4]);
  });
});
