/** One card in a generated situation: everything that can be done with it is done, with legal answers at random. */
import {
  type ActionOption,
  type Answer,
  type Decider,
  type GameSetup,
  playGame,
  type PlayerSetup,
  type Question,
  randomAnswer,
  randomStream,
  type SeenGame,
  type StartingZones,
} from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';

/** What came of it. */
export interface SituationReport {
  readonly card: string;
  /** Whether the card was cast, played or activated at least once. */
  readonly used: boolean;
  /** What was thrown, or null. */
  readonly fault: string | null;
}

const LANDS: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const DECISIONS = 260;

/** Plays some turns in which the card is in hand, on the battlefield and in the graveyard of both players. `around`: other cards of the situation. */
export function playSituation(card: Card, around: readonly Card[], seed: string): SituationReport {
  const lands = LANDS.map(basicLand);
  const others = around.filter((other) => other.name !== card.name);
  const setup: GameSetup = {
    format: 'two-player',
    cards: Object.fromEntries([card, ...others, ...lands].map((each) => [each.name, each])),
    players: ['Ann', 'Ben'].map((name): PlayerSetup => ({ name, deck: [] })),
    seed,
    edition: 'today',
    askPriority: 'when there is a choice',
    startingPlayer: 0,
    start: { players: [zones(card, others), zones(card, others)] },
  };
  let used = false;
  const random = randomStream(seed);
  const decide: Decider = (question, seen) => {
    const answer = answerFor(question, seen, card.name, random);
    if (question.kind === 'priority')
      used ||= isAbout(seen, question.options[answer[0] as number] as ActionOption, card.name);
    return answer;
  };
  try {
    const played = playGame(setup, [decide, decide], 'stack', { turns: 6, decisions: DECISIONS });
    if ('kind' in played) return { card: card.name, used: false, fault: played.message };
    return { card: card.name, used, fault: null };
  } catch (error) {
    return { card: card.name, used, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** With priority: something with the card, if there is anything, mostly; else whatever comes. */
function answerFor(question: Question, seen: SeenGame, name: string, random: () => number): Answer {
  if (question.kind !== 'priority') return randomAnswer(question, random);
  const about = question.options.flatMap((option, index) => (isAbout(seen, option, name) ? [index] : []));
  if (about.length > 0 && random() < 0.8) return [about[Math.floor(random() * about.length)] as number];
  return random() < 0.5
    ? [question.options.findIndex((option) => option.kind === 'pass')]
    : randomAnswer(question, random);
}

function isAbout(seen: SeenGame, option: ActionOption, name: string): boolean {
  if (option.kind === 'pass' || (option.kind === 'activate' && option.isManaAbility)) return false;
  return seen.card(option.object)?.name === name;
}

function zones(card: Card, others: readonly Card[]): StartingZones {
  const names = others.map(({ name }) => name);
  const isPermanent = !card.faces[0].types.some((type) => type === 'instant' || type === 'sorcery');
  const permanents = others
    .filter(({ faces }) => !faces[0].types.some((type) => type === 'instant' || type === 'sorcery'))
    .map(({ name }) => name);
  return {
    hand: [card.name, card.name, ...names.slice(0, 2), 'Forest'],
    graveyard: [card.name, ...names, 'Swamp'],
    exile: names.slice(0, 1),
    battlefield: [...LANDS, ...LANDS, ...LANDS, ...(isPermanent ? [card.name] : []), ...permanents].map((each) => ({
      card: each,
    })),
    library: [...names, ...LANDS, card.name, ...names, ...LANDS],
    command: [],
  };
}

function basicLand(name: string): Card {
  return lower({
    name,
    layout: 'normal',
    colorIdentity: [],
    faces: [{ name, manaCost: null, supertypes: ['basic'], types: ['land'], subtypes: [name], abilities: [] }],
  });
}
