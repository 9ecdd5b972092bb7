/** What has just been named, made or counted, and is spoken of again: each word means one thing. CR 608.2c. */
import { expect, test } from 'vitest';
import { chooses, now, plays, table, uses } from '../../support/text-table.ts';

const BEAR = 'Tin Bear | {0} | Creature — Bear | 2/2 |';
const OGRE = 'Tin Ogre | {0} | Creature — Ogre | 4/4 |';
/** Kept apart from the sentences around it. */
const PLAYER = 'player';
const CARD = 'card';
const HARM = 'damage';
const GETS = 'counters';
const TWO = 'Choose two target creatures controlled by the same player.';

test('the token that populating created goes at the end step, and not the one that it copies (CR 701.30a, 608.2c)', () => {
  const rites =
    'Rites | {0} | Sorcery | | Populate. The token created this way gains haste. Sacrifice it at the beginning of the next end step.';
  const twin = 'Twin | {0} | Sorcery | | Create a 1/1 white Bird creature token with flying.';
  const game = table([rites, twin], [{ hand: ['Twin', 'Rites'] }, []]);
  plays(game.ann, 'Twin');
  plays(game.ann, 'Rites');
  expect(game.ann.battlefield).toEqual(['Bird Token', 'Bird Token']);
  const haste = game.ann.battlefield.map((name, at) =>
    now(game.ann, name, at).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'haste'),
  );
  expect(haste).toEqual([false, true]);
  game.to('PrecombatMain', 2);
  expect(game.ann.battlefield).toEqual(['Bird Token']);
});

test('nothing is populated without a creature token, and nothing is sacrificed (CR 701.30b)', () => {
  const rites =
    'Rites | {0} | Sorcery | | Populate. The token created this way gains haste. Sacrifice it at the beginning of the next end step.';
  const game = table([rites, BEAR], [{ hand: ['Rites'], battlefield: ['Tin Bear'] }, []]);
  plays(game.ann, 'Rites');
  game.to('PrecombatMain', 2);
  expect(game.ann.battlefield).toEqual(['Tin Bear']);
});

test('who controls both targets sacrifices one of them, and the other goes back to its owner (CR 115.1, 608.2c)', () => {
  const spite = `Spite | {0} | Sorcery | | ${TWO} Their controller chooses and sacrifices one of them. Return the other to its owner’s hand.`;
  const game = table([spite, BEAR, OGRE], [{ hand: ['Spite'] }, { battlefield: ['Tin Bear', 'Tin Ogre'] }]);
  chooses(game.ben, 'Tin Bear');
  plays(game.ann, 'Spite', 'Tin Bear', 'Tin Ogre');
  expect([game.ben.battlefield, game.ben.graveyard, game.ben.hand]).toEqual([[], ['Tin Bear'], ['Tin Ogre']]);
});

test('that player, who controls both targets, sacrifices one; two of different players are no targets (CR 115.1, 601.2c)', () => {
  const blame = `Blame | {0} | Sorcery | | ${TWO} That player sacrifices one of them.`;
  const game = table(
    [blame, BEAR, OGRE],
    [{ hand: ['Blame'], battlefield: ['Tin Bear'] }, { battlefield: ['Tin Bear', 'Tin Ogre'] }],
  );
  chooses(game.ben, 'Tin Ogre');
  plays(game.ann, 'Blame', 'Tin Bear', 'Tin Ogre');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Tin Bear'], ['Tin Bear']]);
  const apart = table([blame, BEAR], [{ hand: ['Blame'], battlefield: ['Tin Bear'] }, { battlefield: ['Tin Bear'] }]);
  expect(apart.ann.can('cast', 'Blame')).toBe(false);
});

test('who does not pay, loses the life (CR 118.12a, 608.2c)', () => {
  const syphon = `Syphon | {0} | Sorcery | | Unless target ${PLAYER} pays {3}, that ${PLAYER} loses 5 life and you gain 5 life.`;
  const game = table([syphon], [{ hand: ['Syphon'] }, []]);
  plays(game.ann, 'Syphon', 'ben');
  expect([game.ann.life, game.ben.life]).toEqual([25, 15]);
});

test('each creature gets counters by its own toughness (CR 608.2c)', () => {
  const giant = `Grower | {0} | Creature — Giant | 1/1 | At the beginning of your upkeep, put a number of +1/+1 ${GETS} on each other creature you control equal to that creature’s toughness.`;
  const game = table([giant, BEAR, OGRE], [{ battlefield: ['Grower', 'Tin Bear', 'Tin Ogre'] }, []], {
    begin: 'Upkeep',
  });
  game.to('Draw');
  expect(['Grower', 'Tin Bear', 'Tin Ogre'].map((name) => game.ann.stats(name))).toEqual(['1/1', '4/4', '8/8']);
});

test('combat damage of a target is dealt to its controller instead (CR 614.9)', () => {
  const mirror = `Mirror | {0} | Instant | | All combat ${HARM} that would be dealt to you this turn by target unblocked creature is dealt to its controller instead.`;
  const game = table([mirror, BEAR, OGRE], [{ battlefield: ['Tin Bear', 'Tin Ogre'] }, { hand: ['Mirror'] }]);
  game.ann.attacks(['Tin Bear', 'Tin Ogre']);
  game.to('DeclareBlockers', 1);
  plays(game.ben, 'Mirror', 'Tin Ogre');
  game.to('PostcombatMain', 1);
  expect([game.ann.life, game.ben.life]).toEqual([16, 18]);
});

test('Curses attached to them are those of the enchanted player (CR 303.4)', () => {
  const thirst =
    'Thirst | {0} | Enchantment — Aura Curse | | Enchant player\nAt the beginning of enchanted player’s upkeep, ~ deals damage to that player equal to the number of Curses attached to them.';
  const other = 'Other Curse | {0} | Enchantment — Aura Curse | | Enchant player';
  const game = table([thirst, other], [{ hand: ['Thirst', 'Other Curse', 'Other Curse'] }, []]);
  plays(game.ann, 'Thirst', 'ben');
  plays(game.ann, 'Other Curse', 'ben');
  plays(game.ann, 'Other Curse', 'ann');
  game.to('Draw', 2);
  expect([game.ann.life, game.ben.life]).toEqual([20, 18]);
});

test('damage by the cards in a target player’s hand is dealt to that player (CR 115.1, 608.2c)', () => {
  const burst =
    'Burst | {0} | Sorcery | | ~ deals damage equal to the number of cards in target player’s hand to that player.';
  const game = table([burst], [{ hand: ['Burst'] }, { hand: ['Forest', 'Forest', 'Forest'] }]);
  plays(game.ann, 'Burst', 'ben');
  expect([game.ann.life, game.ben.life]).toEqual([20, 17]);
});

test('the player who was dealt the damage becomes the monarch if there is none (CR 603.4, 720.1)', () => {
  const king =
    'Kingmaker | {0} | Creature — Ogre | 1/1 | Whenever ~ deals combat damage to a player, if there is no monarch, that player becomes the monarch.';
  const game = table([king], [{ battlefield: ['Kingmaker'] }, []]);
  game.ann.attacks('Kingmaker');
  game.to('PostcombatMain', 1);
  expect(game.game.monarch).toBe(game.ben.id);
});

test('a card from a library is exiled from the graveyard it was put into; one that was discarded is not (CR 603.2, 400.3)', () => {
  const alchemist = `Alchemist | {0} | Creature — Human | 1/1 | Whenever a creature ${CARD} is put into an opponent’s graveyard from their library, exile that ${CARD} and create a 2/2 black Zombie creature token.`;
  const grind = 'Grind | {0} | Sorcery | | Each player mills two cards. Target player discards a card.';
  const game = table(
    [alchemist, grind, BEAR, OGRE],
    [
      { battlefield: ['Alchemist'], hand: ['Grind'], library: ['Tin Bear', 'Tin Bear', 'Forest'] },
      { hand: ['Tin Bear'], library: ['Tin Ogre', 'Forest', 'Forest'] },
    ],
  );
  plays(game.ann, 'Grind', 'ben');
  expect([game.ann.battlefield, game.ben.exile]).toEqual([['Alchemist', 'Zombie Token'], ['Tin Ogre']]);
  expect(game.ben.graveyard.toSorted()).toEqual(['Forest', 'Tin Bear']);
});

test('a counter of that kind is put on it or removed (CR 122.1)', () => {
  const choker = 'Choker | {0} | Artifact | | {0}: Put a charge counter on ~ or remove one from it.';
  const game = table([choker], [{ battlefield: ['Choker'] }, []]);
  uses(game.ann, 'Choker');
  expect(game.ann.permanent('Choker').counters).toEqual({ charge: 1 });
});

test('all that were manifested get the counters (CR 701.58a, 608.2c)', () => {
  const onslaught = `Onslaught | {X} | Sorcery | | Manifest dread X times, then put X +1/+1 ${GETS} on each of those creatures.`;
  const game = table([onslaught], [{ battlefield: ['Forest', 'Forest'], hand: ['Onslaught'] }, []]);
  game.ann.casts('Onslaught', { x: 2 });
  game.resolveAll();
  const made = game.ann.battlefield.filter((name) => name !== 'Forest');
  expect(made).toHaveLength(2);
  expect(made.map((name, at) => now(game.ann, name, at).power)).toEqual([4, 4]);
});

test('those cards are the ones that were chosen, as many as were discarded (CR 608.2c)', () => {
  const rites = `Last | {0} | Sorcery | | Discard any number of ${CARD}s. Target ${PLAYER} reveals their hand, then you choose a nonland ${CARD} from it for each ${CARD} discarded this way. That ${PLAYER} discards those ${CARD}s.`;
  const game = table(
    [rites, BEAR, OGRE],
    [{ hand: ['Last', 'Forest', 'Island'] }, { hand: ['Tin Bear', 'Tin Ogre', 'Tin Ogre', 'Forest'] }],
  );
  chooses(game.ann, 'Forest', 'Island');
  plays(game.ann, 'Last', 'ben');
  expect(game.ann.graveyard.toSorted()).toEqual(['Forest', 'Island', 'Last']);
  expect([game.ben.graveyard.length, game.ben.hand.length]).toEqual([2, 2]);
  expect(game.ben.hand).toContain('Forest');
});

test('it comes back at the next upkeep of its owner, under whose control it returns (CR 603.7)', () => {
  const tree =
    'Regrower | {0} | Creature — Elemental | 3/3 | When ~ dies, return it to the battlefield tapped under its owner’s control at the beginning of their next upkeep.';
  const kill = 'Fell | {0} | Instant | | Destroy target creature.';
  const game = table([tree, kill], [{ battlefield: ['Regrower'], hand: ['Fell'] }, []]);
  plays(game.ann, 'Fell', 'Regrower');
  game.to('PostcombatMain', 2);
  expect(game.ann.graveyard).toContain('Regrower');
  game.to('Draw', 3);
  expect(game.ann.battlefield).toContain('Regrower');
});
