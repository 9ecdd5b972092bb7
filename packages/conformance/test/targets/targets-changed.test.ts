/** Other targets for what is on the stack, and what counts its targets. CR 115.7, 115.9. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/rules-table.ts';

const TRAIL =
  'Split Bolt | {0} | Sorcery | | Split Bolt deals 3 damage to target creature and 1 damage to another target creature.';

/** Lets the top of the stack resolve: yes or no, and names of new targets, in turn; the targets of the spell below it then. */
function change(game: Scenario, answers: readonly (number | string)[]): readonly string[] {
  const left = [...answers];
  game.plan((question) => {
    if (question.kind === 'yesNo' && typeof left[0] === 'number') return [left.shift() as number];
    if (question.kind === 'chooseObjects') return [game.indexOf(question.from, left.shift() as string)];
    return null;
  });
  game.resolve();
  game.unplan();
  expect(left).toEqual([]);
  const spell = game.game.stack.find((id) => characteristics(game.game, id).name === 'Split Bolt') as ObjectId;
  const targets = game.game.objects[spell]?.stack?.targets.flatMap(({ chosen }) => chosen) ?? [];
  return targets.map((entity) => characteristics(game.game, entity as number as ObjectId).name);
}

describe('targets changed', () => {
  test('only the final set of targets is judged: two targets change places (CR 115.7e)', () => {
    const aim = 'New Aim | {0} | Instant | | You may choose new targets for target sorcery spell.';
    const game = table(
      [TRAIL, aim],
      [{ hand: ['Split Bolt'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['New Aim'] }],
    );
    game.ann.casts('Split Bolt', { targets: ['Grizzly Bears', 'Hill Giant'] });
    game.ben.casts('New Aim', { targets: ['Split Bolt'] });
    expect(change(game, [1, 1])).toEqual(['Hill Giant', 'Grizzly Bears']);
    expect(game.resolveAll().ben.graveyard).toEqual(['New Aim', 'Hill Giant']);
  });

  test('"change a target": one of them, and no more (CR 115.7b)', () => {
    const nudge = 'One Nudge | {0} | Instant | | Change a target of target spell.';
    const creatures = ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'];
    for (const [answers, after] of [
      [[1], ['Craw Wurm', 'Hill Giant']],
      [[0], ['Grizzly Bears', 'Craw Wurm']],
    ] as const) {
      const game = table([TRAIL, nudge], [{ hand: ['Split Bolt'] }, { battlefield: creatures, hand: ['One Nudge'] }]);
      game.ann.casts('Split Bolt', { targets: ['Grizzly Bears', 'Hill Giant'] });
      game.ben.casts('One Nudge', { targets: ['Split Bolt'] });
      expect(change(game, answers)).toEqual(after);
    }
  });

  test('"change a target ... to": to that one only, if it can be targeted (CR 115.7b)', () => {
    const pull =
      'Here Wall | {0} | Creature — Wall | 0/9 | Flash / When Here Wall enters, change a target of target spell or ability to this creature.';
    const game = table(
      [TRAIL, pull],
      [{ hand: ['Split Bolt'] }, { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Here Wall'] }],
    );
    game.ann.casts('Split Bolt', { targets: ['Grizzly Bears', 'Hill Giant'] });
    game.ben.casts('Here Wall');
    game.resolve();
    expect(change(game, [1])).toEqual(['Here Wall', 'Hill Giant']);
  });

  test('"change any targets": none, one or all of them (CR 115.7c)', () => {
    const any = 'Any Way | {0} | Instant | | Change any targets of target sorcery spell.';
    for (const [answers, after] of [
      [
        [0, 0],
        ['Grizzly Bears', 'Hill Giant'],
      ],
      [
        [1, 'Craw Wurm', 0],
        ['Craw Wurm', 'Hill Giant'],
      ],
      [
        [1, 'Craw Wurm', 1, 'Colossal Dreadmaw'],
        ['Craw Wurm', 'Colossal Dreadmaw'],
      ],
    ] as const) {
      const game = table(
        [TRAIL, any],
        [
          { hand: ['Split Bolt'] },
          { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm', 'Colossal Dreadmaw'], hand: ['Any Way'] },
        ],
      );
      game.ann.casts('Split Bolt', { targets: ['Grizzly Bears', 'Hill Giant'] });
      game.ben.casts('Any Way', { targets: ['Split Bolt'] });
      expect(change(game, answers)).toEqual(after);
    }
  });

  test('"targets only" counts the objects and players chosen, also those that are no longer legal (CR 115.9c)', () => {
    const lines = [
      'Lone Ward | {0} | Instant | | Counter target spell that targets only a single creature.',
      'Shock Pair | {0} | Sorcery | | Destroy two target creatures.',
      'Shock One | {0} | Sorcery | | Destroy target creature.',
      'Gone | {0} | Instant | | Exile target creature.',
    ];
    const stoppable = (name: string, targets: string[], first: string[]): boolean => {
      const game = table(lines, [
        { hand: [name] },
        { battlefield: ['Grizzly Bears', 'Hill Giant'], hand: ['Lone Ward', 'Gone'] },
      ]);
      game.ann.casts(name, { targets });
      if (first.length > 0) plays(game, game.ben, 'Gone', first);
      return game.ben.can('cast', 'Lone Ward');
    };
    expect([
      stoppable('Shock One', ['Grizzly Bears'], []),
      stoppable('Shock Pair', ['Grizzly Bears', 'Hill Giant'], []),
      stoppable('Shock Pair', ['Grizzly Bears', 'Hill Giant'], ['Hill Giant']),
    ]).toEqual([true, false, false]);
  });
});
