/** Spells that are cast, and lands that are played, because an effect says so. CR 608.2g, 601.3, 305.2-305.4. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { chooses, plays, table } from '../support/text-table.ts';

const LINES = [
  'Balm | {3} | Instant | | You gain 4 life.',
  'Spark | {1} | Sorcery | | Spark deals 1 damage to each opponent.',
  'Snuff | {2} | Instant | | Destroy target artifact.',
  'Ban | {0} | Enchantment | | Players can’t cast instant spells.',
  'Sculptor | {2} | Creature — Golem | 2/2 | As an additional cost to cast this spell, discard a card.',
];

interface Position {
  readonly battlefield?: readonly string[];
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly theirs?: readonly string[];
  /** The top card last. */
  readonly library?: readonly string[];
  readonly theirLibrary?: readonly string[];
  readonly theirGraveyard?: readonly string[];
}

function start(words: string, position: Position): Scenario {
  const { battlefield = [], theirs = [], hand = [], graveyard = [], library, theirLibrary, theirGraveyard } = position;
  return table(
    [...LINES, `Deed | {0} | Sorcery | | ${words}`],
    [
      {
        battlefield,
        hand: ['Deed', ...hand],
        graveyard,
        ...(library === undefined ? {} : { library: library.toReversed() }),
      },
      {
        battlefield: theirs,
        graveyard: theirGraveyard ?? [],
        ...(theirLibrary === undefined ? {} : { library: theirLibrary.toReversed() }),
      },
    ],
  );
}

/** Whether ann is asked, whatever she answers then. */
function asked(game: Scenario, answer = 1): boolean {
  let was = false;
  game.ann.answers('yesNo', () => {
    was = true;
    return [answer];
  });
  plays(game.ann, 'Deed');
  return was;
}

describe('one card that was named', () => {
  const words = 'Exile the top card of your library. You may cast it without paying its mana cost.';
  test('it is cast at once and resolves after the spell that says so; or it stays (CR 608.2g)', () => {
    const cast = start(words, { library: ['Plains', 'Balm'] });
    expect([asked(cast), cast.ann.life, cast.ann.graveyard.toSorted(), cast.ann.exile]).toEqual([
      true,
      24,
      ['Balm', 'Deed'],
      [],
    ]);
    const not = start(words, { library: ['Plains', 'Balm'] });
    expect([asked(not, 0), not.ann.life, not.ann.exile]).toEqual([true, 20, ['Balm']]);
  });

  test('nobody is asked about what could not be cast: a land, without a target, forbidden, without the further cost (CR 601.3, 608.2g)', () => {
    for (const [card, battlefield, could] of [
      ['Plains', [], false],
      ['Snuff', [], false],
      ['Balm', ['Ban'], false],
      ['Spark', ['Ban'], true],
      ['Sculptor', [], false],
    ] as const) {
      const game = start(words, { battlefield, library: ['Plains', card] });
      expect([card, asked(game), game.ann.exile]).toEqual([card, could, could ? [] : [card]]);
    }
    const payable = start(words, { library: ['Plains', 'Sculptor'], hand: ['Swamp'] });
    expect([asked(payable), payable.ann.battlefield, payable.ann.hand]).toEqual([true, ['Sculptor'], []]);
  });

  test('for another cost, if that can be paid (CR 118.9, 118.3)', () => {
    const other = 'Exile the top card of your library. You may cast it by paying {1} rather than paying its mana cost.';
    const paid = start(other, { battlefield: ['Plains'], library: ['Balm'] });
    asked(paid);
    expect([paid.ann.life, (paid.ann.permanent('Plains').status & 1) !== 0]).toEqual([24, true]);
    const poor = start(other, { library: ['Balm'] });
    asked(poor);
    expect([poor.ann.life, poor.ann.exile]).toEqual([20, ['Balm']]);
  });
});

describe('a land', () => {
  const words = 'Reveal the top card of your library. You may play it.';
  test('is played as the one of the turn, if it may still be (CR 305.2-305.4)', () => {
    const game = start(words, { library: ['Swamp', 'Island'], hand: ['Plains'] });
    asked(game);
    expect([game.ann.battlefield, game.ann.can('playLand', 'Plains')]).toEqual([['Island'], false]);
    const late = start(words, { library: ['Swamp', 'Island'], hand: ['Plains'] });
    late.ann.playsLand('Plains');
    expect([asked(late), late.ann.battlefield]).toEqual([false, ['Plains']]);
  });
});

describe('one of several', () => {
  test('a spell of the description, from where the words say, and only one that can be cast (CR 608.2g)', () => {
    const words = 'You may cast a spell with mana value 2 or less from your graveyard without paying its mana cost.';
    const game = start(words, { graveyard: ['Spark', 'Balm', 'Snuff', 'Plains'], hand: ['Spark'] });
    game.ann.answers('chooseObjects', () => {
      throw new Error('only one of them can be cast');
    });
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Deed');
    expect([game.ben.life, game.ann.hand, game.ann.graveyard.toSorted()]).toEqual([
      19,
      ['Spark'],
      ['Balm', 'Deed', 'Plains', 'Snuff', 'Spark'],
    ]);
    const two = start(words, { graveyard: ['Spark', 'Snuff'], theirs: ['Darksteel Myr'], battlefield: [] });
    two.ann.answers('yesNo', [1]);
    plays(two.ann, 'Deed');
    expect(two.ben.life).toBe(19);
  });

  test('"any number": one after the other; who said yes casts at least one (CR 608.2d)', () => {
    const words =
      'You may cast any number of spells with mana value 3 or less from your hand without paying their mana costs.';
    const game = start(words, { hand: ['Spark', 'Balm', 'Spark'] });
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') expect([question.min, question.from.length]).toEqual([1, 3]);
      return [0, 1];
    });
    plays(game.ann, 'Deed');
    expect([game.ann.hand, game.ben.life, game.ann.life]).toEqual([['Spark'], 19, 24]);
  });

  test('spells from among cards that were exiled (CR 608.2g)', () => {
    const words =
      'Exile the top three cards of your library. You may cast spells from among them without paying their mana costs.';
    const game = start(words, { library: ['Spark', 'Plains', 'Balm', 'Spark'] });
    game.ann.answers('yesNo', [1]);
    game.plan((question) =>
      question.kind === 'chooseObjects' && question.player === 0
        ? question.from.map((_, i) => i).slice(0, question.max)
        : null,
    );
    plays(game.ann, 'Deed');
    expect([game.ann.exile, game.ann.life, game.ben.life]).toEqual([['Plains'], 24, 19]);
  });
});

describe('for a time', () => {
  test('cards may be played this turn for their costs, lands too, and no longer (CR 611.2a, 305.2)', () => {
    const words = 'Exile the top two cards of your library. You may play them this turn.';
    const game = start(words, { battlefield: ['Island', 'Island', 'Island'], library: ['Swamp', 'Plains', 'Balm'] });
    plays(game.ann, 'Deed');
    expect([game.ann.exile.toSorted(), game.ann.can('playLand', 'Plains'), game.ann.can('cast', 'Balm')]).toEqual([
      ['Balm', 'Plains'],
      true,
      true,
    ]);
    game.ann.playsLand('Plains');
    game.ann.casts('Balm');
    game.resolveAll();
    expect([game.ann.life, game.ann.exile]).toEqual([24, []]);
    const late = start(words, {
      battlefield: ['Island', 'Island', 'Island'],
      library: ['Swamp', 'Swamp', 'Plains', 'Balm'],
    });
    plays(late.ann, 'Deed');
    late.to('Upkeep', 2);
    expect([late.ann.can('cast', 'Balm'), late.ben.can('cast', 'Balm')]).toEqual([false, false]);
  });

  test('one creature spell may be cast from the graveyard this turn, not two (CR 611.2a)', () => {
    const words = 'You may cast a creature spell from your graveyard this turn.';
    const game = start(words, {
      battlefield: ['Forest', 'Forest', 'Forest', 'Forest'],
      graveyard: ['Grizzly Bears', 'Grizzly Bears'],
    });
    plays(game.ann, 'Deed');
    expect(game.ann.can('cast', 'Grizzly Bears')).toBe(true);
    plays(game.ann, 'Grizzly Bears');
    expect([game.ann.battlefield.includes('Grizzly Bears'), game.ann.can('cast', 'Grizzly Bears')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('from each', () => {
  test('a card is exiled from each graveyard, chosen for each (CR 608.2d)', () => {
    const game = start('Exile a creature card from each graveyard. If you do, you gain 1 life.', {
      graveyard: ['Hill Giant', 'Wind Drake', 'Spark'],
      theirGraveyard: ['Spark', 'Grizzly Bears', 'Craw Wurm'],
    });
    chooses(game.ann, 'Wind Drake');
    chooses(game.ann, 'Craw Wurm');
    plays(game.ann, 'Deed');
    expect([game.ann.exile, game.ben.exile, game.ann.life]).toEqual([['Wind Drake'], ['Craw Wurm'], 21]);
    const none = start('Exile a creature card from each graveyard. If you do, you gain 1 life.', {
      graveyard: ['Spark'],
    });
    expect(plays(none.ann, 'Deed').ann.life).toBe(20);
  });

  test('a spell from each opponent’s graveyard may be cast, not from the own (CR 608.2d, 608.2g)', () => {
    const words = 'You may cast a spell from each opponent’s graveyard without paying its mana cost.';
    const game = start(words, { graveyard: ['Balm'], theirGraveyard: ['Plains', 'Balm'] });
    game.ann.answers('yesNo', [1]);
    chooses(game.ann, 'Balm');
    plays(game.ann, 'Deed');
    expect([game.ann.life, game.ann.graveyard.toSorted(), game.ben.graveyard.toSorted()]).toEqual([
      24,
      ['Balm', 'Deed'],
      ['Balm', 'Plains'],
    ]);
  });
});
