/** Words that decks play with: "the rest of the cards", "your combat phase", "also", "already control", an ability word before a price. */
import { expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const DRAKE = 'Drake | {0} | Creature — Drake | 4/4 | Flying';

test('"the rest of the cards" are those looked at and not taken (CR 608.2c)', () => {
  const leader =
    'Leader | {0} | Sorcery | | Look at the top three cards of your library. You may put an Ox card from among them onto the battlefield. Put the rest of the cards into your graveyard.';
  const game = table([leader, OX], [{ hand: ['Leader'], library: ['Island', 'Ox', 'Island', 'Plains'] }, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [1] : question.kind === 'chooseObjects' ? [0] : null));
  plays(game.ann, 'Leader');
  expect([game.ann.battlefield, game.ann.library]).toEqual([['Ox'], ['Plains']]);
  expect([...game.ann.graveyard].sort()).toEqual(['Island', 'Island', 'Leader']);
});

test('what is asked about cards that others do not see names none of them (CR 400.2, 608.2d)', () => {
  const cast = 'You may cast a spell from among them';
  const machine = `Machine | {0} | Artifact | | {T}: Look at the top two cards of your library. ${cast} without paying its mana cost.`;
  const game = table([machine, OX], [{ battlefield: ['Machine'], library: ['Ox', 'Plains', 'Island'] }, {}]);
  const asked: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'yesNo') return null;
    asked.push(question.reason.text);
    return [1];
  });
  game.ann.activates('Machine');
  game.resolveAll();
  expect(asked[0]).toBe('Cast a spell from among those cards without paying its mana cost?');
  expect(game.ann.battlefield).toContain('Ox');
});

test('"if it’s your combat phase": another follows there, and only there (CR 500.8, 506.1)', () => {
  const heist =
    'Heist | {0} | Instant | | Untap all creatures you control. If it’s your combat phase and you control an Ox, there is an additional combat phase after this phase.';
  const game = table([heist, OX], [{ battlefield: ['Ox'], hand: ['Heist', 'Heist'] }, {}]);
  plays(game.ann, 'Heist');
  game.ann.attacks('Ox');
  game.to('EndOfCombat');
  plays(game.ann, 'Heist');
  game.to('PostcombatMain');
  expect([game.ben.life, game.game.turn]).toEqual([14, 1]);
});

test('"each opponent also discards": as well as what they sacrificed, if the condition holds (CR 608.2c)', () => {
  const triumph =
    'Triumph | {0} | Instant | | Each opponent sacrifices a creature of their choice. If you control a Drake, each opponent also discards a card.';
  for (const [mine, hand] of [
    [['Drake'], []],
    [[], ['Plains']],
  ] as const) {
    const game = table(
      [triumph, OX, DRAKE],
      [
        { battlefield: mine, hand: ['Triumph'] },
        { battlefield: ['Ox'], hand: ['Plains'] },
      ],
    );
    plays(game.ann, 'Triumph');
    expect([game.ben.battlefield, game.ben.hand]).toEqual([[], hand]);
  }
});

test('"for each Drake you already control" does not count the one that enters (CR 614.12)', () => {
  const giver =
    'Giver | {0} | Creature — Drake | 2/2 | Each other Drake you control enters with an additional +1/+1 counter on it for each Drake you already control.';
  const game = table([giver, DRAKE], [{ battlefield: ['Giver'], hand: ['Drake', 'Drake'] }, {}]);
  plays(game.ann, 'Drake');
  expect(game.ann.stats('Drake')).toBe('5/5');
  plays(game.ann, 'Drake');
  expect(now(game.ann, 'Drake', 1).power).toBe(6);
});

test('the one that counts enters without counters, and counts itself for those to come (CR 614.12)', () => {
  const giver =
    'Giver | {0} | Creature — Drake | 2/2 | Each other Drake you control enters with an additional +1/+1 counter on it for each Drake you already control.';
  const game = table([giver], [{ hand: ['Giver'] }, {}]);
  plays(game.ann, 'Giver');
  expect(game.ann.stats('Giver')).toBe('2/2');
});

test('an ability word before a price: the card comes back from the graveyard after an attack (CR 207.2c, 602.5b)', () => {
  const barrage =
    'Barrage | {0} | Sorcery | | Barrage deals 3 damage to any target. / Raid — {0}: Return this card from your graveyard to your hand. Activate only if you attacked this turn.';
  const game = table([barrage, OX], [{ battlefield: ['Ox'], graveyard: ['Barrage'] }, {}]);
  expect(game.ann.can('activate', 'Barrage')).toBe(false);
  game.ann.attacks('Ox');
  game.to('PostcombatMain');
  game.ann.activates('Barrage');
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Barrage']);
});

test('"until the beginning of your next upkeep": in the turn of another it may still be played, no longer after (CR 500.4)', () => {
  const bottle =
    'Bottle | {0} | Artifact | | {0}, {T}: Exile the top two cards of your library. Until the beginning of your next upkeep, you may play those cards.';
  const flash = 'Flash Ox | {0} | Creature — Ox | 3/3 | Flash';
  const game = table(
    [bottle, flash],
    [{ battlefield: ['Bottle'], library: ['Plains', 'Flash Ox', 'Plains', 'Plains'] }, {}],
  );
  game.ann.activates('Bottle');
  game.resolveAll();
  expect(game.ann.can('cast', 'Flash Ox')).toBe(true);
  game.to('End', 2);
  expect(game.ann.can('cast', 'Flash Ox')).toBe(true);
  game.to('PrecombatMain', 3);
  expect(game.ann.can('cast', 'Flash Ox')).toBe(false);
});

test('"enters the battlefield under an opponent’s control this turn": a copy of each such creature (CR 603.7, 707.2)', () => {
  const duplication =
    'Duplication | {0} | Instant | | Whenever a nontoken creature enters the battlefield under an opponent’s control this turn, create two tokens that are copies of that creature.';
  const game = table([duplication, OX, DRAKE], [{ hand: ['Ox', 'Ox', 'Drake'] }, { hand: ['Duplication'] }]);
  plays(game.ann, 'Drake');
  plays(game.ben, 'Duplication');
  plays(game.ann, 'Ox');
  plays(game.ann, 'Ox');
  expect(game.ben.battlefield).toEqual(['Ox', 'Ox', 'Ox', 'Ox']);
});

test('"that are enchanted by Auras you control": by one of those, and as long as that is there (CR 303.4b, 613.4b)', () => {
  const archon =
    'Archon | {0} | Creature — Archon | 4/4 | Other creatures you control that are enchanted by Auras you control have base power and toughness 2/6 and have flying.';
  const rope = 'Rope | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature gets +1/+0.';
  const small = 'Mouse | {0} | Creature — Mouse | 1/1 |';
  const breaking = 'Break | {0} | Sorcery | | Destroy target enchantment.';
  const game = table(
    [archon, rope, small, breaking, OX],
    [{ battlefield: ['Archon', 'Mouse', 'Ox'], hand: ['Rope', 'Break'] }, { hand: ['Rope'] }],
  );
  plays(game.ann, 'Rope', 'Mouse');
  expect([game.ann.stats('Mouse'), game.ann.stats('Ox')]).toEqual(['3/6', '3/3']);
  plays(game.ann, 'Break', 'Rope');
  expect(game.ann.stats('Mouse')).toBe('1/1');
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Rope', 'Mouse');
  expect(game.ann.stats('Mouse')).toBe('2/1');
});

test('"with mana value 1, 2, or 4": one of these numbers (CR 202.3)', () => {
  const owl =
    'Owl | {0} | Enchantment | | Whenever you cast a creature spell with mana value 1, 2, or 4, you gain 1 life.';
  const beasts = [0, 1, 2, 3, 4].map((value) => `Beast ${value} | {${value}} | Creature — Beast | 1/1 |`);
  const names = [0, 1, 2, 3, 4].map((value) => `Beast ${value}`);
  const lands = Array.from({ length: 10 }, () => 'Forest');
  const game = table([owl, ...beasts], [{ battlefield: ['Owl', ...lands], hand: names }, {}]);
  for (const name of names) plays(game.ann, name);
  expect(game.ann.life).toBe(23);
});

test('"also regenerate each other creature": other than the target, which has one shield (CR 608.2c, 701.15)', () => {
  const balm =
    'Balm | {0} | Instant | | Regenerate target creature. / If you control a Drake, also regenerate each other creature you control. If you control a Drake, also create a 1/1 green Elk creature token.';
  const strike = 'Strike | {0} | Instant | | Destroy target creature.';
  const game = table(
    [balm, strike, OX, DRAKE],
    [{ battlefield: ['Ox', 'Drake'], hand: ['Balm', 'Strike', 'Strike', 'Strike'] }, {}],
  );
  plays(game.ann, 'Balm', 'Ox');
  expect([...game.ann.battlefield].sort()).toEqual(['Drake', 'Elk Token', 'Ox']);
  plays(game.ann, 'Strike', 'Ox');
  plays(game.ann, 'Strike', 'Drake');
  expect([...game.ann.battlefield].sort()).toEqual(['Drake', 'Elk Token', 'Ox']);
  plays(game.ann, 'Strike', 'Ox');
  expect([...game.ann.battlefield].sort()).toEqual(['Drake', 'Elk Token']);
});

test('"They can’t be regenerated" behind what X is: all that are destroyed (CR 701.15, 107.3i)', () => {
  const dirge =
    'Dirge | {0} | Enchantment | | Sacrifice this enchantment: Destroy up to X target creatures, where X is the number of Forests you control. They can’t be regenerated.';
  const balm = 'Balm | {0} | Instant | | Regenerate target creature.';
  const game = table(
    [dirge, balm, OX, DRAKE],
    [{ battlefield: ['Dirge', 'Forest', 'Forest'], hand: ['Balm'] }, { battlefield: ['Ox', 'Drake'] }],
  );
  plays(game.ann, 'Balm', 'Ox');
  uses(game.ann, 'Dirge', 'Ox', 'Drake');
  expect([game.ben.battlefield, game.ann.battlefield]).toEqual([[], ['Forest', 'Forest']]);
});
