/** Commander with cards read from text: cards from outside the game, Brawl, partner with a name. CR 903.11, 903.12, 702.124i. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { editObject, editPlayer, opened } from '../../../engine/src/vocabulary/door.ts';
import { type Seat, scenario } from '../../../engine/test/support/scenario.ts';
import { read } from '../support/read-cards.ts';
import { LANDS, POOL, begin, table } from '../support/commander-table.ts';

describe('cards from outside the game (CR 903.11)', () => {
  function offered(deck: readonly string[], commanders: readonly string[], format: string): string[] {
    const bears = read(
      'Brown Bear | {1}{G} | Creature — Bear | 2/2 |',
      'White Bear | {1}{W} | Creature — Bear | 2/2 |',
      'Black Bear | {1}{G} | Creature — Bear | 2/2 |',
    );
    const session = begin(
      [
        {
          deck: [...deck, ...Array.from({ length: 50 }, () => 'Wish')],
          commanders,
          sideboard: ['Brown Bear', 'White Bear', 'Black Bear', 'Green Lady'],
        },
        {},
      ],
      format,
      bears,
    );
    const { game } = session;
    return game.rules.reading
      .find(game, WISHED, {
        source: -1 as never,
        controller: 0 as never,
        bindings: {},
        x: null,
        stackObject: -1 as never,
      })
      .map((id) => characteristics(game, id as never).name)
      .sort();
  }
  const WISHED = {
    kind: 'zoneOfPlayer',
    zone: ['outside'],
    player: { kind: 'you' },
  } as never;

  test('not one with a name of the starting deck, not one with a color outside the identity (CR 903.11)', () => {
    expect(offered(['Brown Bear'], ['Green Lady'], 'commander')).toEqual(['Black Bear']);
    expect(offered([], ['Green Lady'], 'commander')).toEqual(['Black Bear', 'Brown Bear']);
  });

  test('in another game all of them (CR 400.11)', () => {
    expect(offered(['Brown Bear'], [], 'two-player')).toEqual(['Black Bear', 'Brown Bear', 'Green Lady', 'White Bear']);
  });

  test('not a second card of a name that the player owns in the game by now (CR 903.11)', () => {
    const session = begin([{ commanders: ['Green Lady'], sideboard: ['Cheer', 'Cheer'] }, {}]);
    const { game } = session;
    const find = (): number =>
      game.rules.reading.find(game, WISHED, {
        source: -1 as never,
        controller: 0 as never,
        bindings: {},
        x: null,
        stackObject: -1 as never,
      }).length;
    expect(find()).toBe(2);
    const first = game.objects.find((object) => object.record.card.name === 'Cheer') as (typeof game.objects)[number];
    editObject(opened(game), first.id).zone = 1 as never;
    editPlayer(opened(game), 0 as never).hand.push(first.id);
    expect(find()).toBe(0);
  });
});

describe('Brawl (CR 903.12)', () => {
  test('two players begin with 25 life, more with 30 (CR 903.12f, 103.4d)', () => {
    expect(begin([{}, {}], 'brawl').game.players.map(({ life }) => life)).toEqual([25, 25]);
    expect(begin([{}, {}, {}], 'brawl').game.players.map(({ life }) => life)).toEqual([30, 30, 30]);
  });

  test('the first mulligan costs no card, also between two players; in Commander it does (CR 903.12g, 103.5c)', () => {
    const bottom = (format: string): number | undefined => {
      const { question } = begin([{}, {}], format);
      return question?.kind === 'mulligan' ? question.toBottom : undefined;
    };
    expect(bottom('brawl')).toBe(0);
    expect(bottom('commander')).toBe(1);
  });

  test('a commander may be a planeswalker, cast from the command zone (CR 903.12c, 903.8)', () => {
    const [walker] = read('Far Walker | {2}{G} | Legendary Planeswalker — Far | 4 | +1: You gain 1 life.');
    const game = scenario([{ battlefield: LANDS, command: ['Far Walker'] }, {}], {
      format: 'brawl',
      cards: [walker as never],
    });
    game.ann.casts('Far Walker');
    game.resolve();
    expect(game.ann.battlefield).toContain('Far Walker');
  });

  test('21 combat damage by a commander do not lose the game (CR 903.12h)', () => {
    const library = Array.from({ length: 9 }, () => 'Plains');
    const seats: Seat[] = [
      { battlefield: [...LANDS, 'Forest', 'Forest'], command: ['Big Legend'], library },
      { library, life: 100 },
    ];
    const lost = (format: string): boolean => {
      const game = table(seats, format);
      game.ann.casts('Big Legend');
      game.resolve();
      game.ann.attacks('Big Legend').attacks('Big Legend');
      while (!game.isOver && game.game.turn < 7) game.proceed();
      return game.isOver;
    };
    expect(lost('commander')).toBe(true);
    expect(lost('brawl')).toBe(false);
  });
});

describe('partner with [name] (CR 702.124i)', () => {
  const [twin] = read('Old Twin | {1} | Legendary Creature — Elf | 1/1 | Partner with Serra Angel');

  test('as it enters, target player may search their library for the other and put it into their hand (CR 702.124i)', () => {
    const game = scenario(
      [{ battlefield: LANDS, hand: ['Old Twin'] }, { library: ['Plains', 'Serra Angel', 'Plains'] }],
      { cards: [twin as (typeof POOL)[number]] },
    );
    game.ann.answers('targets', (question, now) => [
      (question as { legal: readonly number[] }).legal.indexOf(-1 - (now.players[1]?.id ?? 0)),
    ]);
    game.ben.answers('yesNo', [1]);
    game.ben.answers('chooseObjects', [0]);
    game.ann.casts('Old Twin');
    game.resolveAll();
    expect(game.ben.hand).toEqual(['Serra Angel']);
  });
});
