/** What becomes of a fault of ours that nobody caught: it is logged, the game at fault is closed, the server lives on. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A game or a draft, which can be closed without the others noticing. What it has stored stays. */
export interface Closable {
  breakOff(): void;
}

/** Whose code is at work, also in what it leaves for later. */
const atWork = new AsyncLocalStorage<Closable>();

/** Does something on behalf of a game or a draft. */
export function onBehalfOf<Result>(one: Closable, act: () => Result): Result {
  return atWork.run(one, act);
}

/** Keeps the process alive through faults that nobody caught, until the returned function is called. */
export function guardProcess(onFault: (error: unknown) => void): () => void {
  const caught = (error: unknown): void => {
    onFault(error);
    atWork.getStore()?.breakOff();
  };
  process.on('uncaughtException', caught);
  process.on('unhandledRejection', caught);
  return () => {
    process.off('uncaughtException', caught);
    process.off('unhandledRejection', caught);
  };
}
