/** When a special action may be taken, what it costs, and what it leaves behind. CR 116.2, 702.37, 702.62, 702.143. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId, type Question } from '@kitchen-table/engine';
import { editObject } from '../../../engine/src/vocabulary/door.ts';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/text-table.ts';

const SIP = 'Sip | {0} | Instant | | You gain 1 life.';

/** The special actions that the player could take now, with the names of their objects. */
function offered(game: Scenario, seat = 0): readonly string[] {
  return game.session
    .options(seat as never)
    .flatMap((option) =>
      option.kind === 'special' ? [`${option.action} ${characteristics(game.game, option.object).name}`.trim()] : [],
    );
}

const untapped = (game: Scenario): number =>
  game.ann.battlefield.filter((name, i) => name === 'Island' && (game.ann.permanent('Island', i).status & 1) === 0)
    .length;
const islands = (count: number): string[] => Array.from({ length: count }, () => 'Island');
/** Ben casts something in his own turn, so that Ann has priority with a spell on the stack. */
function inAnswer(game: Scenario): Scenario {
  game.to('Upkeep', 2);
  game.ben.casts('Sip');
  game.proceed();
  expect(game.question?.player).toBe(0);
  return game;
}

describe('suspend (CR 702.62a)', () => {
  const ASH = 'Ash | {4} | Sorcery | | Suspend 3—{1}{U} / You gain 5 life.';
  const DART = 'Dart | {4} | Instant | | Suspend 2—{1}{U} / You gain 5 life.';
  const WISP = 'Wisp | {4} | Creature — Spirit | 1/1 | Flash / Suspend 2—{1}{U}';

  test('whenever the card could be cast: instants and cards with flash any time, the others in the own main phase', () => {
    const cards = [ASH, DART, WISP, SIP];
    const game = table(cards, [{ battlefield: islands(2), hand: ['Ash', 'Dart', 'Wisp'] }, { hand: ['Sip'] }]);
    expect(offered(game)).toEqual(['suspend Ash', 'suspend Dart', 'suspend Wisp']);
    expect(offered(inAnswer(game))).toEqual(['suspend Dart', 'suspend Wisp']);
  });

  test('a permission to cast as though with flash counts; a prohibition to cast it too', () => {
    const haste = 'Haste | {0} | Enchantment | | You may cast sorcery spells as though they had flash.';
    const game = table(
      [ASH, SIP, haste],
      [{ battlefield: ['Haste', ...islands(2)], hand: ['Ash'] }, { hand: ['Sip'] }],
    );
    expect(offered(inAnswer(game))).toEqual(['suspend Ash']);
    const peace = 'Peace | {0} | Enchantment | | Players can’t cast instant spells.';
    const barred = table([ASH, DART, peace], [{ battlefield: ['Peace', ...islands(2)], hand: ['Ash', 'Dart'] }, {}]);
    expect(offered(barred)).toEqual(['suspend Ash']);
  });

  test('its cost is paid, and it is exiled face up with that many time counters', () => {
    const game = table([ASH], [{ battlefield: islands(3), hand: ['Ash'] }, {}]);
    game.ann.takes('suspend', 'Ash');
    const [id] = game.game.exile;
    const object = game.game.objects[id as number];
    expect([game.ann.exile, object?.counters, game.stack, untapped(game)]).toEqual([['Ash'], { time: 3 }, [], 1]);
    expect(game.session.view(1 as never).players[0]?.exile.map(({ card }) => card)).toEqual(['Ash']);
    expect(offered(game)).toEqual([]);
    expect(told(game, /^116\.2f$/)).toEqual(['116.2f Ash is exiled']);
  });

  test('X is announced as it is suspended, at least one and no more than can be paid', () => {
    const elk = 'Elk | {4} | Creature — Elk | 3/3 | Suspend X—{X}{U}. X can’t be 0.';
    const game = table([elk], [{ battlefield: islands(4), hand: ['Elk'] }, {}]);
    let asked: Question | null = null;
    game.plan((question) => {
      if (question.kind !== 'chooseNumber') return null;
      asked = question;
      return [2];
    });
    game.ann.takes('suspend', 'Elk');
    expect(asked).toMatchObject({ player: 0, min: 1, max: 3 });
    expect([game.game.objects[game.game.exile[0] as number]?.counters, untapped(game)]).toEqual([{ time: 2 }, 1]);
    const poor = table([elk], [{ battlefield: islands(1), hand: ['Elk'] }, {}]);
    expect(offered(poor)).toEqual([]);
  });
});

describe('foretell and plot (CR 702.143a, 116.2h)', () => {
  const OMEN = 'Omen | {5}{U} | Instant | | Foretell {U} / You gain 4 life.';
  const PLAN = 'Plan | {5}{U} | Instant | | Plot {1}{U} / You gain 4 life.';

  test('foretold any time in the own turn, plotted at sorcery speed only', () => {
    const game = table(
      [OMEN, PLAN, SIP],
      [
        { battlefield: islands(2), hand: ['Omen', 'Plan', 'Sip'] },
        { battlefield: islands(2), hand: ['Omen', 'Plan', 'Sip'] },
      ],
    );
    expect([offered(game, 0), offered(game, 1)]).toEqual([['foretell Omen', 'plot Plan'], []]);
    game.ann.casts('Sip');
    expect(offered(game)).toEqual(['foretell Omen']);
    game.resolveAll();
    game.to('Upkeep', 3);
    expect(offered(game)).toEqual(['foretell Omen']);
  });

  test('for {2}, or the plot cost; not without the mana', () => {
    const one = table([OMEN, PLAN], [{ battlefield: islands(1), hand: ['Omen', 'Plan'] }, {}]);
    expect(offered(one)).toEqual([]);
    const game = table([OMEN, PLAN], [{ battlefield: islands(5), hand: ['Omen', 'Plan'] }, {}]);
    game.ann.takes('foretell', 'Omen');
    expect(untapped(game)).toBe(3);
    game.ann.takes('plot', 'Plan');
    expect([untapped(game), game.ann.exile, game.stack]).toEqual([1, ['', 'Plan'], []]);
    const seen = (seat: number): readonly string[] =>
      game.session.view(seat as never).players[0]?.exile.map(({ card }) => card) ?? [];
    expect([seen(0), seen(1)]).toEqual([
      ['Omen', 'Plan'],
      ['', 'Plan'],
    ]);
  });

  test('what triggers on it knows who has done it (CR 603.2)', () => {
    const game = table(
      [OMEN, PLAN, 'Bard | {1} | Creature — Bard | 1/1 | Whenever you foretell a card, you gain 2 life.'],
      [{ battlefield: ['Bard', ...islands(4)], hand: ['Omen', 'Plan'] }, ['Bard']],
    );
    game.ann.takes('foretell', 'Omen');
    game.resolveAll();
    game.ann.takes('plot', 'Plan');
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([22, 20]);
  });
});

describe('turning face up (CR 116.2b, 702.37e)', () => {
  const MASK = 'Mask | {4}{U} | Creature — Spy | 4/4 | Morph {1}{U}';

  /** It is Ann's, face down, and she has so many Islands left. */
  function faceDown(card: string, name: string, left: number, more: readonly string[] = []): Scenario {
    const game = table(
      [card, SIP, ...more],
      [{ battlefield: islands(3 + left), hand: [name, 'Sip'] }, { hand: ['Sip'] }],
    );
    const [via] = /Megamorph|Morph|Disguise/.exec(card) as unknown as [string];
    game.ann.casts(name, { via: via.toLowerCase() });
    return game.resolve();
  }

  test('its controller may whenever they have priority and can pay; nobody else may', () => {
    const game = faceDown(MASK, 'Mask', 2);
    expect([offered(game, 0), offered(game, 1)]).toEqual([['turn face up'], []]);
    expect(offered(faceDown(MASK, 'Mask', 1))).toEqual([]);
    game.ann.casts('Sip');
    game.ann.takes('turn face up', '');
    expect([game.stack, game.ann.stats('Mask'), untapped(game)]).toEqual([['Sip'], '4/4', 0]);
    expect(game.ann.permanent('Mask').counters).toEqual({});
    expect(offered(game)).toEqual([]);
    expect(told(game, /^116\.2b$/)).toEqual(['116.2b Mask is turned face up']);
  });

  test('a phased-out permanent is not there to be turned (CR 702.26b)', () => {
    const game = faceDown(MASK, 'Mask', 2, ['Fade | {0} | Instant | | Target creature phases out.']);
    game.alter((now) => {
      editObject(now, now.battlefield.at(-1) as ObjectId).status |= 8;
    });
    expect(offered(game)).toEqual([]);
  });

  test('for its megamorph cost with a +1/+1 counter, and that is all it has (CR 702.37b)', () => {
    const game = faceDown('Drake | {4}{U} | Creature — Drake | 3/3 | Megamorph {1}{U}', 'Drake', 2);
    game.ann.takes('turn face up', '');
    expect([game.ann.stats('Drake'), game.ann.permanent('Drake').counters]).toEqual(['4/4', { '+1/+1': 1 }]);
  });

  test('the X of its morph cost is announced, and its ability knows it (CR 702.37f)', () => {
    const card =
      'Sage | {4}{U} | Creature — Wizard | 2/3 | Morph {X}{U} / When Sage is turned face up, you gain X life.';
    const game = faceDown(card, 'Sage', 4);
    let most = -1;
    game.plan((question) => {
      if (question.kind !== 'chooseNumber') return null;
      most = question.max;
      return [2];
    });
    game.ann.takes('turn face up', '');
    expect([most, untapped(game), game.stack]).toEqual([3, 1, ['Sage']]);
    game.resolve();
    expect(game.ann.life).toBe(22);
  });

  test('a manifested card: for its mana cost if it is a creature card, else not at all (CR 701.34b)', () => {
    const lines = [SIP, 'Show | {0} | Sorcery | | Manifest the top card of your library.'];
    const seat = (top: string, lands: number) => ({ library: [top, top], hand: ['Show'], battlefield: islands(lands) });
    const fox = 'Fox | {1}{U} | Creature — Fox | 3/1';
    const rich = table([...lines, fox], [seat('Fox', 2), {}]);
    plays(rich.ann, 'Show');
    expect(offered(rich)).toEqual(['turn face up']);
    rich.ann.takes('turn face up', '');
    expect([rich.ann.stats('Fox'), untapped(rich)]).toEqual(['3/1', 0]);
    const poor = table([...lines, fox], [seat('Fox', 1), {}]);
    plays(poor.ann, 'Show');
    const other = table(lines, [seat('Sip', 2), {}]);
    plays(other.ann, 'Show');
    expect([offered(poor), offered(other)]).toEqual([[], []]);
  });
});
