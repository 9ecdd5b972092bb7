/** A thread of games in which some decisions take for ever, or all the memory there is, or get no processor for a while. */
import { Session } from '@kitchen-table/engine';

const { answer } = Session.prototype;
Session.prototype.answer = function (this: Session, given) {
  const { question, game } = this;
  const { seed } = game.setup;
  const isAnnsMulligan = question?.kind === 'mulligan' && question.player === 0 && given[0] === 1;
  if (isAnnsMulligan && seed === 'time') for (;;);
  if (isAnnsMulligan && seed === 'starved') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000);
  if (isAnnsMulligan && seed === 'memory') {
    const full: number[][] = [];
    for (;;) full.push(Array<number>(10_000).fill(full.length));
  }
  if (question?.kind === 'mulligan' && seed === 'bot' && this.decisions.length === 1 && given[0] === 0) for (;;);
  return answer.call(this, given);
};

await import('../../src/games/game-thread.ts');
