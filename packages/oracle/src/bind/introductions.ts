/** Nouns as they are met: what each gives to speak of afterwards. */
import { FIXED_LABELS, type Filter, type Label, type PlayerNoun, type Value } from '@kitchen-table/language/surface';
import { Form } from '../kernel/inflect.ts';
import { formOf } from '../kernel/number.ts';
import { eachOf, everyone, sortOfWords, wordsOf, type Node, type Sort } from './candidates.ts';
import { outwardBy, plain, writeLabel, type Scope } from './scope.ts';

/** The label by which a noun can be spoken of again. */
export function labelOf(scope: Scope, noun: Node): (() => Label) | null {
  switch (noun.kind) {
    case 'self':
      return () => selfLabel(noun);
    case 'you':
      return () => FIXED_LABELS.you;
    case 'host':
      return () => FIXED_LABELS.host;
    case 'playerNoun':
      return () => noun['who'] as PlayerNoun['who'];
    case 'select':
    case 'anyTarget':
    case 'libraryCards':
    case 'graveyardCards':
    case 'playerOf':
    case 'nounList':
      return () => writeLabel(scope, noun);
    case 'reference': {
      const { within } = scope;
      return () => outwardBy(noun['to'] as Label, scope.within - within);
    }
    default:
      return null;
  }
}

/** What goes by a name of its own: the object itself, what it is attached to, a player. */
export function introduceNamed(scope: Scope, node: Node): void {
  switch (node.kind) {
    case 'host':
      scope.candidates.push(
        plain(scope, {
          label: () => FIXED_LABELS.host,
          sort: sortOfWords(wordsOf(node['filter'] as Filter)),
          number: 'one',
          words: wordsOf(node['filter'] as Filter),
          host: true,
        }),
      );
      return;
    case 'exiledWith':
    case 'usedToCraft':
    case 'madeWith':
    case 'self':
      scope.candidates.push(
        plain(scope, {
          label: () => selfLabel(node),
          sort: 'object',
          number: 'one',
          words: null,
          self: true,
        }),
      );
      return;
    case 'commanderOf':
      scope.candidates.push(
        plain(scope, {
          label: () => writeLabel(scope, node),
          sort: 'object',
          number: 'one',
          words: new Set(['commander', 'creature', 'permanent']),
          noun: node,
        }),
      );
      return;
    case 'playerNoun':
      scope.candidates.push(
        plain(scope, {
          label: () => node['who'] as PlayerNoun['who'],
          sort: 'player',
          number: node['who'] === 'opponents' ? 'many' : 'one',
          words: new Set(['player']),
        }),
      );
      return;
  }
}

/** The controller or owner of something, and a zone of a player. */
export function introduceTheirs(scope: Scope, node: Node, parent: Node | null): void {
  const named = { label: (): Label => writeLabel(scope, node), noun: node };
  if (node.kind === 'zoneOfPlayer')
    scope.candidates.push(
      plain(scope, { ...named, sort: 'object', number: 'either', words: new Set(['zone', 'card']) }),
    );
  else
    scope.candidates.push(
      plain(scope, {
        ...named,
        sort: 'player',
        // "on top of their owners' libraries, then those players shuffle"
        number: (node['of'] as Node)['words'] === 'they' ? 'either' : 'one',
        words: new Set(['player', String(node['relation'])]),
        ...(parent?.kind === 'place' ? { whose: true as const } : {}),
      }),
    );
}

/** "exile cards equal to its mana value from the top of your library": several, though the number is one value. */
const CARDS_EQUAL_TO: ReadonlySet<unknown> = new Set(['equal to', 'equal to, first', 'a number of']);

/** A noun with a quantifier: something that was chosen or targeted. */
export function introduce(scope: Scope, noun: Node): void {
  const filter = noun['filter'] as Filter | undefined;
  const quantifier = noun['quantifier'] as
    | { amount: string; target?: true; number?: Value; words?: string }
    | undefined;
  const words = filter ? wordsOf(filter) : noun.kind === 'libraryCards' ? new Set(['card']) : null;
  if (noun.kind === 'select' && sortOfWords(words) === 'player') sayThanWhom(scope, noun);
  if (noun.kind === 'select' && (words?.has('token') || filter?.qualities?.some(({ kind }) => kind === 'madeWith')))
    sayThanWhat(scope, noun);
  if (noun.kind === 'select' && quantifier?.words === 'additional') sayThanFound(scope, noun);
  const sort: Sort = filter ? sortOfWords(words) : noun.kind === 'anyTarget' ? 'either' : 'object';
  const each = quantifier?.amount === 'each' || (noun.kind === 'libraryCards' && everyone(noun['library'] as Node));
  const several =
    eachOf(noun) ||
    (noun.kind === 'libraryCards' && CARDS_EQUAL_TO.has(noun['words'])) ||
    (quantifier?.amount === 'number' && quantifier.number?.kind !== 'number');
  const number = each ? 'either' : several ? 'many' : formOf(noun) === Form.singular ? 'one' : 'many';
  scope.candidates.push(
    plain(scope, {
      label: () => writeLabel(scope, noun),
      sort,
      number,
      words,
      target: quantifier?.target === true,
      depth: scope.describing,
      noun,
      ...(noun.kind === 'libraryCards' ? { pile: true as const } : {}),
    }),
  );
}

/** "Whenever a player casts a spell, each other player ...": other than the one spoken of last; if nobody was, than you. */
function sayThanWhom(scope: Scope, noun: Node): void {
  const quantifier = noun['quantifier'] as { other?: true; target?: true; than?: Label };
  if (quantifier.other !== true || quantifier.target === true) return;
  const meant = scope.candidates.findLast(
    ({ sort, number, role, target, noun: said }) =>
      sort === 'player' && number === 'one' && (role !== 'plain' || target || said?.kind === 'playerOf'),
  );
  if (meant !== undefined) quantifier.than = meant.label();
}

/** "Create a token. Then exile all other tokens": other than the one just created. CR 608.2c. */
function sayThanWhat(scope: Scope, noun: Node): void {
  const quantifier = noun['quantifier'] as { other?: true; than?: Label };
  const made = scope.candidates.findLast(({ resultOf, words }) => resultOf?.kind === 'create' || words?.has('token'));
  if (quantifier.other === true && made?.resultOf?.kind === 'create') quantifier.than = made.label();
}

/** "Search for a Plains card ... for an additional Plains card": other than the one found before. CR 608.2c. */
function sayThanFound(scope: Scope, noun: Node): void {
  const found = scope.candidates.findLast(({ done }) => done === 'search');
  if (found === undefined) scope.problems.push({ words: 'additional', reason: 'nothing to refer to' });
  else (noun['quantifier'] as { than?: Label }).than = found.label();
}

/** Whose library it is, for "that library". */
export function noteLibrary(scope: Scope, node: Node): void {
  const owner = node['library'] as Node | undefined;
  const label = owner === undefined || typeof owner !== 'object' ? null : labelOf(scope, owner);
  if (label !== null) scope.lastLibrary = label;
}

/**
 * "a land or a creature" is one thing to speak of; "~ and target creature" are both, and each. "its controller and that
 * player" are two: what is named beside it is not meant.
 */
export function introduceList(scope: Scope, noun: Node, visitParts: (scope: Scope, node: Node) => void): void {
  const mark = scope.candidates.length;
  for (const each of noun['of'] as readonly Node[]) {
    const beside = each.kind === 'reference' ? scope.candidates.splice(mark) : [];
    visitParts(scope, { ...noun, of: [each] } as unknown as Node);
    scope.candidates.splice(mark, 0, ...beside);
  }
  const parts = scope.candidates.slice(mark);
  const words = new Set(parts.flatMap((each) => [...(each.words ?? [])]));
  const sorts = new Set(parts.map((each) => each.sort));
  if ((noun['of'] as readonly Node[]).some(({ kind }) => kind === 'you')) sorts.add('player');
  const sort: Sort = sorts.size === 1 ? [...sorts][0]! : 'either';
  const or = noun['join'] !== 'and';
  if (or) scope.candidates.length = mark;
  scope.candidates.push(
    plain(scope, {
      label: () => writeLabel(scope, noun),
      sort,
      number: or ? (noun['join'] === 'or' && parts.every((each) => each.number === 'one') ? 'one' : 'either') : 'many',
      words: words.size > 0 ? words : null,
      noun,
      ...(or ? {} : { parts }),
    }),
  );
}

/** The object itself; in an ability that it gave away, it is called by its name. CR 201.5a. */
function selfLabel(noun: Node): Label {
  return noun['granter'] === true ? FIXED_LABELS.granter : FIXED_LABELS.self;
}
