/** Fixed positions and the number of legal lines of spells and abilities: a change in legality anywhere shows. CR 601, 608. */
import { describe, expect, test } from 'vitest';
import { legalLines } from '../support/legal-lines.ts';
import { table } from '../support/text-table.ts';

const both = (lines: number): { listed: number; asked: number } => ({ listed: lines, asked: lines });
const spell = (name: string, text: string, cost = '{0}', type = 'Sorcery'): string =>
  `${name} | ${cost} | ${type} | | ${text}`;
const WALL = 'Wall | {0} | Creature — Wall | 0/20 | Defender';
const POST = 'Post | {0} | Creature — Wall | 0/30 | Defender';

describe('spells of a main phase (CR 505.6a, 601.2)', () => {
  test('one bolt: not cast, or at one of two players and three creatures (CR 601.2c)', () => {
    const bolt = spell('Bolt', 'Bolt deals 3 damage to any target.');
    const game = table([bolt, WALL, POST], [{ hand: ['Bolt'], battlefield: ['Wall'] }, ['Wall', 'Post']]);
    expect(legalLines(game, 2)).toEqual(both(1 + 5));
    expect(legalLines(game, 4)).toEqual(both(1 + 5));
  });

  test('two different bolts as sorceries: one after the other, or one, or none (CR 307.1)', () => {
    const cards = ['Bolt', 'Dart'].map((name) => spell(name, `${name} deals 2 damage to target player.`));
    const game = table(cards, [{ hand: ['Bolt', 'Dart'] }, {}]);
    // none 1; of either first: 2 targets, then the other not at all or at 2 players
    expect(legalLines(game, 4)).toEqual(both(1 + 2 * 2 * (1 + 2)));
  });

  test('the same as instants: the second also in response to the first (CR 117.1a)', () => {
    const cards = ['Bolt', 'Dart'].map((name) =>
      spell(name, `${name} deals 2 damage to target player.`, '{0}', 'Instant'),
    );
    const game = table(cards, [{ hand: ['Bolt', 'Dart'] }, {}]);
    // none 1; of either first: 2 targets, then in response at 2, or afterwards at 2, or not at all
    expect(legalLines(game, 6)).toEqual(both(1 + 2 * 2 * (2 + 2 + 1)));
  });

  test('a land and two lands in hand: each once, or none (CR 305.2)', () => {
    const game = table([], [{ hand: ['Forest', 'Mountain', 'Island'] }, {}]);
    expect(legalLines(game, 3)).toEqual(both(1 + 3));
  });

  test('X is what the lands pay for (CR 107.3a, 601.2b)', () => {
    const rain = spell('Rain', 'You gain X life.', '{X}{G}');
    const game = table([rain], [{ hand: ['Rain'], battlefield: ['Forest', 'Forest', 'Forest', 'Forest'] }, {}]);
    expect(legalLines(game, 3)).toEqual(both(1 + 4));
  });

  test('kicked or not, where it can be paid (CR 702.33a, 601.2b)', () => {
    const gift =
      'Gift | {G} | Sorcery | | Kicker {2} / You gain 2 life. If this spell was kicked, you gain 6 life instead.';
    const seat = (lands: number): { hand: string[]; battlefield: string[] } => ({
      hand: ['Gift'],
      battlefield: Array.from({ length: lands }, () => 'Forest'),
    });
    expect(legalLines(table([gift], [seat(3), {}]), 3)).toEqual(both(1 + 2));
    expect(legalLines(table([gift], [seat(2), {}]), 3)).toEqual(both(1 + 1));
  });
});

describe('choices of one spell (CR 601.2b-d, 608.2d)', () => {
  test('one or both modes, with their targets (CR 700.2, 601.2c)', () => {
    const charm = spell('Charm', 'Choose one or both — / • Target player gains 3 life. / • Tap target creature.');
    const game = table([charm, WALL, POST], [{ hand: ['Charm'] }, ['Wall', 'Post']]);
    // not cast 1; the first 2 players, the second 2 creatures, both 2 x 2
    expect(legalLines(game, 5)).toEqual(both(1 + 2 + 2 + 4));
  });

  test('modes that may be chosen again: each number of either counts once (CR 700.2d)', () => {
    const choir = spell(
      'Choir',
      'Choose three. You may choose the same mode more than once. / • You gain 1 life. / • You draw a card.',
    );
    expect(legalLines(table([choir], [{ hand: ['Choir'] }, {}]), 2)).toEqual(both(1 + 4));
  });

  test('three damage divided among one, two or three creatures (CR 601.2d)', () => {
    const hail = spell('Hail', 'Hail deals 3 damage divided as you choose among one, two, or three target creatures.');
    const game = table([hail, WALL, POST], [{ hand: ['Hail'] }, ['Wall', 'Post', 'Wall']]);
    // not cast 1; one of three 3; a pair of three in two ways 6; all three in one way
    expect(legalLines(game, 4)).toEqual(both(1 + 3 + 6 + 1));
  });

  test('scry 2: both on top, both below, in either order, or one of them (CR 701.18a)', () => {
    const vision = spell('Vision', 'Scry 2.');
    const game = table([vision], [{ hand: ['Vision'], library: ['Forest', 'Island', 'Mountain'] }, {}]);
    expect(legalLines(game, 2)).toEqual(both(1 + 6));
  });

  test('two of four cards discarded (CR 701.8)', () => {
    const loss = spell('Loss', 'Discard two cards.');
    const game = table([loss, WALL, POST], [{ hand: ['Loss', 'Wall', 'Post', 'Hill Giant', 'Craw Wurm'] }, {}]);
    game.ann.casts('Loss');
    while (game.question?.kind !== 'chooseObjects') game.proceed();
    expect(legalLines(game, 1)).toEqual(both(6));
  });

  test('the order of three triggered abilities (CR 603.3b)', () => {
    const bells = ['Bell', 'Gong', 'Horn'].map(
      (name, index) => `${name} | {0} | Artifact | | Whenever you cast a spell, you gain ${index + 1} life.`,
    );
    const game = table(
      [...bells, spell('Word', 'You gain 1 life.')],
      [{ hand: ['Word'], battlefield: ['Bell', 'Gong', 'Horn'] }, {}],
    );
    expect(legalLines(game, 2)).toEqual(both(1 + 6));
  });

  test('each of two players sacrifices one of their creatures (CR 701.17, 101.4)', () => {
    const edict = spell('Edict', 'Each player sacrifices a creature.');
    const game = table(
      [edict, WALL, POST],
      [{ hand: ['Edict'], battlefield: ['Wall', 'Post'] }, ['Wall', 'Post', 'Hill Giant']],
    );
    expect(legalLines(game, 3)).toEqual(both(1 + 2 * 3));
  });

  test('an opponent pays or does not (CR 118.12)', () => {
    const toll = spell('Toll', 'Counter target spell unless its controller pays {1}.', '{0}', 'Instant');
    const word = spell('Word', 'You gain 1 life.');
    const game = table([toll, word], [{ hand: ['Word'], battlefield: ['Forest'] }, { hand: ['Toll'] }]);
    // not cast 1; cast and let be 1; answered, and paid for or not 2
    expect(legalLines(game, 4)).toEqual(both(1 + 1 + 2));
  });
});
