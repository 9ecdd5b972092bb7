/** Modes with pawprints, costs that an opponent benefits from, sources chosen by what they are: cards as text. CR 118.1, 609.7, 700.2. */
import { expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

test('pawprints: the same mode more than once, and never more than there are pawprints (CR 700.2d)', () => {
  const season =
    'Long Season | {0} | Sorcery | | Choose up to five {P} worth of modes. You may choose the same mode more than once. / {P} — You gain 1 life. / {P}{P} — Target opponent loses 3 life. / {P}{P}{P} — Draw a card.';
  const game = table([season], [{ hand: ['Long Season'], library: ['Island'] }, {}]);
  const offered: number[] = [];
  game.ann.answers('chooseModes', (question) => {
    if ('options' in question) offered.push(question.options.length);
    return [2];
  });
  game.ann.answers('chooseModes', (question) => {
    if ('options' in question) offered.push(question.options.length);
    return [0];
  });
  game.ann.answers('chooseModes', (question) => {
    if ('options' in question) offered.push(question.options.length);
    return [0];
  });
  game.ann.casts('Long Season').table.resolveAll();
  expect(offered).toEqual([3, 2, 1]);
  expect([game.ann.life, game.ann.hand.length, game.ben.life]).toEqual([22, 1, 20]);
});

test('cumulative upkeep that an opponent gains by: for each age counter (CR 702.24a)', () => {
  const shards =
    'Glass Shards | {1}{W} | Creature — Wall | 1/8 | Defender / Cumulative upkeep—An opponent gains 2 life.';
  const game = table(
    [shards],
    [
      { battlefield: ['Plains', 'Plains'], hand: ['Glass Shards'], library: ['Island', 'Island'] },
      { library: ['Island', 'Island'] },
    ],
  );
  plays(game.ann, 'Glass Shards');
  game.ann.answers('yesNo', [1]);
  game.to('Draw', 3);
  expect([game.ben.life, game.ann.battlefield.includes('Glass Shards')]).toEqual([22, true]);
});

test('a source of your choice of the chosen color: only such a one is prevented (CR 609.7b)', () => {
  const circle =
    'Soft Circle | {2}{W} | Enchantment | | As Soft Circle enters, choose a color. / {0}: The next time a source of your choice of the chosen color would deal damage to you this turn, prevent that damage.';
  const sting = 'Red Sting | {R} | Instant | | Red Sting deals 2 damage to target player.';
  const game = table(
    [circle, sting],
    [
      { battlefield: ['Plains', 'Plains', 'Plains'], hand: ['Soft Circle'] },
      { battlefield: ['Mountain', 'Mountain'], hand: ['Red Sting', 'Red Sting'] },
    ],
  );
  game.ann.answers('chooseOption', [3]);
  plays(game.ann, 'Soft Circle');
  game.ben.casts('Red Sting', { targets: ['ann'] });
  game.ann.activates('Soft Circle');
  game.resolveAll();
  expect(game.ann.life).toBe(20);
  expect(plays(game.ben, 'Red Sting', 'ann').ann.life).toBe(18);
});

test('total power and toughness: of each by itself (CR 608.2h)', () => {
  const cut = 'Quick Cut | {0} | Instant | | Destroy target creature with total power and toughness 4 or less.';
  const game = table([cut], [{ hand: ['Quick Cut'] }, { battlefield: ['Hill Giant', 'Grizzly Bears'] }]);
  expect(plays(game.ann, 'Quick Cut').ben.graveyard).toEqual(['Grizzly Bears']);
});

test('a creature with all creature types and a keyword besides (CR 205.3d)', () => {
  const haven =
    'Mute Haven | | Land | | {0}: Mute Haven becomes a 4/4 creature with reach and all creature types until end of turn.';
  const lord = 'Elf Banner | {1} | Artifact | | Elves you control get +1/+1.';
  const game = table([haven, lord], [{ battlefield: ['Mute Haven', 'Elf Banner'] }, {}]);
  expect(now(uses(game.ann, 'Mute Haven').ann, 'Mute Haven').power).toBe(5);
});

test('“double all damage it would deal”: combat damage and other, and of nothing else (CR 614.1a)', () => {
  const brute =
    'Twice Brute | {3}{R} | Creature — Giant | 2/5 | Double all damage Twice Brute would deal. / {T}: Twice Brute deals 1 damage to target opponent.';
  const game = table([brute], [{ battlefield: ['Twice Brute', 'Twice Brute', 'Grizzly Bears'] }, {}]);
  expect(uses(game.ann, 'Twice Brute', 'ben').ben.life).toBe(18);
  game.ann.attacks(['Twice Brute', 'Grizzly Bears']);
  game.throughCombat();
  expect(game.ben.life).toBe(18 - 4 - 2);
});

test('“hexproof from that color”: the one just chosen, also after another has been chosen (CR 608.2d, 702.11e)', () => {
  const mite =
    'Watch Mite | {W} | Creature — Insect | 1/1 | {0}: Choose a color. Another target creature you control gains hexproof from that color until end of turn.';
  const sting = 'Red Sting | {R} | Instant | | Red Sting deals 2 damage to target creature.';
  const game = table(
    [mite, sting],
    [
      { battlefield: ['Watch Mite', 'Grizzly Bears', 'Hill Giant'] },
      { battlefield: ['Mountain'], hand: ['Red Sting'] },
    ],
  );
  game.ann.answers('chooseOption', [3]);
  uses(game.ann, 'Watch Mite', 'Grizzly Bears');
  game.ann.answers('chooseOption', [1]);
  uses(game.ann, 'Watch Mite', 'Hill Giant');
  let legal: readonly unknown[] = [];
  game.ben.answers('targets', (question) => {
    legal = 'legal' in question ? question.legal : [];
    return [0];
  });
  plays(game.ben, 'Red Sting');
  expect(legal).toHaveLength(2);
  expect(game.ann.battlefield).toContain('Grizzly Bears');
});
