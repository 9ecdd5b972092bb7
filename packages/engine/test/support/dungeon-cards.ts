/** Invented dungeons, and spells that venture. */
import type { Ability, Clause } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { act, card, inCore, number, spell, you } from './cards.ts';

const gain = (amount: number): Clause => act({ kind: 'gainLife', amount: number(amount) });

function room(name: string, leadsTo: readonly string[], clause: Clause): Ability {
  return { kind: 'room', name, leadsTo, clause };
}

function dungeon(name: string, abilities: readonly Ability[]): Card {
  const plain = card(name, { types: ['dungeon'] });
  return { ...plain, layout: 'dungeon', faces: [{ ...plain.faces[0], abilities: inCore(abilities) }] };
}

/** Two arrows lead away from the gate, and both rooms lead to the vault. */
export const TWISTING_CELLAR: Card = dungeon('Twisting Cellar', [
  room('Gate', ['Left Hall', 'Right Hall'], gain(1)),
  room('Left Hall', ['Vault'], gain(10)),
  room('Right Hall', ['Vault'], gain(100)),
  room('Vault', [], gain(1000)),
]);

export const SHORT_CRYPT: Card = dungeon('Short Crypt', [
  room('Stair', ['Grave'], gain(2)),
  room('Grave', [], gain(4)),
]);

/** Entered by its name only, as CR 723.2 wants it. */
export const UNDERCITY: Card = dungeon('Undercity', [
  { kind: 'static', rules: [{ kind: 'onlyByVenturingInto', quality: 'Undercity' }] },
  room('Door', ['Pit'], gain(3)),
  room('Pit', [], gain(5)),
]);

export const DELVE_DEEPER: Card = card('Delve Deeper', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'keywordAction', action: 'venture into the dungeon', actor: you }))],
});

export const WAY_BELOW: Card = card('Way Below', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'keywordAction', action: 'venture into', detail: 'Undercity', actor: you }))],
});

export const SEIZE_THE_DAY: Card = card('Seize the Lead', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'takeInitiative', actor: you }))],
});

export const CROWN: Card = card('Self-Coronation', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'becomeMonarch', actor: you }))],
});
