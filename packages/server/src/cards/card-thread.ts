/** The inside of the thread in which cards are read and decks looked over: one piece of work after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { Heart } from '../games/budget.ts';
import { numberOfThread } from '../games/cpu-time.ts';
import { openCardSource } from './card-source.ts';
import { type CardWork, localCardWork } from './card-work.ts';

const port = parentPort;
if (port === null) throw new Error('This is a part of the server, which starts it.');
const { memory, dataFolder } = workerData as { memory: SharedArrayBuffer; dataFolder: string };
new Heart(memory).thread = numberOfThread();
const opened = openCardSource({ dataFolder }).then(localCardWork);
createBirpc<object, CardWork>(
  {
    check: async (...wanted) => (await opened).check(...wanted),
    prepare: async (...wanted) => (await opened).prepare(...wanted),
    board: async (...wanted) => (await opened).board(...wanted),
    search: async (query) => (await opened).search(query),
    named: async (names) => (await opened).named(names),
    suggested: async (typed) => (await opened).suggested(typed),
    reading: async (name) => (await opened).reading(name),
    look: async () => (await opened).look(),
    close: async () => {},
  },
  { post: (message) => port.postMessage(message), on: (hear) => port.on('message', hear), timeout: -1 },
);
