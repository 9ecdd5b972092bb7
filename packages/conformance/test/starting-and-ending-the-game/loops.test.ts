/** Loops: who must break them, who need not, and when the game is a draw. CR 104.4b, 729. */
import { expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { now, plays, table } from '../support/text-table.ts';

/** Players go on as planned, or pass, until the game is over or somebody has had enough of it. */
function goOn(game: ReturnType<typeof table>, questions: number): ReturnType<typeof table> {
  for (let i = 0; i < questions && !game.isOver; i++) game.proceed();
  return game;
}

const CAGE =
  'Bronze Cage | {0} | Enchantment | | When this enchantment enters, exile another target enchantment until this enchantment leaves the battlefield.';

test('three cages that free and exile each other again and again: a loop of mandatory actions is a draw (CR 729.4, 104.4b)', () => {
  const game = table([CAGE], [{ hand: ['Bronze Cage', 'Bronze Cage', 'Bronze Cage'] }, {}]);
  plays(game.ann, 'Bronze Cage');
  plays(game.ann, 'Bronze Cage');
  expect([game.ann.battlefield, game.ann.exile]).toEqual([['Bronze Cage'], ['Bronze Cage']]);
  game.ann.casts('Bronze Cage');
  goOn(game, 2000);
  expect([game.isOver, game.game.drawn, game.game.winners.length]).toEqual([true, true, 0]);
});

test('nobody is forced to end a loop with something that has no part in it; whoever wants to may (CR 729.5)', () => {
  const pit = 'Deep Pit | | Land | | Sacrifice this land: Destroy target enchantment.';
  for (const uses of [false, true]) {
    const seats = [{ hand: ['Bronze Cage', 'Bronze Cage', 'Bronze Cage'] }, { battlefield: ['Deep Pit'] }];
    const game = table([CAGE, pit], seats);
    plays(game.ann, 'Bronze Cage');
    plays(game.ann, 'Bronze Cage');
    game.ann.casts('Bronze Cage');
    goOn(game, 60);
    if (uses) game.ben.activates('Deep Pit', { targets: ['Bronze Cage'] });
    goOn(game, 2000);
    expect([game.game.drawn, game.ben.battlefield]).toEqual(uses ? [false, []] : [true, ['Deep Pit']]);
  }
});

test('"... unless you pay": nobody is forced to pay to break the loop; without that it goes on as if it were mandatory (CR 729.6)', () => {
  const rocker =
    'Rocker | {0} | Artifact | | {T}: You gain 2 life. / Whenever this artifact becomes tapped, untap it. / Whenever this artifact becomes untapped, tap it unless you pay {1}.';
  for (const pays of [false, true]) {
    const game = table([rocker], [['Rocker', 'Plains'], {}]);
    game.ann.activates('Rocker');
    for (let i = 0; i < 40; i++) game.proceed();
    if (pays) game.ann.answers('yesNo', [1]);
    goOn(game, 2000);
    expect(game.game.drawn).toBe(!pays);
  }
});

test('a loop that a player keeps up by choice is no draw: it goes on as often as that player says (CR 104.4b)', () => {
  const seesaw =
    'Seesaw | {0} | Artifact | | {T}: You gain 2 life. / Whenever this artifact becomes tapped, you may untap it. / Whenever this artifact becomes untapped, tap it.';
  const game = table([seesaw], [['Seesaw'], {}]);
  let times = 0;
  game.plan((question) => (question.kind === 'yesNo' ? [++times < 80 ? 1 : 0] : null));
  game.ann.activates('Seesaw');
  game.resolveAll();
  expect([times, game.game.drawn, game.ann.life]).toEqual([80, false, 22]);
});

test('a loop to which several players add their parts is broken by the active player, so that the other has the last word (CR 729.3)', () => {
  const lines = [
    'Glider | {0} | Creature — Elf | 1/1 | {0}: This creature gains flying until end of turn.',
    'Clipper | {0} | Artifact | | {0}: Target creature loses flying until end of turn.',
  ];
  const game = table(lines, [['Glider'], ['Clipper']]);
  const mayActivate = (question: Question | null, player: number): number =>
    question?.kind === 'priority' && question.player === player && game.game.stack.length === 0
      ? question.options.findIndex((option) => option.kind === 'activate')
      : -1;
  const flies = (): boolean => now(game.ann, 'Glider').abilities.some(({ ability }) => ability.kind === 'keyword');
  let lifted = 0;
  for (let i = 0; i < 4000 && game.game.turn === 1 && game.game.step < 4; i++) {
    const { question } = game;
    const at = flies() ? mayActivate(question, 1) : mayActivate(question, 0);
    if (at >= 0) game.answer([at]);
    else game.proceed();
    if (at >= 0 && question?.player === 0) lifted++;
  }
  // Ann could do it some times, but not for ever: the step has ended, and Ben has had his way.
  expect([lifted > 1, lifted < 100, game.game.step >= 4, flies()]).toEqual([true, true, true, false]);
});

test('where the active player has no part in the loop, the first in turn order who has breaks it (CR 729.3)', () => {
  const lines = [
    'Glider | {0} | Creature — Elf | 1/1 | {0}: This creature gains flying until end of turn.',
    'Clipper | {0} | Artifact | | {0}: Target creature loses flying until end of turn.',
  ];
  const flyingAtTheEnd = (lifting: 1 | 2): boolean => {
    const clipping = 3 - lifting;
    const seats = lifting === 1 ? [{}, ['Glider'], ['Clipper']] : [{}, ['Clipper'], ['Glider']];
    const game = table(lines, seats);
    const lifter = lifting === 1 ? game.ben : game.cat;
    const flies = (): boolean => now(lifter, 'Glider').abilities.some(({ ability }) => ability.kind === 'keyword');
    let done = 0;
    for (let i = 0; i < 4000 && game.game.turn === 1 && game.game.step < 4; i++) {
      const { question } = game;
      const wanted = flies() ? clipping : lifting;
      const at =
        question?.kind === 'priority' && question.player === wanted && game.game.stack.length === 0
          ? question.options.findIndex((option) => option.kind === 'activate')
          : -1;
      if (at >= 0) done++;
      if (at >= 0) game.answer([at]);
      else game.proceed();
    }
    expect([done > 20, done < 200]).toEqual([true, true]);
    return flies();
  };
  expect([flyingAtTheEnd(1), flyingAtTheEnd(2)]).toEqual([false, true]);
});
