/** The dungeon cards that come with the library. CR 309. */
import { surfaceOf } from '@kitchen-table/lower';
import { expect, test } from 'vitest';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { printCard } from '@kitchen-table/oracle';
import { dungeonCards, withDungeons } from '../src/index.ts';

const RUNNER: Card = lower({
  name: 'Runner',
  layout: 'normal',
  faces: [
    {
      name: 'Runner',
      manaCost: ['1'],
      supertypes: [],
      types: ['instant'],
      subtypes: [],
      abilities: [
        { kind: 'spell', clause: { kind: 'do', action: { kind: 'takeInitiative', actor: { kind: 'you' } } } },
      ],
    },
  ],
  colorIdentity: [],
});

test('every dungeon can be played, and its arrows lead to rooms of its own', () => {
  expect(dungeonCards().map(({ name }) => name)).toContain('Undercity');
  for (const card of dungeonCards()) {
    const rooms = card.faces[0].abilities.filter((ability) => ability.kind === 'room');
    const names = rooms.map(({ name }) => name);
    expect(rooms.length).toBeGreaterThan(4);
    for (const { leadsTo } of rooms) for (const next of leadsTo) expect(names).toContain(next);
    expect(rooms.filter(({ leadsTo }) => leadsTo.length === 0)).toHaveLength(1);
    expect(printCard(surfaceOf(card))[0]).toContain('(Leads to: ');
  }
});

test('the dungeons join a game in which somebody can venture, and no other', () => {
  expect(Object.keys(withDungeons({ Runner: RUNNER }))).toContain('Undercity');
  const plain = { ...RUNNER, faces: [{ ...RUNNER.faces[0], abilities: [], text: null }] } as Card;
  expect(Object.keys(withDungeons({ Runner: plain }))).toEqual(['Runner']);
});
