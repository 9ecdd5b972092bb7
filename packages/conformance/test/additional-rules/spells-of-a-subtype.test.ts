/** "An Adventure instant or sorcery spell": either of them, of that subtype. CR 205.3k, 715.3b. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const RANGER = {
  name: 'Ranger',
  layout: 'adventure',
  card_faces: [
    { name: 'Ranger', mana_cost: '{0}', type_line: 'Creature — Human', power: '2', toughness: '2', oracle_text: '' },
    { name: 'Range', mana_cost: '{0}', type_line: 'Sorcery — Adventure', oracle_text: 'You gain 2 life.' },
  ],
} as never;
const LEAF = 'Leaf | {0} | Artifact | | Whenever you cast an Adventure instant or sorcery spell, you gain 3 life.';
const BELL = 'Bell | {0} | Artifact | | Whenever you cast an Arcane instant or sorcery spell, you gain 10 life.';
const WHISPER = 'Whisper | {0} | Instant — Arcane | | You gain 2 life.';
const PLAIN = 'Plain | {0} | Sorcery | | You gain 2 life.';

describe('cast while something waits for such spells', () => {
  test.each([
    ['the sorcery of the card, which goes on an adventure', 'Range', 25],
    ['an Arcane instant', 'Whisper', 32],
    ['a sorcery without subtype', 'Plain', 22],
    ['the creature of the card', 'Ranger', 20],
  ])('%s (CR 205.3k, 715.3b)', (_what, spell, life) => {
    const game = table(
      [RANGER, LEAF, BELL, WHISPER, PLAIN],
      [{ battlefield: ['Leaf', 'Bell'], hand: ['Ranger', 'Whisper', 'Plain'] }, {}],
    );
    if (spell === 'Range') {
      game.ann.casts('Ranger', { face: 1 });
      game.resolveAll();
    } else plays(game.ann, spell);
    expect(game.ann.life).toBe(life);
    // CR 715.3d.
    expect(game.ann.exile).toEqual(spell === 'Range' ? ['Ranger'] : []);
  });
});
