/** Fixed positions and the number of legal lines in combat: a change in legality anywhere shows. CR 508-510. */
import { describe, expect, test } from 'vitest';
import type { QuestionKind } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { legalLines } from '../support/legal-lines.ts';
import { table } from '../support/text-table.ts';

/** Goes on until somebody is asked such a question. */
function until(game: Scenario, kind: QuestionKind): Scenario {
  for (let asked = 0; game.question?.kind !== kind; asked++) {
    if (asked > 100) throw new Error(`nobody was asked: ${kind}`);
    game.proceed();
  }
  return game;
}

const both = (lines: number): { listed: number; asked: number } => ({ listed: lines, asked: lines });

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const ELK = 'Elk | {0} | Creature — Elk | 2/4 |';
const HAWK = 'Hawk | {0} | Creature — Bird | 2/2 | Flying';
const SPIDER = 'Spider | {0} | Creature — Spider | 1/3 | Reach';
const THIEF = 'Thief | {0} | Creature — Rogue | 2/2 | Menace';
const BRUTE = 'Brute | {0} | Creature — Ogre | 3/2 | This creature attacks each combat if able.';
const WALKER = 'Sage | {0} | Planeswalker — Sage | 4 | +1: You gain 1 life.';

/** Attacks of the first player's creatures and blocks of the second's: two decisions, nothing else in the game. */
function attacksAndBlocks(mine: readonly string[], theirs: readonly string[]): Scenario {
  const lines = [...new Set([...mine, ...theirs])];
  const names = (cards: readonly string[]): string[] => cards.map((card) => card.slice(0, card.indexOf(' ')));
  return until(table(lines, [names(mine), names(theirs)]), 'attackers');
}

describe('attacks and blocks together (CR 508.1, 509.1)', () => {
  test('three against two: of each k attackers, every blocker takes one or none, (k + 1) to the second', () => {
    // 1 + 3 x 4 + 3 x 9 + 16
    expect(legalLines(attacksAndBlocks([OX, OX, OX], [ELK, ELK]), 2)).toEqual(both(56));
  });

  test('flying and reach: one blocker for the bird, two for the ox (CR 702.9b, 702.17b)', () => {
    // no attack 1, the bird 2, the ox 2 x 2, both 3 x 2
    expect(legalLines(attacksAndBlocks([HAWK, OX], [SPIDER, ELK]), 2)).toEqual(both(13));
  });

  test('menace: none, each pair, or all three (CR 702.111b)', () => {
    expect(legalLines(attacksAndBlocks([THIEF], [ELK, ELK, ELK]), 2)).toEqual(both(1 + 1 + 3 + 1));
  });

  test('two with menace and three blockers: on each attacker none, two or three', () => {
    // both attack: nobody blocks 1, a pair on one of them 2 x 3, all on one of them 2
    expect(legalLines(attacksAndBlocks([THIEF, THIEF], [ELK, ELK, ELK]), 2)).toEqual(both(1 + 2 * 5 + 9));
  });

  test('what attacks if able always does (CR 508.1d)', () => {
    expect(legalLines(attacksAndBlocks([BRUTE, OX], [ELK]), 2)).toEqual(both(2 + 3));
  });

  test('a player and a planeswalker to attack: three choices a creature (CR 508.1b)', () => {
    const game = until(table([OX, WALKER], [['Ox', 'Ox'], ['Sage']]), 'attackers');
    expect(legalLines(game, 1)).toEqual(both(9));
  });

  test('attacked with "can’t be blocked by more than one creature" (CR 509.1b)', () => {
    const lone = 'Lone | {0} | Creature — Wolf | 4/4 | This creature can’t be blocked by more than one creature.';
    expect(legalLines(attacksAndBlocks([lone], [ELK, ELK, ELK]), 2)).toEqual(both(1 + 1 + 3));
  });

  test('what can’t attack alone needs company (CR 506.5, 508.1c)', () => {
    const pack = 'Pack | {0} | Creature — Hound | 3/3 | This creature can’t attack or block alone.';
    // nobody 1, one ox 2, with the pack at least one ox: 3
    expect(legalLines(attacksAndBlocks([pack, OX, OX], []), 1)).toEqual(both(1 + 2 + 1 + 3));
  });
});

describe('combat damage (CR 510.1)', () => {
  const TITAN = 'Titan | {0} | Creature — Giant | 4/4 | Trample';
  const RAT = 'Rat | {0} | Creature — Rat | 1/1 |';
  const BEAR = 'Bear | {0} | Creature — Bear | 2/2 |';

  test('trample over one blocker: lethal damage to it, or any more (CR 702.19b)', () => {
    const game = table([TITAN, BEAR], [['Titan'], ['Bear']]);
    game.ann.attacks('Titan');
    game.ben.blocks([['Bear', 'Titan']]);
    expect(legalLines(until(game, 'assignDamage'), 1)).toEqual(both(3));
  });

  test('trample over two: divided at will, or lethal to both and the rest through (CR 510.1c, 702.19b)', () => {
    const game = table([TITAN, BEAR, RAT], [['Titan'], ['Bear', 'Rat']], { edition: 'today' });
    game.ann.attacks('Titan');
    game.ben.blocks([
      ['Bear', 'Titan'],
      ['Rat', 'Titan'],
    ]);
    // 4 on two creatures: 5; one of the four through, with lethal damage to both: 1
    expect(legalLines(until(game, 'assignDamage'), 1)).toEqual(both(6));
  });

  test('three blockers of a creature without trample: 4 over three (CR 510.1c)', () => {
    const ogre = 'Ogre | {0} | Creature — Ogre | 4/4 |';
    const game = table([ogre, BEAR], [['Ogre'], ['Bear', 'Bear', 'Bear']], { edition: 'today' });
    game.ann.attacks('Ogre');
    game.ben.blocks([
      ['Bear', 'Ogre'],
      ['Bear', 'Ogre'],
      ['Bear', 'Ogre'],
    ]);
    expect(legalLines(until(game, 'assignDamage'), 1)).toEqual(both(15));
  });
});
