/**
 * Checks bound trees: each name is introduced by something, before it is used, where its use can know it, and is of the sort
 * that is wanted there. Shares nothing with the binder, so that who checks is not who built. CR 608.2c, 603.7, 603.12, 700.2.
 */
import { type Ability, type Label, outward } from '@kitchen-table/language/surface';
import { FIXED_NAMES, introducedBy, rolesOf, type Known } from './introduces.ts';
import { isForNumber, mayMean, wantedAt, type Place } from './positions.ts';

/** What is wrong with a name. */
export interface Fault {
  readonly words: string;
  readonly label: string;
  readonly reason:
    | 'nothing introduces it'
    | 'not yet known'
    | 'of the other branch'
    | 'of another mode'
    | 'of a later trigger'
    | 'not a player'
    | 'not an object'
    | 'not a number'
    | 'nothing is referred to there'
    | 'not that amount';
}

type Node = Readonly<Record<string, unknown>> & { readonly kind?: string };

/** What is known at a point, and which branches, modes and triggers the point is in. */
interface Scope {
  readonly known: ReadonlyMap<string, Known>;
  readonly path: readonly string[];
}

/** In what order the parts of a node are known, where it matters; what is not listed comes first. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  triggered: ['trigger', 'clause'],
  activated: ['cost', 'clause'],
  delayed: ['trigger', 'clause'],
  trigger: ['events', 'more', 'during', 'condition'],
  replace: ['would', 'condition', 'instead', 'skips'],
  forEach: ['of', 'clause'],
  may: ['actor', 'clause'],
  do: ['action', 'during'],
  rule: ['rule', 'during'],
  separatePiles: ['actor', 'of', 'chooser', 'chosen', 'other'],
};

/** Every fault of abilities that share their names. */
export function faultsOf(abilities: readonly Ability[]): readonly Fault[] {
  return new NameCheck(abilities).faults;
}

/** One reading of abilities from front to back, with what it has met so far. */
class NameCheck {
  readonly faults: Fault[] = [];
  /** In which branches, modes and triggers each name was introduced first. */
  private readonly paths: Map<string, readonly string[]> = new Map();
  private branches = 0;
  /** Names not known where they are used: why is told at the end, when all that is introduced has been met. */
  private readonly unknown: (() => void)[] = [];
  private readonly everIntroduced: Set<string> = new Set();

  constructor(abilities: readonly Ability[]) {
    collectLabels(abilities, this.everIntroduced);
    let scope: Scope = { known: new Map(), path: [] };
    for (const ability of abilities) scope = this.each(ability, TOP, '', this.announced(ability, scope));
    for (const report of this.unknown) report();
  }

  private fault(node: Node, label: string, reason: Fault['reason']): void {
    this.faults.push({ words: String(node['words']), label, reason });
  }

  private introduce(scope: Scope, label: string, known: Known): Scope {
    if (!this.paths.has(label)) this.paths.set(label, scope.path);
    return { ...scope, known: new Map(scope.known).set(label, known) };
  }

  private inside(scope: Scope, what: string): Scope {
    return { ...scope, path: [...scope.path, `${what} ${this.branches++}`] };
  }

  /** Why a name is not known where it is used. */
  private whyUnknown(label: string, scope: Scope): Fault['reason'] {
    const introduced = this.paths.get(label);
    if (introduced === undefined) return 'not yet known';
    const apart = introduced.findIndex((step, at) => scope.path[at] !== step);
    const what = introduced[apart]?.replace(/ \d+$/, '');
    if (what === 'later') return 'of a later trigger';
    if (scope.path[apart] === undefined) return 'not yet known';
    return what === 'mode' ? 'of another mode' : 'of the other branch';
  }

  private use(node: Node, parent: Node, field: string, scope: Scope): void {
    const { to, with: others } = node as { to?: unknown; with?: readonly string[] };
    if (typeof to === 'string')
      for (const label of [to, ...(others ?? [])]) this.useOf(label, node, parent, field, scope);
  }

  private useOf(label: string, node: Node, parent: Node, field: string, scope: Scope): void {
    const player = node.kind === 'amountOf' ? null : wantedAt(String(parent.kind), field, parent);
    // Told by what is theirs, which is an object.
    const place = node['whose'] !== undefined && player !== null ? 'object' : player;
    if (node.kind === 'amountOf' ? !isForNumber(String(parent.kind), field) : place === null)
      this.fault(node, label, 'nothing is referred to there');
    if (label === 'candidate' || label === 'copy' || label.startsWith('#object.')) return;
    // What was not chosen is known with what was. CR 608.2c.
    const name = label.startsWith('rest of ') ? label.slice('rest of '.length) : label;
    const fixed = FIXED_NAMES[name];
    const known: Known | undefined = fixed !== undefined ? { sort: fixed } : scope.known.get(name);
    if (known === undefined) {
      this.unknown.push(() =>
        this.fault(node, label, this.everIntroduced.has(name) ? this.whyUnknown(name, scope) : 'nothing introduces it'),
      );
      return;
    }
    if (node.kind === 'amountOf') {
      const verbs = known.verbs;
      if (verbs !== undefined && !verbs.some((verb) => mayMean(String(node['words']), verb)))
        this.fault(node, label, 'not that amount');
      return;
    }
    if (place === null || known.sort === null || known.sort === place) return;
    if (known.sort === 'number' || place !== 'either') this.fault(node, label, FAULTS[place]);
  }

  private each(value: unknown, parent: Node, field: string, scope: Scope): Scope {
    if (typeof value !== 'object' || value === null) return scope;
    if (!Array.isArray(value)) return this.walk(value as Node, parent, field, scope);
    let now = scope;
    for (const part of value) now = this.each(part, parent, field, now);
    return now;
  }

  /** What several parts that may all be done, or one of them, name: those that every one of them names are known afterwards. */
  private ofAll(before: Scope, scopes: readonly Scope[]): Scope {
    const known = new Map(before.known);
    for (const [label, found] of scopes[0]?.known ?? [])
      if (scopes.every((scope) => scope.known.has(label))) known.set(label, found);
    return { ...before, known };
  }

  private clause(node: Node, scope: Scope): Scope | null {
    const part = (field: string, now: Scope): Scope => this.each(node[field], node, field, now);
    switch (node.kind) {
      case 'sequence':
        return this.sequence(node, scope);
      case 'if':
      case 'ifDone': {
        const asked = part('condition', part('actor', scope));
        if (node['reflexive'] === true) {
          part('clause', this.announced(node['clause'], this.inside(asked, 'later')));
          return asked;
        }
        const then = part('clause', this.inside(asked, 'branch'));
        if (node['otherwise'] === undefined) return { ...then, path: scope.path };
        return this.ofAll(asked, [then, part('otherwise', this.inside(asked, 'branch'))]);
      }
      case 'modes': {
        const chosen = part('choose', part('chooser', part('actor', scope)));
        const modes = node['modes'] as readonly Node[];
        const after = modes.map((mode) =>
          this.each(mode, node, 'modes', this.announced(mode, this.inside(chosen, 'mode'))),
        );
        return node['asDone'] === true
          ? { ...chosen, known: new Map(after.flatMap(({ known }) => [...known])) }
          : chosen;
      }
      case 'unless': {
        // How much it would be is said. CR 118.12a.
        const asked = part(
          'or',
          part(
            'action',
            part(
              'actor',
              this.withNames(node['clause'], scope, (named) => isDone(named) || isEach(named)),
            ),
          ),
        );
        return part('clause', { ...asked, path: scope.path });
      }
      case 'forEach':
        if (node['leading'] === true) return null;
        // "Each player loses 1 life for each Swamp they control": each of them, by themselves.
        // "2 damage to each creature for each Aura attached to it": likewise those that it is dealt to. CR 608.2c.
        return part(
          'clause',
          part(
            'of',
            [actorOf, hurtBy].reduce((now, noun) => this.withNames(noun(node['clause'] as Node), now, isEach), scope),
          ),
        );
      case 'delayed':
        part('until', part('clause', part('trigger', this.announced(node, this.inside(stepBack(scope), 'later')))));
        return scope;
      case 'whereX':
        return this.whereX(node, scope);
      default:
        return null;
    }
  }

  /** "Instead" replaces the step before it: only one of both is done. CR 614.15. */
  private sequence(node: Node, scope: Scope): Scope {
    const steps = node['steps'] as readonly Node[];
    let before = scope;
    let now = scope;
    steps.forEach((step, at) => {
      if (at > 0 && step.kind === 'if' && step['instead'] === true) {
        const asked = this.each(step['condition'], step, 'condition', before);
        // "... those creatures get +2/+2 instead": what fits a description needs no instruction to be known.
        const described = this.withNames(steps[at - 1], this.inside(asked, 'branch'), isWholeSort);
        const instead = this.each(step['clause'], step, 'clause', described);
        now = this.ofAll(before, [instead, now]);
        return;
      }
      before = now;
      now = this.each(step, node, 'steps', now);
    });
    return now;
  }

  /** X is worked out when it is first needed: what is done before is known to it. CR 608.2h. */
  private whereX(node: Node, scope: Scope): Scope {
    const inner = node['clause'] as Node;
    const steps = inner.kind === 'sequence' ? (inner['steps'] as readonly Node[]) : [inner];
    const first = Math.max(0, steps.findIndex(saysX));
    let now = scope;
    for (const step of steps.slice(0, first)) now = this.each(step, inner, 'steps', now);
    this.each(node['value'], node, 'value', this.withNouns(steps[first], now));
    return this.each(node['clause'], node, 'clause', scope);
  }

  /** What the nouns of an instruction name: its parts may speak of each other. */
  private withNouns(node: unknown, scope: Scope): Scope {
    return this.withNames(node, scope, (part) => !isDone(part));
  }

  private withNames(node: unknown, scope: Scope, are: (part: Node) => boolean): Scope {
    let now = scope;
    visitAll(node, (part) => {
      const known = introducedBy(part);
      // "Its owner" is known when it is.
      const of = part.kind === 'playerOf' ? (part['of'] as Node)['to'] : undefined;
      if (
        typeof of === 'string' &&
        FIXED_NAMES[of] === undefined &&
        of !== 'each' &&
        of !== 'candidate' &&
        !now.known.has(of)
      )
        return;
      if (known !== null && are(part)) now = this.introduce(now, part['label'] as string, known);
    });
    return now;
  }

  /** Targets are chosen before anything is done: those of the text, not those of its modes and later triggers. CR 601.2c, 603.3d. */
  private announced(node: unknown, scope: Scope): Scope {
    let now = scope;
    // Whom the description of a target names ("a creature an opponent controls") is known with it.
    visitTargets(node, true, (target) => (now = this.withNouns(target, now)));
    return now;
  }

  private walk(node: Node, parent: Node, field: string, scope: Scope): Scope {
    if (node.kind === 'reference' || node.kind === 'amountOf') {
      this.use(node, parent, field, scope);
      const known = introducedBy(node);
      return known === null ? scope : this.introduce(scope, String(node['label']), known);
    }
    const special = this.clause(node, scope);
    if (special !== null) return special;
    if (isAbility(node) && parent !== TOP) {
      // What is given away knows nothing of what gives it. CR 113.7a.
      this.each(node, TOP, '', this.announced(node, { known: new Map(), path: scope.path }));
      return scope;
    }
    const last = LAST[String(node.kind)] ?? [];
    const around = node.kind === 'replace' ? stepBack(scope) : scope;
    let now = isDeed(node) ? this.withNouns(node, around) : around;
    if (node.kind === 'static') now = this.withNouns(node, now);
    for (const key of Object.keys(node)) if (!last.includes(key)) now = this.each(node[key], node, key, now);
    for (const key of last) {
      const within = node.kind === 'forEach' && key === 'clause' ? this.introduce(now, 'each', { sort: null }) : now;
      now = this.each(node[key], node, key, within);
      if (key === 'events' || key === 'would')
        for (const [role, known] of rolesOf(node[key])) if (known !== null) now = this.introduce(now, role, known);
    }
    // What a keyword does is known by the name that the keyword gives it. CR 701.66 of today.
    if (node.kind === 'keywordAction' && node['action'] === 'earthbend')
      return this.introduce(now, 'earthbent', { sort: 'object' });
    if (node.kind === 'replace')
      return { ...now, known: new Map([...now.known].filter(notRole).concat([...scope.known])) };
    const known = introducedBy(node);
    return known === null ? now : this.introduce(now, node['label'] as string, known);
  }
}

const TOP: Node = {};

const notRole = ([label]: readonly [string, Known]): boolean => !/^(?:outer )*event\./.test(label);

/** Within a text with an event of its own the roles of the event around it go by their outer names. CR 603.7. */
function stepBack(scope: Scope): Scope {
  const known = [...scope.known].filter(([label]) => !label.startsWith('outer outer '));
  return { ...scope, known: new Map(known.map(([label, what]) => [outward(label as Label), what])) };
}

const FAULTS: Readonly<Record<Place, Fault['reason']>> = {
  player: 'not a player',
  object: 'not an object',
  either: 'not an object',
  number: 'not a number',
};

/** Named by what was done, and not by a noun. */
const isDone = (node: Node): boolean => introducedBy(node)?.verbs !== undefined;

/** Who acts in an instruction. */
function actorOf(clause: Node): unknown {
  return (clause['action'] as Node | undefined)?.['actor'] ?? null;
}

/** Whom an instruction deals damage to. */
function hurtBy(clause: Node): unknown {
  const action = clause['action'] as Node | undefined;
  return action?.kind === 'dealDamage' ? (action['to'] ?? null) : null;
}

const WITHOUT_CHOICE: ReadonlySet<unknown> = new Set(['each', 'bare', 'all']);

/** Known without a choice: each of them, or their controller. */
const isEach = ({ kind, quantifier }: Node): boolean =>
  kind === 'playerOf' || WITHOUT_CHOICE.has((quantifier as { amount?: string } | undefined)?.amount);

/** An instruction, an event, a cost: something that is done, with its parts. */
function isDeed(node: Node): boolean {
  return 'actor' in node || 'object' in node || node.kind === 'changes';
}

function isAbility({ kind }: Node): boolean {
  return kind === 'triggered' || kind === 'activated' || kind === 'static' || kind === 'spell';
}

function saysX(node: unknown): boolean {
  let says = false;
  visitAll(node, ({ kind }) => (says ||= kind === 'x'));
  return says;
}

function collectLabels(node: unknown, labels: Set<string>): void {
  visitAll(node, (part) => {
    if (introducedBy(part) !== null) labels.add(part['label'] as string);
  });
}

function visitAll(node: unknown, found: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) found(node as Node);
  for (const field in node) visitAll((node as Node)[field], found);
}

function visitTargets(node: unknown, outermost: boolean, found: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { kind, quantifier } = node as Node & { quantifier?: { target?: true } };
  const isLater = kind === 'delayed' || (kind === 'ifDone' && (node as Node)['reflexive'] === true);
  if (!outermost && (kind === 'mode' || isLater)) return;
  if (quantifier?.target === true) found(node as Node);
  for (const field in node) visitTargets((node as Node)[field], false, found);
}

/** All that a description fits: nothing has to be chosen. */
function isWholeSort({ kind, quantifier }: Node): boolean {
  const { amount, target } = (quantifier ?? {}) as { amount?: unknown; target?: unknown };
  return kind === 'select' && target !== true && (amount === 'bare' || amount === 'all' || amount === 'each');
}
