/** Double-faced cards as they are cast, put onto the battlefield and named, with cards read from text. CR 712. */
import { expect, test } from 'vitest';
import type { PrintedCard } from '@kitchen-table/oracle';
import { plays, table, until } from '../support/text-table.ts';

interface Face {
  readonly name: string;
  readonly cost?: string;
  readonly type: string;
  readonly size?: readonly [string, string];
  readonly text?: string;
  readonly colors?: readonly string[];
}

function twoFaces(front: Face, back: Face, layout: 'transform' | 'modal_dfc'): PrintedCard {
  const printed = ({ name, cost, type, size, text, colors }: Face): unknown => ({
    name,
    mana_cost: cost ?? '',
    type_line: type,
    oracle_text: text ?? '',
    ...(size === undefined ? {} : { power: size[0], toughness: size[1] }),
    ...(colors === undefined ? {} : { color_indicator: colors }),
  });
  return {
    name: `${front.name} // ${back.name}`,
    layout,
    card_faces: [printed(front), printed(back)],
  } as unknown as PrintedCard;
}

test('a modal card whose front face is no permanent stays where it is; one whose front face is enters with it (CR 712.14b)', () => {
  const spell = twoFaces(
    { name: 'Flood Rite', cost: '{U}', type: 'Sorcery', text: 'Draw a card.' },
    { name: 'Flood Plain', type: 'Land', text: '{T}: Add {U}.' },
    'modal_dfc',
  );
  const elf = twoFaces(
    { name: 'Hill Elf', cost: '{G}', type: 'Creature — Elf', size: ['1', '1'] },
    { name: 'Elf Hill', type: 'Land', text: '{T}: Add {G}.' },
    'modal_dfc',
  );
  const line = 'Reach In | {0} | Sorcery | | Put a card from your hand onto the battlefield.';
  for (const [card, there] of [
    ['Flood Rite // Flood Plain', []],
    ['Hill Elf // Elf Hill', ['Hill Elf']],
  ] as const) {
    const game = table([spell, elf, line], [{ hand: ['Reach In', card] }, {}]);
    plays(game.ann, 'Reach In');
    expect([game.ann.battlefield, game.ann.hand.length]).toEqual([there, there.length === 0 ? 1 : 0]);
  }
});

test('a card name may be that of either face, but not both as one (CR 712.19)', () => {
  const moth = twoFaces(
    { name: 'Larva', cost: '{0}', type: 'Creature — Insect', size: ['1', '1'] },
    { name: 'Moth', type: 'Creature — Insect', size: ['2', '2'] },
    'transform',
  );
  const needle =
    'Censor | {0} | Artifact | | As this artifact enters, choose a card name. / Spells with the chosen name can’t be cast.';
  const game = table([moth, needle], [{ hand: ['Censor', 'Larva // Moth'] }, {}]);
  game.ann.casts('Censor');
  const { options } = until(game.ann, 'chooseOption');
  expect([options.includes('Larva'), options.includes('Moth'), options.includes('Larva // Moth')]).toEqual([
    true,
    true,
    false,
  ]);
  game.answer([options.indexOf('Larva')]);
  game.resolveAll();
  expect(game.ann.can('cast', 'Larva')).toBe(false);
});

test('an ability of the front face that lets it be cast transformed counts, though the back face decides what may be cast (CR 712.11d, 712.11c)', () => {
  const ghost = twoFaces(
    { name: 'Keeper', cost: '{W}', type: 'Creature — Human', size: ['1', '1'], text: 'Disturb {1}{U}' },
    { name: 'Kept', type: 'Creature — Spirit', size: ['2', '2'], text: 'Flying', colors: ['U'] },
    'transform',
  );
  const ban = (color: string): string => `No ${color} | {0} | Enchantment | | You can’t cast ${color} spells.`;
  for (const [color, may] of [
    ['white', true],
    ['blue', false],
  ] as const) {
    const battlefield = ['Island', 'Island', 'Plains', `No ${color}`];
    const game = table([ghost, ban('white'), ban('blue')], [{ battlefield, graveyard: ['Keeper // Kept'] }, {}]);
    const options = game.session.options(0 as never).filter(({ kind }) => kind === 'cast');
    expect(options.length).toBe(may ? 1 : 0);
    if (!may) continue;
    game.ann.casts(game.ann.graveyard[0] as string);
    expect(game.resolveAll().ann.battlefield).toContain('Kept');
  }
});

test('what would enter transformed with an instant or sorcery as its back face goes to the graveyard instead (CR 712.13a)', () => {
  const student = twoFaces(
    { name: 'Day Student', cost: '{0}', type: 'Creature — Human', size: ['1', '1'], text: 'Daybound' },
    { name: 'Night School', type: 'Sorcery', text: 'Draw two cards.' },
    'transform',
  );
  const wolf = twoFaces(
    { name: 'Day Walker', cost: '{0}', type: 'Creature — Human', size: ['1', '1'], text: 'Daybound' },
    { name: 'Night Runner', type: 'Creature — Wolf', size: ['3', '3'], text: 'Nightbound' },
    'transform',
  );
  const game = table([student, wolf], [{ hand: ['Day Student // Night School', 'Day Walker // Night Runner'] }, {}]);
  game.alter((position) => {
    position.dayNight = 'night';
  });
  plays(game.ann, 'Day Walker');
  plays(game.ann, 'Day Student');
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([['Night Runner'], ['Day Student']]);
});
