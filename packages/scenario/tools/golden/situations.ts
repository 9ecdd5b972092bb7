/** The golden situations of one card: a few short games around it, the same on every machine and in every run. */
import { createHash } from 'node:crypto';
import { type CardRecord, type Game } from '@kitchen-table/engine';
import { type Overseer, playOverseen } from '@kitchen-table/engine/testing';
import type { Card } from '@kitchen-table/language/core';
import { Player } from './answers.ts';
import { type Place, setupFor } from './setups.ts';
import { Teller } from './telling.ts';

/** What the situations of a card came to. */
export interface Golden {
  readonly name: string;
  /** Of all lines. */
  readonly hash: string;
  /** Its activated, triggered and spell abilities that were put on the stack, and how many there are. */
  readonly used: number;
  readonly of: number;
  /** What was thrown, with its situation. */
  readonly faults: readonly string[];
  readonly lines: readonly string[];
}

const PLACES: readonly Place[] = ['hand', 'play'];
/** The first turns of two players. */
const LIMITS = { turns: 2, decisions: 120 };

/** Plays every situation of the card. */
export function goldenOf(card: Card): Golden {
  const lines: string[] = [];
  const faults: string[] = [];
  const used = new Set<string>();
  let of = 0;
  for (const place of PLACES) {
    const teller = new Teller();
    const abilities = new AbilitiesUsed(card, used);
    const fault = play(card, place, teller, abilities);
    of = Math.max(of, abilities.of);
    lines.push(`# ${place}`, ...teller.lines);
    if (fault === null) continue;
    faults.push(`${place}: ${fault}`);
    lines.push(`fault: ${fault.split('\n')[0]}`);
  }
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
  return { name: card.name, hash, used: used.size, of, faults, lines };
}

/** What was thrown, or null. */
function play(card: Card, place: Place, teller: Teller, abilities: AbilitiesUsed): string | null {
  const player = new Player(`${card.name}, ${place}`, card.name);
  let asked = 0;
  const decide: Overseer = (question, game) => {
    abilities.look(game);
    asked++;
    // Whoever may act may do so for ever, and the limit is looked at only when somebody has passed.
    const answer = question.kind === 'priority' && asked > LIMITS.decisions ? [0] : player.answer(question, game);
    teller.asked(question, answer, game);
    return answer;
  };
  const setup = setupFor(card, place);
  try {
    const played = playOverseen(
      setup,
      setup.players.map(() => decide),
      'stack',
      LIMITS,
    );
    if ('kind' in played) return played.message;
    abilities.look(played.game);
    teller.position(played.game);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.stack ?? error.message;
  }
}

/** Which abilities of the card have been on the stack; a spell counts as one. */
class AbilitiesUsed {
  readonly #card: Card;
  readonly #used: Set<string>;
  #seen = 0;
  /** How many could be. */
  of = 0;

  constructor(card: Card, used: Set<string>) {
    this.#card = card;
    this.#used = used;
  }

  look({ main, objects, records }: Game): void {
    if (main !== null) return; // A subgame has objects of its own.
    if (this.#seen === 0)
      this.of = new Set(records.filter((record) => record.card === this.#card).flatMap(usable)).size;
    for (; this.#seen < objects.length; this.#seen++) {
      const { stack, record, face } = objects[this.#seen] as Game['objects'][number];
      if (stack === null) continue;
      if (stack.kind === 'spell') {
        if (record.card === this.#card && hasSpell(record, face)) this.#used.add(`${face} spell`);
        continue;
      }
      const source = objects[stack.source];
      if (source?.record.card !== this.#card || stack.ability === null) continue;
      source.record.faces.forEach((printed, at) => {
        if (printed.abilities.includes(stack.ability as never)) this.#used.add(`${at} ${stack.ability?.index}`);
      });
    }
  }
}

function hasSpell({ faces }: CardRecord, face: number): boolean {
  return faces[face]?.abilities.some(({ ability }) => ability.kind === 'spell') === true;
}

/** What of a card can be on the stack: spells by face, abilities by face and place. */
function usable(record: CardRecord): readonly string[] {
  return record.faces.flatMap(({ abilities }, face) =>
    abilities.flatMap(({ ability, index, isManaAbility }) => {
      if (ability.kind === 'spell') return [`${face} spell`];
      const stacked = ability.kind === 'activated' || ability.kind === 'triggered' || ability.kind === 'chapter';
      return stacked && !isManaAbility ? [`${face} ${index}`] : [];
    }),
  );
}
