/** Targets that depend on one another, on the cost or on who is asked: what is offered for each in turn. CR 601.2c-d, 115.7, 707.10d. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId, type Question } from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const DOE = 'Doe | {1} | Creature — Elk | 1/3';
const OWL = 'Owl | {1} | Creature — Bird | 1/1 | Flying';
const JAY = 'Jay | {1} | Creature — Bird | 2/1 | Flying';
const COG = 'Cog | {1} | Artifact | |';
const spell = (name: string, text: string, cost = '{0}'): string => `${name} | ${cost} | Instant | | ${text}`;
const named = (game: Scenario, entity: number): string =>
  entity < 0 ? (game.seats[-1 - entity]?.name ?? '') : characteristics(game.game, entity as ObjectId).name;

/** What may be chosen, at least, at most, for which target, of which chosen mode. */
type Asked = readonly (string | number)[];
/** What Ann is asked as she casts the spell, answered by these names in turn; null: she can't cast it. */
function asked(line: string, ann: Seat, ben: Seat, answers: readonly (readonly string[])[]): readonly Asked[] | null {
  const name = line.split(' ')[0] as string;
  const game = table([CUB, DOE, OWL, JAY, COG, line], [{ ...ann, hand: [name] }, ben]);
  if (!game.ann.can('cast', name)) return null;
  const seen: Asked[] = [];
  game.plan((question: Question) => {
    if (question.kind !== 'targets') return null;
    const { legal, min, max, slot, mode, earlier, reason } = question;
    expect([reason.rule, (earlier ?? []).length]).toEqual(['601.2c', slot]);
    seen.push([
      legal.map((entity) => named(game, entity)).join(),
      min,
      max,
      slot,
      ...(mode === undefined ? [] : [mode]),
    ]);
    return (answers[seen.length - 1] ?? []).map((wanted) =>
      legal.findIndex((entity) => named(game, entity) === wanted),
    );
  });
  plays(game.ann, name);
  return seen;
}

describe('one after another (CR 601.2c)', () => {
  test('only what leaves a target for the next one is offered', () => {
    const PAIR = spell(
      'Pair',
      'Target creature gets +1/+1 until end of turn. Another target creature with flying gets +2/+2 until end of turn.',
    );
    expect(asked(PAIR, { battlefield: ['Cub', 'Doe', 'Owl'] }, {}, [['Doe']])).toEqual([['Cub,Doe', 1, 1, 0]]);
    expect(asked(PAIR, { battlefield: ['Cub', 'Owl', 'Jay'] }, {}, [['Cub'], ['Owl']])).toEqual([
      ['Cub,Owl,Jay', 1, 1, 0],
      ['Owl,Jay', 1, 1, 1],
    ]);
    expect(asked(PAIR, { battlefield: ['Cub', 'Cub'] }, {}, [])).toBeNull();
    expect(asked(PAIR, { battlefield: ['Owl'] }, {}, [])).toBeNull();
  });

  test('only a player who controls such a creature is a target where it must be that player’s', () => {
    const PICK = spell('Pick', 'Target player loses 1 life. Tap target creature that player controls.');
    expect(asked(PICK, {}, { battlefield: ['Cub', 'Cog', 'Owl'] }, [['Owl']])).toEqual([['Cub,Owl', 1, 1, 1]]);
    expect(asked(PICK, { battlefield: ['Owl', 'Jay'] }, { battlefield: ['Cub'] }, [['ann'], ['Owl']])).toEqual([
      ['ann,ben', 1, 1, 0],
      ['Owl,Jay', 1, 1, 1],
    ]);
  });

  test('the targets of each mode, in the order of the modes (CR 700.2c)', () => {
    const MODES = spell(
      'Modes',
      'Choose two — / • Target creature gets +1/+1 until end of turn. / • Tap target artifact. / • You gain 1 life.',
    );
    expect(asked(MODES, { battlefield: ['Cub', 'Doe', 'Cog', 'Cog'] }, {}, [['Doe'], ['Cog']])).toEqual([
      ['Cub,Doe', 1, 1, 0, 0],
      ['Cog,Cog', 1, 1, 1, 1],
    ]);
    expect(asked(MODES, { battlefield: ['Cog', 'Cog'] }, {}, [['Cog']])).toEqual([['Cog,Cog', 1, 1, 0, 0]]);
  });

  test('there must be a target where the spell can’t be paid for without one (CR 601.2f)', () => {
    const HELP = spell(
      'Help',
      'This spell costs {2} less to cast if it targets a Cat. / Up to one target creature gets +1/+1 until end of turn. You gain 1 life.',
      '{3}',
    );
    const lands = (count: number): string[] => Array.from({ length: count }, () => 'Plains');
    const with3 = { battlefield: [...lands(3), 'Cub', 'Owl'] };
    expect(asked(HELP, with3, {}, [[]])).toEqual([['Cub,Owl', 0, 1, 0]]);
    const poor = { battlefield: [...lands(1), 'Cub', 'Cub', 'Owl'] };
    expect(asked(HELP, poor, {}, [['Cub']])).toEqual([['Cub,Cub', 1, 1, 0]]);
    expect(asked(HELP, { battlefield: [...lands(1), 'Owl'] }, {}, [])).toBeNull();
    expect(asked(HELP, { battlefield: ['Cub'] }, {}, [])).toBeNull();
    const BOTH = spell(
      'Both',
      'This spell costs {2} less to cast if it targets a Cat. / Up to one target creature gets +1/+1 until end of turn. Up to one target creature gets +0/+1 until end of turn.',
      '{3}',
    );
    expect(asked(BOTH, poor, {}, [[], ['Cub']])?.map(([, min, max, slot]) => [min, max, slot])).toEqual([
      [0, 1, 0],
      [1, 1, 1],
    ]);
    expect(asked(BOTH, poor, {}, [['Cub'], []])?.map(([, min, max, slot]) => [min, max, slot])).toEqual([
      [0, 1, 0],
      [0, 1, 1],
    ]);
  });

  test('divided among up to so many: each gets some, one alone gets all without a question (CR 601.2d)', () => {
    const SPLIT = spell('Split', 'Split deals 3 damage divided as you choose among up to two target creatures.');
    const game = table([CUB, OWL, JAY, SPLIT], [{ hand: ['Split', 'Split', 'Split'] }, ['Cub', 'Owl', 'Jay', 'Cub']]);
    let divisions = 0;
    game.plan((question) => {
      if (question.kind !== 'distribute') return null;
      divisions++;
      expect(question).toMatchObject({ total: 3, minEach: 1, what: 'damage', reason: { rule: '601.2d' } });
      return [2, 1];
    });
    plays(game.ann, 'Split', 'Cub', 'Owl');
    expect([game.ben.graveyard, divisions]).toEqual([['Cub', 'Owl'], 1]);
    plays(game.ann, 'Split', 'Cub');
    expect([game.ben.battlefield, divisions]).toEqual([['Jay'], 1]);
    game.ann.answers('targets', []);
    plays(game.ann, 'Split');
    expect([game.ben.battlefield, divisions]).toEqual([['Jay'], 1]);
  });
});

describe('new targets for what is on the stack (CR 115.7)', () => {
  const TURN = spell('Turn', 'Change the target of target spell or ability with a single target.');

  test('of an ability: what its source may target, not what the ability or spell could (CR 113.7a, 702.16b)', () => {
    const HEX = 'Hex | {0} | Artifact | | {0}: Target creature gets +1/+0 until end of turn.';
    const MOTH = 'Moth | {1} | Creature — Insect | 1/1 | Protection from artifacts';
    const game = table([CUB, OWL, HEX, MOTH, TURN], [{ battlefield: ['Hex', 'Cub', 'Moth'], hand: ['Turn'] }, ['Owl']]);
    game.ann.activates('Hex', { targets: ['Cub'] });
    game.ann.casts('Turn');
    const offered: string[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      offered.push(...question.from.map((entity) => named(game, entity)));
      return [0];
    });
    game.resolveAll();
    expect([offered, game.ann.stats('Cub'), game.ben.stats('Owl'), game.ann.stats('Moth')]).toEqual([
      [],
      '2/2',
      '2/1',
      '1/1',
    ]);
  });

  test('several targets of one word, then those of the next: each is changed by itself (CR 115.7d)', () => {
    const FOUR = spell(
      'Four',
      'Two target creatures each get +1/+1 until end of turn. Another target creature gets +3/+3 until end of turn.',
    );
    const MOVE = spell('Move', 'You may choose new targets for target spell.');
    const game = table(
      [CUB, OWL, JAY, FOUR, MOVE, 'Elk | {1} | Creature — Elk | 3/3'],
      [{ battlefield: ['Cub', 'Owl', 'Jay', 'Elk'], hand: ['Four', 'Move'] }, []],
    );
    game.ann.casts('Four', { targets: ['Cub', 'Owl', 'Jay'] });
    game.ann.casts('Move');
    const seen: string[] = [];
    game.plan((question) => {
      if (question.kind === 'yesNo') {
        seen.push(question.reason.text);
        return [question.reason.text.endsWith('Cub') ? 0 : 1];
      }
      if (question.kind !== 'chooseObjects') return null;
      seen.push(question.from.map((entity) => named(game, entity)).join());
      return [question.from.length - 1];
    });
    game.resolveAll();
    expect(['Cub', 'Owl', 'Jay', 'Elk'].map((name) => game.ann.stats(name))).toEqual(['3/3', '4/4', '2/1', '4/4']);
    expect(seen.slice(1)).toEqual([
      'Choose a new target? Now: Cub',
      'Choose a new target? Now: Owl',
      'Jay,Elk',
      'Choose a new target? Now: Jay',
    ]);
  });
});

describe('copies (CR 707.10, 707.12)', () => {
  test('one for each other player that the spell could target, in the order that is said (CR 707.10d)', () => {
    const FAN = spell(
      'Fan',
      'Copy target spell for each other player the spell could target. Each copy targets a different one of those players.',
    );
    const BURN = spell('Burn', 'Burn deals 2 damage to target player.');
    const game = table([FAN, BURN], [{ hand: ['Burn', 'Fan'] }, {}, {}]);
    game.ann.casts('Burn', { targets: ['ben'] });
    let items: unknown = null;
    game.ann.answers('order', (question) => {
      items = question.kind === 'order' ? [question.items, question.reason.rule] : null;
      return [1, 0];
    });
    game.ann.casts('Fan', { targets: ['Burn'] });
    game.resolve();
    expect(items).toEqual([
      [
        { object: -1, text: 'ann' },
        { object: -1, text: 'cat' },
      ],
      '707.10d',
    ]);
    expect(game.stack).toEqual(['Burn', 'Burn', 'Burn']);
    game.resolve();
    expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([18, 20, 20]);
    game.resolveAll();
    expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([18, 18, 18]);
  });

  test('a spell with no target, or with more than one, is not copied so (CR 707.10d)', () => {
    const ZED =
      'Zed | {0} | Creature — Cat | 3/3 | Whenever you cast an instant or sorcery spell that targets only Zed, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.';
    const GROW = spell('Grow', 'Target creature gets +1/+1 until end of turn.');
    const game = table(
      [ZED, GROW, CUB, OWL, COG],
      [{ battlefield: ['Zed', 'Cub', 'Owl', 'Cog'], hand: ['Grow', 'Grow'] }, ['Cub']],
    );
    plays(game.ann, 'Grow', 'Zed');
    expect(['Zed', 'Cub', 'Owl'].map((name) => game.ann.stats(name))).toEqual(['4/4', '3/3', '2/2']);
    expect(game.ben.stats('Cub')).toBe('2/2');
    plays(game.ann, 'Grow', 'Cub');
    expect(['Zed', 'Cub', 'Owl'].map((name) => game.ann.stats(name))).toEqual(['4/4', '4/4', '2/2']);
  });

  test('of a card in a graveyard: it is cast from there, and what is not cast is gone (CR 707.12, 704.5e)', () => {
    const HOPE = spell('Hope', 'You gain 3 life.', '{4}');
    const MIME =
      'Mime | {0} | Sorcery | | Copy target card in an opponent’s graveyard. You may cast the copy without paying its mana cost.';
    for (const cast of [1, 0]) {
      const game = table([HOPE, MIME], [{ hand: ['Mime'] }, { graveyard: ['Hope'] }]);
      game.ann.answers('yesNo', [cast]);
      plays(game.ann, 'Mime', 'Hope');
      expect([game.ann.life, game.ann.graveyard, game.ben.graveyard]).toEqual([20 + 3 * cast, ['Mime'], ['Hope']]);
      expect([game.ann.hand, game.ann.exile]).toEqual([[], []]);
    }
  });
});

test('a crime: what targets an opponent, or what is theirs on the battlefield, the stack or in the graveyard (CR 700.13 of today)', () => {
  const CROOK = 'Crook | {0} | Enchantment | | Whenever you commit a crime, you gain 1 life.';
  const lines = [
    CUB,
    COG,
    CROOK,
    'Jab | {0} | Artifact | | {0}: Target player gains 10 life. / {0}: Tap target artifact. / {0}: Exile target card from a graveyard. / {0}: Return target card from exile to its owner’s hand.',
  ];
  const game = table(lines, [
    { battlefield: ['Crook', 'Jab', 'Cog'], graveyard: ['Cub'], exile: ['Cub'] },
    { battlefield: ['Cog'], graveyard: ['Cog'], exile: ['Cog'] },
  ]);
  const commits = (ability: number, seat: number): boolean => {
    const { life } = game.ann;
    game.ann.answers('targets', (question) => {
      const legal = question.kind === 'targets' ? question.legal : [];
      const of = (entity: number): number | undefined => (entity < 0 ? -1 - entity : game.game.objects[entity]?.owner);
      return [legal.findIndex((entity) => of(entity) === seat)];
    });
    game.ann.activates('Jab', { ability });
    game.resolveAll();
    return game.ann.life % 10 !== life % 10;
  };
  expect([0, 1, 2, 3].map((ability) => [commits(ability, 0), commits(ability, 1)])).toEqual([
    [false, true],
    [false, true],
    [false, true],
    [false, false],
  ]);
});
