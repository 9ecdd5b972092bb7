/** Conditions and descriptions read from what is so now: halves of a life total, graveyards, who protects. CR 107.1a, 119, 310.8, 404.1. */
import type { PrintedCard } from '@kitchen-table/oracle';
import { expect, test } from 'vitest';
import { hasKeyword } from '../../../engine/src/questions/objects/keywords.ts';
import { chooses, now, picks, plays, table, uses } from '../support/text-table.ts';

test('less than half the starting life total: half of it is not less (CR 103.4, 107.1)', () => {
  const game = table(
    [
      'Sign | {1} | Artifact Creature | 1/1 | Sign gets +3/+3 for each opponent whose life total is less than half their starting life total.',
      "Guard | {1} | Creature | 1/1 | As long as an opponent's life total is less than half their starting life total, Guard has flying.",
      'Sap | {0} | Instant | | Target player loses 10 life.',
      'Sip | {0} | Instant | | Target player loses 1 life.',
    ],
    [{ battlefield: ['Sign', 'Guard'], hand: ['Sap', 'Sap', 'Sip', 'Sip'] }, {}, { life: 21 }],
  );
  const seen = (): unknown => [now(game.ann, 'Sign').power, hasKeyword(now(game.ann, 'Guard'), 'flying')];
  plays(game.ann, 'Sap', 'ben');
  expect(seen()).toEqual([1, false]);
  plays(game.ann, 'Sip', 'ben');
  expect(seen()).toEqual([4, true]);
  plays(game.ann, 'Sap', 'cat');
  expect(seen()).toEqual([4, true]); // 11 of 21
  plays(game.ann, 'Sip', 'cat');
  expect(seen()).toEqual([7, true]); // 10 of 21
});

test('who loses one of two abilities: which one is chosen as it resolves (CR 608.2d)', () => {
  const game = table(
    [
      'Fen | | Land | | {T}: Target creature an opponent controls loses first strike or swampwalk until end of turn.',
      'Fencer | {1} | Creature | 2/2 | First strike, swampwalk',
    ],
    [{ battlefield: ['Fen'] }, { battlefield: ['Fencer'] }],
  );
  picks(game.ann, 'swampwalk');
  uses(game.ann, 'Fen', 'Fencer');
  expect(['first strike', 'swampwalk'].map((word) => hasKeyword(now(game.ben, 'Fencer'), word as 'swampwalk'))).toEqual(
    [true, false],
  );
});

test('tokens that are copies except for two things that a comma parts have both (CR 707.9)', () => {
  const game = table(
    [
      "Image | {0} | Sorcery | | Create two tokens that are copies of target noncreature permanent, except they're 3/3 Dragon creatures in addition to their other types, and they have flying.",
      'Lamp | {1} | Artifact | | {T}: Add {C}.',
    ],
    [{ hand: ['Image'] }, { battlefield: ['Lamp'] }],
  );
  plays(game.ann, 'Image', 'Lamp');
  const lamp = now(game.ann, 'Lamp', 1);
  expect([
    lamp.power,
    lamp.subtypes,
    hasKeyword(lamp, 'flying'),
    lamp.abilities.some((each) => each.isManaAbility),
  ]).toEqual([3, ['Dragon'], true, true]);
});

test.each([
  [['Shade'], ['Shade'], []],
  [['Shade', 'Shade'], [], ['Shade', 'Shade']],
  [['Shade', 'Bear'], [], ['Shade', 'Bear']],
  [['Shade', 'Forest'], ['Shade'], ['Forest']],
] as const)('the only creature card in your graveyard, of %j (CR 603.4)', (graveyard, there, left) => {
  const game = table(
    [
      'Shade | {1} | Creature | 2/2 | At the beginning of your upkeep, if Shade is the only creature card in your graveyard, you may return Shade to the battlefield.',
      'Bear | {1} | Creature | 2/2 |',
    ],
    [{ graveyard: [...graveyard] }, {}],
  );
  game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
  game.to('Upkeep', 3);
  game.resolveAll();
  expect([game.ann.battlefield, game.ann.graveyard]).toEqual([there, left]);
});

test('that graveyard is the one that the card was exiled from: its owner’s (CR 404.1)', () => {
  const game = table(
    [
      "Thief | {1} | Creature | 1/1 | {0}: Exile target card from an opponent's graveyard. If no cards are in that graveyard, you gain 1 life.",
      'Bear | {1} | Creature | 2/2 |',
      'Cub | {1} | Creature | 1/1 |',
      'Cow | {1} | Creature | 1/1 |',
    ],
    [{ battlefield: ['Thief'], graveyard: ['Bear'] }, { graveyard: ['Bear', 'Cub'] }, { graveyard: ['Cow'] }],
  );
  uses(game.ann, 'Thief', 'Cub');
  expect(game.ann.life).toBe(20);
  uses(game.ann, 'Thief', 'Bear');
  expect(game.ann.life).toBe(21);
});

test('a battle is protected by an opponent or by somebody else (CR 310.8)', () => {
  const game = table(
    [
      'Scout | {1} | Creature | 1/1 | {0}: Choose target battle. If an opponent protects it, you gain 1 life. Otherwise, put two defense counters on it.',
      {
        name: 'Siege of Reeds',
        mana_cost: '{0}',
        type_line: 'Battle — Siege',
        oracle_text: '',
        defense: '3',
      } as PrintedCard,
    ],
    [{ battlefield: ['Scout'], hand: ['Siege of Reeds'] }, {}],
  );
  plays(game.ann, 'Siege of Reeds');
  uses(game.ann, 'Scout', 'Siege of Reeds');
  expect([game.ann.permanent('Siege of Reeds').counters['defense'], game.ann.life]).toEqual([3, 21]);
});

test('what was enchanted by an Aura you control is goaded, what another player enchanted is not (CR 303.4)', () => {
  const game = table(
    [
      'Fetter | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +0/+1.',
      "Prod | {0} | Sorcery | | Goad each creature your opponents control that's enchanted by an Aura you control. You gain 1 life for each creature goaded this way.",
      'Bear | {1} | Creature | 2/2 |',
      'Cub | {1} | Creature | 1/1 |',
    ],
    [{ hand: ['Fetter', 'Prod'] }, { battlefield: ['Bear', 'Cub'], hand: [] }],
  );
  plays(game.ann, 'Fetter', 'Bear');
  plays(game.ann, 'Prod');
  expect(game.ann.life).toBe(21);
});

test('an artifact land card is found by its landcycling, no other land and no other artifact (CR 702.29e)', () => {
  const game = table(
    [
      'Pal | {9} | Artifact Creature | 4/4 | Artifact landcycling {0}',
      'Vault | | Artifact Land | | {T}: Add {B}.',
      'Slab | {1} | Artifact | |',
    ],
    [{ hand: ['Pal'], library: ['Slab', 'Forest', 'Vault', 'Forest'] }, {}],
  );
  chooses(game.ann, 'Vault');
  uses(game.ann, 'Pal');
  expect(game.ann.hand).toEqual(['Vault']);
});

test('what enters under your control is what you control as it enters, and becomes so at once (CR 614.12)', () => {
  const game = table(
    [
      'Fossil | {1} | Artifact | | As an artifact enters under your control, it becomes a 7/7 Dinosaur creature in addition to its other types.',
      'Slab | {0} | Artifact | |',
    ],
    [{ battlefield: ['Fossil'], hand: ['Slab'] }, { hand: ['Slab'] }],
  );
  plays(game.ann, 'Slab');
  expect(game.ann.stats('Slab')).toBe('7/7');
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Slab');
  expect(now(game.ben, 'Slab').subtypes).toEqual([]);
});

test('what is no Human any more keeps its other types and its size (CR 205.1b, 613.1d)', () => {
  const game = table(
    [
      'Chief | {1} | Creature — Human Scout | 2/2 | {0}: Until end of turn, Chief has base power and toughness 5/3, gains trample, and isn’t a Human.',
    ],
    [{ battlefield: ['Chief'] }, {}],
  );
  uses(game.ann, 'Chief');
  const chief = now(game.ann, 'Chief');
  expect([chief.subtypes, chief.power, chief.toughness, hasKeyword(chief, 'trample')]).toEqual([['Scout'], 5, 3, true]);
});
