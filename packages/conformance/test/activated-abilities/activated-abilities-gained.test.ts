/** "Has all activated abilities of": abilities that others have. CR 113.10, 602.1, 613.1f. */
import { expect, test } from 'vitest';
import { now } from '../support/text-table.ts';
import { table } from '../support/rules-table.ts';

const OOZE =
  'Grave Ooze | {0} | Creature — Ooze | 4/3 | As long as Grave Ooze is on the battlefield, it has all activated abilities of all Bear cards in all graveyards.';
const HEALER =
  'Healing Bear | {1}{G} | Creature — Bear | 2/2 | {T}: You gain 3 life.\nWhenever Healing Bear attacks, you lose 1 life.';
const KEEPER =
  'High Keeper | {0} | Creature — Elf | 2/2 | High Keeper has all activated abilities of each other creature with a +1/+1 counter on it.';

test('abilities of cards in graveyards are had as they come there and go (CR 611.3a)', () => {
  const away = 'Far Away | {0} | Instant | | Exile target Bear card from a graveyard.';
  const game = table(
    [OOZE, HEALER, away],
    [{ hand: ['Far Away'], battlefield: ['Grave Ooze'] }, { graveyard: ['Healing Bear'] }],
  );
  game.ann.activates('Grave Ooze');
  game.resolve();
  expect([game.ann.life, game.ann.permanent('Grave Ooze').status & 1]).toEqual([23, 1]);
  game.ann.casts('Far Away', { targets: ['Healing Bear'] });
  game.resolve();
  expect(game.ann.can('activate', 'Grave Ooze')).toBe(false);
});

test('only activated abilities are had, also those that a keyword means (CR 602.1, 702.6a)', () => {
  const blade = 'Bear Blade | {1} | Artifact — Bear Equipment | | Equipped creature gets +2/+0. / Equip {0}';
  const game = table([OOZE, HEALER, blade], [['Grave Ooze'], { graveyard: ['Healing Bear', 'Bear Blade'] }]);
  game.ann.attacks('Grave Ooze');
  game.to('EndOfCombat', 1);
  expect([game.ann.life, game.ben.life]).toEqual([20, 16]);
});

test('a name within the ability means the object that has it now (CR 201.5)', () => {
  const eater = 'Big Eater | {0} | Creature — Bear | 1/1 | {0}: Put a +1/+1 counter on Big Eater.';
  const game = table([OOZE, eater], [{ battlefield: ['Grave Ooze'], graveyard: ['Big Eater'] }, {}]);
  game.ann.activates('Grave Ooze');
  game.resolve();
  expect(game.ann.stats('Grave Ooze')).toBe('5/4');
});

test('an ability that another effect gives counts, whichever effect is older (CR 613.8a)', () => {
  const gift = 'Gift Charm | {0} | Enchantment | | Elks you control have "{0}: You gain 2 life."';
  const elk = 'Small Elk | {0} | Creature — Elk | 1/1 | {0}: Put a +1/+1 counter on target Elk.';
  for (const order of [
    ['Gift Charm', 'High Keeper'],
    ['High Keeper', 'Gift Charm'],
  ]) {
    const game = table([KEEPER, gift, elk], [{ battlefield: [...order, 'Small Elk'] }, {}]);
    expect(game.ann.can('activate', 'High Keeper')).toBe(false);
    game.ann.activates('Small Elk', { targets: ['Small Elk'] });
    game.resolve();
    game.ann.activates('High Keeper', { ability: 2 });
    game.resolve();
    expect([order, game.ann.life]).toEqual([order, 22]);
  }
});

test('cards exiled with a permanent give its abilities to others (CR 607.2a)', () => {
  const steward =
    'Yard Steward | {0} | Creature — Druid | 1/1 | When Yard Steward enters, exile target land card from your graveyard. / Creatures you control have all activated abilities of all land cards exiled with Yard Steward.';
  const spring = 'Warm Spring | | Land | | {T}: You gain 6 life.';
  const game = table(
    [steward, spring],
    [{ hand: ['Yard Steward'], battlefield: ['Hill Giant'], graveyard: ['Warm Spring'] }, {}],
  );
  game.ann.casts('Yard Steward');
  game.resolveAll();
  game.ann.activates('Hill Giant');
  game.resolve();
  expect(game.ann.life).toBe(26);
});

test('a mana ability so had is a mana ability (CR 605.1a)', () => {
  const dork = 'Green Elf | {G} | Creature — Bear | 1/1 | {T}: Add {G}.';
  const game = table(
    [OOZE, dork],
    [{ hand: ['Green Elf'], battlefield: ['Grave Ooze'], graveyard: ['Green Elf'] }, {}],
  );
  game.ann.casts('Green Elf');
  game.resolve();
  expect(game.ann.battlefield).toEqual(['Grave Ooze', 'Green Elf']);
});

const SAGE = 'Old Sage | {3} | Legendary Planeswalker — Sage | 4 | +1: You gain 5 life. / −2: Draw a card.';
const TYRANT =
  'Many Voices | {3} | Legendary Planeswalker — Voice | 5 | Many Voices has all loyalty abilities of all other planeswalkers on the battlefield. / +1: Each opponent loses 1 life.';

test('loyalty abilities are had and paid with its own loyalty, one of all in a turn (CR 606.3, 606.4)', () => {
  const dog = 'Sick Dog | {0} | Creature — Dog | 1/1 | {0}: You lose 1 life.';
  const game = table([SAGE, TYRANT, dog], [{ battlefield: ['Many Voices', 'Sick Dog'] }, ['Old Sage']]);
  game.ann.activates('Many Voices', { ability: 2 });
  game.resolve();
  expect([game.ann.life, game.ann.permanent('Many Voices').counters['loyalty']]).toEqual([25, 6]);
  expect(game.ann.can('activate', 'Many Voices')).toBe(false);
  expect(game.ben.permanent('Old Sage').counters['loyalty']).toBe(4);
});

const STEWARD =
  'Dark Steward | {0} | Creature — Elf | 2/2 | Dark Steward has all activated abilities of all Bears your opponents control. You may spend red mana as though it were mana of any color to activate those abilities. / {G}: You gain 1 life.';
const GREEDY = 'Greedy Bear | {0} | Creature — Bear | 2/2 | {W}: You gain 3 life.';

test('mana of another color pays for the abilities that it was given, not for its own (CR 609.4b)', () => {
  const game = table([STEWARD, GREEDY], [['Dark Steward', 'Mountain'], ['Greedy Bear']]);
  expect(game.ann.can('activate', 'Dark Steward')).toBe(true);
  game.ann.activates('Dark Steward', { ability: 2 });
  expect(game.resolve().ann.life).toBe(23);
  const alone = table([STEWARD, GREEDY], [['Dark Steward', 'Mountain'], []]);
  expect(alone.ann.can('activate', 'Dark Steward')).toBe(false);
});

test('all but some of them can be had (CR 605.1a, 606.1)', () => {
  const heir =
    'Sage Heir | {0} | Creature — Elf | 2/2 | As Sage Heir enters, you may choose a nonland permanent.\nSage Heir has all activated abilities of the chosen permanent except for loyalty abilities.';
  const well = 'Well God | {0} | Artifact Creature — God | 1/1 | {T}: Add {G}. / {1}: You gain 1 life.';
  const god = 'Old God | {3} | Legendary Planeswalker — God | 4 | +1: You gain 5 life.';
  const bare =
    'Bare Heir | {0} | Creature — Elf | 2/2 | Bare Heir has all activated abilities of all Gods except mana abilities.';
  const game = table(
    [god, heir, well, bare],
    [{ battlefield: ['Bare Heir'], hand: ['Sage Heir'] }, { battlefield: ['Old God', 'Well God'] }],
  );
  game.plan((question) =>
    question.kind === 'yesNo'
      ? [1]
      : question.kind === 'chooseObjects'
        ? [question.from.indexOf(game.ben.permanent('Old God').id as never)]
        : null,
  );
  game.ann.casts('Sage Heir');
  game.resolve();
  const given = (name: string): number => now(game.ann, name).abilities.length;
  expect(given('Sage Heir')).toBe(2);
  expect(given('Bare Heir')).toBe(3);
});
