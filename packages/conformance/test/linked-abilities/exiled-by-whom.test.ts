/** Cards that a player exiled, whatever exiled them, are known as such for as long as they stay in exile. CR 406.6, 601.3. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const FETCHED = 'from among cards you exiled that have fetch counters on them';
const KEEPER = `Keeper | {0} | Creature — Human | 1/1 | You may play lands and cast noncreature spells ${FETCHED}, and you may spend mana as though it were mana of any color to cast those spells.`;
const HOUND =
  'Hound | {0} | Creature — Dog | 1/1 | {0}: Exile the top card of each player’s library and put a fetch counter on each of them.';
const ELF = 'Elf | {0} | Creature — Elf | 1/1 |';
const RITE = 'Rite | {R} | Sorcery | | You gain 3 life.';

describe('cards you exiled that have counters on them', () => {
  test('may be played by who exiled them, lands and spells that are no creatures (CR 601.3, 305.1)', () => {
    const game = table(
      [KEEPER, HOUND, ELF, RITE],
      [
        { battlefield: ['Keeper', 'Hound', 'Island'], library: ['Elf', 'Forest', 'Elf'] },
        { battlefield: ['Keeper'], library: ['Rite', 'Plains', 'Elf'] },
      ],
    );
    uses(game.ann, 'Hound');
    uses(game.ann, 'Hound');
    expect(['Elf', 'Rite'].map((name) => game.ann.can('cast', name))).toEqual([false, true]);
    game.ann.playsLand('Plains');
    plays(game.ann, 'Rite');
    expect([game.ann.life, game.ben.graveyard, game.ann.battlefield.includes('Plains')]).toEqual([23, ['Rite'], true]);
  });

  test('are not those that another player exiled (CR 406.6)', () => {
    const game = table(
      [KEEPER, HOUND, RITE],
      [
        { battlefield: ['Keeper', 'Mountain'], library: ['Rite', 'Rite'] },
        { battlefield: ['Hound'], library: ['Plains', 'Plains'] },
      ],
    );
    uses(game.ben, 'Hound');
    expect([game.ann.exile.length, game.ann.can('cast', 'Rite'), game.ann.can('playLand', 'Plains')]).toEqual([
      1,
      false,
      false,
    ]);
  });

  test('were exiled before it came too, by a spell or by anything else (CR 406.6)', () => {
    const game = table(
      [KEEPER, RITE, 'Fetch | {0} | Sorcery | | Exile the top card of your library and put a fetch counter on it.'],
      [{ battlefield: ['Mountain'], hand: ['Fetch', 'Keeper'], library: ['Rite', 'Rite'] }, {}],
    );
    plays(game.ann, 'Fetch');
    const before = game.ann.can('cast', 'Rite');
    plays(game.ann, 'Keeper');
    expect([before, game.ann.can('cast', 'Rite')]).toEqual([false, true]);
  });
});
