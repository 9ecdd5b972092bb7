/** Cards cast from exile or by an effect: as which of their parts, and only if they can be. CR 601.3e, 608.2g, 709.3, 718.3. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { picks, plays, table, until } from '../support/text-table.ts';

const HUNTER = {
  name: 'Ranger',
  layout: 'adventure',
  card_faces: [
    {
      name: 'Ranger',
      mana_cost: '{1}{G}',
      type_line: 'Creature — Human',
      power: '2',
      toughness: '2',
      oracle_text: 'Plot {0}',
    },
    { name: 'Range', mana_cost: '{G}', type_line: 'Sorcery — Adventure', oracle_text: 'You gain 2 life.' },
  ],
} as never;
const PLOT = 'Plan | {0} | Sorcery | | Exile a nonland card from your hand. It becomes plotted.';
const CLIFF = {
  name: 'Cliff Song // Cliff Home',
  layout: 'modal_dfc',
  card_faces: [
    { name: 'Cliff Song', mana_cost: '{6}', type_line: 'Sorcery', oracle_text: 'You gain 6 life.' },
    { name: 'Cliff Home', mana_cost: '', type_line: 'Land', oracle_text: '{T}: Add {R}.' },
  ],
} as never;
const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const GOLEM = 'Golem | {7} | Artifact Creature — Golem | 6/4 | Prototype {2}{R} — 3/2';

const casts = (game: Scenario): string[] =>
  game.session
    .options(game.ann.id)
    .flatMap((option) =>
      option.kind === 'cast' ? [`${characteristics(game.game, option.object).name}/${option.face}/${option.via}`] : [],
    )
    .toSorted();

describe('plotted (CR 702.170d of today)', () => {
  test('a card with an Adventure is cast as either of its spells, and free (CR 715.3)', () => {
    const game = table([HUNTER], [{ hand: ['Ranger'] }, {}]);
    game.ann.takes('plot', 'Ranger');
    expect(casts(game)).toEqual([]);
    game.to('PrecombatMain', 3);
    expect(casts(game)).toEqual(['Ranger/0/plot', 'Ranger/1/plot']);
    game.ann.casts('Ranger', { face: 1 });
    game.resolveAll();
    expect([game.ann.life, game.ann.exile, casts(game)]).toEqual([22, ['Ranger'], []]);
  });

  test('a card whose other face is a land is cast as the spell only; one of one part as that', () => {
    const game = table([CLIFF, PLOT, GOLEM], [{ hand: ['Cliff Song // Cliff Home', 'Golem', 'Plan', 'Plan'] }, {}]);
    plays(game.ann, 'Plan');
    plays(game.ann, 'Plan');
    expect(game.ann.exile).toHaveLength(2);
    game.to('PrecombatMain', 3);
    expect(casts(game)).toEqual(['Cliff Song/0/plot', 'Golem/0/plot']);
  });
});

describe('cast by an effect while it resolves (CR 608.2g)', () => {
  const RISE =
    'Rise | {0} | Sorcery | | You may cast a spell with mana value 9 or less from your hand without paying its mana cost.';

  test('a card with two spells is cast as the one that is chosen, by its name (CR 601.3e)', () => {
    const game = table([HUNTER, RISE], [{ hand: ['Ranger', 'Rise'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Rise');
    const question = until(game.ann, 'chooseOption');
    expect([question.options, question.reason.rule, question.reason.text]).toEqual([
      ['Ranger', 'Range'],
      '601.3e',
      'Choose what to cast',
    ]);
    picks(game.ann, 'Range');
    game.resolveAll();
    expect([game.ann.life, game.ann.exile]).toEqual([22, ['Ranger']]);
  });

  test('a prototype card is cast prototyped or not (CR 718.3)', () => {
    for (const [name, stats] of [
      ['Golem', '6/4'],
      ['Golem (prototype)', '3/2'],
    ] as const) {
      const game = table([GOLEM, RISE], [{ hand: ['Golem', 'Rise'] }, {}]);
      game.ann.answers('yesNo', [1]);
      game.ann.casts('Rise');
      expect(until(game.ann, 'chooseOption').options).toEqual(['Golem', 'Golem (prototype)']);
      picks(game.ann, name);
      game.resolveAll();
      expect(game.ann.stats('Golem')).toBe(stats);
    }
  });

  test('discovered: asked only about what can be cast; else it is put into the hand (CR 701.55a, 118.8)', () => {
    const QUEST = 'Quest | {0} | Sorcery | | Discover 4.';
    const RITE =
      'Rite | {4} | Sorcery | | As an additional cost to cast this spell, sacrifice two Cats. / You gain 4 life.';
    const SNIPE = 'Snipe | {2} | Instant | | Destroy target creature with flying.';
    const TAX = 'Toll | {0} | Enchantment | | Spells cost {1} more to cast.';
    const BAN = 'Ban | {0} | Enchantment | | Players can’t cast instant spells.';
    const OWL = 'Owl | {1} | Creature — Bird | 1/1 | Flying';
    const found = (card: string, ann: readonly string[], ben: readonly string[] = []): unknown => {
      const game = table(
        [QUEST, RITE, SNIPE, TAX, BAN, OWL, CUB],
        [{ hand: ['Quest'], library: ['Plains', card, 'Plains'], battlefield: ann }, ben],
      );
      const asked: string[] = [];
      game.plan((question) => {
        if (question.kind !== 'yesNo') return null;
        asked.push(`${question.reason.rule} ${question.yes}/${question.no}`);
        return [1];
      });
      plays(game.ann, 'Quest');
      return [asked, game.ann.hand.includes(card), game.ann.graveyard.includes(card)];
    };
    const yes = [['701.55a Cast/Put it into your hand'], false, true];
    const no = [[], true, false];
    expect([found('Rite', ['Cub', 'Cub']), found('Rite', ['Cub'], ['Cub'])]).toEqual([yes, no]);
    expect([found('Snipe', [], ['Owl']), found('Snipe', ['Cub'], ['Cub'])]).toEqual([yes, no]);
    expect(found('Snipe', ['Ban'], ['Owl'])).toEqual(no);
    expect([
      found('Snipe', ['Toll', 'Plains', 'Plains'], ['Owl']),
      found('Snipe', ['Toll', 'Plains'], ['Owl']),
    ]).toEqual([yes, no]);
  });
});

describe('played as something resolves', () => {
  const HOLD = 'Long Wait | {0} | Sorcery | | Exile a card from your hand with a time counter on it. It gains suspend.';
  const both = 'Cliff Song // Cliff Home';

  function unsuspended(part: string): Scenario {
    const game = table([CLIFF, HOLD], [{ hand: [both, 'Long Wait'] }, {}]);
    game.ann.answers('chooseObjects', [0]);
    plays(game.ann, 'Long Wait');
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseOption', (question) => [
      question.kind === 'chooseOption' ? question.options.indexOf(part) : -1,
    ]);
    game.to('PrecombatMain', 3);
    return game;
  }

  test('what suspend lets play is cast, or played as the land on its other face (CR 702.62a, 712.12)', () => {
    const land = unsuspended('Cliff Home');
    expect([land.ann.battlefield, land.ann.life]).toEqual([['Cliff Home'], 20]);
    expect(land.ann.state.landsPlayed).toBe(1);
    const spell = unsuspended('Cliff Song');
    expect([spell.ann.battlefield, spell.ann.life]).toEqual([[], 26]);
    expect(spell.ann.state.landsPlayed).toBe(0);
  });

  test('a card that one may play as an effect says: as either face; one that one may cast: not as the land (CR 701.14a)', () => {
    for (const [verb, faces] of [
      ['play', ['Cliff Song', 'Cliff Home']],
      ['cast', []],
    ] as const) {
      const gift = `Gift | {0} | Sorcery | | Exile the top card of your library. You may ${verb} it without paying its mana cost.`;
      const game = table([CLIFF, gift], [{ hand: ['Gift'], library: [both] }, {}]);
      game.ann.answers('yesNo', [1]);
      const offered: string[] = [];
      game.plan((question) => {
        if (question.kind !== 'chooseOption') return null;
        offered.push(...question.options);
        return [question.options.length - 1];
      });
      plays(game.ann, 'Gift');
      expect([offered, game.ann.battlefield, game.ann.life]).toEqual(
        verb === 'play' ? [faces, ['Cliff Home'], 20] : [faces, [], 26],
      );
    }
  });
});

describe('a card that is a spell on one face and a land on the other', () => {
  const both = 'Cliff Song // Cliff Home';
  const lands = (...laws: readonly string[]): boolean => {
    const game = table([CLIFF, ...laws], [{ hand: [both] }, { battlefield: laws.length > 0 ? ['Law'] : [] }]);
    return game.session.options(game.ann.id).some(({ kind }) => kind === 'playLand');
  };

  test('may be played as the land where no such spell can be cast (CR 712.12)', () => {
    expect(lands()).toBe(true);
    expect(lands('Law | {0} | Enchantment | | Your opponents can’t cast sorcery spells.')).toBe(true);
    expect(lands('Law | {0} | Enchantment | | Players can’t cast spells.')).toBe(true);
  });

  test('and not where no land can be played (CR 305.1)', () => {
    expect(lands('Law | {0} | Enchantment | | Your opponents can’t play lands.')).toBe(false);
  });
});
