/** What is done to one of each of several players is done at once, and all have chosen before. CR 101.4, 608.2e, 608.2f. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const ELF = 'Elf | {0} | Creature — Elf | 1/1 |';
const IMP = 'Imp | {0} | Creature — Imp | 2/1 |';
const OGRE = 'Ogre | {0} | Creature — Ogre | 3/3 |';

describe('for each player, one target of theirs (CR 608.2f)', () => {
  const board = [{ battlefield: ['Ear', 'Elf'], hand: ['Act'] }, { battlefield: ['Ogre'] }, { battlefield: ['Imp'] }];
  const ALL = ['Elf', 'Ogre', 'Imp'];
  const heard = (act: string, ear: string, ...targets: string[]): number => {
    const game = table([ELF, OGRE, IMP, `Act | {0} | Sorcery | | ${act}`, `Ear | {0} | Enchantment | | ${ear}`], board);
    plays(game.ann, 'Act', ...targets);
    return game.ann.life - 20;
  };

  test('they are destroyed together: one or more creatures die once (CR 603.2c, 701.7a)', () => {
    expect(
      heard(
        'For each player, destroy up to one target creature that player controls.',
        'Whenever one or more creatures die, you gain 1 life.',
        ...ALL,
      ),
    ).toBe(1);
  });

  test('they become tapped together (CR 603.2c, 701.21a)', () => {
    expect(
      heard(
        'For each opponent, tap up to one target creature that player controls.',
        'Whenever one or more creatures your opponents control become tapped, you gain 1 life.',
        ...ALL.slice(1),
      ),
    ).toBe(1);
  });

  test('they get their counters together (CR 603.2c, 122.6)', () => {
    expect(
      heard(
        'For each player, put a +1/+1 counter on up to one target creature that player controls.',
        'Whenever one or more +1/+1 counters are put on one or more creatures, you gain 1 life.',
        ...ALL,
      ),
    ).toBe(1);
  });

  test('control of all of them is gained (CR 110.2a, 608.2f)', () => {
    expect(
      heard(
        'For each opponent, gain control of target creature that player controls.',
        'Whenever you gain control of a creature, you gain 1 life.',
        ...ALL.slice(1),
      ),
    ).toBe(2);
  });
});

describe('each player, one of their own (CR 608.2e)', () => {
  test('all choose before any counter is put there (CR 101.4)', () => {
    const lines = [ELF, OGRE, 'Feast | {0} | Sorcery | | Each player puts a +1/+1 counter on a creature they control.'];
    const game = table(lines, [{ battlefield: ['Elf', 'Ogre'], hand: ['Feast'] }, { battlefield: ['Elf', 'Ogre'] }]);
    const seen: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      seen.push(now(game.ann, 'Elf').power);
      return [0];
    });
    plays(game.ann, 'Feast');
    expect(seen).toEqual([1, 1]);
    expect([now(game.ann, 'Elf').power, now(game.ben, 'Elf').power]).toEqual([2, 2]);
  });

  test('two who choose the same permanent each put one there (CR 101.4, 122.6)', () => {
    const lines = [ELF, 'Feast | {0} | Sorcery | | Each player puts a +1/+1 counter on a creature.'];
    const game = table(lines, [{ battlefield: ['Elf'], hand: ['Feast'] }, {}]);
    plays(game.ann, 'Feast');
    expect(now(game.ann, 'Elf').power).toBe(3);
  });

  test('each takes a counter from their own (CR 608.2e)', () => {
    const lines = [
      'Hoard | {0} | Artifact | | This artifact enters with three charge counters on it.',
      'Leak | {0} | Sorcery | | Each player removes a counter from a permanent they control.',
    ];
    const game = table(lines, [{ battlefield: ['Hoard'], hand: ['Leak'] }, { battlefield: ['Hoard'] }]);
    plays(game.ann, 'Leak');
    const left = (at: 'ann' | 'ben'): number => game[at].permanent('Hoard').counters['charge'] ?? 0;
    expect([left('ann'), left('ben')]).toEqual([2, 2]);
  });

  test('each untaps one, at once (CR 701.21b, 603.2c)', () => {
    const lines = [
      ELF,
      'Dusk | {0} | Sorcery | | Tap all creatures.',
      'Morning | {0} | Sorcery | | Each player untaps a creature they control.',
      'Ear | {0} | Enchantment | | Whenever one or more creatures become untapped, you gain 1 life.',
    ];
    const game = table(lines, [{ battlefield: ['Elf', 'Ear'], hand: ['Dusk', 'Morning'] }, { battlefield: ['Elf'] }]);
    plays(game.ann, 'Dusk');
    plays(game.ann, 'Morning');
    expect(game.ann.life).toBe(21);
  });

  test('each takes control of what they own at once (CR 110.2a, 608.2e)', () => {
    const lines = [
      ELF,
      OGRE,
      'Barter | {0} | Sorcery | | Gain control of target creature.',
      'Homing | {0} | Sorcery | | Each player gains control of all creatures they own.',
    ];
    const game = table(lines, [{ battlefield: ['Elf'], hand: ['Barter', 'Homing'] }, { battlefield: ['Ogre'] }]);
    plays(game.ann, 'Barter', 'Ogre');
    expect(now(game.ann, 'Ogre').controller).toBe(game.ann.id);
    plays(game.ann, 'Homing');
    expect(now(game.ben, 'Ogre').controller).toBe(game.ben.id);
  });
});

test('all who draw up to so many say how many before anyone draws (CR 101.4, 121.2c)', () => {
  const lines = [ELF, 'Feast | {0} | Sorcery | | Each player draws up to two cards.'];
  const game = table(lines, [{ hand: ['Feast'], library: ['Elf', 'Elf', 'Elf'] }, { library: ['Elf', 'Elf', 'Elf'] }]);
  const seen: number[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseNumber') return null;
    seen.push(game.ann.hand.length);
    return [2];
  });
  plays(game.ann, 'Feast');
  expect(seen).toEqual([0, 0]);
  expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 2]);
});

test('cards that several reveal are revealed at once (CR 608.2e, 701.16a)', () => {
  const lines = [ELF, OGRE, 'Show | {0} | Sorcery | | Each player reveals a card from their hand.'];
  const game = table(lines, [{ hand: ['Show', 'Elf', 'Ogre'] }, { hand: ['Elf', 'Ogre'] }]);
  const told: number[] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseObjects') return null;
    told.push(game.game.log.filter(({ parts }) => parts.includes(' reveals ')).length);
    return [0];
  });
  plays(game.ann, 'Show');
  expect(told).toEqual([0, 0]);
  expect(game.game.log.filter(({ parts }) => parts.includes(' reveals '))).toHaveLength(2);
});
