/** A game in which programs outside sit in the seats of agents. */
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  type PlayerId,
  type SeenGame,
} from '@kitchen-table/engine';
import { type Option, STOPPED } from '../actions/choices.ts';
import type { Environment } from '../environment.ts';
import { LONGEST_LINE } from './lines.ts';
import { PROTOCOL_VERSION, readReply, type ToBot, type ToldOption } from './messages.ts';

/** The way to a bot and back. */
export interface Channel {
  send(message: ToBot): void;
  /** Its next line; null for one that is too long. Undefined: it has hung up, or said nothing for too long. */
  next(): Promise<string | null | undefined>;
}

/** How a hosted game went. */
export interface HostedGame {
  readonly winners: readonly PlayerId[];
  readonly truncated: boolean;
  readonly choices: number;
  /** Lines that said nothing that could be done. */
  readonly badLines: number;
  /** Why it was broken off, as a sentence; null: it was not. */
  readonly broken: string | null;
}

/** NOT-CR: who replies so often in vain to one choice is asked no more. */
const IN_VAIN = 20;

/** Plays the game of a seed; a channel for each agent. */
export async function hostGame(
  environment: Environment,
  seed: string,
  channels: ReadonlyMap<PlayerId, Channel>,
): Promise<HostedGame> {
  environment.reset(seed);
  const { format, players } = environment.session.game.setup;
  for (const [seat, channel] of channels)
    channel.send({ type: 'hello', protocol: PROTOCOL_VERSION, format, seat, players: players.map(({ name }) => name) });
  let choices = 0;
  let badLines = 0;
  let broken: string | null = null;
  for (let seat = environment.agentSelection; seat !== null && broken === null; seat = environment.agentSelection) {
    const channel = channels.get(seat);
    if (channel === undefined) throw new Error(`nobody answers for seat ${seat}`);
    const asked = await askFor(environment, channel, ++choices);
    badLines += asked.badLines;
    if (asked.option === undefined) broken = `Seat ${seat} ${asked.because}.`;
    else environment.choose(asked.option);
  }
  const { winners } = environment.session.game;
  const truncated = environment.truncated || broken !== null;
  for (const [seat, channel] of channels)
    channel.send({ type: 'over', reward: environment.reward(seat), truncated, winners });
  return { winners, truncated, choices, badLines, broken };
}

/** The option that the bot chooses; undefined when it does not. */
async function askFor(
  environment: Environment,
  channel: Channel,
  number: number,
): Promise<{ option: number | undefined; badLines: number; because: string }> {
  const { options, mayStop } = say(environment, channel, number);
  for (let badLines = 0; ; badLines++) {
    if (badLines === IN_VAIN)
      return { option: undefined, badLines, because: `sent ${IN_VAIN} bad lines to one choice` };
    const line = await channel.next();
    if (line === undefined) return { option: undefined, badLines, because: 'has hung up or said nothing for too long' };
    const read = readReply(line, number, options, mayStop, LONGEST_LINE);
    if ('option' in read) return { option: read.option ?? STOPPED, badLines, because: '' };
    channel.send({ type: 'error', sentence: read.wrong });
  }
}

function say(environment: Environment, channel: Channel, number: number): { options: number; mayStop: boolean } {
  const { open } = environment;
  if (open?.choice == null) throw new Error('no choice is open');
  const { question, choice } = open;
  const seen = environment.seen(question.player);
  const first = choice.made === 0 ? { question, view: seen.view() } : {};
  const options = choice.options.map((option) => told(seen, option));
  channel.send({ type: 'choose', number, options, mayStop: choice.mayStop, ...first });
  return { options: options.length, mayStop: choice.mayStop };
}

function told(seen: SeenGame, { kind, entity, against, number, text }: Option): ToldOption {
  return { kind, entity: orNull(entity), name: nameOf(seen, entity), number, text, against: orNull(against) };
}

function orNull(entity: Entity): number | null {
  return entity === NO_ENTITY ? null : entity;
}

function nameOf(seen: SeenGame, entity: Entity): string {
  if (entity === NO_ENTITY) return '';
  if (isPlayerEntity(entity)) return `seat ${entityPlayer(entity)}`;
  const id = entity as number as Parameters<SeenGame['now']>[0];
  return seen.object(id) === null ? '' : seen.now(id).name;
}
