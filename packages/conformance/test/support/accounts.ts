/** What a game asks its players and tells them while something happens, in words. */
import { COLORS } from '@kitchen-table/language/surface';
import {
  characteristics,
  type Entity,
  type Game,
  type GameObject,
  type ObjectId,
  type Question,
  StatusBit,
  TypeBit,
} from '@kitchen-table/engine';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { told } from './log-lines.ts';
import { table } from './text-table.ts';

function names(game: Scenario, entities: readonly Entity[], now: Game): string {
  return entities
    .map((entity) =>
      entity < 0
        ? (game.seats[-1 - entity]?.name ?? 'nobody')
        : characteristics(now, entity as number as ObjectId).name || 'a face-down card',
    )
    .join(', ');
}

function particulars(game: Scenario, question: Question, now: Game): string {
  switch (question.kind) {
    case 'chooseObjects': {
      const { from, min, max, purpose, hidden, helps } = question;
      const mood = helps === null ? '' : helps ? ', to help' : ', to harm';
      return `${purpose} ${min}-${max} of ${names(game, from, now)}${mood}${hidden ? ', in secret' : ''}`;
    }
    case 'targets':
      return `${question.min}-${question.max} of ${names(game, question.legal, now)}`;
    case 'chooseOption':
      return listed(question.options);
    case 'chooseModes':
      return question.options.map(({ text }) => text).join(' / ');
    case 'chooseNumber':
      return `${question.min}-${question.max}`;
    case 'yesNo':
      return `${question.yes} or ${question.no}`;
    case 'order':
      return question.items.map(({ text }) => text).join(', ');
    case 'arrange':
      return `${names(game, question.cards as readonly number[] as readonly Entity[], now)} to ${question.destinations.join(' or ')}`;
    case 'distribute':
      return `${question.total} among ${names(game, question.among, now)}`;
    case 'vote':
      return listed(question.options);
    default:
      return '';
  }
}

/** Notes every question but that of priority from now on: who is asked, by which rule, for what, and what is offered. */
export function listen(game: Scenario): string[] {
  const asked: string[] = [];
  game.plan((question, now) => {
    if (question.kind !== 'priority')
      asked.push(
        `${game.seats[question.player]?.name} ${question.reason.rule} ${question.reason.text}: ${particulars(game, question, now)}`,
      );
    return null;
  });
  return asked;
}

/** What was told since so many lines of the log, each with its rule. */
export function toldSince(game: Scenario, lines: number): readonly string[] {
  return told(game, /./).slice(lines);
}

/** A deed done at a table: a sorcery of these words that ann casts, or an ability that she activates. */
export interface Deed {
  readonly name: string;
  readonly deed?: string;
  /** Nothing, unless it says so. */
  readonly cost?: string;
  /** The name of the permanent whose ability is activated instead. */
  readonly uses?: string;
  readonly ann?: Seat;
  readonly ben?: Seat;
  readonly cat?: Seat;
  readonly cards?: readonly string[];
  readonly targets?: readonly string[];
  readonly answers?: readonly (readonly ['ann' | 'ben' | 'cat', Question['kind'], readonly number[]])[];
  /** What is waited for after it: a step of the same turn. */
  readonly to?: 'EndOfCombat' | 'End';
  readonly happens: readonly string[];
}

/** What such a deed asks, tells, and leaves behind. */
export function happening({
  deed,
  cost = '{0}',
  uses,
  cards = [],
  targets = [],
  answers = [],
  to,
  ...seats
}: Deed): string[] {
  const { ann = {}, ben = {}, cat } = seats;
  const hand = uses === undefined ? ['Deed', ...(ann.hand ?? [])] : (ann.hand ?? []);
  const lines = deed === undefined ? cards : [`Deed | ${cost} | Sorcery | | ${deed}`, ...cards];
  const game = table(lines, [{ ...ann, hand }, ben, ...(cat === undefined ? [] : [cat])]);
  const asked = listen(game);
  for (const [who, kind, answer] of answers) game[who].answers(kind, answer);
  if (uses === undefined) game.ann.casts('Deed', { targets });
  else game.ann.activates(uses, { targets });
  const told = game.game.log.length;
  game.resolveAll();
  if (to !== undefined) game.to(to);
  return [...asked, ...toldSince(game, told), ...standing(game)];
}

/** What each player has now. */
export function standing(game: Scenario): string[] {
  return game.seats.flatMap((player) => {
    const { life, library, pool } = player.state;
    const mana = pool.amounts.map((amount, kind) => ('WUBRGC'[kind] as string).repeat(amount)).join('');
    const permanents = game.game.battlefield.filter((id) => characteristics(game.game, id).controller === player.id);
    const zones = [
      ['controls', permanents.map((id) => asItStands(game, id))],
      ['has in hand', player.hand.filter((name) => name !== 'Deed')],
      ['has in the graveyard', player.graveyard.filter((name) => name !== 'Deed')],
      ['has in exile', player.exile],
      ['has in the command zone', player.command],
      ['has in the library', library.every((id) => isPlains(game, id)) ? [] : player.library],
    ] as const;
    const turns = game.game.extraTurns.filter((id) => id === player.id).length;
    const own = [
      ...(life === 20 ? [] : [`${life} life`]),
      ...(mana === '' ? [] : [`${mana} in the mana pool`]),
      ...(turns === 0 ? [] : [`${turns} extra turns to come`]),
    ].map((has) => `${player.name} has ${has}`);
    const lines = zones
      .filter(([, there]) => there.length > 0)
      .map(([has, there]) => `${player.name} ${has} ${there.join(', ')}`);
    return [...own, ...lines];
  });
}

function isPlains(game: Scenario, id: ObjectId): boolean {
  return characteristics(game.game, id).name === 'Plains';
}

function asItStands(game: Scenario, id: ObjectId): string {
  const { status, counters } = game.game.objects[id] as GameObject;
  const { name, power, toughness, types, subtypes, colors, abilities } = characteristics(game.game, id);
  const words = [
    name || 'a face-down creature',
    ...((types & TypeBit.Creature) === 0 ? [] : [`${power}/${toughness}`]),
    ...COLORS.filter((_, i) => (colors & (1 << i)) !== 0),
    ...subtypes,
    ...abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [`with ${ability.keyword}`] : [])),
    ...Object.entries(counters).map(([kind, amount]) => `(${amount} ${kind})`),
    ...((status & StatusBit.Tapped) === 0 ? [] : ['(tapped)']),
  ];
  return words.join(' ');
}

/** The options; of very many the first and the last. */
function listed(options: readonly string[]): string {
  return options.length > 50 ? `${options[0]} ... ${options.at(-1)}` : options.join(', ');
}
