/** What a prevention effect does besides is done for damage that can't be prevented, too. CR 615.12. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

/** Kept apart from the words around it. */
const PREVENT = 'prevent that damage';
const WAY = 'this way';
const THIS = 'this creature';
const CARDS = [
  "Glow | {0} | Enchantment | | Damage can't be prevented.",
  'Dart | {0} | Instant | | Dart deals 3 damage to any target.',
  `Leech | {0} | Creature — Leech | 1/9 | If damage would be dealt to this creature, ${PREVENT} and put that many +1/+1 counters on it.`,
  `Wisp | {0} | Creature — Spirit | 1/9 | If damage would be dealt to this creature, ${PREVENT} and exile that many cards from the top of your library.`,
  `Moss | {0} | Creature — Plant | 1/9 | If damage would be dealt to ${THIS}, ${PREVENT}. Put a +1/+1 counter on this creature for each 1 damage prevented ${WAY}.`,
  `Echo | {0} | Creature — Spirit | 1/9 | If damage would be dealt to ${THIS}, ${PREVENT}. When damage is prevented ${WAY}, this creature deals that much damage to any other target.`,
];

function hit(name: string, ...glow: readonly string[]): Scenario {
  const game = table(CARDS, [{ hand: ['Dart'], battlefield: [...glow] }, { battlefield: [name] }]);
  return plays(game.ann, 'Dart', name);
}

test('"that many" is the damage that would be dealt, whether it is prevented or not (CR 615.12)', () => {
  for (const glow of [[], ['Glow']]) {
    expect(hit('Leech', ...glow).ben.stats('Leech')).toBe('4/12');
    expect(hit('Wisp', ...glow).ben.exile).toHaveLength(3);
  }
  expect(hit('Leech', 'Glow').ben.permanent('Leech').damage).toBe(3);
  expect(hit('Leech').ben.permanent('Leech').damage).toBe(0);
});

test('"prevented this way" is only what was prevented (CR 615.5)', () => {
  expect(hit('Moss').ben.stats('Moss')).toBe('4/12');
  expect(hit('Moss', 'Glow').ben.stats('Moss')).toBe('1/9');
  expect(hit('Echo').ann.life).toBe(17);
  expect(hit('Echo', 'Glow').ann.life).toBe(20);
});
