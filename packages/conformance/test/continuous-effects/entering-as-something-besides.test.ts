/** "Enters with counters and as a Mutant in addition to its other types". CR 614.1d, 611.2e. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const line =
  'Vat Keeper | {0} | Creature — Elf | 2/4 | Each other creature you control enters with a number of additional +1/+1 counters on it equal to Vat Keeper’s power and as a Mutant in addition to its other types.';
const bear = 'Brown Bear | {0} | Creature — Bear | 2/2 |';
const growth = 'Big Dose | {0} | Instant | | Target creature gets +3/+3 until end of turn.';

describe('each other creature', () => {
  test('enters with as many counters as the power then, and with the type (CR 614.1d)', () => {
    const game = table([line, bear, growth], [{ battlefield: ['Vat Keeper'], hand: ['Brown Bear', 'Big Dose'] }, {}]);
    plays(game.ann, 'Big Dose', 'Vat Keeper');
    plays(game.ann, 'Brown Bear');
    expect([game.ann.stats('Brown Bear'), now(game.ann, 'Brown Bear').subtypes]).toEqual(['7/7', ['Bear', 'Mutant']]);
  });

  test('stays what it entered as when the source has left; itself it is no such (CR 611.2e)', () => {
    const sweep = 'Snuff | {0} | Instant | | Destroy target Elf.';
    const game = table([line, bear, sweep], [{ hand: ['Vat Keeper', 'Brown Bear', 'Snuff'] }, {}]);
    plays(game.ann, 'Vat Keeper');
    expect([game.ann.stats('Vat Keeper'), now(game.ann, 'Vat Keeper').subtypes]).toEqual(['2/4', ['Elf']]);
    plays(game.ann, 'Brown Bear');
    plays(game.ann, 'Snuff', 'Vat Keeper');
    expect([game.ann.stats('Brown Bear'), now(game.ann, 'Brown Bear').subtypes]).toEqual(['4/4', ['Bear', 'Mutant']]);
  });

  test('of an opponent, or already there, is not changed (CR 614.12)', () => {
    const seats = [{ battlefield: ['Grizzly Bears'], hand: ['Vat Keeper'] }, { hand: ['Brown Bear'] }];
    const game = table([line, bear], seats);
    plays(game.ann, 'Vat Keeper');
    expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
    game.to('PrecombatMain', 2);
    plays(game.ben, 'Brown Bear');
    expect([game.ben.stats('Brown Bear'), now(game.ben, 'Brown Bear').subtypes]).toEqual(['2/2', ['Bear']]);
  });

  test('two such give both their counters, and the type once is enough (CR 616.1)', () => {
    const game = table([line, bear], [{ hand: ['Vat Keeper', 'Vat Keeper', 'Brown Bear'] }, {}]);
    plays(game.ann, 'Vat Keeper');
    plays(game.ann, 'Vat Keeper');
    plays(game.ann, 'Brown Bear');
    // The second entered with two counters itself.
    expect(game.ann.stats('Brown Bear')).toBe('8/8');
    expect(now(game.ann, 'Brown Bear').subtypes).toContain('Mutant');
  });

  test('what an effect brings as something else is both (CR 614.1d, 611.2e)', () => {
    const raise =
      'Raise | {0} | Sorcery | | Return target Bear card from your graveyard to the battlefield tapped. It’s a Zombie in addition to its other types.';
    const game = table(
      [line, bear, raise],
      [{ battlefield: ['Vat Keeper'], graveyard: ['Brown Bear'], hand: ['Raise'] }, {}],
    );
    plays(game.ann, 'Raise', 'Brown Bear');
    expect(now(game.ann, 'Brown Bear').subtypes).toEqual(['Bear', 'Zombie', 'Mutant']);
  });
});
