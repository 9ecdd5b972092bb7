/** Environments at the other end of a pipe: what the Python package talks to. */
import { type PlayerId, FORMATS, VARIANTS } from '@kitchen-table/engine';
import { starterBrawlDecks, starterDecks } from '@kitchen-table/cards';
import { ACTIONS, PAGE } from '../actions/action-space.ts';
import { BUCKETS } from '../observations/identity.ts';
import { LAYOUT, LAYOUT_VERSION, OBSERVATION_SIZE } from '../observations/layout.ts';
import { VectorEnvironment, type VectorOptions } from '../vector/vector-environment.ts';
import { BATCH_FRAME, type Frame, JSON_FRAME, SEAT_FRAME, STEP_FRAME } from './frames.ts';

/** What is said back. */
export type Answer = { readonly kind: number; readonly parts: readonly Uint8Array[] };

type Command =
  | { readonly do: 'make'; readonly options: VectorOptions }
  | { readonly do: 'reset'; readonly seed: string | number }
  | { readonly do: 'observe'; readonly environment: number; readonly seat: number }
  | { readonly do: 'view'; readonly environment: number; readonly seat: number }
  | { readonly do: 'options'; readonly environment: number };

/** Answers frame by frame; what can't be done is answered by one sentence, and changes nothing. */
export class GymServer {
  #vector: VectorEnvironment | null = null;

  /** What there is, told before anything is asked. */
  get greeting(): Answer {
    return said({
      protocol: 1,
      layoutVersion: LAYOUT_VERSION,
      observationSize: OBSERVATION_SIZE,
      actions: ACTIONS,
      page: PAGE,
      buckets: BUCKETS,
      layout: LAYOUT,
      formats: Object.keys(FORMATS).filter((name) => VARIANTS.some((variant) => variant.name === name)),
      decks: [...starterDecks(), ...starterBrawlDecks()].map(({ id, name, format, description }) => {
        return { id, name, format: id.endsWith('-brawl') ? 'brawl' : format, description };
      }),
    });
  }

  /** The answer to a frame. */
  answer(frame: Frame): Answer {
    try {
      if (frame.kind === STEP_FRAME) return this.#step(frame.bytes);
      if (frame.kind !== JSON_FRAME) throw new Error(`there is no frame of kind ${frame.kind}`);
      return this.#command(JSON.parse(new TextDecoder().decode(frame.bytes)) as Command);
    } catch (error) {
      return said({ error: error instanceof Error ? error.message : String(error) });
    }
  }

  #step(bytes: Uint8Array): Answer {
    const vector = this.#made;
    vector.step(new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2));
    return batchOf(vector);
  }

  #command(command: Command): Answer {
    switch (command.do) {
      case 'make': {
        const vector = new VectorEnvironment(command.options);
        this.#vector = vector;
        return said({ seats: vector.seats, agents: vector.possibleAgents });
      }
      case 'reset':
        this.#made.reset(command.seed);
        return batchOf(this.#made);
      case 'observe': {
        const environment = this.#one(command.environment);
        const seat = command.seat as PlayerId;
        const numbers = environment.observe(seat);
        return { kind: SEAT_FRAME, parts: [new Uint8Array(numbers.buffer), environment.actionMask(seat)] };
      }
      case 'view':
        return said(
          this.#one(command.environment)
            .seen(command.seat as PlayerId)
            .view(),
        );
      case 'options':
        return said({ options: this.#one(command.environment).open?.shown ?? [] });
      default:
        throw new Error(`there is no command ${JSON.stringify((command as { do?: unknown }).do)}`);
    }
  }

  get #made(): VectorEnvironment {
    if (this.#vector === null) throw new Error('make environments first');
    return this.#vector;
  }

  #one(index: number): VectorEnvironment['environments'][number] {
    const environment = this.#made.environments[index];
    if (environment === undefined) throw new Error(`there is no environment ${index}`);
    return environment;
  }
}

function batchOf({ batch }: VectorEnvironment): Answer {
  return { kind: BATCH_FRAME, parts: [new Uint8Array(batch.memory)] };
}

function said(value: object): Answer {
  return { kind: JSON_FRAME, parts: [new TextEncoder().encode(JSON.stringify(value))] };
}
