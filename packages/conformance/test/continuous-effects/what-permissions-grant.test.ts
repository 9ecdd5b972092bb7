/** What effects that let a player cast something grant besides, and whose abilities they are. CR 611.3d, 603.7g. */
import { describe, expect, test } from 'vitest';
import type { Card, Rule } from '@kitchen-table/language/core';
import { scenario } from '../../../engine/test/support/scenario.ts';
import { cards } from '../support/rules-table.ts';
import { plays, table } from '../support/text-table.ts';

const FOX = 'Fox | {0} | Creature — Fox | 2/2 |';
const SLAY = 'Slay | {0} | Instant | | Destroy target permanent.';
const GATE =
  'Gate | {0} | Enchantment | | You may cast permanent spells from your graveyard. If you cast a spell this way, it gains "When this permanent dies, you gain 2 life."';

describe('a static ability that lets a player cast a permanent spell and grants it an ability', () => {
  test('the ability outlasts what granted it (CR 611.3d)', () => {
    const game = table([FOX, SLAY, GATE], [{ battlefield: ['Gate'], graveyard: ['Fox'], hand: ['Slay', 'Slay'] }, {}]);
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
  /** As though it had flash, and sacrificed for it if it was cast out of time. */
  const RASH: Rule = {
    kind: 'may',
    action: { kind: 'cast', object: { kind: 'self' } },
    asThough: 'flash',
    thenSacrificed: 'next cleanup step',
  };
  const ARMOR = 'Armor | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +2/+2.';
  const SNATCH = 'Snatch | {0} | Instant | | Gain control of target spell.';

  test('its source is the object with the static ability, its controller whoever controlled that when acting (CR 603.7g)', () => {
    const [armor, ...others] = cards(ARMOR, FOX, SNATCH) as [Card, ...Card[]];
    const [face] = armor.faces;
    const rash: Card = {
      ...armor,
      faces: [{ ...face, abilities: [{ kind: 'static', rules: [RASH] }, ...face.abilities] }],
    };
    const game = scenario([{ battlefield: ['Fox'], hand: ['Snatch'] }, { hand: ['Armor'] }], {
      cards: [rash, ...others],
    });
    game.to('End');
    game.ben.casts('Armor', { targets: ['Fox'] });
    game.ann.casts('Snatch', { targets: ['Armor'] });
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Fox', 'Armor']);
    const permanent = game.ann.permanent('Armor').id;
    while (game.stack.length === 0) game.proceed();
    const [ability] = game.session.view(game.ann.id).stack;
    expect([ability?.source, ability?.controller]).toEqual([permanent, game.ben.id]);
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Fox']);
  });
});
