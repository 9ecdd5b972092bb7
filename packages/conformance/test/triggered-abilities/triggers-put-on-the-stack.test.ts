/** Triggered abilities as they are put on the stack: in which order, with which modes and targets. CR 603.3. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table, until } from '../support/text-table.ts';

const CUB = 'Cub | {0} | Creature — Cat | 2/2';
const ONE = 'One | {0} | Enchantment | | Whenever a creature enters, you gain 1 life.';
const TWO =
  'Two | {0} | Enchantment | | Whenever a creature enters, you draw a card. / Whenever a creature enters, you lose 2 life.';

type Order = Extract<Question, { kind: 'order' }>;

/** What is asked about the order of triggers, by player; each takes the reverse order. */
function orders(game: Scenario): Order[] {
  const asked: Order[] = [];
  game.plan((question) => {
    if (question.kind !== 'order' || question.what !== 'triggers') return null;
    asked.push(question);
    return question.items.map((_item, index) => question.items.length - 1 - index);
  });
  return asked;
}

describe('the order (CR 603.3b)', () => {
  test('each player orders their own, by source and ability; the active player’s are put there first', () => {
    const game = table([CUB, ONE, TWO], [{ battlefield: ['One', 'Two'], hand: ['Cub'] }, ['Two']]);
    const asked = orders(game);
    game.ann.casts('Cub');
    game.resolve();
    expect(asked.map(({ player, reason }) => [player, reason.rule])).toEqual([
      [0, '603.3b'],
      [1, '603.3b'],
    ]);
    const [one, two] = ['One', 'Two'].map((name) => game.ann.permanent(name).id);
    expect(asked[0]?.items).toEqual([
      { object: one, text: 'One', ability: 0 },
      { object: two, text: 'Two', ability: 0 },
      { object: two, text: 'Two', ability: 1 },
    ]);
    expect(game.stack).toEqual(['Two', 'Two', 'One', 'Two', 'Two']);
    game.resolve().resolve();
    // Ben’s resolve first, the last one put there first: the card is drawn before the life is lost.
    expect([game.ben.life, game.ben.hand.length, game.ann.life]).toEqual([18, 1, 20]);
    game.resolve();
    expect([game.ann.life, game.ann.hand.length]).toEqual([21, 0]);
  });

  test('what cannot be told apart is not asked about; a single one is not, either', () => {
    const game = table([CUB, ONE], [{ battlefield: ['One'], hand: ['Cub', 'Cub'] }, ['One']]);
    const asked = orders(game);
    plays(game.ann, 'Cub');
    expect([asked.length, game.ann.life, game.ben.life]).toEqual([0, 21, 21]);
    const both = table(
      [CUB, ONE, 'Pair | {0} | Sorcery | | Create two 1/1 white Cat creature tokens.'],
      [{ battlefield: ['One'], hand: ['Pair'] }, {}],
    );
    const none = orders(both);
    plays(both.ann, 'Pair');
    expect([none.length, both.ann.life]).toEqual([0, 22]);
  });

  test('the same ability of two permanents is ordered, since they are two objects', () => {
    const game = table([CUB, ONE, TWO], [{ battlefield: ['Two'], hand: ['Cub'] }, {}]);
    const asked = orders(game);
    plays(game.ann, 'Cub');
    expect(asked.map(({ items }) => items.map(({ ability }) => ability))).toEqual([[0, 1]]);
  });

  test('a delayed ability is named by its source only', () => {
    const oath = 'Oath | {0} | Instant | | At the beginning of the next end step, you gain 4 life.';
    const bell = 'Bell | {0} | Artifact | | At the beginning of your end step, you lose 1 life.';
    const game = table([oath, bell], [{ battlefield: ['Bell'], hand: ['Oath'] }, {}]);
    plays(game.ann, 'Oath');
    const asked = orders(game);
    game.to('End');
    const items = asked[0]?.items.map(({ text, ability }) => [text, ability]);
    expect(items?.toSorted()).toEqual([
      ['Bell', 0],
      ['Oath', undefined],
    ]);
    expect(game.ann.life).toBe(23);
  });

  test('abilities of a player who has left are not put there (CR 800.4d)', () => {
    const fall = 'Fall | {0} | Sorcery | | Target player loses 20 life. Create a 1/1 white Cat creature token.';
    const game = table([ONE, fall], [{ hand: ['Fall'] }, ['One'], ['One']]);
    game.ann.casts('Fall', { targets: ['ben'] });
    game.resolve();
    expect([game.stack, game.ben.state.left]).toEqual([['One'], true]);
    game.resolve();
    expect(game.cat.life).toBe(21);
  });
});

describe('modes and targets (CR 603.3c-d)', () => {
  const CHOICE =
    'Choice | {0} | Enchantment | | Whenever a creature enters, choose one — / • You gain 3 life. / • Destroy target artifact.';
  const COG = 'Cog | {0} | Artifact | |';

  test('a mode is chosen as the ability is put there, a mode without legal targets is not offered', () => {
    for (const [artifacts, modes] of [
      [[], 1],
      [['Cog'], 2],
    ] as const) {
      const game = table([CUB, CHOICE, COG], [{ battlefield: ['Choice'], hand: ['Cub'] }, [...artifacts]]);
      let options = 1;
      game.plan((question) => {
        if (question.kind !== 'chooseModes') return null;
        options = question.options.length;
        return [options - 1];
      });
      game.ann.casts('Cub');
      game.resolve();
      expect([options, game.stack]).toEqual([modes, ['Choice']]);
      game.resolve();
      expect([game.ann.life, game.ben.battlefield]).toEqual([modes === 1 ? 23 : 20, []]);
    }
  });

  test('the target is chosen then, by its controller, and again looked at as it resolves', () => {
    const game = table(
      [
        CUB,
        COG,
        'Rust | {0} | Enchantment | | Whenever a creature enters, destroy target artifact. You gain 1 life.',
        'Melt | {0} | Instant | | Destroy target artifact.',
      ],
      [
        { hand: ['Cub'], battlefield: ['Cog'] },
        { battlefield: ['Rust', 'Cog'], hand: ['Melt'] },
      ],
    );
    game.ann.casts('Cub');
    const question = until(game.ben, 'targets');
    expect([question.player, question.legal.length, question.min, question.max]).toEqual([1, 2, 1, 1]);
    game.answer([game.indexOf(question.legal, 'Cog')]);
    while (game.question?.kind !== 'priority') game.proceed();
    const chosen = game.game.objects[game.game.stack[0] as number]?.stack?.targets[0]?.chosen[0] as number;
    expect([chosen, game.stack]).toEqual([question.legal[0], ['Rust']]);
    game.ben.casts('Melt', { targets: ['Cog'] });
    game.resolveAll();
    // Without its target the whole ability does nothing: CR 608.2b.
    expect([game.ben.life, game.ann.battlefield.length + game.ben.battlefield.length]).toEqual([20, 3]);
  });

  test('without a legal target the ability is not put there at all', () => {
    const rust = 'Rust | {0} | Enchantment | | Whenever a creature enters, destroy target artifact. You gain 1 life.';
    const game = table([CUB, rust], [{ battlefield: ['Rust'], hand: ['Cub'] }, {}]);
    game.ann.casts('Cub');
    game.resolve();
    expect([game.stack, game.ann.life]).toEqual([[], 20]);
  });

  test('being targeted by an ability is noticed, and targeting an opponent’s permanent is a crime (CR 700.13 of today)', () => {
    const game = table(
      [
        CUB,
        'Poke | {0} | Enchantment | | Whenever a creature enters, tap target permanent.',
        'Law | {0} | Enchantment | | Whenever you commit a crime, you gain 5 life.',
        'Shy | {0} | Artifact | | Whenever this artifact becomes the target of a spell or ability, you lose 3 life.',
      ],
      [{ battlefield: ['Poke', 'Law'], hand: ['Cub', 'Cub'] }, ['Shy']],
    );
    let choice = 'Shy';
    game.plan((question) => (question.kind === 'targets' ? [game.indexOf(question.legal, choice)] : null));
    plays(game.ann, 'Cub');
    expect([game.ann.life, game.ben.life]).toEqual([25, 17]);
    choice = 'Law';
    plays(game.ann, 'Cub');
    expect([game.ann.life, game.ben.life]).toEqual([25, 17]);
  });
});

describe('what returns as something leaves (CR 610.3, 610.4)', () => {
  const CAGE =
    'Cage | {0} | Artifact | | When Cage enters, exile target creature an opponent controls until Cage leaves the battlefield.';
  const MIST =
    'Mist | {0} | Artifact | | When Mist enters, target creature an opponent controls phases out until Mist leaves the battlefield.';
  const SWEEP = 'Sweep | {0} | Sorcery | | Destroy all artifacts.';

  test('it comes back at once, together, without the stack; other triggers wait for their turn', () => {
    const game = table(
      [
        CUB,
        CAGE,
        SWEEP,
        ONE,
        'Wake | {0} | Enchantment | | Whenever an artifact is put into a graveyard from the battlefield, you lose 1 life.',
      ],
      [{ battlefield: ['Wake'], hand: ['Cage', 'Cage', 'Sweep'] }, ['Cub', 'Grizzly Bears', 'One']],
    );
    plays(game.ann, 'Cage', 'Cub');
    plays(game.ann, 'Cage', 'Grizzly Bears');
    expect(game.ben.exile).toEqual(['Cub', 'Grizzly Bears']);
    game.ann.casts('Sweep');
    game.resolve();
    expect([game.ben.exile, game.ben.battlefield.toSorted()]).toEqual([[], ['Cub', 'Grizzly Bears', 'One']]);
    expect(game.stack).toEqual(['Wake', 'Wake', 'One', 'One']);
    expect([game.ann.life, game.ben.life]).toEqual([20, 20]);
  });

  test('what phased out phases in at once (CR 610.4d)', () => {
    const game = table([CUB, MIST, CAGE, SWEEP], [{ hand: ['Mist', 'Cage', 'Sweep'] }, ['Cub', 'Grizzly Bears']]);
    plays(game.ann, 'Mist', 'Cub');
    plays(game.ann, 'Cage', 'Grizzly Bears');
    const there = (): boolean[] =>
      ['Cub', 'Grizzly Bears'].map((name) =>
        game.game.battlefield.some((id) => {
          const object = game.game.objects[id];
          return object?.record.card.name === name && (object.status & 8) === 0;
        }),
      );
    expect(there()).toEqual([false, false]);
    game.ann.casts('Sweep');
    game.resolve();
    expect([there(), game.stack]).toEqual([[true, true], []]);
  });
});
