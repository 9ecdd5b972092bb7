/** Stickers: which can be put on what, what they cost, and where they stay. CR 123, 107.17. */
import { describe, expect, test } from 'vitest';
import { characteristics, createGame, type GameSetup, type PlayerSetup } from '@kitchen-table/engine';
import type { StickerSheet } from '@kitchen-table/language/surface';
import { lowerSheet } from '@kitchen-table/lower';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { facts } from '../support/rules-table.ts';
import { puts, SHEET, stickerTable } from '../support/sticker-table.ts';

const BEAR = 'Test Bear | {0} | Creature — Bear | 2/2';
const ROCK = 'Test Rock | {0} | Artifact';
const VEHICLE = 'Test Cart | {0} | Artifact — Vehicle | 3/3 | Crew 1';

/** The kinds of the stickers on an object, in order. */
function kinds(game: Scenario, name: string): readonly string[] {
  const sheets = game.game.stickerSheets.map((sheets) => sheets.flatMap(({ stickers }) => stickers));
  return game.game.stickers
    .filter(({ on }) => characteristics(game.game, on).name === name)
    .map(({ owner, index }) => sheets[owner]?.[index]?.kind ?? '');
}

/** What may be put on the target now, as the player is asked. */
function offered(game: Scenario, seat: Scenario['ann'], spell: string, target: string): readonly string[] {
  let options: readonly string[] = [];
  game.plan((question) => {
    if (question.kind === 'chooseOption' && question.reason.rule === '123.3') options = question.options;
    return null;
  });
  seat.casts(spell, { targets: [target] });
  game.resolveAll();
  game.unplan();
  return options;
}

describe('tickets', () => {
  test('{TK} is a ticket counter that the player gets (CR 107.17)', () => {
    const game = stickerTable([BEAR], [['Test Bear'], []]);
    game.ann.casts('Tickets');
    game.resolve();
    expect(game.ann.state.counters).toEqual({ ticket: 2 });
  });

  test('a sticker with a ticket cost is put by removing as many ticket counters (CR 107.17a, 123.3c)', () => {
    const game = stickerTable([BEAR], [['Test Bear'], []]);
    game.ann.casts('Tickets');
    game.resolve();
    puts(game, game.ann, 'Tag', 'Test Bear', 'power and toughness: 5/6');
    expect(game.ann.stats('Test Bear')).toBe('5/6');
    expect(game.ann.state.counters).toEqual({});
  });

  test('without the tickets it can’t be chosen (CR 123.3c)', () => {
    const game = stickerTable([BEAR], [['Test Bear'], []]);
    expect(offered(game, game.ann, 'Tag', 'Test Bear').filter((text) => text.includes('tickets'))).toEqual([]);
  });
});

describe('what a sticker may be put on', () => {
  test('a sticker that is on one object can’t be put on another (CR 123.3)', () => {
    const game = stickerTable([BEAR, ROCK], [['Test Bear', 'Test Rock'], []]);
    puts(game, game.ann, 'Tag', 'Test Rock', 'art: a kite');
    expect(kinds(game, 'Test Rock')).toEqual(['art']);
    expect(offered(game, game.ann, 'Tag', 'Test Bear')).not.toContain('art: a kite');
  });

  test('two stickers with the same word are two stickers (CR 123.3a)', () => {
    const game = stickerTable([BEAR, ROCK], [['Test Bear'], []]);
    puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Queue”', 'Queue Test Bear');
    puts(game, game.ann, 'Name Tag', 'Queue Test Bear', 'name: “Queue”', 'Queue Test Bear Queue');
    expect(game.ann.battlefield).toEqual(['Queue Test Bear Queue']);
  });

  test('a player puts no sticker on what another player owns (CR 123.3b)', () => {
    const game = stickerTable([BEAR], [[], ['Test Bear']]);
    puts(game, game.ann, 'Tag', 'Test Bear', null);
    expect(game.game.stickers).toEqual([]);
    puts(game, game.ben, 'Tag', 'Test Bear', 'art: a boot');
    expect(kinds(game, 'Test Bear')).toEqual(['art']);
  });

  test('a sticker that is moved costs no tickets again (CR 123.3d)', () => {
    const game = stickerTable(
      [BEAR, ROCK, 'Peeler | {0} | Artifact | | {0}: Move a sticker from ~ onto target creature you own.'],
      [['Test Bear', 'Peeler'], []],
    );
    game.ann.casts('Tickets');
    game.resolve();
    puts(game, game.ann, 'Tag', 'Peeler', 'ability: Flying');
    expect(game.ann.state.counters).toEqual({ ticket: 1 });
    game.ann.activates('Peeler', { targets: ['Test Bear'] });
    game.resolve();
    expect(kinds(game, 'Peeler')).toEqual([]);
    expect(kinds(game, 'Test Bear')).toEqual(['ability']);
    expect(game.ann.state.counters).toEqual({ ticket: 1 });
  });
});

describe('stickered objects', () => {
  const FAN = 'Fan | {0} | Creature — Elf | 1/1 | ~ has menace as long as you control a stickered permanent.';
  const menacing = (game: Scenario): boolean =>
    facts(game, 'Fan').abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'menace');

  test('an object is stickered as long as it has a sticker on it (CR 123.4)', () => {
    const game = stickerTable(
      [
        FAN,
        ROCK,
        BEAR,
        'Peeler | {0} | Artifact | | {0}: Move a sticker from target artifact onto target card in a graveyard.',
      ],
      [{ battlefield: ['Fan', 'Test Rock', 'Peeler'], graveyard: ['Test Bear'] }, []],
    );
    expect(menacing(game)).toBe(false);
    puts(game, game.ann, 'Tag', 'Test Rock', 'art');
    expect(menacing(game)).toBe(true);
    game.ann.activates('Peeler', { targets: ['Test Rock', 'Test Bear'] });
    game.resolve();
    expect(menacing(game)).toBe(false);
  });

  test('an art sticker does nothing but be there to be named (CR 123.9)', () => {
    const game = stickerTable(
      [BEAR, 'Critic | {0} | Artifact | | {0}: Destroy target creature with an art sticker on it.'],
      [['Test Bear', 'Critic'], []],
    );
    const before = { ...characteristics(game.game, game.ann.permanent('Test Bear').id) };
    expect(game.ann.can('activate', 'Critic')).toBe(false);
    puts(game, game.ann, 'Tag', 'Test Bear', 'art');
    expect({ ...characteristics(game.game, game.ann.permanent('Test Bear').id) }).toEqual(before);
    game.ann.activates('Critic', { targets: ['Test Bear'] });
    game.resolve();
    expect(game.ann.graveyard).toContain('Test Bear');
  });
});

describe('stickers and zones', () => {
  test('a sticker stays on what goes to a public zone, and is lost in a hidden one (CR 123.5, 400.7m)', () => {
    const game = stickerTable([BEAR], [['Test Bear'], []]);
    puts(game, game.ann, 'Tag', 'Test Bear', 'power and toughness: 1/7');
    game.ann.casts('Slay', { targets: ['Test Bear'] });
    game.resolve();
    expect(facts(game, 'Test Bear').toughness).toBe(7);
    expect(game.ann.graveyard).toContain('Test Bear');

    const other = stickerTable([BEAR], [['Test Bear'], []]);
    puts(other, other.ann, 'Tag', 'Test Bear', 'power and toughness: 1/7');
    other.ann.casts('Send Home', { targets: ['Test Bear'] });
    other.resolve();
    expect(other.game.stickers).toEqual([]);
    expect(offered(other, other.ann, 'Grave Tag', 'Tag')).toContain('power and toughness: 1/7');
  });

  test('on a card in a graveyard it stays as the card is cast and enters (CR 123.5)', () => {
    const game = stickerTable(
      ['Revenant | {0} | Creature — Spirit | 2/2 | You may cast ~ from your graveyard.'],
      [{ graveyard: ['Revenant'] }, []],
    );
    puts(game, game.ann, 'Grave Tag', 'Revenant', 'power and toughness: 1/7');
    game.ann.casts('Revenant');
    expect(characteristics(game.game, game.game.stack[0] as never).toughness).toBe(7);
    game.resolve();
    expect(game.ann.stats('Revenant')).toBe('1/7');
  });

  test('a sticker on a spell that merges is on the merged permanent; one object keeps it as that leaves (CR 123.5b, 123.5c)', () => {
    const game = stickerTable(
      [
        BEAR,
        'Graft | {0} | Creature — Beast | 5/5 | Flash / Mutate {0}',
        'Spell Tag | {0} | Instant | | Put a sticker on target spell.',
      ],
      [{ battlefield: ['Test Bear'], hand: ['Graft', 'Spell Tag'] }, []],
    );
    game.ann.casts('Graft', { via: 'mutate', targets: ['Test Bear'] });
    puts(game, game.ann, 'Spell Tag', 'Graft', 'power and toughness: 1/7');
    expect(game.ann.battlefield).toHaveLength(1);
    const [merged] = game.ann.battlefield as [string];
    expect(game.ann.stats(merged)).toBe('1/7');
    game.ann.answers('chooseObjects', (question, now) => {
      if (question.kind !== 'chooseObjects') throw new Error(question.kind);
      return [question.from.findIndex((id) => characteristics(now, id as never).name === 'Test Bear')];
    });
    game.ann.casts('Slay', { targets: [merged] });
    game.resolveAll();
    expect(facts(game, 'Test Bear').toughness).toBe(7);
    expect(facts(game, 'Graft').toughness).toBe(5);
  });
});

describe('ability stickers', () => {
  const has = (game: Scenario, name: string, keyword: string): boolean =>
    facts(game, name).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword);

  test('the object gains what is printed on it, also off the battlefield (CR 123.7)', () => {
    const game = stickerTable([BEAR], [['Test Bear'], []]);
    puts(game, game.ann, 'Tag', 'Test Bear', 'ability: Trample');
    expect(has(game, 'Test Bear', 'trample')).toBe(true);
    game.ann.casts('Slay', { targets: ['Test Bear'] });
    game.resolve();
    expect(has(game, 'Test Bear', 'trample')).toBe(true);
  });

  test('its abilities are those it gives, even where the object has lost them (CR 123.7a)', () => {
    const game = stickerTable(
      [
        BEAR,
        'Mimic | {0} | Creature — Shapeshifter | 1/1 | ~ has all abilities of ability stickers on other permanents you own.',
        'Blank | {0} | Instant | | Target creature loses all abilities until end of turn.',
      ],
      [{ battlefield: ['Test Bear', 'Mimic'], hand: ['Blank'] }, []],
    );
    puts(game, game.ann, 'Tag', 'Test Bear', 'ability: Trample');
    game.ann.casts('Blank', { targets: ['Test Bear'] });
    game.resolve();
    expect(has(game, 'Test Bear', 'trample')).toBe(false);
    expect(has(game, 'Mimic', 'trample')).toBe(true);
  });

  test('what a sticker gives is no copiable value (CR 123.1)', () => {
    const game = stickerTable(
      [BEAR, 'Twin | {0} | Instant | | Create a token that’s a copy of target creature.'],
      [{ battlefield: ['Test Bear'], hand: ['Twin'] }, []],
    );
    puts(game, game.ann, 'Name Tag', 'Test Bear', 'name: “Queue”', 'Test Queue Bear');
    puts(game, game.ann, 'Tag', 'Test Queue Bear', 'power and toughness: 1/7');
    game.ann.casts('Twin', { targets: ['Test Queue Bear'] });
    game.resolve();
    expect(game.ann.battlefield).toEqual(['Test Queue Bear', 'Test Bear']);
    expect(game.ann.stats('Test Bear')).toBe('2/2');
  });
});

describe('power and toughness stickers', () => {
  test('they set the base, before counters, the later over the earlier (CR 123.8)', () => {
    const game = stickerTable(
      [BEAR, 'Grow | {0} | Instant | | Put a +1/+1 counter on target creature.'],
      [{ battlefield: ['Test Bear'], hand: ['Grow'] }, []],
    );
    game.ann.casts('Tickets');
    game.resolve();
    game.ann.casts('Grow', { targets: ['Test Bear'] });
    game.resolve();
    puts(game, game.ann, 'Tag', 'Test Bear', 'power and toughness: 1/7');
    expect(game.ann.stats('Test Bear')).toBe('2/8');
    puts(game, game.ann, 'Tag', 'Test Bear', 'power and toughness: 5/6');
    expect(game.ann.stats('Test Bear')).toBe('6/7');
  });

  test('on a Vehicle only while it is a creature, or a card elsewhere (CR 123.8)', () => {
    const game = stickerTable([VEHICLE, BEAR], [['Test Cart', 'Test Bear'], []]);
    puts(game, game.ann, 'Tag', 'Test Cart', 'power and toughness: 1/7');
    expect(facts(game, 'Test Cart').power).toBeNaN();
    game.ann.activates('Test Cart');
    game.resolve();
    expect(game.ann.stats('Test Cart')).toBe('1/7');
    const wreck = stickerTable([VEHICLE], [{ graveyard: ['Test Cart'] }, []]);
    puts(wreck, wreck.ann, 'Grave Tag', 'Test Cart', 'power and toughness: 1/7');
    expect([facts(wreck, 'Test Cart').power, facts(wreck, 'Test Cart').toughness]).toEqual([1, 7]);
  });

  test('the power of a sticker is what is printed on it (CR 123.8a)', () => {
    const game = stickerTable(
      [
        BEAR,
        'Meter | {0} | Artifact | | {0}: You gain life equal to the total toughness of stickers on permanents you control.',
      ],
      [['Test Bear', 'Meter'], []],
    );
    puts(game, game.ann, 'Tag', 'Test Bear', 'power and toughness: 1/7');
    puts(game, game.ann, 'Tag', 'Test Bear', 'ability');
    const before = game.ann.life;
    game.ann.activates('Meter');
    game.resolve();
    expect(game.ann.life - before).toBe(7);
  });
});

describe('sticker sheets', () => {
  const sheet = (number: number): StickerSheet => ({ ...SHEET, name: `Test Sheet ${number}` });
  const sheets = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [sheet(i).name, lowerSheet(sheet(i))]));
  const setup = (stickerSheets: readonly string[], format = 'two-player', seed = 'x'): GameSetup => {
    const deck = Array.from({ length: 60 }, () => 'Test Bear');
    const players: PlayerSetup[] = [
      { name: 'ann', deck, stickerSheets },
      { name: 'ben', deck },
    ];
    const cards = stickerTable([BEAR], [[], []]).game.setup.cards;
    return { format, cards, stickerSheets: sheets, players, seed, edition: 'today' };
  };
  const chosen = (given: GameSetup): readonly string[] => {
    const game = createGame(given);
    if ('kind' in game) throw new Error(game.message);
    return (game.stickerSheets[0] ?? []).map(({ name }) => name);
  };
  const refusal = (given: GameSetup): string => {
    const game = createGame(given);
    return 'kind' in game ? game.message : '';
  };
  const all = Object.keys(sheets);

  test('three of the sheets are chosen at random as the game begins (CR 103.2d)', () => {
    const games = Array.from({ length: 20 }, (_, i) => chosen(setup(all, 'two-player', String(i))));
    for (const three of games) expect(new Set(three).size).toBe(3);
    expect(new Set(games.flat()).size).toBeGreaterThan(8);
  });

  test('a constructed game wants ten different sheets or none (CR 123.2a)', () => {
    expect(refusal(setup(all.slice(0, 9)))).toContain('123.2a');
    expect(refusal(setup([...all.slice(0, 9), all[0] as string]))).toContain('unique');
    expect(refusal(setup(all.slice(0, 10)))).toBe('');
    expect(refusal(setup([]))).toBe('');
  });

  test('a limited game has up to three sheets, those that were chosen (CR 123.2b)', () => {
    expect(chosen(setup(all.slice(4, 6), 'sealed'))).toEqual(['Test Sheet 4', 'Test Sheet 5']);
    expect(refusal(setup(all.slice(0, 4), 'sealed'))).toContain('123.2b');
  });

  test('only stickers of the chosen sheets can be put (CR 123.2c)', () => {
    const game = stickerTable([BEAR], [['Test Bear'], []]);
    const options = offered(game, game.ann, 'Tag', 'Test Bear');
    expect(options.some((text) => text.includes('Rival'))).toBe(false);
    const none = stickerTable([BEAR], [{ battlefield: ['Test Bear'], stickerSheets: [] }, []]);
    expect(offered(none, none.ann, 'Tag', 'Test Bear')).toEqual([]);
    expect(none.game.stickers).toEqual([]);
  });
});
