/** Official rulings on playable cards, as scenarios in our own words. The cards come from the shared data. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cardLookup, readScenarios, runScenario } from '../../src/index.ts';
import { sharedCards } from '../readings/shared-cards.ts';
import { allowed } from './allowed.ts';
import { casting } from './casting.ts';
import { characteristics } from './characteristics.ts';
import { combat } from './combat.ts';
import { damageDealt } from './damage-dealt.ts';
import { drawn } from './drawn.ts';
import { drawnFifth } from './drawn-fifth.ts';
import { drawnFourth } from './drawn-fourth.ts';
import { drawnSecond } from './drawn-second.ts';
import { drawnThird } from './drawn-third.ts';
import { leaving } from './leaving.ts';
import { targets } from './targets.ts';
import { tokensAndCounters } from './tokens-and-counters.ts';
import { triggers } from './triggers.ts';
import { zones } from './zones.ts';

const file = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'rulings.jsonl'), 'utf8');
const families = [
  ...[allowed, casting, characteristics, combat, damageDealt, drawn],
  ...[drawnFifth, drawnFourth, drawnSecond, drawnThird, leaving, targets, tokensAndCounters, triggers, zones],
].flat();
const lines = families.map((scenario) => JSON.stringify(scenario)).join('\n');
const cards = sharedCards();
const lookup = cards === null ? null : cardLookup(cards);

describe.skipIf(lookup === null)('rulings', () => {
  for (const read of [...readScenarios(file), ...readScenarios(lines)]) {
    if (read.kind === 'bad') {
      test(`line ${read.line}`, () => expect(read.because).toBe(''));
      continue;
    }
    const { scenario } = read;
    test(`${scenario.id.replace('rulings/', '')}: ${scenario.title}`, () => {
      if (lookup === null) return;
      const { status, reason } = runScenario(scenario, lookup);
      expect(`${status} ${reason}`).toBe('passed ');
    });
  }
});
