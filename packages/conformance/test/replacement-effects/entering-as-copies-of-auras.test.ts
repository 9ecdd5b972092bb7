/** What enters as a copy of an Aura enchants what its controller chooses. CR 303.4f-g, 707.5. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { chooses, plays, table } from '../support/text-table.ts';

const WINGS = 'Wings | {W} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +2/+0.';
const SPELL =
  'Echo | {0} | Enchantment | | You may have this enchantment enter as a copy of an enchantment on the battlefield.';
const CREATURE =
  'Mimic | {0} | Creature — Shapeshifter | 1/1 | You may have this creature enter as a copy of any noncreature permanent on the battlefield.';
const CALM = 'Calm | {1} | Enchantment | |';
const SHY = 'Shy Bear | {1}{G} | Creature — Bear | 2/2 | Shroud';

/** The power of each creature of that name. */
function powers(game: ReturnType<typeof table>, name: string): number[] {
  const objects = game.game.battlefield.map((id) => characteristics(game.game, id));
  return objects.filter((now) => now.name === name).map(({ power }) => power ?? 0);
}

describe('a copy of an Aura', () => {
  for (const [line, name] of [
    [SPELL, 'Echo'],
    [CREATURE, 'Mimic'],
  ] as const)
    test(`${name}: its controller chooses what it enchants as it enters, whether or not it could be targeted (CR 303.4f)`, () => {
      const game = table(
        [WINGS, CALM, line, SHY],
        [{ battlefield: ['Grizzly Bears', 'Shy Bear', 'Calm', 'Plains'], hand: ['Wings', name] }, {}],
      );
      plays(game.ann, 'Wings', 'Grizzly Bears');
      game.ann.answers('yesNo', [1]);
      chooses(game.ann, 'Wings');
      chooses(game.ann, 'Shy Bear');
      plays(game.ann, name);
      expect([powers(game, 'Grizzly Bears'), powers(game, 'Shy Bear')]).toEqual([[4], [4]]);
      expect(game.ann.battlefield.filter((each) => each === 'Wings')).toHaveLength(2);
    });

  test('with nothing that it could enchant it is put into the graveyard from the stack (CR 303.4g)', () => {
    const ward =
      "Ward | {W} | Enchantment — Aura | | Enchant creature / Enchanted creature has protection from white. This effect doesn't remove this Aura.";
    const game = table([ward, SPELL], [{ battlefield: ['Grizzly Bears', 'Plains'], hand: ['Ward', 'Echo'] }, {}]);
    plays(game.ann, 'Ward', 'Grizzly Bears');
    expect(game.ann.battlefield).toContain('Ward');
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Echo');
    expect(game.ann.graveyard).toEqual(['Echo']);
    expect(game.ann.battlefield).toContain('Ward');
  });
});
