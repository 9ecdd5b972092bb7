/** Cards exiled face down, at which one may look and which one may play. CR 406.3, 601.3f, 607.2a. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

for (const cards of ['cards', 'the cards'])
  test(`${cards} exiled with it are looked at and played by its controller alone, while it is there (CR 406.3, 607.2a)`, () => {
    const game = table(
      [
        `Plot | {0} | Artifact | | When this artifact enters, exile the top three cards of your library face down. / You may look at ${cards} exiled with this artifact, and you may play lands and cast spells ${'from'} among those cards.`,
        'Break | {0} | Instant | | Destroy target artifact.',
      ],
      [
        {
          hand: ['Plot', 'Break'],
          library: ['Forest', 'Shock', 'Giant Growth', 'Island'],
          battlefield: ['Mountain', 'Forest'],
        },
        {},
      ],
    );
    plays(game.ann, 'Plot');
    // Face down, they have no name.
    expect([game.ann.can('playLand', ''), game.ann.can('cast', ''), game.ben.can('cast', '')]).toEqual([
      true,
      true,
      false,
    ]);
    game.ann.playsLand('');
    expect(game.ann.battlefield).toEqual(['Mountain', 'Forest', 'Plot', 'Forest']);
    plays(game.ann, 'Break', 'Plot');
    expect(game.ann.can('cast', '')).toBe(false);
  });
