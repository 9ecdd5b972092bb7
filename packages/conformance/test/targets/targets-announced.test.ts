/** Announcing targets: how many, which, by whom, and what is divided among them. CR 115, 601.2c-d. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/rules-table.ts';

const CARDS = ['Cub', 'Pup', 'Kit', 'Foal'].map((name, i) => `${name} | {${i + 1}} | Creature — Cat | 3/5`);
interface Asked {
  readonly who: string;
  readonly min: number;
  readonly max: number;
  readonly from: string;
}

const named = (game: Scenario, entity: number): string =>
  entity < 0 ? (game.seats[-1 - entity]?.name ?? '') : characteristics(game.game, entity as ObjectId).name;

/** Ann casts the spell; each question for targets is answered by these names, or by the fewest. */
function cast(
  text: string,
  picks: readonly (readonly string[])[],
  seats: readonly [Seat, ...Seat[]],
  x = 0,
  cost = '{0}',
): { game: Scenario; asked: Asked[] } {
  const [mine, ...others] = seats;
  const game = table([...CARDS, `Word | ${cost} | Sorcery | | ${text}`], [{ ...mine, hand: ['Word'] }, ...others]);
  const asked: Asked[] = [];
  game.plan((question) => {
    if (question.kind === 'chooseNumber') return [x];
    if (question.kind !== 'targets') return null;
    expect(question.reason.rule).toBe('601.2c');
    const from = question.legal.map((entity) => named(game, entity));
    const pick = picks[asked.length] ?? [];
    asked.push({
      who: game.seats[question.player]?.name ?? '',
      min: question.min,
      max: question.max,
      from: from.join(', '),
    });
    return pick.map((name) => from.indexOf(name));
  });
  game.ann.casts('Word');
  game.resolveAll();
  return { game, asked };
}
const damage = (game: Scenario): string =>
  game.game.battlefield
    .flatMap((id) => {
      const { damage: dealt } = game.game.objects[id] as { damage: number };
      return dealt > 0 ? [`${characteristics(game.game, id).name} ${dealt}`] : [];
    })
    .join(', ');
const could = (text: string, battlefield: readonly string[]): boolean =>
  table([...CARDS, `Word | {0} | Sorcery | | ${text}`], [{ hand: ['Word'] }, { battlefield }]).ann.can('cast', 'Word');
const three: [Seat, Seat] = [{}, { battlefield: ['Cub', 'Pup', 'Kit'] }];

describe('how many (CR 115.1, 601.2c)', () => {
  test.each([
    ['Word deals 1 damage to each of two target creatures.', ['Pup', 'Kit'], 2, 2, 'Pup 1, Kit 1'],
    ['Word deals 1 damage to each of up to two target creatures.', ['Pup'], 0, 2, 'Pup 1'],
    ['Word deals 1 damage to each of up to two target creatures.', [], 0, 2, ''],
    ['Word deals 1 damage to each of any number of target creatures.', ['Cub', 'Kit'], 0, 3, 'Cub 1, Kit 1'],
    ['Tap one or two target creatures.', ['Cub'], 1, 2, ''],
    ['Tap one, two, or three target creatures.', ['Cub', 'Kit'], 1, 3, ''],
  ] as const)('%s', (text, pick, min, max, dealt) => {
    const { game, asked } = cast(text, [pick], three);
    expect(asked).toEqual([{ who: 'ann', min, max, from: 'Cub, Pup, Kit' }]);
    expect(damage(game)).toBe(dealt);
  });

  test('with fewer legal targets than it takes it is not cast, with "up to" it is', () => {
    const two = 'Tap two target creatures.';
    expect([could(two, ['Cub']), could(two, ['Cub', 'Pup'])]).toEqual([false, true]);
    expect([
      could('Tap up to two target creatures.', []),
      could('Tap one or two target creatures.', []),
      could('Tap one or two target creatures.', ['Cub']),
    ]).toEqual([true, false, true]);
  });

  test('X targets, where X was announced before (CR 601.2b)', () => {
    const lands = ['Forest', 'Forest'];
    const { game, asked } = cast(
      'Word deals 1 damage to each of X target creatures.',
      [['Cub', 'Kit']],
      [{ battlefield: lands }, three[1]],
      2,
      '{X}',
    );
    expect(asked).toEqual([{ who: 'ann', min: 2, max: 2, from: 'Cub, Pup, Kit' }]);
    expect(damage(game)).toBe('Cub 1, Kit 1');
  });

  test('X that is counted is known as targets are chosen', () => {
    const text = 'Word deals 1 damage to each of up to X target creatures, where X is the number of lands you control.';
    const { asked } = cast(text, [['Cub']], [{ battlefield: ['Forest', 'Forest'] }, three[1]]);
    expect(asked).toEqual([{ who: 'ann', min: 0, max: 2, from: 'Cub, Pup, Kit' }]);
  });

  test('"another target" is not the first one; "target" again may be the same (CR 115.3)', () => {
    const another = cast(
      'Word deals 1 damage to target creature and 2 damage to another target creature.',
      [['Pup'], ['Cub']],
      three,
    );
    expect(another.asked.map(({ from }) => from)).toEqual(['Cub, Pup, Kit', 'Cub, Kit']);
    expect(damage(another.game)).toBe('Cub 2, Pup 1');
    const same = cast(
      'Word deals 1 damage to target creature. Word deals 2 damage to target creature.',
      [['Pup'], ['Pup']],
      three,
    );
    expect(same.asked.map(({ from }) => from)).toEqual(['Cub, Pup, Kit', 'Cub, Pup, Kit']);
    expect(damage(same.game)).toBe('Pup 3');
  });
});

describe('which, and by whom', () => {
  test('one for each opponent, among what that player controls (CR 601.2c)', () => {
    const text = 'For each opponent, Word deals 2 damage to up to one target creature that player controls.';
    const { game, asked } = cast(
      text,
      [['Pup'], []],
      [{ battlefield: ['Foal'] }, { battlefield: ['Cub', 'Pup'] }, { battlefield: ['Kit'] }],
    );
    expect(asked.map(({ from, min, max }) => `${from} ${min}-${max}`)).toEqual(['Cub, Pup 0-1', 'Kit 0-1']);
    expect(damage(game)).toBe('Pup 2');
  });

  test('an opponent chooses the target (CR 601.6)', () => {
    const { game, asked } = cast(
      "Destroy target creature of an opponent's choice.",
      [['Pup']],
      [{ battlefield: ['Foal'] }, { battlefield: ['Pup'] }],
    );
    expect(asked.map(({ who, from }) => `${who}: ${from}`)).toEqual(['ben: Foal, Pup']);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Foal'], []]);
  });

  test('modes with targets: those of each mode in turn, of different players where it says so (CR 700.2)', () => {
    const modes =
      'Choose two. Each mode must target a different player. / • Target player gains 1 life. / • Target player loses 5 life.';
    const text = cast(modes, [['ann'], ['ben']], [{}, {}, {}]);
    expect(text.asked.map(({ from }) => from)).toEqual(['ann, ben, cat', 'ben, cat']);
    expect([text.game.ann.life, text.game.ben.life, text.game.cat.life]).toEqual([21, 15, 20]);
  });

  test('hexproof, protection and shroud: not among them (CR 702.11b, 702.16b, 702.18a)', () => {
    const safe = [
      'Sly | {1} | Creature — Cat | 2/2 | Hexproof',
      'Hid | {1} | Creature — Cat | 2/2 | Shroud',
      'Red | {1} | Creature — Cat | 2/2 | Protection from red',
    ];
    const game = table(
      [...CARDS, ...safe, 'Word | {R} | Instant | | Tap target creature.'],
      [{ hand: ['Word'], battlefield: ['Sly', 'Hid', 'Mountain', 'Cub'] }, ['Sly', 'Red', 'Pup']],
    );
    let from: string[] = [];
    game.ann.answers('targets', (question) => {
      from = question.kind === 'targets' ? question.legal.map((entity) => named(game, entity)) : [];
      return [0];
    });
    game.ann.casts('Word');
    expect(from).toEqual(['Sly', 'Cub', 'Pup']);
  });
});

describe('divided (CR 601.2d)', () => {
  const DIVIDE = 'Word deals 4 damage divided as you choose among any number of target creatures.';
  const divide = (
    text: string,
    picks: string[],
    parts: number[],
    theirs: string[] = ['Cub', 'Pup', 'Kit'],
  ): { game: Scenario; asked: unknown[] } => {
    const game = table([...CARDS, `Word | {0} | Sorcery | | ${text}`], [{ hand: ['Word'] }, theirs]);
    const asked: unknown[] = [];
    game.plan((question) => {
      if (question.kind === 'targets')
        return picks.map((name) => question.legal.findIndex((entity) => named(game, entity) === name));
      if (question.kind !== 'distribute') return null;
      asked.push({
        total: question.total,
        minEach: question.minEach,
        among: question.among.map((entity) => named(game, entity)),
        rule: question.reason.rule,
      });
      return parts;
    });
    game.ann.casts('Word');
    game.resolveAll();
    return { game, asked };
  };

  test('at least one for each target, all of it among them', () => {
    const { game, asked } = divide(DIVIDE, ['Cub', 'Kit'], [1, 3]);
    expect(asked).toEqual([{ total: 4, minEach: 1, among: ['Cub', 'Kit'], rule: '601.2d' }]);
    expect(damage(game)).toBe('Cub 1, Kit 3');
    expect(() => divide(DIVIDE, ['Cub', 'Kit'], [0, 4])).toThrow(/illegal/);
    expect(() => divide(DIVIDE, ['Cub', 'Kit'], [1, 2])).toThrow(/illegal/);
  });

  test('one target takes all, without a question; no more targets than there is to divide', () => {
    const { game, asked } = divide(DIVIDE, ['Pup'], []);
    expect([asked, damage(game)]).toEqual([[], 'Pup 4']);
    const two = DIVIDE.replace('4 damage', '2 damage');
    const most = table([...CARDS, `Word | {0} | Sorcery | | ${two}`], [{ hand: ['Word'] }, ['Cub', 'Pup', 'Kit']]);
    let max = 0;
    most.ann.answers('targets', (question) => {
      max = question.kind === 'targets' ? question.max : 0;
      return [0];
    });
    most.ann.casts('Word');
    expect(max).toBe(2);
  });

  test('what an illegal target would have been dealt is not dealt to the others (CR 608.2b)', () => {
    const kill = 'Kill | {0} | Instant | | Destroy target creature.';
    const game = table(
      [...CARDS, kill, `Word | {0} | Sorcery | | ${DIVIDE}`],
      [{ hand: ['Word'] }, { hand: ['Kill'], battlefield: ['Cub', 'Pup'] }],
    );
    game.plan((question) => (question.kind === 'distribute' ? [3, 1] : null));
    game.ann.casts('Word', { targets: ['Cub', 'Pup'] });
    game.ben.casts('Kill', { targets: ['Cub'] });
    game.resolveAll();
    expect(damage(game)).toBe('Pup 1');
  });
});
