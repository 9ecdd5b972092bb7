/** Which activated abilities a player is offered, where, when and by whom, and how they are announced. CR 602. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { picks, plays, table, until, uses } from '../support/text-table.ts';

const CUB = 'Cub | {2}{G} | Creature — Cat | 2/2';
const BEAR = 'Bear | {4} | Creature — Bear | 4/4';
const orb = (text: string): string => `Orb | {0} | Artifact | | ${text}`;
/** Which abilities of the Orb are offered, by their place in its text. */
const offered = (player: TestPlayer, name = 'Orb'): number[] =>
  player.table.session
    .options(player.id)
    .flatMap((option) =>
      option.kind === 'activate' && characteristics(player.table.game, option.object).name === name
        ? [option.ability]
        : [],
    );

describe('by whom (CR 602.2)', () => {
  const seats = (text: string): Scenario =>
    table(
      [orb(text), CUB],
      [{ battlefield: ['Orb', 'Plains'] }, { battlefield: ['Plains'] }, { battlefield: ['Plains'] }],
    );
  const who = (game: Scenario): boolean[] =>
    [game.ann, game.ben, game.cat].map((player) => player.can('activate', 'Orb'));

  test('the controller only, unless it says otherwise', () => {
    expect(who(seats('{1}: You gain 1 life.'))).toEqual([true, false, false]);
    expect(who(seats('{1}: You gain 1 life. Any player may activate this ability.'))).toEqual([true, true, true]);
    expect(who(seats('{1}: You gain 1 life. Only your opponents may activate this ability.'))).toEqual([
      false,
      true,
      true,
    ]);
    const sorcery = '{1}: You gain 1 life. Any player may activate this ability but only as a sorcery.';
    expect(who(seats(sorcery))).toEqual([true, false, false]);
    expect(who(seats(sorcery).to('Upkeep', 2))).toEqual([false, false, false]);
    expect(who(seats(sorcery).to('PostcombatMain', 2))).toEqual([false, true, false]);
  });

  test('whoever activates it pays for it and is "you" (CR 113.8)', () => {
    const game = seats('{1}: You gain 3 life. Any player may activate this ability.');
    uses(game.ben, 'Orb');
    expect([game.ann.life, game.ben.life, who(game)]).toEqual([20, 23, [true, false, true]]);
  });

  test('abilities that work in a hand or a graveyard: of the owner, and nowhere else (CR 113.6)', () => {
    const LILY = 'Lily | {9} | Creature — Plant | 1/1 | {1}, Exile this card from your graveyard: You gain 2 life.';
    const FERN = 'Fern | {9} | Creature — Plant | 1/1 | {1}, Reveal this card from your hand: You gain 3 life.';
    const LANDS = ['Plains', 'Plains'];
    const game = table(
      [LILY, FERN],
      [
        { graveyard: ['Lily', 'Fern', 'Lily'], hand: ['Fern'], battlefield: LANDS },
        { graveyard: ['Fern'], hand: ['Lily'], battlefield: [...LANDS, 'Lily', 'Fern'] },
      ],
    );
    expect([offered(game.ann, 'Lily').length, offered(game.ann, 'Fern').length]).toEqual([2, 1]);
    expect([offered(game.ben, 'Lily'), offered(game.ben, 'Fern')]).toEqual([[], []]);
    uses(game.ann, 'Lily');
    uses(game.ann, 'Fern');
    expect([game.ann.life, game.ann.exile, game.ann.graveyard, game.ann.hand]).toEqual([
      25,
      ['Lily'],
      ['Fern', 'Lily'],
      ['Fern'],
    ]);
  });

  test('of an emblem: its owner, who controls it; a permanent that is phased out has none (CR 114.2, 702.26b)', () => {
    const MARK = 'Mark | {0} | Instant | | You get an emblem with "{0}: You gain 1 life."';
    const HIDE = 'Hide | {0} | Instant | | Target artifact phases out.';
    const game = table(
      [MARK, HIDE, orb('{0}: You gain 1 life.')],
      [{ hand: ['Mark', 'Hide'], battlefield: ['Orb'] }, []],
    );
    plays(game.ann, 'Mark');
    expect(game.ann.command).toEqual(['Mark Emblem']);
    expect([game.ann.can('activate', 'Mark Emblem'), game.ben.can('activate', 'Mark Emblem')]).toEqual([true, false]);
    uses(game.ann, 'Mark Emblem');
    expect([game.ann.life, game.ann.can('activate', 'Orb')]).toEqual([21, true]);
    plays(game.ann, 'Hide', 'Orb');
    expect([game.ann.can('activate', 'Orb'), game.ann.can('activate', 'Mark Emblem')]).toEqual([false, true]);
  });
});

describe('when (CR 602.5)', () => {
  test('once each turn, or once: each permanent by itself, each ability by itself (CR 602.5b)', () => {
    const game = table(
      [
        orb(
          '{0}: You gain 1 life. Activate only once each turn. / {0}: You gain 10 life. Activate only once. / {0}: You lose 1 life.',
        ),
      ],
      [['Orb', 'Orb'], []],
    );
    for (const ability of [0, 1, 2]) {
      game.ann.activates('Orb', { ability });
      game.resolveAll();
    }
    expect(game.ann.life).toBe(30);
    expect(offered(game.ann)).toEqual([2, 0, 1, 2]);
    game.ann.activates('Orb', { ability: 0 });
    game.resolveAll();
    game.ann.activates('Orb', { ability: 1 });
    game.resolveAll();
    expect([game.ann.life, offered(game.ann)]).toEqual([41, [2]]);
    game.to('Upkeep', 2);
    expect(offered(game.ann)).toEqual([0, 2]);
  });

  test('in certain parts of a turn, and not in others', () => {
    const TIMES =
      '{0}: You gain 1 life. Activate only during your turn. / {0}: You gain 1 life. Activate only during combat. / {0}: You gain 1 life. Activate only as a sorcery. / {0}: You gain 1 life. Activate only if you control a Cat.';
    const game = table(
      [orb(TIMES), CUB, 'Note | {0} | Instant | | You gain 1 life.'],
      [{ battlefield: ['Orb'], hand: ['Note'] }, ['Cub']],
    );
    expect(offered(game.ann)).toEqual([0, 2]);
    game.ann.casts('Note');
    expect(offered(game.ann)).toEqual([0]);
    expect(offered(game.to('BeginningOfCombat').ann)).toEqual([0, 1]);
    expect(offered(game.to('PostcombatMain').ann)).toEqual([0, 2]);
    expect(offered(game.to('End').ann)).toEqual([0]);
    expect(offered(game.to('PrecombatMain', 2).ann)).toEqual([]);
    const cat = table([orb(TIMES), CUB], [['Orb', 'Cub'], []]);
    expect(offered(cat.to('Upkeep', 2).ann)).toEqual([3]);
  });
});

describe('announcing (CR 602.2b)', () => {
  test('a Phyrexian symbol: its mana or 2 life, said before it is paid for (CR 107.4f)', () => {
    const DRIP = orb('{1}{W/P}: Draw a card.');
    const drawn = (lands: number, life: number, byLife: number): unknown => {
      const game = table(
        [DRIP],
        [{ battlefield: ['Orb', ...Array.from({ length: lands }, () => 'Plains')], life }, []],
      );
      if (!game.ann.can('activate', 'Orb')) return 'no';
      const asked: string[] = [];
      game.plan((question) => {
        if (question.kind !== 'yesNo') return null;
        asked.push(question.reason.rule);
        return [byLife];
      });
      uses(game.ann, 'Orb');
      return [asked, game.ann.life, game.ann.hand.length, game.ann.can('activate', 'Plains')];
    };
    expect(drawn(2, 20, 1)).toEqual([['601.2b'], 18, 1, true]);
    expect(drawn(2, 20, 0)).toEqual([['601.2b'], 20, 1, false]);
    expect(drawn(1, 20, 0)).toEqual([[], 18, 1, false]);
    expect([drawn(1, 1, 0), drawn(0, 20, 0)]).toEqual(['no', 'no']);
  });

  test('X in a loyalty cost decides what can be targeted: only where some X that can be paid may have a target (CR 107.3a)', () => {
    const MAGE =
      'Mage | {3} | Planeswalker — Mage | 3 | +1: You gain 1 life. / −X: Return target creature card with mana value X from your graveyard to your hand.';
    const minus = (...graveyard: string[]): boolean =>
      offered(
        table(
          [MAGE, CUB, BEAR],
          [{ hand: ['Mage'], battlefield: ['Plains', 'Plains', 'Plains'], graveyard }, { graveyard: ['Cub'] }],
        )
          .ann.casts('Mage')
          .table.resolveAll().ann,
        'Mage',
      ).includes(1);
    expect([minus('Cub'), minus('Bear'), minus('Plains'), minus()]).toEqual([true, false, false, false]);
    const game = table(
      [MAGE, CUB, BEAR],
      [{ hand: ['Mage'], battlefield: ['Plains', 'Plains', 'Plains'], graveyard: ['Cub', 'Bear'] }, {}],
    );
    plays(game.ann, 'Mage');
    let most = 0;
    game.ann.answers('chooseNumber', (question) => {
      most = question.kind === 'chooseNumber' ? question.max : -1;
      return [3];
    });
    game.ann.activates('Mage', { ability: 1, targets: ['Cub'] });
    game.resolveAll();
    expect([most, game.ann.hand, game.ann.graveyard]).toEqual([3, ['Cub'], ['Bear', 'Mage']]);
  });

  test('X in mana likewise: as far as the mana goes', () => {
    const can = (lands: number, ...theirs: string[]): boolean =>
      table(
        [orb('{X}, {T}: Destroy target creature with mana value X.'), CUB, BEAR],
        [['Orb', ...Array.from({ length: lands }, () => 'Plains')], theirs],
      ).ann.can('activate', 'Orb');
    expect([can(2, 'Cub'), can(3, 'Cub'), can(3, 'Bear'), can(4, 'Bear'), can(4)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test('one cost or another: asked where both can be paid, by what they are (CR 118.9)', () => {
    const WAYS = orb('{1} or {T}: You gain 1 life.');
    const game = table([WAYS], [['Orb', 'Plains', 'Plains'], []]);
    game.ann.answers('priority', (question) => [
      question.kind === 'priority'
        ? question.options.findIndex((option) => option.kind === 'activate' && !option.isManaAbility)
        : 0,
    ]);
    game.proceed();
    const question = until(game.ann, 'chooseOption');
    expect([question.options, question.reason.rule]).toEqual([['{1}', '{T}'], '601.2b']);
    picks(game.ann, '{T}');
    game.resolveAll();
    expect([game.ann.life, game.ann.permanent('Orb').status & 1]).toEqual([21, 1]);
    uses(game.ann, 'Orb');
    uses(game.ann, 'Orb');
    expect([game.ann.life, game.ann.can('activate', 'Orb')]).toEqual([23, false]);
  });

  test('the modes are named, and one without targets is not offered (CR 700.2a)', () => {
    const game = table(
      [orb('{0}: Choose one — / • Creatures can’t block this turn. / • Destroy target creature. / • You gain 1 life.')],
      [['Orb'], []],
    );
    game.ann.answers('priority', (question) => [
      question.kind === 'priority' ? question.options.findIndex((option) => option.kind === 'activate') : 0,
    ]);
    game.proceed();
    const question = until(game.ann, 'chooseModes');
    expect(question).toMatchObject({
      reason: { rule: '700.2', source: game.ann.permanent('Orb').id },
      options: [
        { index: 0, text: "This turn, creatures can't block" },
        { index: 2, text: 'You gain 1 life' },
      ],
      min: 1,
      max: 1,
    });
    game.answer([1]);
    game.resolveAll();
    expect(game.ann.life).toBe(21);
  });
});
