/** A player of a scenario: what it has, and what it does. */
import {
  type Answer,
  characteristics,
  type Entity,
  type Game,
  type GameObject,
  type ObjectId,
  type PlayerId,
  type Question,
} from '../../src/index.ts';
import type { Scenario } from './scenario.ts';

/** What a player answers; null leaves it to the usual answer. */
export type Plan = (question: Question, game: Game) => Answer | null;

/** A player of a scenario. */
export class TestPlayer {
  readonly table: Scenario;
  readonly id: PlayerId;
  readonly name: string;
  constructor(table: Scenario, id: PlayerId, name: string) {
    this.table = table;
    this.id = id;
    this.name = name;
  }

  get life(): number {
    return this.state.life;
  }

  get state(): Game['players'][number] {
    return this.table.game.players[this.id] as Game['players'][number];
  }

  names(ids: readonly ObjectId[]): string[] {
    return ids.map((id) => characteristics(this.table.game, id).name);
  }

  get hand(): string[] {
    return this.names(this.state.hand);
  }

  get graveyard(): string[] {
    return this.names(this.state.graveyard);
  }

  get library(): string[] {
    return this.names(this.state.library);
  }

  get battlefield(): string[] {
    return this.names(
      this.table.game.battlefield.filter((id) => characteristics(this.table.game, id).controller === this.id),
    );
  }

  get exile(): string[] {
    return this.names(this.table.game.exile.filter((id) => this.table.game.objects[id]?.owner === this.id));
  }

  get command(): string[] {
    return this.names(this.table.game.command.filter((id) => this.table.game.objects[id]?.owner === this.id));
  }

  /** The n-th permanent of that name that the player controls. */
  permanent(name: string, index = 0): GameObject {
    const found = this.table.game.battlefield.filter((id) => {
      const now = characteristics(this.table.game, id);
      return now.controller === this.id && now.name === name;
    })[index];
    if (found === undefined) throw new Error(`${this.name} controls no ${name}: ${this.battlefield.join(', ')}`);
    return this.table.game.objects[found] as GameObject;
  }

  /** Current power and toughness: '2/2'. */
  stats(name: string): string {
    const now = characteristics(this.table.game, this.permanent(name).id);
    return `${now.power}/${now.toughness}`;
  }

  /** Casts a spell as soon as the player has priority in this step; it stays on the stack. */
  casts(
    name: string,
    how: { targets?: readonly string[]; x?: number; via?: string; modes?: readonly number[]; face?: number } = {},
  ): this {
    this.acts(
      (option, game) =>
        option.kind === 'cast' &&
        characteristics(game, option.object).name === name &&
        (how.via === undefined || option.via === how.via) &&
        (how.face === undefined || option.face === how.face),
      `cast ${name}`,
      how,
    );
    return this;
  }

  playsLand(name: string): this {
    this.acts(
      (option, game) => option.kind === 'playLand' && characteristics(game, option.object).name === name,
      `play ${name}`,
      {},
    );
    return this;
  }

  /** Activates an ability of a permanent: the n-th among its options. */
  activates(name: string, how: { targets?: readonly string[]; x?: number; ability?: number } = {}): this {
    this.acts(
      (option, game) =>
        option.kind === 'activate' &&
        characteristics(game, option.object).name === name &&
        (how.ability === undefined || option.ability === how.ability),
      `activate ${name}`,
      how,
    );
    return this;
  }

  /** Takes a special action: 'suspend', 'foretell', 'plot' with a card of that name, 'turn face up' with '' for the name. */
  takes(action: string, name: string): this {
    this.acts(
      (option, game) =>
        option.kind === 'special' && option.action === action && characteristics(game, option.object).name === name,
      `${action} ${name}`,
      {},
    );
    return this;
  }

  /** Whether the player could take such an action with priority now. */
  can(kind: 'cast' | 'playLand' | 'activate', name: string): boolean {
    return this.table.session
      .options(this.id)
      .some(
        (option) =>
          option.kind === kind && 'object' in option && characteristics(this.table.game, option.object).name === name,
      );
  }

  private acts(
    wanted: (option: Extract<Question, { kind: 'priority' }>['options'][number], game: Game) => boolean,
    what: string,
    how: { targets?: readonly string[]; x?: number; modes?: readonly number[] },
  ): void {
    const { table } = this;
    const step = table.game.step;
    for (let i = 0; table.question?.kind !== 'priority' || table.question.player !== this.id; i++) {
      if (table.question === null || i > 40 || table.game.step !== step)
        throw new Error(`${this.name} gets no chance to ${what}`);
      table.proceed();
    }
    const { options } = table.question as Extract<Question, { kind: 'priority' }>;
    const index = options.findIndex((option) => wanted(option, table.game));
    if (index < 0) throw new Error(`${this.name} can't ${what}: ${JSON.stringify(options)}`);
    const names = [...(how.targets ?? [])];
    table.plan((question) => {
      if (question.player !== this.id) return null;
      if (question.kind === 'targets') {
        const count = Math.max(question.min, Math.min(question.max, names.length));
        return names.splice(0, count).map((name) => table.indexOf(question.legal, name));
      }
      if (question.kind === 'chooseNumber' && how.x !== undefined) return [how.x];
      if (question.kind === 'chooseModes' && how.modes !== undefined) return how.modes;
      return null;
    });
    table.answer([index]);
    while (table.question !== null && table.question.kind !== 'priority') table.proceed();
    table.unplan();
  }

  /** Declares attackers at the next opportunity; `whom` is a player or permanent by name. */
  attacks(names: string | readonly string[], whom?: string): this {
    const list = typeof names === 'string' ? [names] : names;
    this.table.plan((question, game) => {
      if (question.kind !== 'attackers' || question.player !== this.id) return null;
      const used = new Set<number>();
      const answer: number[] = [];
      for (const name of list) {
        const at = question.attackers.findIndex((id, i) => !used.has(i) && characteristics(game, id).name === name);
        if (at < 0) throw new Error(`${name} can't attack`);
        used.add(at);
        const defenders = question.defenders[at] as readonly Entity[];
        answer.push(at, whom === undefined ? 0 : this.table.indexOf(defenders, whom));
      }
      return answer;
    });
    return this;
  }

  /** Declares blockers at the next opportunity: pairs of blocker and attacker. */
  blocks(pairs: readonly (readonly [string, string])[]): this {
    this.table.plan((question, game) => {
      if (question.kind !== 'blockers' || question.player !== this.id) return null;
      const answer: number[] = [];
      const taken = new Set<number>();
      for (const [blocker, attacker] of pairs) {
        const b = question.blockers.findIndex((id, i) => !taken.has(i) && characteristics(game, id).name === blocker);
        const a = question.attackers.findIndex((id) => characteristics(game, id).name === attacker);
        if (b < 0 || a < 0) throw new Error(`${blocker} can't block ${attacker}`);
        taken.add(b);
        answer.push(b, a);
      }
      return answer;
    });
    return this;
  }

  /** Answers the next question of a kind. */
  answers(kind: Question['kind'], answer: Answer | ((question: Question, game: Game) => Answer)): this {
    let used = false;
    this.table.plan((question, game) => {
      if (used || question.kind !== kind || question.player !== this.id) return null;
      used = true;
      return typeof answer === 'function' ? answer(question, game) : answer;
    });
    return this;
  }
}
