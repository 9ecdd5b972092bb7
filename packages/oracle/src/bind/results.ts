/** What an action did, as something to speak of afterwards. CR 400.7j, 608.2h. */
import type { Label } from '@kitchen-table/language/surface';
import { Form } from '../kernel/inflect.ts';
import { formOf } from '../kernel/number.ts';
import { hasNoLabel, YIELDS_AMOUNT, type AmountCandidate, type Node } from './candidates.ts';
import { outwardBy, plain, type Scope } from './scope.ts';

/** Keyword actions that turn up something of their own, and what it may be called. */
const TURNS_UP: ReadonlyMap<string, readonly string[]> = new Map([
  ['manifest', ['creature', 'permanent']],
  ['manifest dread', ['creature', 'permanent']],
  ['cloak', ['creature', 'permanent']],
  ['incubate', ['creature', 'permanent']],
  ['populate', ['creature', 'token']],
  ['amass', ['creature', 'permanent', 'Army']],
  ['discover', ['card']],
]);

/** Adds what the action made, found, drew or revealed, and how much it came to. */
export function addResults(scope: Scope, action: Node): void {
  const kind = String(action.kind);
  const label = (): Label =>
    ((action['label'] as Label | undefined) ?? (action['label'] = `step${++scope.counters.step}`)) as Label;
  const counts =
    (YIELDS_AMOUNT.has(kind) && !isOneKnown(action['object'] as Node | undefined)) ||
    (kind === 'shuffle' && action['object'] !== undefined) ||
    kind === 'flipCoin' ||
    (kind === 'choose' && action['what'] === 'a number');
  if (counts) scope.amounts.push({ label, step: scope.step, kinds: [kind], resultOf: action });
  const again = saidAgain(scope, action);
  if (again !== null) scope.amounts.push(again);
  const after = { label, sort: 'object', step: scope.step + 0.5, resultOf: action } as const;
  switch (kind) {
    case 'create': {
      const number = howManyTokens(action);
      scope.candidates.push(plain(scope, { ...after, number, words: tokenWords(action['token'] as TokenNode) }));
      return;
    }
    case 'keywordAction': {
      const done = String(action['action']);
      if (done === 'clash')
        scope.candidates.push(
          plain(scope, { ...after, sort: 'player', number: 'one', words: new Set(['player', 'opponent']) }),
        );
      // Its target goes by a name that the keyword gives it. CR 701.66 of today.
      if (done === 'earthbend')
        scope.candidates.push(
          plain(scope, {
            ...after,
            label: () => 'earthbent',
            number: 'one',
            words: new Set(['land', 'creature']),
            done,
          }),
        );
      const words = TURNS_UP.get(done);
      // "Manifest dread X times, then put counters on each of those creatures."
      const number = action['times'] === undefined ? 'one' : 'many';
      if (words !== undefined) scope.candidates.push(plain(scope, { ...after, number, words: new Set(words), done }));
      return;
    }
    case 'copy':
      scope.candidates.push(
        plain(scope, {
          ...after,
          number: 'either',
          words: new Set(['copy', 'card', 'spell', 'ability']),
          made: true,
        }),
      );
      return;
    case 'revealUntil':
    case 'exileUntil':
      scope.candidates.push(
        plain(scope, {
          ...after,
          number: 'many',
          words: new Set(['card']),
          // The one that was looked for is nearer than the cards before it.
          step: scope.step - 0.5,
          pile: true,
          done: kind === 'revealUntil' ? 'reveal' : 'exile',
        }),
      );
      return;
    case 'draw':
    case 'mill':
      if (!action['amount']) return;
      scope.candidates.push(
        plain(scope, {
          ...after,
          number: isOne(action['amount']) ? 'one' : 'many',
          words: new Set(['card']),
          done: kind,
          ...(kind === 'mill' ? { pile: true as const } : {}),
        }),
      );
      return;
  }
}

/** "Sacrifice it and create that many tokens": the one that is sacrificed is not so many. */
function isOneKnown(object: Node | undefined): boolean {
  if (object?.kind === 'self' || object?.kind === 'host') return true;
  return object?.kind === 'reference' && (object['words'] === 'it' || object['words'] === 'that') && !object['many'];
}

/** "You gain that much life and draw that many cards": as much as before, whatever the first came to. CR 608.2c. */
function saidAgain(scope: Scope, action: Node): AmountCandidate | null {
  const quantifier = (action['quantifier'] ?? (action['object'] as Node | undefined)?.['quantifier']) as
    | Node
    | undefined;
  const number = (action['number'] ?? action['amount'] ?? quantifier?.['number']) as Node | undefined;
  // "Prevent that damage and exile that many cards": so many, even where it can't be prevented. CR 615.12.
  if (action.kind === 'prevent' && number?.['to'] !== 'event.amount') return null;
  const before = { step: scope.step, kinds: ['said before'] };
  if (number?.kind === 'amountOf') {
    const to = number['to'] as Label | null;
    const { within } = scope;
    return to === null ? null : { ...before, label: () => outwardBy(to, scope.within - within) };
  }
  // "Damage equal to the number of cards they own, and you gain that much life": so many, however much damage is dealt.
  if (action.kind === 'dealDamage' && (number?.kind === 'count' || number?.kind === 'countersOn'))
    return { ...before, label: hasNoLabel, said: () => number, frame: scope.within };
  if (number?.kind !== 'times' || number['words'] === undefined) return null;
  return { ...before, label: hasNoLabel, said: () => number['of'] as Node, frame: scope.within };
}

/** One card, and not "cards equal to its power", which are several in words. */
function isOne(amount: unknown): boolean {
  return formOf(amount) === Form.singular && (amount as { kind?: string }).kind !== 'stat';
}

/** "Each opponent creates a token. The tokens ...": one of each player, several in all. CR 101.4, 608.2c. */
function howManyTokens({ quantifier, actor }: Node): 'one' | 'many' | 'either' {
  if (formOf(quantifier) !== Form.singular) return 'many';
  const { kind, quantifier: whose } = (actor ?? {}) as { kind?: string; quantifier?: Node };
  return kind === 'select' && whose?.['amount'] === 'each' ? 'either' : 'one';
}

interface TokenNode {
  kind: string;
  types?: readonly string[];
  subtypes?: readonly string[];
  name?: string;
}
/** What a token may be called. */
function tokenWords(token: TokenNode): Set<string> {
  const words = new Set(['token', ...(token.types ?? []), ...(token.subtypes ?? [])]);
  if (token.name) words.add(token.name).add('artifact');
  if (token.kind === 'tokenCopy') words.add('creature');
  return words;
}
