/** Effects that let players cast and play: which cards, from where, when, how often, and for how much. CR 601.3, 305.1. */
import { describe, expect, test } from 'vitest';
import type { PrintedCard } from '@kitchen-table/oracle';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/rules-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const SONG = 'Song | {1} | Sorcery | | You gain 3 life.';
const CARDS = [CUB, SONG, 'Wood | | Land | | {T}: Add {G}.', 'Rune | {1} | Artifact | |'];
const law = (text: string): string => `Law | {0} | Enchantment | | ${text}`;
const game_ = (text: string, mine: Seat, theirs: Seat = {}, more: readonly (string | PrintedCard)[] = []): Scenario =>
  table(
    [...CARDS, law(text), ...more],
    [{ ...mine, battlefield: ['Law', 'Forest', 'Forest', ...(mine.battlefield ?? [])] }, theirs],
  );
/** Which of the cards Ann could cast or play now. */
const open = (game: Scenario, player = game.ann): string[] =>
  ['Cub', 'Song', 'Rune', 'Wood'].filter((name) => player.can('cast', name) || player.can('playLand', name));

describe('from the library (CR 401.5)', () => {
  test.each([
    ['You may cast creature spells from the top of your library.', 'Cub', ['Cub']],
    ['You may cast creature spells from the top of your library.', 'Song', []],
    ['You may cast spells from the top of your library.', 'Song', ['Song']],
    ['You may cast spells from the top of your library.', 'Wood', []],
    ['You may play lands from the top of your library.', 'Wood', ['Wood']],
    ['You may play lands from the top of your library.', 'Cub', []],
    ['You may play lands and cast spells from the top of your library.', 'Wood', ['Wood']],
    ['You may play lands and cast artifact spells from the top of your library.', 'Cub', []],
    ['You may play lands and cast artifact spells from the top of your library.', 'Rune', ['Rune']],
  ])('%s: with %s on top', (text, top, expected) => {
    const game = game_(text, { library: [top, 'Cub', 'Song', 'Rune', 'Wood'] }, { library: ['Cub', 'Wood'] });
    expect(open(game)).toEqual(expected);
    expect(open(game_(text, { library: ['Forest', top] }))).toEqual([]);
    expect(open(game_(text, { library: [] }))).toEqual([]);
  });

  test('the card is cast from there, and paid for', () => {
    const game = game_('You may cast creature spells from the top of your library.', {
      library: ['Cub', 'Cub', 'Cub'],
    });
    plays(game, game.ann, 'Cub');
    plays(game, game.ann, 'Cub');
    expect([game.ann.library, open(game)]).toEqual([['Cub'], []]);
  });
});

describe('from the graveyard', () => {
  test('one’s own graveyard, the cards described, and only while it is said', () => {
    const text = 'You may cast artifact spells from your graveyard.';
    const game = game_(
      text,
      { graveyard: ['Cub', 'Rune', 'Song', 'Wood'], exile: ['Rune'] },
      { graveyard: ['Rune'], battlefield: ['Forest'] },
    );
    expect(open(game)).toEqual(['Rune']);
    plays(game, game.ann, 'Rune');
    expect(game.ann.battlefield).toContain('Rune');
    expect(open(game)).toEqual([]);
  });

  test('lands from the graveyard count as the land of the turn (CR 305.2)', () => {
    const game = game_('You may play lands from your graveyard.', { graveyard: ['Wood', 'Wood', 'Cub'] });
    expect(open(game)).toEqual(['Wood']);
    game.ann.playsLand('Wood');
    expect([open(game), game.ann.graveyard]).toEqual([[], ['Wood', 'Cub']]);
  });

  test('once during each of your turns: once, and in those turns only', () => {
    const text = 'Once during each of your turns, you may cast a Cat spell from your graveyard.';
    const sly = 'Sly | {1} | Creature — Cat | 1/1 | Flash';
    const game = game_(text, { graveyard: ['Cub', 'Sly', 'Song'] }, {}, [sly]);
    expect([open(game), game.ann.can('cast', 'Sly')]).toEqual([['Cub'], true]);
    plays(game, game.ann, 'Cub');
    expect(game.ann.can('cast', 'Sly')).toBe(false);
    game.to('Upkeep', 2);
    while (game.question?.player !== game.ann.id) game.proceed();
    expect(game.ann.can('cast', 'Sly')).toBe(false);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('cast', 'Sly')).toBe(true);
  });

  test('by paying life in addition: only with so much life, and it is paid', () => {
    const text =
      'You may cast creature spells from your graveyard by paying 3 life in addition to paying their other costs.';
    const game = game_(text, { graveyard: ['Cub'] });
    const option = game.session.options(game.ann.id).find((each) => each.kind === 'cast');
    game.ann.casts('Cub', option?.kind === 'cast' ? { via: option.via } : {});
    game.resolve();
    expect([game.ann.life, game.ann.battlefield.includes('Cub')]).toEqual([17, true]);
    expect(open(game_(text, { graveyard: ['Cub'], life: 2 }))).toEqual([]);
    const hand = game_(text, { hand: ['Cub'] });
    plays(hand, hand.ann, 'Cub');
    expect(hand.ann.life).toBe(20);
  });
});

describe('as though it had flash (CR 601.3b)', () => {
  const benCould = (text: string, hand: string[]): string[] => {
    const game = table([...CARDS, law(text)], [[], { hand, battlefield: ['Law', 'Forest'] }]);
    while (game.question?.player !== game.ben.id) game.proceed();
    return open(game, game.ben);
  };
  test('the spells that are named, for their player only', () => {
    expect(benCould('You may cast creature spells as though they had flash.', ['Cub', 'Song', 'Wood'])).toEqual([
      'Cub',
    ]);
    expect(benCould('You may cast sorcery spells as though they had flash.', ['Cub', 'Song'])).toEqual(['Song']);
    expect(benCould('Creatures you control have haste.', ['Cub', 'Song'])).toEqual([]);
    const game = table(
      [...CARDS, law('You may cast creature spells as though they had flash.')],
      [['Law'], { hand: ['Cub'], battlefield: ['Forest'] }],
    );
    while (game.question?.player !== game.ben.id) game.proceed();
    expect(open(game, game.ben)).toEqual([]);
    expect(benCould('Players may cast spells as though they had flash.', ['Cub', 'Song', 'Wood'])).toEqual([
      'Cub',
      'Song',
    ]);
  });

  test('what the card itself has (CR 702.8a)', () => {
    const quick = 'Quick | {G} | Creature — Cat | 1/1 | Flash';
    const game = table([...CARDS, quick], [[], { hand: ['Quick', 'Cub'], battlefield: ['Forest'] }]);
    while (game.question?.player !== game.ben.id) game.proceed();
    expect([game.ben.can('cast', 'Quick'), game.ben.can('cast', 'Cub')]).toEqual([true, false]);
  });
});

describe('exiled for it', () => {
  const VAULT =
    'Vault | {0} | Artifact | | {0}: Exile the top card of your library. / You may play lands and cast spells from among cards exiled with Vault.';
  test('lands and spells from among the cards exiled with it, no other cards in exile (CR 607.2a)', () => {
    const game = table(
      [...CARDS, VAULT],
      [
        { battlefield: ['Vault', 'Forest', 'Forest'], library: ['Wood', 'Cub', 'Song'], exile: ['Rune'] },
        { exile: ['Song'] },
      ],
    );
    expect(open(game)).toEqual([]);
    for (let i = 0; i < 2; i++) {
      game.ann.activates('Vault');
      game.resolve();
    }
    expect(open(game)).toEqual(['Cub', 'Wood']);
    game.ann.playsLand('Wood');
    plays(game, game.ann, 'Cub');
    expect([game.ann.exile, open(game)]).toEqual([['Rune'], []]);
  });

  test('until the end of the turn, the card that was exiled, and it is gone then', () => {
    const dig = 'Dig | {0} | Sorcery | | Exile the top card of your library. You may play that card this turn.';
    const game = table(
      [...CARDS, dig],
      [{ hand: ['Dig', 'Dig'], battlefield: ['Forest'], library: ['Cub', 'Wood'] }, []],
    );
    plays(game, game.ann, 'Dig');
    expect(open(game)).toEqual(['Cub']);
    plays(game, game.ann, 'Dig');
    expect(open(game)).toEqual(['Cub', 'Wood']);
    game.ann.playsLand('Wood');
    expect(open(game)).toEqual(['Cub']);
    game.to('Upkeep', 2);
    while (game.question?.player !== game.ann.id) game.proceed();
    expect([game.ann.can('cast', 'Cub'), game.ann.exile]).toEqual([false, ['Cub']]);
  });

  test('without paying its mana cost: the rest of the costs is paid (CR 118.9d)', () => {
    const dig =
      'Dig | {0} | Sorcery | | Exile the top card of your library. You may cast that card without paying its mana cost.';
    const dear =
      'Dear | {9} | Sorcery | | As an additional cost to cast this spell, sacrifice a Cat. / You gain 9 life.';
    const game = table(
      [...CARDS, dig, dear],
      [{ hand: ['Dig', 'Dig'], battlefield: ['Cub'], library: ['Dear', 'Dear'] }, []],
    );
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.casts('Dig');
    game.resolveAll();
    expect([game.ann.life, game.ann.battlefield, game.ann.graveyard.includes('Cub')]).toEqual([29, [], true]);
    game.ann.casts('Dig');
    game.resolveAll();
    expect([game.ann.life, game.ann.exile]).toEqual([29, ['Dear']]);
  });

  test('a land is not cast that way, nor a spell without a target (CR 601.2c, 305.9)', () => {
    const dig =
      'Dig | {0} | Sorcery | | Exile the top card of your library. You may cast that card without paying its mana cost.';
    const kill = 'Kill | {9} | Sorcery | | Destroy target artifact.';
    for (const [top, mine, expected] of [
      ['Wood', [], ['Wood']],
      ['Kill', [], ['Kill']],
      ['Kill', ['Rune'], []],
    ] as const) {
      const game = table([...CARDS, dig, kill], [{ hand: ['Dig'], battlefield: mine, library: [top] }, []]);
      game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
      game.ann.casts('Dig');
      game.resolveAll();
      expect([game.ann.exile, game.ann.battlefield]).toEqual([expected, []]);
    }
  });
});

describe('one face of several (CR 601.3e)', () => {
  const adventurer = {
    name: 'Scout',
    layout: 'adventure',
    card_faces: [
      { name: 'Scout', mana_cost: '{1}', type_line: 'Creature — Human', power: '2', toughness: '2', oracle_text: '' },
      { name: 'Search', mana_cost: '{1}', type_line: 'Sorcery — Adventure', oracle_text: 'You gain 2 life.' },
    ],
  } as never;
  const faces = (text: string): number[] => {
    const game = game_(text, { graveyard: ['Scout'] }, {}, [adventurer]);
    return game.session
      .options(game.ann.id)
      .flatMap((option) => (option.kind === 'cast' ? [option.face] : []))
      .toSorted();
  };
  test('the face that the effect speaks of', () => {
    expect(faces('You may cast creature spells from your graveyard.')).toEqual([0]);
    expect(faces('You may cast sorcery spells from your graveyard.')).toEqual([1]);
    expect(faces('You may cast spells from your graveyard.')).toEqual([0, 1]);
    expect(faces('You may cast artifact spells from your graveyard.')).toEqual([]);
  });
});

describe('what a spell will be', () => {
  const KEEPER = 'Keeper | {1} | Creature — Spirit | 3/4 | You may cast creature spells from your graveyard.';
  const ARCHER = 'Archer | {2}{G} | Creature — Archer | 2/3 | Reach / Morph {2}{G}';
  const vias = (game: ReturnType<typeof table>): string[] =>
    game.question?.kind === 'priority'
      ? game.question.options.flatMap((option) => (option.kind === 'cast' ? [option.via] : []))
      : [];

  test('a creature spell may be cast from there face down, too: it is one as such (CR 601.3e, 708.4)', () => {
    const game = table(
      [KEEPER, ARCHER],
      [{ battlefield: ['Keeper', 'Forest', 'Forest', 'Forest'], graveyard: ['Archer'] }, {}],
    );
    expect(vias(game)).toEqual(['', 'morph']);
  });

  test('not where the effect speaks of spells that it is not face down (CR 601.3e)', () => {
    const keeper = KEEPER.replace('creature spells', 'Archer spells');
    const game = table(
      [keeper, ARCHER],
      [{ battlefield: ['Keeper', 'Forest', 'Forest', 'Forest'], graveyard: ['Archer'] }, {}],
    );
    expect(vias(game)).toEqual(['']);
  });

  test('an X that makes the spell one that is prohibited takes it back (CR 601.2e, 601.3a)', () => {
    const warden = "Warden | {1} | Creature — Spirit | 3/4 | Your opponents can't cast spells with even mana values.";
    const bolt = 'Bolt | {X}{R} | Sorcery | | Bolt deals X damage to target opponent.';
    for (const [x, life] of [
      [2, 18],
      [3, 20],
    ] as const) {
      const game = table(
        [warden, bolt],
        [
          { hand: ['Bolt'], battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'] },
          { battlefield: ['Warden'] },
        ],
      );
      game.ann.casts('Bolt', { x });
      game.resolveAll();
      expect([game.ben.life, game.ann.hand.length]).toEqual([life, x === 3 ? 1 : 0]);
    }
  });
});
