/** Playable cards of the corpus, each in a generated situation: whatever is done with them, no rule breaks down. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { starterCards } from '@kitchen-table/cards';
import type { Ability, Clause, Label } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { lowerCard, refusalsOf } from '@kitchen-table/lower';
import { EVENT_LABELS, FIXED_LABELS, type PrintedCard, readCard } from '@kitchen-table/oracle';
import { playSituation } from '../src/situations/situation.ts';

const shared = process.env['KITCHEN_TABLE_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const file = `${shared}/cards/oracle-cards.jsonl.gz`;
const SAMPLE = 400;
/** Every 53rd starter card: a few permanents and spells of each color to meet. */
const around = starterCards().filter((_card, index) => index % 53 === 0);

describe('situations', () => {
  test.skipIf(!existsSync(file))(
    `${SAMPLE} playable cards are cast, activated and resolved without a fault`,
    { timeout: 240_000 },
    () => {
      const faults: string[] = [];
      let played = 0;
      let used = 0;
      for (const card of playableSample()) {
        const report = playSituation(card, around, card.name);
        played++;
        if (report.used) used++;
        if (report.fault !== null) faults.push(`${card.name}: ${report.fault.split('\n').slice(0, 3).join(' ')}`);
      }
      expect(faults).toEqual([]);
      expect(played).toBeGreaterThan(SAMPLE * 0.8);
      expect(used / played).toBeGreaterThan(0.9);
    },
  );

  test('a starter card is used and breaks nothing', () => {
    for (const card of around.slice(0, 6))
      expect(playSituation(card, around, card.name)).toMatchObject({ card: card.name, fault: null });
  });
});

describe('labels', () => {
  /** What an attack has not: other events do, see the tests of package lower. */
  const elsewhere: readonly string[] = [EVENT_LABELS.source, EVENT_LABELS.before];

  test.each(Object.values(EVENT_LABELS))(
    'the engine fills %s in a triggered ability, and nowhere else (CR 608.2k)',
    (label) => {
      const missing = elsewhere.includes(label) ? [`${label} of attack`] : [];
      expect(labelsMissing(triggered(using(label)))).toEqual(missing);
      expect(labelsMissing({ kind: 'spell', clause: using(label) })).toEqual([`label ${label}`]);
    },
  );

  test.each([
    FIXED_LABELS.self,
    FIXED_LABELS.you,
    FIXED_LABELS.host,
    FIXED_LABELS.defending,
    FIXED_LABELS.linkedExiled,
    FIXED_LABELS.linkedChosen,
  ])('%s means the same in every ability', (label) => {
    expect(labelsMissing({ kind: 'spell', clause: using(label) })).toEqual([]);
  });
});

/** Playable cards at a fixed stride through the corpus. */
function* playableSample(): Generator<Card> {
  const lines = gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  const stride = Math.floor(lines.length / (SAMPLE * 1.7));
  for (let at = 3, found = 0; at < lines.length && found < SAMPLE; at += stride) {
    const read = readCard(JSON.parse(lines[at] as string) as PrintedCard);
    if (!('card' in read)) continue;
    const lowered = lowerCard(read.card);
    if (!('card' in lowered)) continue;
    found++;
    yield lowered.card;
  }
}

function using(label: Label): Clause {
  return label === EVENT_LABELS.amount
    ? { kind: 'do', action: { kind: 'gainLife', amount: { kind: 'amountOf', to: label, words: 'that much' } } }
    : {
        kind: 'do',
        action: { kind: 'gainLife', amount: { kind: 'count', of: { kind: 'reference', to: label, words: 'that' } } },
      };
}

function triggered(clause: Clause): Ability {
  return {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'attack', object: { kind: 'self' } }] },
    clause,
  };
}

function labelsMissing(ability: Ability): string[] {
  return refusalsOf({
    name: 'Labelled',
    layout: 'normal',
    colorIdentity: [],
    faces: [
      {
        name: 'Labelled',
        manaCost: ['1'],
        supertypes: [],
        types: ['creature'],
        subtypes: [],
        power: '1',
        toughness: '1',
        abilities: [ability],
      },
    ],
  }).map(({ node }) => node);
}
