/** As many requirements to attack and to block as the restrictions allow. CR 508.1d, 509.1c. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ability, Noun } from '@kitchen-table/language/surface';
import { checkAnswer, enumerateAnswers, randomAnswer, type Question } from '../../src/index.ts';
import { mostObeyed, obeyedBy, type Declaration } from '../../src/questions/combat-phase/most-requirements.ts';
import { creature, filter, quantifier, self, you } from '../support/cards.ts';
import { scenario } from '../support/scenario.ts';

const oneAttacker: Ability = { kind: 'static', rules: [{ kind: 'mostDeclared', act: 'attack', most: 1 }] };
const oneBlocker: Ability = { kind: 'static', rules: [{ kind: 'mostDeclared', act: 'block', most: 1 }] };
const spareMe: Ability = { kind: 'static', rules: [{ kind: 'mostDeclared', act: 'attack', most: 1, whom: you }] };
const blocks: Ability = { kind: 'static', rules: [{ kind: 'must', action: { kind: 'block', object: self } }] };
const everybody: Noun = { kind: 'select', quantifier: quantifier('all'), filter: filter('creature') };
const lure: Ability = {
  kind: 'static',
  rules: [{ kind: 'must', action: { kind: 'block', object: everybody, whom: self }, words: 'all able' }],
};
const cards = [
  creature('Duelist', '2', 1, 5, oneAttacker),
  creature('Gatekeeper', '2', 1, 5, oneBlocker),
  creature('Hermit', '2', 1, 5, spareMe),
  creature('Eager Guard', 'W', 1, 1, blocks),
  creature('Shining Elk', 'G', 1, 4, lure),
];

/** Asks for the declaration and judges answers to it. */
function judge(kind: 'attackers' | 'blockers', board: Parameters<typeof scenario>[0], attack?: string[]) {
  const game = scenario(board, { cards });
  if (attack !== undefined) game.ann.attacks(attack);
  while (game.question?.kind !== kind) game.proceed();
  const question = game.question as Question;
  for (const number of [0.05, 0.3, 0.5, 0.7, 0.95]) {
    const drawn = randomAnswer(question, () => number);
    expect(checkAnswer(question, drawn)).toBeNull();
  }
  for (const answer of enumerateAnswers(question, 20)) expect(checkAnswer(question, answer)).toBeNull();
  expect(checkAnswer(question, enumerateAnswers(question, 1)[0] as readonly number[])).toBeNull();
  return (...answer: number[]): string | null => checkAnswer(question, answer)?.rule ?? null;
}

test('only one creature can attack, and the one that attacks if able does (CR 508.1d)', () => {
  const rule = judge('attackers', [['Duelist', 'Forced Marcher'], []]);
  expect(rule(1, 0)).toBeNull();
  expect(rule(0, 0)).toBe('508.1d');
  expect(rule(0, 0, 1, 0)).toBe('508.1c');
  expect(rule()).toBe('508.1d');
});

test('of two creatures that attack if able, either may be the only one that can (CR 508.1d)', () => {
  const rule = judge('attackers', [['Duelist', 'Forced Marcher', 'Forced Marcher'], []]);
  expect([rule(1, 0), rule(2, 0), rule(0, 0)]).toEqual([null, null, '508.1d']);
});

test('one creature can attack a player, the others another (CR 508.1c)', () => {
  const rule = judge('attackers', [['Grizzly Bears', 'Goblin Piker'], ['Hermit'], []]);
  expect(rule(0, 0, 1, 0)).toBe('508.1c');
  expect(rule(0, 0, 1, 1)).toBeNull();
  expect(rule(0, 1, 1, 1)).toBeNull();
});

test('a creature that blocks if able takes another with it against menace (CR 509.1c)', () => {
  const rule = judge('blockers', [['Two-Headed Ogre'], ['Eager Guard', 'Grizzly Bears']], ['Two-Headed Ogre']);
  expect(rule(0, 0, 1, 0)).toBeNull();
  expect(rule(0, 0)).toBe('509.1b');
  expect(rule(1, 0)).toBe('509.1b');
  expect(rule()).toBe('509.1c');
});

test('only one creature can block: it is one that must (CR 509.1b, 509.1c)', () => {
  const rule = judge('blockers', [['Craw Wurm'], ['Gatekeeper', 'Grizzly Bears', 'Eager Guard']], ['Craw Wurm']);
  expect(rule(2, 0)).toBeNull();
  expect(rule(1, 0)).toBe('509.1c');
  expect(rule(1, 0, 2, 0)).toBe('509.1b');
});

test('a requirement to block a creature that does not attack asks for nothing (CR 509.1c)', () => {
  const rule = judge('blockers', [['Shining Elk', 'Craw Wurm'], ['Grizzly Bears']], ['Craw Wurm']);
  expect(rule()).toBeNull();
  expect(rule(0, 0)).toBeNull();
});

test('every creature able to block the one that calls them does (CR 509.1c)', () => {
  const rule = judge('blockers', [['Shining Elk', 'Craw Wurm'], ['Grizzly Bears']], ['Shining Elk', 'Craw Wurm']);
  expect(rule(0, 0)).toBeNull();
  expect(rule(0, 1)).toBe('509.1c');
  expect(rule()).toBe('509.1c');
});

test('the search finds what trying every declaration finds (CR 509.1c)', () => {
  const small = fc.integer({ min: 0, max: 2 });
  const declarer = fc.record({
    against: fc.uniqueArray(small, { maxLength: 3 }),
    atMost: fc.constantFrom(1, 1, 2),
    requirements: fc.array(fc.integer({ min: -1, max: 2 }), { maxLength: 2 }),
    company: fc.constantFrom(1, 1, 2),
  });
  const declaration = fc.record({
    declarers: fc.array(declarer, { minLength: 1, maxLength: 4 }),
    minimum: fc.tuple(fc.constantFrom(1, 1, 2), fc.constantFrom(1, 3), fc.constant(1)),
    maximum: fc.tuple(fc.constantFrom(2, Infinity), fc.constant(Infinity), fc.constantFrom(1, Infinity)),
    limits: fc.constantFrom([], [{ most: 2, against: null }], [{ most: 1, against: [0] }]),
  });
  fc.assert(
    fc.property(declaration, (some) => {
      expect(mostObeyed(some).obeyed).toBe(mostByTrying(some));
    }),
    { numRuns: 400, seed: 7 },
  );
});

/** Every declaration there is, the slow way. */
function mostByTrying({ declarers, minimum, maximum, limits }: Declaration): number {
  let most = 0;
  const chosen: number[][] = declarers.map(() => []);
  const legal = (): boolean => {
    const declared = chosen.filter((targets) => targets.length > 0).length;
    for (let target = 0; target < minimum.length; target++) {
      const count = chosen.filter((targets) => targets.includes(target)).length;
      if (count > 0 && (count < (minimum[target] as number) || count > (maximum[target] as number))) return false;
    }
    for (const limit of limits) {
      const { against } = limit;
      const limited = chosen.filter((targets) =>
        against === null ? targets.length > 0 : targets.some((target) => against.includes(target)),
      );
      if (limited.length > limit.most) return false;
    }
    return chosen.every((targets, index) => targets.length === 0 || (declarers[index]?.company ?? 1) <= declared);
  };
  const extend = (index: number): void => {
    const declarer = declarers[index];
    if (declarer === undefined) {
      if (legal())
        most = Math.max(
          most,
          declarers.reduce((sum, { requirements }, at) => sum + obeyedBy(requirements, chosen[at] ?? []), 0),
        );
      return;
    }
    for (let subset = 0; subset < 1 << declarer.against.length; subset++) {
      const targets = declarer.against.filter((_, bit) => (subset & (1 << bit)) !== 0);
      if (targets.length > declarer.atMost) continue;
      chosen[index] = targets;
      extend(index + 1);
    }
    chosen[index] = [];
  };
  extend(0);
  return most;
}
