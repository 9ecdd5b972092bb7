/** The program of a thread of environments: does what it is told, answers null, or the sentence that says what is wrong. */
import { parentPort, workerData } from 'node:worker_threads';
import { VectorEnvironment } from './vector-environment.ts';
import type { Order, ThreadData } from './worker-environment.ts';

const { options, memory } = workerData as ThreadData;
const environments = new VectorEnvironment(options, memory);

parentPort?.on('message', (order: Order) => {
  let wrong: string | null = null;
  try {
    if ('reset' in order) environments.reset(order.reset);
    else environments.step(order.step);
  } catch (error) {
    wrong = error instanceof Error ? error.message : String(error);
  }
  parentPort?.postMessage(wrong);
});
