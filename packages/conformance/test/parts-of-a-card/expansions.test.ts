/** What names were first printed in an expansion. CR 206.3a-c. */
import { refusalsOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import { readPrinted } from '../support/read-cards.ts';
import { plays, table } from '../support/text-table.ts';

/** Creatures of those names, tapped by what speaks of the expansion. */
function tapped(expansion: string, names: readonly string[], text = ''): readonly string[] {
  const lines = names.map((name) => `${name} | {0} | Creature — Bear | 1/1 |${text}`);
  const call = `Call | {0} | Sorcery | | Tap all creatures with a name originally printed in the ${expansion} expansion.`;
  const game = table([...lines, call], [{ battlefield: [...names], hand: ['Call'] }, {}]);
  plays(game.ann, 'Call');
  return names.filter((name) => (game.ann.permanent(name).status & 1) !== 0);
}

describe('names originally printed in an expansion', () => {
  test('Arabian Nights (CR 206.3a)', () => {
    const names = ['Camel', "Abu Ja'far", 'Juzám Djinn', 'Ydwen Efreet', 'Atog', 'Gray Bear'];
    expect(tapped('Arabian Nights', names)).toEqual(['Camel', "Abu Ja'far", 'Juzám Djinn', 'Ydwen Efreet']);
  });

  test('Antiquities (CR 206.3b)', () => {
    const names = ['Atog', 'Su-Chi', 'The Rack', 'Camel', 'Gray Bear'];
    expect(tapped('Antiquities', names)).toEqual(['Atog', 'Su-Chi', 'The Rack']);
  });

  test('Homelands (CR 206.3c)', () => {
    const names = ['Hungry Mist', 'Reveka, Wizard Savant', 'An-Havva Inn', 'Camel', 'Atog'];
    expect(tapped('Homelands', names)).toEqual(['Hungry Mist', 'Reveka, Wizard Savant', 'An-Havva Inn']);
  });

  test('it is the name that counts, whatever bears it; spells and lands with such a name can be forbidden (CR 206.3a)', () => {
    const ban =
      'Ban | {0} | Enchantment | | Players can’t cast spells with a name originally printed in the Arabian Nights expansion. / Players can’t play lands with a name originally printed in the Arabian Nights expansion.';
    const game = table(
      [
        ban,
        'Camel | {0} | Creature — Camel | 0/1 |',
        'Gray Bear | {0} | Creature — Bear | 2/2 |',
        'Desert | | Land — Desert | |',
        'Dune | | Land | |',
      ],
      [{ battlefield: ['Ban'], hand: ['Camel', 'Gray Bear', 'Desert', 'Dune'] }, {}],
    );
    expect([game.ann.can('cast', 'Camel'), game.ann.can('cast', 'Gray Bear')]).toEqual([false, true]);
    expect([game.ann.can('playLand', 'Desert'), game.ann.can('playLand', 'Dune')]).toEqual([false, true]);
  });

  test('of spells and lands in one breath, where only the lands would be meant, it is no card to play with (CR 206.3a)', () => {
    const [both] = readPrinted(
      "Both | {0} | Enchantment | | Your opponents can't cast spells or play lands with a name originally printed in the Homelands expansion.",
    );
    expect(refusalsOf(both as never).length).toBe(1);
  });
});
