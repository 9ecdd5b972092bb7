/** New targets, names and types to choose, emblems, skipped steps: what is offered, asked and told. CR 115.7, 201.4, 205.3, 114, 614.10. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId, type Question, STEP_NAMES } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { plays, table } from '../support/rules-table.ts';

const CUB = 'Cub | {1} | Creature — Cat | 2/2';
const spell = (name: string, text: string): string => `${name} | {0} | Instant | | ${text}`;
const named = (game: Scenario, entity: number): string =>
  entity < 0 ? (game.seats[-1 - entity]?.name ?? '') : characteristics(game.game, entity as ObjectId).name;

function listen(
  game: Scenario,
  player: TestPlayer,
  answer: (question: Question) => readonly number[] | null,
): string[] {
  const asked: string[] = [];
  game.plan((question) => {
    if (question.player !== player.id || (question.kind !== 'yesNo' && question.kind !== 'chooseObjects')) return null;
    const { text, rule } = question.reason;
    asked.push(
      question.kind === 'yesNo'
        ? `${rule} ${text} ${question.yes} / ${question.no}`
        : `${rule} ${text}: ${question.from.map((entity) => named(game, entity)).join(', ')}`,
    );
    return answer(question);
  });
  return asked;
}

const BURN = spell('Burn', 'Burn deals 3 damage to any target.');
const IF = '608.2d Choose new targets for Burn? Yes / No';
/** Ann casts the first at these; Ben has the target changed as he answers. */
function turned(
  first: string,
  targets: string[],
  turn: string,
  answers: (question: Question) => readonly number[],
  mine: string[] = ['Cub'],
  theirs: string[] = [],
): { game: Scenario; asked: string[] } {
  const pup = 'Pup | {1} | Creature — Dog | 1/1';
  const game = table(
    [CUB, pup, first, spell('Turn', turn)],
    [
      { hand: [first.split(' ')[0] as string], battlefield: mine },
      { hand: ['Turn'], battlefield: theirs },
    ],
  );
  game.ann.casts(first.split(' ')[0] as string, { targets });
  game.ben.casts('Turn');
  const asked = listen(game, game.ben, answers);
  game.resolveAll();
  return { game, asked };
}

describe('new targets (CR 115.7)', () => {
  test('"may choose new targets": kept or changed, to what is legal and is not the target now (CR 115.7d)', () => {
    const may = 'You may choose new targets for target spell.';
    const changed = turned(BURN, ['ben'], may, ({ kind }) => (kind === 'yesNo' ? [1] : [1]));
    expect(changed.asked).toEqual([
      IF,
      '115.7d Choose a new target? Now: ben Choose / Keep',
      '115.7d Choose new targets: ann, Cub',
    ]);
    expect([changed.game.ann.life, changed.game.ben.life, changed.game.ann.battlefield]).toEqual([20, 20, []]);
    let times = 0;
    const kept = turned(BURN, ['ben'], may, () => [times++ === 0 ? 1 : 0]);
    expect([kept.asked.length, kept.game.ben.life]).toEqual([2, 17]);
    const no = turned(BURN, ['ben'], may, () => [0]);
    expect([no.asked, no.game.ben.life]).toEqual([[IF], 17]);
  });

  test('"change the target": it must be changed, if it can be (CR 115.7a)', () => {
    const must = 'Change the target of target spell with a single target.';
    const { game, asked } = turned(BURN, ['ben'], must, () => [0]);
    expect(asked).toEqual(['115.7d Choose new targets: ann, Cub']);
    expect([game.ann.life, game.ben.life]).toEqual([17, 20]);
    const shrink = spell('Shrink', 'Target creature gets -1/-1 until end of turn.');
    const alone = turned(shrink, ['Cub'], must, () => [0]);
    expect([alone.asked, alone.game.ann.stats('Cub')]).toEqual([[], '1/1']);
  });

  test('two targets, one of which is changed: the other stays (CR 115.7d)', () => {
    const split = spell('Split', 'Split deals 1 damage to target creature and 3 damage to target player.');
    let times = 0;
    const { game, asked } = turned(
      split,
      ['Pup', 'ben'],
      'You may choose new targets for target spell.',
      ({ kind }) => (kind === 'yesNo' ? [[1, 0, 1][times++] as number] : [0]),
      ['Cub'],
      ['Pup'],
    );
    expect(asked).toEqual([
      '608.2d Choose new targets for Split? Yes / No',
      '115.7d Choose a new target? Now: Pup Choose / Keep',
      '115.7d Choose a new target? Now: ben Choose / Keep',
    ]);
    expect([game.ann.life, game.ben.life, game.ann.battlefield, game.ben.battlefield]).toEqual([17, 20, ['Cub'], []]);
  });

  test('what the new target sets off when it becomes one, the kept one does not again (CR 115.7)', () => {
    const shy =
      'Shy | {1} | Creature — Cat | 1/9 | Whenever Shy becomes the target of a spell or ability, you gain 1 life.';
    const may = spell('Turn', 'You may choose new targets for target spell.');
    const at = (answers: number[]): number => {
      const left = [...answers];
      const game = table([CUB, shy, BURN, may], [{ hand: ['Burn'] }, { hand: ['Turn'], battlefield: ['Cub', 'Shy'] }]);
      game.ann.casts('Burn', { targets: ['Shy'] });
      while (game.game.stack.length > 1 || game.question?.player !== game.ben.id) game.proceed();
      game.ben.casts('Turn');
      listen(game, game.ben, ({ kind }) => (kind === 'yesNo' ? [left.shift() ?? 0] : [0]));
      game.resolveAll();
      return game.ben.life;
    };
    expect(at([1, 0])).toBe(21);
    expect(at([0])).toBe(21);
  });
});

describe('names and types to choose', () => {
  const cards = [
    CUB,
    'Wood | | Land | | {T}: Add {G}.',
    'Glade | | Land | | {T}: Add {W}.',
    'Rune | {1} | Artifact | |',
    'Gear | {1} | Artifact | |',
    'Page | {1} | Enchantment | |',
    spell('Burn', 'Scry 1.'),
  ];
  const offered = (which: string): string[] => {
    const game = table([...cards, spell('Say', `Choose ${which}. You gain 1 life.`)], [{ hand: ['Say'] }, []]);
    let options: readonly string[] = [];
    game.ann.answers('chooseOption', (question) => {
      if (question.kind === 'chooseOption') options = question.options;
      return [0];
    });
    plays(game, game.ann, 'Say');
    return ['Plains', 'Cub', 'Wood', 'Glade', 'Rune', 'Gear', 'Page', 'Burn', 'Say'].filter((name) =>
      options.includes(name),
    );
  };
  test.each([
    ['a card name', ['Plains', 'Cub', 'Wood', 'Glade', 'Rune', 'Gear', 'Page', 'Burn', 'Say']],
    ['a nonland card name', ['Cub', 'Rune', 'Gear', 'Page', 'Burn', 'Say']],
    ['a noncreature, nonland card name', ['Rune', 'Gear', 'Page', 'Burn', 'Say']],
    ['a nonartifact, nonland card name', ['Cub', 'Page', 'Burn', 'Say']],
    ['a creature card name', ['Cub']],
    ['a land card name', ['Plains', 'Wood', 'Glade']],
    ['an artifact card name', ['Rune', 'Gear']],
    ['a nonbasic land card name', ['Wood', 'Glade']],
    ['an instant or sorcery card name', ['Burn', 'Say']],
    ['a card name other than a basic land card name', ['Cub', 'Wood', 'Glade', 'Rune', 'Gear', 'Page', 'Burn', 'Say']],
  ])('%s (CR 201.4)', (which, names) => {
    expect(offered(which)).toEqual(names);
  });

  test('creature types of the cards in the game, by the alphabet (CR 205.3m)', () => {
    const kin = 'Kin Oath | {1} | Kindred Enchantment — Zubera | |';
    const game = table(
      [CUB, kin, 'Rock | {1} | Artifact — Treasure | |', spell('Say', 'Choose a creature type. You gain 1 life.')],
      [{ hand: ['Say'], battlefield: ['Cub', 'Rock', 'Kin Oath'] }, []],
    );
    let options: readonly string[] = [];
    game.ann.answers('chooseOption', (question) => {
      if (question.kind === 'chooseOption') options = question.options;
      return [0];
    });
    plays(game, game.ann, 'Say');
    expect(options).toContain('Cat');
    expect(options).toContain('Zubera');
    expect(options).not.toContain('Treasure');
    expect(options).toEqual([...options].sort());
  });
});

describe('emblems (CR 114)', () => {
  test('an emblem has its abilities, and no other characteristics (CR 114.3)', () => {
    const walker =
      'Walker | {0} | Legendary Planeswalker — Walker | 5 | +1: You get an emblem with "Creatures you control get +1/+1."';
    const game = table([walker, CUB], [{ hand: ['Walker'], battlefield: ['Cub'] }, ['Cub']]);
    plays(game, game.ann, 'Walker');
    game.ann.activates('Walker');
    game.resolve();
    const [id] = game.game.command as [ObjectId];
    const now = characteristics(game.game, id);
    expect(now).toMatchObject({ name: 'Walker Emblem', types: 0, supertypes: 0, colors: 0, manaCost: null });
    expect([[...now.subtypes], now.abilities.length]).toEqual([[], 1]);
    expect([game.ann.stats('Cub'), game.ben.stats('Cub')]).toEqual(['3/3', '2/2']);
  });
});

describe('skipping (CR 614.10)', () => {
  const steps = (game: Scenario, turn: number): string[] => {
    const seen: string[] = [];
    for (let i = 0; i < 400 && game.game.turn <= turn && game.question !== null; i++) {
      const name = STEP_NAMES[game.game.step] as string;
      if (game.game.turn === turn && seen.at(-1) !== name) seen.push(name);
      game.proceed();
    }
    return seen;
  };

  test('the next combat phase of one player: only that one, and once', () => {
    const nap = spell('Nap', 'Target player skips their next combat phase.');
    const game = table([nap], [{ hand: ['Nap'], battlefield: ['Grizzly Bears'] }, ['Grizzly Bears']]);
    plays(game, game.ann, 'Nap', ['ben']);
    expect(steps(game, 1).some((name) => /combat/i.test(name))).toBe(true);
    expect(steps(game, 2).some((name) => /attack|combat/i.test(name) && !/main/i.test(name))).toBe(false);
    expect(steps(game, 4).some((name) => /combat/i.test(name) && !/main/i.test(name))).toBe(true);
  });

  test('a turn is skipped: the next one of that player', () => {
    const sleep = spell('Sleep', 'Target player skips their next turn.');
    const game = table([sleep], [{ hand: ['Sleep'] }, []]);
    plays(game, game.ann, 'Sleep', ['ben']);
    game.to('Upkeep', 2);
    expect(game.game.activePlayer).toBe(game.ann.id);
    game.to('Upkeep', 3);
    expect(game.game.activePlayer).toBe(game.ben.id);
  });

  test('as long as a permanent says so, each of them', () => {
    const drowse = 'Drowse | {0} | Enchantment | | Skip your draw step.';
    const game = table([drowse], [['Drowse'], []]);
    game.to('PrecombatMain', 3);
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([0, 1]);
    game.to('PrecombatMain', 5);
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([0, 2]);
  });
});
