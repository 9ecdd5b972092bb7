/** For developers: how many steps a second environments take in this thread, by user CPU time, with random actions. */
import { parseArgs } from 'node:util';
import { randomStream } from '@kitchen-table/engine';
import { referenceLoop } from '@kitchen-table/engine/testing';
import { ACTIONS, Environment, OBSERVATION_SIZE } from '../src/index.ts';

const HELP = `Steps a second of one environment in one thread, by user CPU time: random actions, every observation written.

  node --conditions=@kitchen-table/source --import tsx packages/gym/tools/steps-per-second.ts [options]

  --format NAME     how to play (default two-player)
  --deck ID         a starter deck or a deck list as text (repeatable)
  --seconds N       how long to measure (default 10), after as long a time of warming up
  --blind           without observations
  --help            this text

Example:
  node --conditions=@kitchen-table/source --import tsx packages/gym/tools/steps-per-second.ts --format commander --seconds 20
`;

const { values } = parseArgs({
  options: {
    format: { type: 'string', default: 'two-player' },
    deck: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '10' },
    blind: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP);
else measure();

function measure(): void {
  const { format, deck, blind } = values;
  const seconds = Number(values.seconds);
  const environment = new Environment({ format, ...(deck === undefined ? {} : { decks: deck }) });
  playFor(environment, seconds, blind, 'warm');
  const loops = loopsPerSecond();
  const { steps, games, spent } = playFor(environment, seconds, blind, 'measured');
  const rate = steps / spent;
  console.log(
    `${format}: ${rate.toFixed(0)} steps a second of user CPU time ${blind ? 'without observations' : `with observations of ${OBSERVATION_SIZE} numbers`}, ` +
      `${(games / spent).toFixed(1)} games of ${(steps / games).toFixed(0)} steps; ${(rate / loops).toFixed(1)} steps a reference loop (${loops.toFixed(0)} loops a second)`,
  );
}

function userSeconds(): number {
  return process.cpuUsage().user / 1e6;
}

function loopsPerSecond(): number {
  const begun = userSeconds();
  let loops = 0;
  for (; userSeconds() - begun < 1; loops++) referenceLoop();
  return loops / (userSeconds() - begun);
}

function playFor(
  environment: Environment,
  seconds: number,
  blind: boolean,
  seed: string,
): { steps: number; games: number; spent: number } {
  const observation = new Float32Array(OBSERVATION_SIZE);
  const mask = new Uint8Array(ACTIONS);
  const random = randomStream(seed);
  const begun = userSeconds();
  let steps = 0;
  let games = 0;
  for (; userSeconds() - begun < seconds; games++) {
    environment.reset(`${seed} ${games}`);
    for (let agent = environment.agentSelection; agent !== null; agent = environment.agentSelection) {
      if (!blind) environment.observe(agent, observation);
      environment.actionMask(agent, mask);
      let left = 0;
      for (const there of mask) left += there;
      left = Math.floor(random() * left);
      let action = 0;
      while (mask[action] === 0 || left-- > 0) action++;
      environment.step(action);
      steps++;
    }
  }
  return { steps, games, spent: userSeconds() - begun };
}
