/** Keyword actions treat a phased-out permanent as though it did not exist. CR 702.26b. */
import { describe, expect, test } from 'vitest';

import { chooses, picks, plays, table, until } from '../support/text-table.ts';

const VEIL = 'Veil | {0} | Instant | | Target creature phases out.';

/** Ann's creature of that name phases out; then she casts the spell, and it resolves up to her next question. */
function veiled(
  name: string,
  spell: string,
  battlefield: readonly string[],
  ...more: string[]
): ReturnType<typeof table> {
  const game = table(
    [VEIL, spell, ...more],
    [{ battlefield, hand: ['Veil', 'Deed'], library: ['Plains', 'Shock'] }, {}],
  );
  plays(game.ann, 'Veil', name);
  game.ann.casts('Deed');
  return game;
}

const counters = (game: ReturnType<typeof table>, name: string): number =>
  game.ann.permanent(name).counters['+1/+1'] ?? 0;

describe('a phased-out creature is not there', () => {
  test('to bolster: the least toughness is that of another (CR 702.26b, 701.33a)', () => {
    const game = veiled('Grizzly Bears', 'Deed | {0} | Sorcery | | Bolster 3.', ['Grizzly Bears', 'Hill Giant']);
    game.resolveAll();
    expect([counters(game, 'Hill Giant'), counters(game, 'Grizzly Bears')]).toEqual([3, 0]);
  });

  test('to amass: a new Army is created (CR 702.26b, 701.44a)', () => {
    const army = 'Old Army | {0} | Creature — Zombie Army | 1/1 |';
    const game = veiled('Old Army', 'Deed | {0} | Sorcery | | Amass Orcs 2.', ['Old Army'], army);
    game.resolveAll();
    expect([counters(game, 'Old Army'), counters(game, 'Orc Army Token')]).toEqual([0, 2]);
  });

  test('to blight: another gets the counters, and with nothing else it can’t be chosen (CR 702.26b)', () => {
    const game = veiled('Grizzly Bears', 'Deed | {0} | Sorcery | | Blight 1.', ['Grizzly Bears', 'Hill Giant']);
    game.resolveAll();
    expect(game.ann.stats('Hill Giant')).toBe('2/2');
    const line = 'Deed | {0} | Sorcery | | You may blight 1. If you do, you gain 4 life.';
    const alone = veiled('Grizzly Bears', line, ['Grizzly Bears']);
    alone.ann.answers('yesNo', [1]);
    alone.resolveAll();
    expect([alone.ann.life, alone.ann.permanent('Grizzly Bears').counters]).toEqual([20, {}]);
  });

  test('to populate: the other token is copied (CR 702.26b, 701.30a)', () => {
    const both = 'Both | {0} | Sorcery | | Create a 1/1 white Elk creature token and a 2/2 green Cat creature token.';
    const game = table([VEIL, both, 'Deed | {0} | Sorcery | | Populate.'], [{ hand: ['Veil', 'Both', 'Deed'] }, {}]);
    plays(game.ann, 'Both');
    plays(game.ann, 'Veil', 'Elk Token');
    plays(game.ann, 'Deed');
    expect(game.ann.battlefield.sort()).toEqual(['Cat Token', 'Cat Token', 'Elk Token']);
  });

  test('to proliferate: it is not among what may be chosen (CR 702.26b, 701.27a)', () => {
    const counted = 'Grown | {0} | Creature — Elf | 1/1 | This creature enters with a +1/+1 counter on it.';
    const line = 'Deed | {0} | Sorcery | | Proliferate.';
    const game = table([VEIL, counted, line], [{ hand: ['Grown', 'Grown', 'Veil', 'Deed'] }, {}]);
    plays(game.ann, 'Grown');
    plays(game.ann, 'Grown');
    const veiledOne = game.ann.permanent('Grown').id;
    plays(game.ann, 'Veil', 'Grown');
    game.ann.casts('Deed');
    const question = until(game.ann, 'chooseObjects');
    expect([question.from.length, question.from.includes(veiledOne as never)]).toEqual([1, false]);
    expect([question.min, question.max, question.purpose, question.reason.rule]).toEqual([0, 1, 'counters', '701.27a']);
  });

  test('to time travel: nothing is asked of it (CR 702.26b, 701.54a)', () => {
    const clock =
      'Clock | {0} | Artifact Creature — Construct | 1/1 | This creature enters with two time counters on it.';
    const game = table(
      [VEIL, clock, 'Deed | {0} | Sorcery | | Time travel.'],
      [{ hand: ['Clock', 'Veil', 'Deed'] }, {}],
    );
    plays(game.ann, 'Clock');
    plays(game.ann, 'Veil', 'Clock');
    game.ann.answers('chooseObjects', [0]);
    plays(game.ann, 'Deed');
    expect(game.ann.permanent('Clock').counters['time']).toBe(2);
  });

  test('to cipher: the card is not encoded on it (CR 702.26b, 702.99a)', () => {
    const line = 'Deed | {0} | Sorcery | | You gain 1 life. / Cipher';
    const game = veiled('Grizzly Bears', line, ['Grizzly Bears']);
    game.ann.answers('chooseObjects', [0]);
    game.resolveAll();
    expect([game.ann.graveyard.includes('Deed'), game.ann.exile]).toEqual([true, []]);
  });

  test('to the Ring: another becomes the Ring-bearer (CR 702.26b, 701.52a)', () => {
    const line = 'Deed | {0} | Sorcery | | The Ring tempts you.';
    const game = veiled('Grizzly Bears', line, ['Grizzly Bears', 'Hill Giant']);
    game.resolveAll();
    expect(game.game.log.filter(({ rule }) => rule === '701.52a').length).toBeGreaterThan(0);
    expect(game.ann.permanent('Hill Giant').status).not.toBe(0);
  });

  test('to be sacrificed, though a text names it (CR 702.26b, 701.17a)', () => {
    const line =
      'Deed | {0} | Sorcery | | Create a 3/1 red Elemental creature token. Sacrifice it at the beginning of the next end step.';
    const game = table([VEIL, line], [{ hand: ['Deed', 'Veil'] }, {}]);
    plays(game.ann, 'Deed');
    plays(game.ann, 'Veil', 'Elemental Token');
    game.to('End').resolveAll();
    expect(game.ann.battlefield).toEqual(['Elemental Token']);
  });
});
void chooses;
void picks;
