/**
 * Binding: every reference gets the label of what it refers to. Rules, in order:
 *
 * 1. `unsaid` is the subject of the clause before it. "itself" is the subject of its own action.
 * 2. "of their choice" is the one who acts.
 * 3. A reference looks back over the ability in reading order: trigger, cost, steps. Its number (it / they), its sort
 *    (player or object: by its description, or by what is done with it) and its description ("that land") rule
 *    candidates out. A singular reference may mean each one of "each player"; "they" may be one player.
 * 4. Of those left, described ones ("that creature": something called a creature) win over undescribed ones.
 * 5. Then the latest step that has any wins. In it, for "it", the subject of a trigger event wins over its other roles;
 *    anything wins over the object itself, which speaks of itself by name.
 * 6. What an object is attached to is no "that creature" if anything else is; a list wins over its parts; what is
 *    described wins over what its description speaks of.
 * 7. More than one left is a tie, and none is a miss: both are refusals.
 */
import type { Ability, Action, Filter, Label, Reference, Value } from '@kitchen-table/language';
import { Form } from '../kernel/inflect.ts';
import { formOf } from '../kernel/number.ts';
import {
  DONE,
  YIELDS_AMOUNT,
  amountMeant,
  clone,
  closest,
  controls,
  eachOf,
  eventCandidate,
  eventRole,
  everyone,
  generic,
  isOf,
  latest,
  rank,
  sortByUse,
  sortFits,
  sortOfWords,
  wordsOf,
  type Node,
  type Sort,
  type Candidate,
  type AmountCandidate,
} from './candidates.ts';
import { EVENT_LABELS, FIXED_LABELS } from './labels.ts';

/** What is wrong with a reference: the words that could not be bound, and why. */
export interface BindingProblem {
  words: string;
  reason: 'nothing to refer to' | 'more than one thing it may refer to';
}

/** Binds the references of abilities that share them: gives new trees, or the references that could not be bound. */
export function bind(abilities: readonly Ability[]): { abilities: Ability[] } | { problems: BindingProblem[] } {
  const copies = abilities.map(clone);
  const binder = new Binder();
  for (const copy of copies) binder.visit(copy as unknown as Node, null);
  return binder.problems.length > 0 ? { problems: binder.problems } : { abilities: copies };
}

class Binder {
  readonly problems: BindingProblem[] = [];
  private readonly candidates: Candidate[] = [];
  private readonly amounts: AmountCandidate[] = [];
  private readonly counters = { target: 0, chosen: 0, step: 0 };
  private step = 0;
  private inException = false;
  /** Inside "as long as ~ is paired". */
  private paired = false;
  private selfDealtDamage = false;
  /** How many descriptions the walk is inside of. */
  private describing = 0;
  private lastSubject: (() => Label) | null = null;
  private actor: (() => Label) | null = null;

  visit(node: Node, parent: Node | null): void {
    switch (node.kind) {
      case 'reference':
        this.reference(node as unknown as Reference, parent);
        return;
      case 'amountOf':
        this.amount(node as unknown as Extract<Value, { kind: 'amountOf' }>);
        return;
      case 'trigger':
        this.trigger(node);
        return;
      case 'replace':
        this.trigger({ kind: 'trigger', events: [node['would']] } as unknown as Node);
        for (const key of ['condition', 'instead'])
          if (node[key] && typeof node[key] === 'object') this.visit(node[key] as Node, node);
        return;
      case 'filter':
        this.describing++;
        this.children(node, parent);
        this.describing--;
        return;
      case 'count':
      case 'total':
      case 'kindsAmong':
      case 'extreme': {
        // What is only counted is not spoken of again, except the object itself.
        const mark = this.candidates.length;
        this.children(node, parent);
        const selves = this.candidates.slice(mark).filter((each) => each.self);
        this.candidates.length = mark;
        this.candidates.push(...selves);
        return;
      }
      case 'cant':
        if (node['unlessPaid']) {
          // "their controller": of those who are kept from it.
          const before = this.candidates.length;
          this.visit(node['action'] as Node, node);
          const kept = this.candidates.splice(before).filter((each) => each.done === (node['action'] as Node).kind);
          this.candidates.push(...kept);
          this.visit(node['unlessPaid'] as Node, node);
          return;
        }
        break;
      case 'paired':
        this.paired = true;
        return;
      case 'forEach':
        this.loop(node);
        return;
      case 'do':
      case 'may':
      case 'rule':
      case 'if':
      case 'ifDone':
        this.step++;
        break;
      case 'nounList':
        this.list(node);
        return;
      case 'playerOf':
        this.children(node, parent);
        this.candidates.push({
          label: () => this.write(node),
          sort: 'player',
          number: 'one',
          words: new Set(['player', String(node['relation'])]),
          step: this.step,
          role: 'plain',
          self: false,
          target: false,
        });
        return;
      case 'zoneOfPlayer':
        this.children(node, parent);
        this.candidates.push({
          label: () => this.write(node),
          sort: 'object',
          number: 'either',
          words: new Set(['zone', 'card']),
          step: this.step,
          role: 'plain',
          self: false,
          target: false,
        });
        return;
      case 'select':
      case 'anyTarget':
      case 'libraryCards':
        this.children(node, parent);
        this.introduce(node);
        return;
      case 'host':
        this.candidates.push({
          label: () => FIXED_LABELS.host,
          sort: sortOfWords(wordsOf(node['filter'] as Filter)),
          number: 'one',
          words: wordsOf(node['filter'] as Filter),
          step: this.step,
          role: 'plain',
          self: false,
          target: false,
          host: true,
        });
        return;
      case 'exiledWith':
      case 'self':
        this.candidates.push({
          label: () => FIXED_LABELS.self,
          sort: 'object',
          number: 'one',
          words: null,
          step: this.step,
          role: 'plain',
          self: true,
          target: false,
        });
        return;
      case 'playerNoun':
        this.candidates.push({
          label: () => String(node['who']),
          sort: 'player',
          number: node['who'] === 'opponents' ? 'many' : 'one',
          words: new Set(['player']),
          step: this.step,
          role: 'plain',
          self: false,
          target: false,
        });
        return;
    }
    const grantedElsewhere =
      node.kind === 'triggered' || node.kind === 'activated' || node.kind === 'static' || node.kind === 'spell';
    if (grantedElsewhere && parent !== null) {
      const inner = new Binder();
      inner.visit(node, null);
      this.problems.push(...inner.problems);
      return;
    }
    this.children(node, parent);
    if (
      parent &&
      (parent.kind === 'do' || parent.kind === 'may' || parent.kind === 'actionCost') &&
      parent['action'] === node
    )
      this.result(node);
  }

  /** Visits the parts of a node in reading order. */
  private children(node: Node, _parent: Node | null): void {
    const keys = Object.keys(node).filter((key) => typeof node[key] === 'object');
    if (keys.length > 1) keys.sort((left, right) => rank(left, node) - rank(right, node));
    const outerActor = this.actor;
    if (node.kind === 'dealDamage' && (node['actor'] as Node | undefined)?.kind === 'self') this.selfDealtDamage = true;
    const isAction = 'actor' in node || 'object' in node;
    for (const key of keys) {
      // After a condition in front, rules are a step of their own.
      if (node.kind === 'static' && key === 'rules' && node['conditionTrailing'] !== true) this.step++;
      const mark = this.candidates.length;
      const value = node[key];
      if (key === 'except' && Array.isArray(value)) this.inException = true;
      if (Array.isArray(value)) for (const each of value) this.part(each, node, key);
      else this.part(value, node, key);
      if (key === 'except') this.inException = false;
      if (key === 'object' || key === 'what')
        for (const candidate of this.candidates.slice(mark)) {
          candidate.done = String(node.kind);
          // Each of them does it: what is one for each is several in all.
          if (
            everyone(node['actor'] as Node | undefined) &&
            candidate.number === 'one' &&
            !candidate.self &&
            candidate.sort === 'object'
          )
            candidate.number = 'either';
        }
      if (
        isAction &&
        (key === 'actor' || (key === 'object' && !('actor' in node))) &&
        value &&
        typeof value === 'object'
      ) {
        const label = this.labelOf(value as Node);
        if (label) this.lastSubject = label;
        if (key === 'actor') this.actor = label;
      }
    }
    this.actor = outerActor;
  }

  private part(value: unknown, parent: Node, _key: string): void {
    if (value === null || typeof value !== 'object') return;
    this.visit(value as Node, parent);
  }

  /** The label by which a noun can be spoken of again. */
  private labelOf(noun: Node): (() => Label) | null {
    switch (noun.kind) {
      case 'self':
        return () => FIXED_LABELS.self;
      case 'you':
        return () => FIXED_LABELS.you;
      case 'host':
        return () => FIXED_LABELS.host;
      case 'playerNoun':
        return () => String(noun['who']);
      case 'select':
      case 'anyTarget':
      case 'libraryCards':
      case 'playerOf':
      case 'nounList':
        return () => this.write(noun);
      case 'reference':
        return () => String(noun['to']);
      default:
        return null;
    }
  }

  private write(noun: Node): Label {
    if (typeof noun['label'] === 'string') return noun['label'];
    const target = (noun['quantifier'] as { target?: true } | undefined)?.target === true;
    const label = target ? `target${++this.counters.target}` : `chosen${++this.counters.chosen}`;
    noun['label'] = label;
    return label;
  }

  /** In "for each creature, ...", "it" is the one being done. */
  private loop(node: Node): void {
    if (node['leading'] !== true) {
      this.step++;
      this.children(node, null);
      return;
    }
    this.step++;
    const mark = this.candidates.length;
    this.visit(node['of'] as Node, node);
    for (const candidate of this.candidates.slice(mark)) if (candidate.number === 'either') candidate.number = 'one';
    const those = node['of'] as Node;
    if (those.kind === 'reference')
      this.candidates.push({
        label: () => FIXED_LABELS.each,
        sort: 'object',
        number: 'one',
        words: those['filter'] ? wordsOf(those['filter'] as Filter) : null,
        step: this.step,
        role: 'plain',
        self: false,
        target: false,
      });
    this.visit(node['clause'] as Node, node);
    // Seen from outside there may be one for each.
    for (const candidate of this.candidates.slice(mark))
      if (candidate.role === 'plain' && !candidate.self && candidate.number === 'one') candidate.number = 'many';
  }

  /** "a land or a creature" is one thing to speak of; "~ and target creature" are both, and each. */
  private list(noun: Node): void {
    const mark = this.candidates.length;
    this.children(noun, null);
    const parts = this.candidates.slice(mark);
    const words = new Set(parts.flatMap((each) => [...(each.words ?? [])]));
    const sorts = new Set(parts.map((each) => each.sort));
    const sort: Sort = sorts.size === 1 ? [...sorts][0]! : 'either';
    const or = noun['join'] !== 'and';
    if (or) this.candidates.length = mark;
    this.candidates.push({
      label: () => this.write(noun),
      sort,
      number: or ? (noun['join'] === 'or' && parts.every((each) => each.number === 'one') ? 'one' : 'either') : 'many',
      words: words.size > 0 ? words : null,
      step: this.step,
      role: 'plain',
      self: false,
      target: false,
      ...(or ? {} : { parts }),
    });
  }

  private introduce(noun: Node): void {
    const filter = noun['filter'] as Filter | undefined;
    const quantifier = noun['quantifier'] as { amount: string; target?: true } | undefined;
    const words = filter ? wordsOf(filter) : noun.kind === 'libraryCards' ? new Set(['card']) : null;
    const sort: Sort = filter ? sortOfWords(words) : noun.kind === 'anyTarget' ? 'either' : 'object';
    const each = quantifier?.amount === 'each' || (noun.kind === 'libraryCards' && everyone(noun['library'] as Node));
    const number = each ? 'either' : eachOf(noun) ? 'many' : formOf(noun) === Form.singular ? 'one' : 'many';
    this.candidates.push({
      label: () => this.write(noun),
      sort,
      number,
      words,
      step: this.step,
      role: 'plain',
      self: false,
      target: quantifier?.target === true,
      depth: this.describing,
      noun,
      ...(noun.kind === 'libraryCards' ? { pile: true as const } : {}),
    });
  }

  private trigger(node: Node): void {
    const events = node['events'] as readonly (Action & Node)[];
    const subjects: Candidate[] = [];
    const before = this.candidates.length;
    for (const event of events) {
      const mark = this.candidates.length;
      this.children(event, node);
      const subjectNode = ((event as Node)['actor'] ?? (event as Node)['object']) as Node | undefined;
      if (event.kind === 'beginningOf') {
        const named = this.candidates.splice(mark);
        const whose = named.find((candidate) => candidate.sort === 'player');
        subjects.push(
          ...named
            .filter((candidate) => candidate.sort !== 'player')
            .map((candidate): Candidate => ({ ...candidate, role: 'event', step: 0 })),
        );
        subjects.push(eventCandidate(EVENT_LABELS.player, 'player', new Set(['player', ...(whose?.words ?? [])])));
        continue;
      }
      for (const candidate of this.candidates.splice(mark)) {
        const isSubject = subjectNode !== undefined && isOf(candidate, subjectNode);
        if (!isSubject && candidate.sort === 'player' && candidate.noun && controls(subjectNode, candidate.noun)) {
          subjects.push({ ...candidate, label: () => EVENT_LABELS.controller, role: 'event', step: 0 });
        } else subjects.push(eventRole(event, candidate, isSubject));
      }
    }
    this.candidates.length = before;
    // Two events with one subject ("enters or attacks") give one candidate.
    const seen = new Set<string>();
    for (const candidate of subjects) {
      const label = candidate.label();
      const key = label + [...(candidate.words ?? [])].join();
      if (seen.has(key)) continue;
      seen.add(key);
      // The event of a delayed trigger is nearer than what was done before it.
      this.candidates.push(this.step === 0 || candidate.self ? candidate : { ...candidate, step: this.step + 0.75 });
    }
    this.amounts.push({ label: () => EVENT_LABELS.amount, step: 0, kinds: events.map((event) => String(event.kind)) });
    const first = subjects.find((candidate) => candidate.role === 'subject');
    if (first) this.lastSubject = first.label;
    for (const key of ['during', 'condition']) if (node[key]) this.visit(node[key] as Node, node);
  }

  /** What an action did, as something to speak of. */
  private result(action: Node): void {
    const kind = String(action.kind);
    const label = (): Label =>
      typeof action['label'] === 'string'
        ? action['label']
        : ((action['label'] = `step${++this.counters.step}`) as Label);
    if (YIELDS_AMOUNT.has(kind)) this.amounts.push({ label, step: this.step, kinds: [kind] });
    if (kind === 'create') {
      const token = action['token'] as {
        kind: string;
        types?: readonly string[];
        subtypes?: readonly string[];
        name?: string;
      };
      const words = new Set<string>([
        'token',
        ...(token.types ?? []),
        ...(token.subtypes ?? []),
        ...(token.name ? [token.name, 'artifact'] : []),
      ]);
      if (token.kind === 'tokenCopy') words.add('creature');
      this.candidates.push({
        label,
        sort: 'object',
        number: formOf(action['quantifier']) === Form.singular ? 'one' : 'many',
        words,
        step: this.step + 0.5,
        role: 'plain',
        self: false,
        target: false,
      });
    } else if (
      kind === 'keywordAction' &&
      /^(?:manifest|amass|manifest dread|incubate)$/.test(String(action['action']))
    ) {
      this.candidates.push({
        label,
        sort: 'object',
        number: 'one',
        words: new Set(['creature', 'permanent', ...(action['action'] === 'amass' ? ['Army'] : [])]),
        step: this.step + 0.5,
        role: 'plain',
        self: false,
        target: false,
      });
    } else if (kind === 'copy') {
      this.candidates.push({
        label,
        sort: 'object',
        number: 'either',
        words: new Set(['copy', 'card', 'spell', 'ability']),
        step: this.step + 0.5,
        role: 'plain',
        self: false,
        target: false,
        made: true,
      });
    } else if (kind === 'revealUntil' || kind === 'exileUntil') {
      this.candidates.push({
        label,
        sort: 'object',
        number: 'many',
        words: new Set(['card']),
        step: this.step - 0.5,
        role: 'plain',
        self: false,
        target: false,
        pile: true,
        done: kind === 'revealUntil' ? 'reveal' : 'exile',
      });
    } else if ((kind === 'draw' || kind === 'mill') && action['amount']) {
      this.candidates.push({
        label,
        sort: 'object',
        number: formOf(action['amount']) === Form.singular ? 'one' : 'many',
        words: new Set(['card']),
        step: this.step + 0.5,
        role: 'plain',
        self: false,
        target: false,
        done: kind,
        ...(kind === 'mill' ? { pile: true as const } : {}),
      });
    }
  }

  private amount(node: { to: Label | null; words: string }): void {
    const latest = amountMeant(this.amounts, node.words);
    if (!latest) this.problems.push({ words: node.words, reason: 'nothing to refer to' });
    else node.to = latest.label();
  }

  private reference(node: Reference, parent: Node | null): void {
    if (node.words === 'unsaid' && this.describing > 0) {
      node.to = FIXED_LABELS.candidate;
      return;
    }
    if (this.paired && (node.words === 'both' || node.words === 'each of those')) {
      node.to = FIXED_LABELS.pair;
      return;
    }
    if (node.words === 'unsaid') {
      if (this.lastSubject) node.to = this.lastSubject();
      else this.problems.push({ words: 'unsaid', reason: 'nothing to refer to' });
      return;
    }
    if (this.inException && node.words === 'it') {
      node.to = FIXED_LABELS.copy;
      return;
    }
    if (node.words === 'itself') {
      if (this.lastSubject) node.to = this.lastSubject();
      else this.problems.push({ words: 'itself', reason: 'nothing to refer to' });
      return;
    }
    if (parent?.kind === 'quantifier') {
      node.to = this.actor ? this.actor() : FIXED_LABELS.you;
      return;
    }
    if (node.words === 'the rest' || node.words === 'the other') {
      const piles = this.candidates.filter((each) => each.pile);
      this.settle(
        node,
        latest(
          piles.length > 0 ? piles : this.candidates.filter((each) => each.number === 'many' && each.sort === 'object'),
        ),
      );
      return;
    }
    const words = node.filter ? wordsOf(node.filter) : null;
    const wanted: Sort = words ? sortOfWords(words) : node.words === 'it' ? 'object' : sortByUse(parent);
    const number =
      node.words === 'it' ||
      node.words === 'that' ||
      (node.words === 'the' && !node.many) ||
      node.words === 'he' ||
      node.words === 'she'
        ? 'one'
        : node.words === 'they'
          ? 'either'
          : 'many';
    let left = this.candidates.filter((each) => sortFits(each.sort, wanted));
    left = left.filter((each) =>
      number === 'either'
        ? each.sort === 'player' || each.sort === 'either' || each.number !== 'one'
        : each.number === number ||
          (each.number === 'either' &&
            (number === 'many' ||
              each.words?.has('zone') === true ||
              each.step === this.step ||
              each.sort === 'player' ||
              each.role !== 'plain')),
    );
    if (node.words === 'that' || node.words === 'those') left = left.filter((each) => !each.self);
    // Cards just drawn have no power: "its toughness" is not theirs.
    if (parent?.kind === 'stat' && left.some((each) => each.done !== 'draw'))
      left = left.filter((each) => each.done !== 'draw');
    if (!words?.has('copy')) left = left.filter((each) => !each.made);
    if (words) {
      const described = left.filter((each) => each.words !== null && [...words].some((word) => each.words!.has(word)));
      left =
        described.length > 0 ? described : left.filter((each) => each.words === null || generic(words, each.words));
    }
    if (node.status) {
      const done = left.filter((each) => each.done !== undefined && DONE[node.status!]!.includes(each.done));
      if (done.length === 0 && (node.status === 'exiled' || node.status === 'chosen')) {
        const linked = node.status === 'exiled' ? FIXED_LABELS.linkedExiled : FIXED_LABELS.linkedChosen;
        node.to = linked;
        this.candidates.push({
          label: () => linked,
          sort: wanted,
          number: node.many ? 'many' : 'one',
          words,
          step: this.step,
          role: 'plain',
          self: false,
          target: false,
        });
        return;
      }
      left = done;
    }
    const ofDescribed =
      parent?.kind === 'stat' ||
      (node.words === 'it' && (parent?.kind === 'playerOf' || parent?.kind === 'countersOn'));
    if (left.length === 0 && this.describing > 0 && ofDescribed) {
      node.to = FIXED_LABELS.candidate;
      return;
    }
    // A source of damage goes on being it: "~ deals 2 damage to it. If ~ was kicked, it deals 4 damage instead."
    if (node.words === 'it' && parent?.kind === 'dealDamage' && parent['actor'] === node && this.selfDealtDamage) {
      node.to = FIXED_LABELS.self;
      return;
    }
    this.settle(node, latest(left));
  }

  private settle(node: Reference, left: readonly Candidate[]): void {
    const problem = (reason: BindingProblem['reason']): void => {
      const described = node.filter ? ' ' + [...wordsOf(node.filter)].join(' ') : '';
      this.problems.push({ words: node.words + described, reason });
    };
    if (left.length === 0) {
      problem('nothing to refer to');
      return;
    }
    const best = closest(node, left);
    // Roles and fixed names have their labels already; asking a noun for its label would write one on it.
    const fixed = best.map((each) => (each.role === 'plain' && !each.self ? null : each.label()));
    if (best.length > 1 && !(fixed.every((each) => each !== null) && new Set(fixed).size === 1)) {
      problem('more than one thing it may refer to');
      return;
    }
    node.to = best[0]!.label();
    if (node.words === 'one of them')
      this.candidates.push({
        sort: best[0]!.sort,
        words: best[0]!.words,
        self: false,
        target: false,
        label: () => this.write(node as unknown as Node),
        number: 'one',
        step: this.step,
        role: 'plain',
      });
  }
}
