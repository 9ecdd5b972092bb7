/** The no-op detector: an instruction that does nothing anywhere, or refers to nothing, is found; what works is not. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action, Card, Clause } from '@kitchen-table/language/core';
import { lower, lowerCard } from '@kitchen-table/lower';
import { type PrintedCard, readCard } from '@kitchen-table/oracle';
import { detect } from '../tools/no-ops/detector.ts';
import { reasonFor } from '../tools/no-ops/reasons.ts';
import { cardFile, printedCards } from '../tools/shared-cards.ts';

const found = (card: Card): readonly string[] =>
  detect(card, '').findings.map(({ instruction, what, label }) => `${instruction.action.kind} ${what} ${label}`.trim());

/** Cards of the sample, and where in the corpus it begins. */
const SAMPLE = 60;
const FIRST = 11;

describe('the no-op detector', () => {
  test('a card whose instructions all do something has no findings', () => {
    const text =
      'When Far Walker enters, put a +1/+1 counter on target creature. Tap that creature.\nWhenever you gain life, draw a card.';
    expect(found(card('Creature — Human', text))).toEqual([]);
  });

  test('an instruction that does nothing is found (CR 608.2c)', () => {
    const doing: Action = { kind: 'gainLife', amount: { kind: 'number', number: 0 } };
    expect(found(saying(doing))).toEqual(['gainLife does nothing']);
  });

  test('a reference to what no step has named is found (CR 608.2c)', () => {
    const doing: Action = { kind: 'destroy', object: { kind: 'reference', to: 'step7' } };
    expect(found(saying(doing))).toEqual(['destroy refers to nothing step7']);
  });

  test('an ability that never comes about is told of as well', () => {
    const text = 'Whenever a creature with power 100 or greater attacks, draw a card.';
    expect(found(card('Creature — Human', text))).toEqual(['draw is never carried out']);
  });
});

test.skipIf(!existsSync(cardFile()))(
  `of ${SAMPLE} playable cards each instruction does something, or there is a kind of reason why not (CR 608.2c)`,
  { timeout: 240_000 },
  () => {
    const unexplained: string[] = [];
    const faults: string[] = [];
    let [carriedOut, of] = [0, 0];
    for (const each of playableSample()) {
      const detected = detect(each, 'sample');
      carriedOut += detected.carriedOut;
      of += detected.of;
      if (detected.fault !== null) faults.push(`${each.name}: ${detected.fault.split('\n')[0]}`);
      for (const finding of detected.findings)
        if (finding.what !== 'is never carried out' && reasonFor(finding, each) === null)
          unexplained.push(`${each.name}: ${finding.instruction.action.kind} ${finding.what} ${finding.label}`);
    }
    expect([faults, unexplained]).toEqual([[], []]);
    expect(carriedOut / of).toBeGreaterThan(0.8);
  },
);

function* playableSample(): Generator<Card> {
  const printed = printedCards();
  const stride = Math.floor(printed.length / (SAMPLE * 1.2));
  for (let at = FIRST, found = 0; at < printed.length && found < SAMPLE; at += stride) {
    const read = readCard(printed[at] as PrintedCard, { explain: false });
    const lowered = 'card' in read ? lowerCard(read.card) : { refusals: [] };
    if (!('card' in lowered)) continue;
    found++;
    yield lowered.card;
  }
}

function card(types: string, text: string): Card {
  const read = readCard({
    name: 'Far Walker',
    mana_cost: '{1}',
    type_line: types,
    oracle_text: text,
    power: '1',
    toughness: '3',
  });
  if (!('card' in read)) throw new Error(`not read: ${read.refusals[0]?.text}`);
  return lower(read.card);
}

/** A sorcery that does this and nothing else, as no text would say it. */
function saying(action: Action): Card {
  const clause: Clause = { kind: 'do', action };
  const { faces, ...rest } = card('Creature — Human', 'Flying');
  const face = { ...faces[0], types: ['sorcery' as const], subtypes: [], text: null };
  return { ...rest, faces: [{ ...face, abilities: [{ kind: 'spell', clause }] }] };
}
