import type { ActionOption, GameView, ObjectView, Question, StackItemView } from '@kitchen-table/engine';
import { playerEntity } from '@kitchen-table/engine';
import { defaultStops } from '@kitchen-table/protocol';
import { describe, expect, test } from 'vitest';
import { decide, type Wishes, type Yielding } from '../src/match/auto-pass.ts';

type Id = ObjectView['id'];
type Seat = ObjectView['controller'];

const ann = 0 as Seat;
const ben = 1 as Seat;
const bolt = { kind: 'cast', object: 5 as Id, face: 0, via: '', same: [] } satisfies ActionOption;
const tapForMana = {
  kind: 'activate',
  object: 6 as Id,
  ability: 0,
  isManaAbility: true,
  same: [],
} satisfies ActionOption;
const pass = { kind: 'pass' } satisfies ActionOption;

function priority(...options: ActionOption[]): Question {
  return {
    kind: 'priority',
    player: ann,
    reason: { text: 'You have priority', source: -1 as Id, rule: '117.1' },
    options: [pass, ...options],
  };
}

function view(parts: {
  turn?: number;
  of?: Seat;
  step?: string;
  stack?: (Seat | Partial<StackItemView>)[];
  battlefield?: Partial<ObjectView>[];
}): GameView {
  return {
    viewer: ann,
    turn: parts.turn ?? 5,
    activePlayer: parts.of ?? ben,
    step: parts.step ?? 'upkeep',
    priority: ann,
    players: [{ team: 0 }, { team: 1 }] as unknown as GameView['players'],
    battlefield: (parts.battlefield ?? []).map((object, id) => ({
      id,
      attacking: null,
      blocking: [],
      blocked: false,
      ...object,
    })) as ObjectView[],
    stack: (parts.stack ?? []).map(stackItem) as StackItemView[],
    shown: [],
    dayNight: null,
    over: false,
    teams: [],
    winners: [],
    log: [],
  };
}

/** A creature spell of a player, unless more is said. */
function stackItem(item: Seat | Partial<StackItemView>, index: number): Partial<StackItemView> {
  const said = typeof item === 'number' ? { controller: item } : item;
  return { id: (50 + index) as Id, kind: 'spell', types: ['creature'], targets: [], ...said };
}

function wishes(
  parts: { yielding?: Yielding; fullControl?: boolean; othersTurns?: Wishes['stops']['othersTurns'] } = {},
): Wishes {
  const stops = { ...defaultStops(), fullControl: parts.fullControl ?? false, othersTurns: parts.othersTurns ?? [] };
  return { stops, yielding: parts.yielding ?? null };
}

function asked(question: Question, table: GameView, told: Wishes = wishes()): boolean {
  return decide(question, table, ann, told).kind === 'ask';
}

describe('when nothing was yielded', () => {
  test('the own main phases stop, with something to do', () => {
    expect(asked(priority(bolt), view({ of: ann, step: 'precombat main' }))).toBe(true);
    expect(asked(priority(bolt), view({ of: ann, step: 'postcombat main' }))).toBe(true);
    expect(asked(priority(bolt), view({ of: ann, step: 'upkeep' }))).toBe(false);
  });

  test('mana alone is nothing to do: priority is passed', () => {
    expect(decide(priority(tapForMana), view({ of: ann, step: 'precombat main' }), ann, wishes())).toEqual({
      kind: 'answer',
      answer: [0],
      yielding: null,
    });
  });

  test('an empty stack on another turn passes, unless there is a stop at that step', () => {
    const endStep = view({ step: 'end' });
    expect(asked(priority(bolt), endStep)).toBe(false);
    expect(asked(priority(bolt), endStep, wishes({ othersTurns: ['end'] }))).toBe(true);
  });

  test("an opponent's spell on top of the stack asks; the own spell resolves", () => {
    expect(asked(priority(bolt), view({ stack: [ben] }))).toBe(true);
    expect(asked(priority(bolt), view({ stack: [ben, ann] }))).toBe(false);
    expect(asked(priority(tapForMana), view({ stack: [ben] }))).toBe(false);
  });

  test('abilities to activate are offered against what may touch everybody, not against each creature spell', () => {
    const sacrifice = {
      kind: 'activate',
      object: 7 as Id,
      ability: 0,
      isManaAbility: false,
      same: [],
    } satisfies ActionOption;
    expect(asked(priority(sacrifice), view({ stack: [ben] }))).toBe(false);
    expect(asked(priority(sacrifice), view({ stack: [{ controller: ben, types: ['sorcery'] }] }))).toBe(true);
  });

  test('a trigger of an opponent passes by, unless it touches the player, their permanents or their spells', () => {
    const trigger = (target: number): GameView =>
      view({
        battlefield: [{ controller: ann }, { controller: ben }],
        stack: [
          { controller: ann },
          { controller: ben, kind: 'triggered', targets: [target] as unknown as StackItemView['targets'] },
        ],
      });
    expect(asked(priority(bolt), trigger(playerEntity(ben)))).toBe(false);
    expect(asked(priority(bolt), trigger(1))).toBe(false);
    expect(asked(priority(bolt), trigger(playerEntity(ann)))).toBe(true);
    expect(asked(priority(bolt), trigger(0))).toBe(true);
    expect(asked(priority(bolt), trigger(50))).toBe(true);
  });

  test('a spell of a teammate does not ask', () => {
    const table = view({ stack: [ben] });
    const teammates = { ...table, players: [{ team: 0 }, { team: 0 }] as unknown as GameView['players'] };
    expect(asked(priority(bolt), teammates)).toBe(false);
  });

  test('an attack on the player, or on a planeswalker of theirs, asks', () => {
    const attackers = { step: 'declare attackers' };
    expect(
      asked(priority(bolt), view({ ...attackers, battlefield: [{ controller: ben, attacking: playerEntity(ann) }] })),
    ).toBe(true);
    expect(
      asked(
        priority(bolt),
        view({ ...attackers, battlefield: [{ controller: ben, attacking: playerEntity(2 as Seat) }] }),
      ),
    ).toBe(false);
    const planeswalker = { controller: ann };
    expect(
      asked(
        priority(bolt),
        view({
          ...attackers,
          battlefield: [planeswalker, { controller: ben, attacking: 0 as ObjectView['attacking'] }],
        }),
      ),
    ).toBe(true);
  });

  test('blocks by or against the player ask, before damage', () => {
    const blockers = { step: 'declare blockers' };
    expect(
      asked(
        priority(bolt),
        view({ ...blockers, battlefield: [{ controller: ann, blocking: [1 as Id] }, { controller: ben }] }),
      ),
    ).toBe(true);
    expect(asked(priority(bolt), view({ ...blockers, battlefield: [{ controller: ben, blocking: [1 as Id] }] }))).toBe(
      false,
    );
  });

  test('full control asks at every priority', () => {
    expect(asked(priority(tapForMana), view({ step: 'draw' }), wishes({ fullControl: true }))).toBe(true);
  });

  test('every question but priority is asked', () => {
    const yesNo: Question = {
      kind: 'yesNo',
      player: ann,
      reason: priority().reason,
      yes: 'Draw',
      no: 'Do not draw',
      what: '',
    };
    expect(asked(yesNo, view({}), wishes({ yielding: { until: 'this turn', turn: 5 } }))).toBe(true);
  });
});

describe('yields', () => {
  const until = (wish: Yielding['until'], turn = 5): Wishes => wishes({ yielding: { until: wish, turn } });

  test('"this turn" passes whatever happens, and ends with the turn', () => {
    expect(asked(priority(bolt), view({ stack: [ben] }), until('this turn'))).toBe(false);
    expect(decide(priority(bolt), view({ turn: 6, stack: [ben] }), ann, until('this turn'))).toEqual({
      kind: 'ask',
      yielding: null,
    });
  });

  test('"this turn" attacks with nothing, unless a creature attacks if able', () => {
    const attackers = (mustAttack: number[]): Question => {
      return {
        kind: 'attackers',
        player: ann,
        reason: priority().reason,
        attackers: [3 as Id],
        defenders: [[playerEntity(ben)]],
        mustAttack,
      };
    };
    const table = view({ of: ann, step: 'declare attackers' });
    expect(decide(attackers([]), table, ann, until('this turn'))).toMatchObject({ kind: 'answer', answer: [] });
    expect(asked(attackers([0]), table, until('this turn'))).toBe(true);
  });

  test('"until something happens" ends with an opponent\'s spell, an attack, or the own next turn', () => {
    expect(asked(priority(bolt), view({}), until('until something happens'))).toBe(false);
    expect(asked(priority(bolt), view({ stack: [ben] }), until('until something happens'))).toBe(true);
    const attack = view({
      step: 'declare attackers',
      battlefield: [{ controller: ben, attacking: playerEntity(ann) }],
    });
    expect(asked(priority(bolt), attack, until('until something happens'))).toBe(true);
    expect(
      asked(priority(bolt), view({ of: ann, turn: 6, step: 'precombat main' }), until('until something happens')),
    ).toBe(true);
  });

  test('"until my turn" passes spells and attacks, and ends on the own next turn, not on this one', () => {
    expect(asked(priority(bolt), view({ stack: [ben] }), until('until my turn'))).toBe(false);
    expect(asked(priority(bolt), view({ of: ann, turn: 5, step: 'postcombat main' }), until('until my turn'))).toBe(
      false,
    );
    expect(asked(priority(bolt), view({ of: ann, turn: 9, step: 'precombat main' }), until('until my turn'))).toBe(
      true,
    );
  });
});

describe('what was decided once for all', () => {
  const trigger: Partial<StackItemView> = { controller: ann, kind: 'triggered', source: 7 as Id, sourceName: 'Mentor' };
  const yesNo: Question = {
    kind: 'yesNo',
    player: ann,
    reason: { text: 'Pay {1}?', source: 7 as Id, rule: '608.2d' },
    yes: 'Yes',
    no: 'No',
    what: 'Pay {1}?',
  };
  const standing = (says: 'yes' | 'no' | 'pass', source = 'Mentor'): Wishes => ({
    stops: { ...defaultStops(), standing: [{ source, says }] },
    yielding: null,
  });
  const given = (question: Question, table: GameView, told: Wishes): readonly number[] | null => {
    const decision = decide(question, table, ann, told);
    return decision.kind === 'ask' ? null : decision.answer;
  };

  test('a trigger of that name is answered yes or no, others are asked (CR 603.5)', () => {
    const table = view({ stack: [trigger] });
    expect(given(yesNo, table, standing('yes'))).toEqual([1]);
    expect(given(yesNo, table, standing('no'))).toEqual([0]);
    expect(given(yesNo, table, standing('yes', 'Warden'))).toBeNull();
    expect(given(yesNo, table, standing('pass'))).toBeNull();
    expect(given(yesNo, view({ stack: [] }), standing('yes'))).toBeNull();
    expect(given(yesNo, view({ stack: [{ ...trigger, source: 8 as Id }] }), standing('yes'))).toBeNull();
  });

  test('who decides for another player is asked, and an answer that is not legal is not given (CR 720.5)', () => {
    const table = view({ stack: [trigger] });
    expect(given({ ...yesNo, forPlayer: ben }, table, standing('yes'))).toBeNull();
    expect(given({ ...yesNo, only: 0 }, table, standing('yes'))).toBeNull();
    expect(given({ ...yesNo, only: 0 }, table, standing('no'))).toEqual([0]);
  });

  test('priority is passed while an ability of that name is on top, but no spell, and not under full control', () => {
    const attack: Partial<StackItemView> = { ...trigger, controller: ben, targets: [playerEntity(ann)] };
    expect(asked(priority(bolt), view({ stack: [attack] }))).toBe(true);
    expect(asked(priority(bolt), view({ stack: [attack] }), standing('pass'))).toBe(false);
    expect(asked(priority(bolt), view({ stack: [{ ...attack, kind: 'spell' }] }), standing('pass'))).toBe(true);
    const control = { ...standing('pass'), stops: { ...standing('pass').stops, fullControl: true } };
    expect(asked(priority(bolt), view({ stack: [attack] }), control)).toBe(true);
  });

  test('equal triggers go on the stack unasked, others in the order chosen; full control asks (CR 603.3b)', () => {
    const order = (...items: [string, number?][]): Question => ({
      kind: 'order',
      player: ann,
      reason: { text: 'Order', source: -1 as Id, rule: '603.3b' },
      items: items.map(([text, ability], i) => ({
        object: i as Id,
        text,
        ...(ability === undefined ? {} : { ability }),
      })),
      what: 'triggers',
      last: 'top',
    });
    expect(given(order(['Warden', 0], ['Warden', 0]), view({}), wishes())).toEqual([0, 1]);
    expect(given(order(['Warden', 0], ['Warden', 1]), view({}), wishes())).toBeNull();
    expect(given(order(['Warden', 0], ['Mentor', 0]), view({}), wishes())).toBeNull();
    expect(given(order(['Warden'], ['Warden']), view({}), wishes())).toBeNull();
    expect(given(order(['Warden', 0], ['Warden', 0]), view({}), wishes({ fullControl: true }))).toBeNull();
  });
});
