/** The inside of a thread of games: a host that is told what to do by messages. */
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { guardProcess } from '../faults.ts';
import { BEAT, Heart } from './budget.ts';
import { numberOfThread } from './cpu-time.ts';
import { type GameHost, LocalHost } from './host.ts';
import { type NewsOfThread, NEWS_WITHOUT_ANSWER, sentenceOf, type ThreadHost } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('This is a part of the server, which starts it.');
const heart = new Heart(workerData as SharedArrayBuffer);
heart.thread = numberOfThread();
heart.beat(); // From now on it is missed when it stops.
setInterval(() => heart.beat(), BEAT);

/** The numbers by which the guard knows the games. */
const numbers = new Map<string, number>();
const main = createBirpc<NewsOfThread, ThreadHost>(
  {
    open: (opening, number) => {
      numbers.set(opening.stored.game, number);
      return host.open(opening);
    },
    start: (game) => host.start(game),
    act: (game, seat, act) => host.act(game, seat, act),
    talk: (game, watcher, message) => host.talk(game, watcher, message),
    why: (game, seat, entity) => host.why(game, seat, entity),
    course: (game, seat) => host.course(game, seat),
    replayAt: (game, watcher, at, seat, logFrom) => host.replayAt(game, watcher, at, seat, logFrom),
    watch: (game, watcher, seat, name) => host.watch(game, watcher, seat, name),
    leave: (game, watcher) => host.leave(game, watcher),
    close: (game) => host.close(game),
  },
  {
    post: (message) => port.postMessage(message),
    on: (hear) => port.on('message', hear),
    eventNames: [...NEWS_WITHOUT_ANSWER],
    timeout: -1,
  },
);
const host: GameHost = new LocalHost(
  {
    picture: (watcher, snapshot) => void main.picture(watcher, snapshot),
    talk: (watcher, news) => void main.talk(watcher, news),
    tell: (watcher, sentence) => void main.tell(watcher, sentence),
    unseat: (watcher, sentence) => void main.unseat(watcher, sentence),
    words: (fingerprint, words) => void main.words(fingerprint, words),
    fault: (error) => void main.fault(sentenceOf(error)),
    closed: (game) => void main.closed(game),
    append: (...wanted) => main.append(...wanted),
    takeBack: (...wanted) => main.takeBack(...wanted),
    saveSeats: (...wanted) => main.saveSeats(...wanted),
    saveWishes: (...wanted) => main.saveWishes(...wanted),
    savePosition: (...wanted) => main.savePosition(...wanted),
    saveTable: (...wanted) => main.saveTable(...wanted),
  },
  (game) => {
    heart.atWork = game === null ? 0 : (numbers.get(game) ?? 0);
  },
);
guardProcess((error) => void main.fault(sentenceOf(error)));
