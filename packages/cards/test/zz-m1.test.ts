import { test } from 'vitest';
import { plays, table } from './text-table.ts';
test('x', () => {
  const game = table(['Hold | {0} | Sorcery | | Detain target creature an opponent controls.',  'Chanter | {0} | Creature — Bird | 1/1 | {0}: You gain 1 life.'], [{ hand: ['Hold'] }, { battlefield: ['Chanter', 'Chanter', 'Hill Giant'] }]);
  const show = (): void => { while (game.question?.player !== 1) game.proceed(); console.log('E', game.game.turn, game.game.step, JSON.stringify(game.question).slice(0, 300), JSON.stringify(game.session.options(game.ben.id))); };
  plays(game.ann, 'Hold', process.env.WHO ?? 'Chanter');
  show();
});
