/** "Why can't I?": the reasons one by one, and none for what is none of the player's business. CR 601.2, 602.2b. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId, whyNot } from '@kitchen-table/engine';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { plays, table, uses } from '../support/text-table.ts';

/** The reasons for what has that name anywhere, as "rule because". */
function reasons(player: TestPlayer, name: string): string[] {
  const { game } = player.table;
  const id = game.objects.findIndex(
    ({ zone, lastKnown }, each) =>
      zone > 0 && lastKnown === null && characteristics(game, each as ObjectId).name === name,
  ) as ObjectId;
  return whyNot(game, player.id, id).map(({ rule, because }) => `${rule} ${because}`);
}

describe('spells (CR 601.2)', () => {
  const HUNT =
    'Hunt | {0} | Instant | | As an additional cost to cast this spell, sacrifice a nontoken creature. / You gain 2 life.';
  const EITHER =
    'Either | {0} | Instant | | As an additional cost to cast this spell, sacrifice a nontoken creature or pay {2}. / You gain 2 life.';

  test('an additional cost that can not be paid; of two ways one is enough (CR 601.2h)', () => {
    const cost = ['601.2h you can not pay its additional cost'];
    const rich = table([HUNT, EITHER], [{ hand: ['Hunt', 'Either'], battlefield: ['Forest', 'Forest'] }, {}]);
    expect([reasons(rich.ann, 'Hunt'), reasons(rich.ann, 'Either')]).toEqual([cost, []]);
    const able = table([HUNT, EITHER], [{ hand: ['Hunt', 'Either'], battlefield: ['Goblin Piker'] }, {}]);
    expect([reasons(able.ann, 'Hunt'), reasons(able.ann, 'Either')]).toEqual([[], []]);
  });

  test('several reasons at once, the time first, then the mana, then the target', () => {
    const game = table(
      ['Ruin | {3} | Sorcery | | Destroy target artifact.', 'Bolt | {3} | Instant | | Destroy target artifact.'],
      [{ hand: ['Ruin', 'Bolt'] }, {}],
    );
    game.to('End');
    expect(reasons(game.ann, 'Ruin')).toEqual([
      '307.1 it is not your main phase',
      '601.2h you have not the mana for it',
      '601.2c it has no legal target',
    ]);
    expect(reasons(game.ann, 'Bolt')).toEqual(['601.2h you have not the mana for it', '601.2c it has no legal target']);
  });

  test('flash and instants have their time whenever there is priority', () => {
    const game = table(
      ['Wisp | {3} | Creature — Spirit | 1/1 | Flash', 'Ghoul | {3} | Creature — Zombie | 1/1'],
      [{ hand: ['Wisp', 'Ghoul'] }, {}],
    );
    game.to('Upkeep', 3);
    expect(reasons(game.ann, 'Wisp')).toEqual(['601.2h you have not the mana for it']);
    expect(reasons(game.ann, 'Ghoul')).toEqual([
      '302.1 it is not your main phase',
      '601.2h you have not the mana for it',
    ]);
  });

  test('a card in an opponent’s hand, and what lies in a library, are nobody’s question', () => {
    const game = table(
      ['Ruin | {3} | Sorcery | | Destroy target artifact.', 'Deep | {3} | Sorcery | | You gain 1 life.'],
      [{ library: ['Deep', 'Deep'] }, { hand: ['Ruin'] }],
    );
    expect([reasons(game.ann, 'Ruin'), reasons(game.ann, 'Deep')]).toEqual([[], []]);
  });
});

describe('abilities (CR 602.2b)', () => {
  const TWO = 'Mill | {0} | Artifact | | {T}: You gain 1 life. / {T}: Each opponent loses 1 life. / {T}: Add {G}.';

  test('what is tapped, once for all its abilities; mana abilities are not asked about', () => {
    const game = table([TWO], [['Mill', 'Forest'], {}]);
    expect(reasons(game.ann, 'Mill')).toEqual([]);
    game.ann.activates('Mill', { ability: 0 });
    game.resolve();
    expect(reasons(game.ann, 'Mill')).toEqual(['602.2b it is tapped']);
  });

  test('the permanents of others, and permanents without abilities, have no reasons', () => {
    const game = table([TWO], [['Hill Giant'], ['Mill']]);
    expect([reasons(game.ann, 'Mill'), reasons(game.ann, 'Hill Giant')]).toEqual([[], []]);
  });

  test('a creature that came this turn; one that is tapped; one whose ability has no target or costs too much', () => {
    const game = table(
      [
        'Mage | {0} | Creature — Wizard | 1/1 | {T}: Tap target artifact. / {2}: You gain 1 life.',
        'Cog | {0} | Artifact | |',
      ],
      [{ hand: ['Mage', 'Cog'] }, {}],
    );
    plays(game.ann, 'Mage');
    expect(reasons(game.ann, 'Mage')).toEqual([
      '302.6 it came under your control this turn',
      '602.2b you can not pay its cost',
    ]);
    game.to('PrecombatMain', 3);
    expect(reasons(game.ann, 'Mage')).toEqual(['602.2b it has no legal target', '602.2b you can not pay its cost']);
    plays(game.ann, 'Cog');
    uses(game.ann, 'Mage', 'Cog');
    expect(reasons(game.ann, 'Mage')).toEqual(['602.2b it is tapped', '602.2b you can not pay its cost']);
  });

  test('an ability that untaps is not used by a creature that has just come, nor by an untapped one', () => {
    const game = table(['Imp | {0} | Creature — Imp | 1/1 | {Q}: You gain 1 life.'], [{ hand: ['Imp'] }, {}]);
    plays(game.ann, 'Imp');
    expect(reasons(game.ann, 'Imp')).toEqual(['302.6 it came under your control this turn']);
    game.to('PrecombatMain', 3);
    expect(reasons(game.ann, 'Imp')).toEqual(['602.2b you can not pay its cost']);
  });
});
