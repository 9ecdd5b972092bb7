/** What effects that let a player cast something grant besides, and whose abilities they are. CR 611.3d, 603.7g. */
import { describe, expect, test } from 'vitest';
import { plays, table } from './text-table.ts';

const FOX = 'Fox | {0} | Creature — Fox | 2/2 |';
const SLAY = 'Slay | {0} | Instant | | Destroy target permanent.';
const GATE =
  'Gate | {0} | Enchantment | | You may cast permanent spells from your graveyard. If you cast a spell this way, it gains "When this permanent dies, you gain 2 life."';

describe('a static ability that lets a player cast a permanent spell and grants it an ability', () => {
  test('the ability outlasts what granted it (CR 611.3d)', () => {
    const game = table([FOX, SLAY, GATE], [
      { battlefield: ['Gate'], graveyard: ['Fox'], hand: ['Slay', 'Slay'] },
      {},
    ]);
    plays(game.ann, 'Fox');
    plays(game.ann, 'Slay', 'Gate');
    expect(plays(game.ann, 'Slay', 'Fox').ann.life).toBe(22);
  });

  test('what was cast otherwise does not have it (CR 611.3d)', () => {
    const game = table([FOX, SLAY, GATE], [{ battlefield: ['Gate'], hand: ['Fox', 'Slay'] }, {}]);
    plays(game.ann, 'Fox');
    expect(plays(game.ann, 'Slay', 'Fox').ann.life).toBe(20);
  });

  test('with a duration it lasts as long as that says (CR 611.3d)', () => {
    const wings =
      'Gate | {0} | Enchantment | | You may cast permanent spells from your graveyard. If you cast a spell this way, it gains flying until end of turn.';
    const game = table([FOX, SLAY, wings], [{ battlefield: ['Gate'], graveyard: ['Fox'], hand: ['Slay'] }, {}]);
    plays(game.ann, 'Fox');
    plays(game.ann, 'Slay', 'Gate');
    const flies = (): boolean => JSON.stringify(game.session.view(game.ann.id).battlefield).includes('"flying"');
    expect(flies()).toBe(true);
    game.to('Upkeep', 2);
    expect(flies()).toBe(false);
  });
});

describe('a static ability that lets a player act and then makes a delayed triggered ability', () => {
  const ARMOR =
    'Armor | {0} | Enchantment — Aura | | You may cast this spell as though it had flash. If you cast it any time a sorcery couldn’t have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step. / Enchant creature / Enchanted creature gets +2/+2.';
  const SNATCH = 'Snatch | {0} | Instant | | Gain control of target spell.';

  test('its source is the object with the static ability, its controller whoever controlled that when acting (CR 603.7g)', () => {
    const game = table([FOX, ARMOR, SNATCH], [{ battlefield: ['Fox'], hand: ['Snatch'] }, { hand: ['Armor'] }]);
    game.to('End');
    game.ben.casts('Armor', { targets: ['Fox'] });
    game.ann.casts('Snatch', { targets: ['Armor'] });
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Fox', 'Armor']);
    const armor = game.ann.permanent('Armor').id;
    while (game.stack.length === 0) game.proceed();
    const [ability] = game.session.view(game.ann.id).stack;
    expect([ability?.source, ability?.controller]).toEqual([armor, game.ben.id]);
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Fox']);
  });
});
