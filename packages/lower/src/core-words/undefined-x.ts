/** Whether every X of an ability has a value: from a cost with X in it, or from "where X is". CR 107.3. */
import { isSpendOnX, isXAtMost, isXNotZero, withAnyNumber, mentionsX, some } from '@kitchen-table/language/core';
import type { Ability, Action, CardFace } from '@kitchen-table/language/core';
import type { Report } from './walk.ts';

/** Reports an X that nothing gives a value. */
export function reportUndefinedX(ability: Ability, face: CardFace, report: Report): void {
  if (ability.kind === 'keyword' || ability.kind === 'level' || ability.kind === 'classLevel') return;
  // What is announced, not what is chosen as a text is carried out: CR 107.3f.
  if (ability.kind !== 'activated' && ability.kind !== 'spell' && some(ability, isXNotZero))
    report('xNotZero', 'X of a cost paid later');
  if (
    ability.kind !== 'activated' &&
    ability.kind !== 'spell' &&
    some(ability, isXAtMost) &&
    !some(ability, ({ mostX }) => mostX !== undefined)
  )
    report('xAtMost', 'X of no cost paid before');
  if (ability.kind !== 'activated' && ability.kind !== 'spell' && some(ability, isSpendOnX))
    report('spendOnX', 'X of a cost paid later');
  const fromCost =
    ability.kind === 'activated'
      ? mentionsX(ability.cost)
      : (ability.kind !== 'static' || holdsOnStack(ability, face)) && costOfFace(face);
  const known = fromCost || (ability.kind === 'triggered' && face.abilities.some(makesMonstrousByX));
  look(ability, { announced: known, known, cast: costOfFace(face) }, report);
}

/** What an instant or sorcery spell can't do, or what can't be done to it: said of it on the stack, where its X is known. CR 113.6. */
function holdsOnStack(ability: Extract<Ability, { kind: 'static' }>, { types }: CardFace): boolean {
  return (types.includes('instant') || types.includes('sorcery')) && ability.rules.every(({ kind }) => kind === 'cant');
}

/** X in the mana cost, or in an additional or alternative cost: CR 107.3a, 601.2b. */
function costOfFace(face: CardFace): boolean {
  if (face.manaCost?.includes('X') === true) return true;
  return face.abilities.some(
    (other) =>
      (other.kind === 'static' && other.spellCost !== undefined && mentionsX(other.spellCost)) ||
      (other.kind === 'keyword' && other.cost !== undefined && mentionsX(other.cost)),
  );
}

/** "Monstrosity X": the other abilities know that X. CR 701.31c. */
function makesMonstrousByX(ability: Ability): boolean {
  return some(
    ability,
    (node) => node['kind'] === 'keywordAction' && node['action'] === 'monstrosity' && mentionsX(node['amount']),
  );
}

/** Where X is known: as targets are chosen, as the text is carried out, as the permanent enters. */
interface Knowing {
  readonly announced: boolean;
  readonly known: boolean;
  readonly cast: boolean;
}

function look(node: unknown, knowing: Knowing, report: Report): void {
  if (typeof node !== 'object' || node === null) return;
  const part = node as Readonly<Record<string, unknown>>;
  const all = (now: Knowing): void => {
    for (const value of Object.values(part)) look(value, now, report);
  };
  const everywhere: Knowing = { ...knowing, announced: true, known: true };
  switch (part['kind']) {
    case 'x':
      if (!knowing.known) report('an X without a value', 'X');
      return;
    case 'select':
      return all(
        (part['quantifier'] as { target?: unknown }).target === true
          ? { ...knowing, known: knowing.announced }
          : knowing,
      );
    case 'pay':
      // An X that is paid while the text is carried out is chosen then: CR 107.3f.
      return look(part['forEach'], knowing, report);
    case 'sequence': {
      let now = knowing;
      for (const step of part['steps'] as readonly unknown[]) {
        look(step, now, report);
        if (givesX(step)) now = { ...now, known: true };
      }
      return;
    }
    case 'ifDone':
      // Targets of what happens "when you do" are chosen after that. CR 603.12a.
      return all(part['reflexive'] === true ? { ...knowing, announced: knowing.known } : knowing);
    case 'entersWith':
      // CR 107.3m: the X of the spell that becomes the permanent.
      return all(knowing.cast || part['whereX'] !== undefined ? everywhere : knowing);
    case 'whereX':
      look(part['value'], knowing, report);
      return look(part['clause'], everywhere, report);
    case 'activated':
    case 'triggered':
    case 'static':
    case 'spell':
      // Also an ability that is granted, or that a token has.
      return all(
        (part['cost'] !== undefined && mentionsX(part['cost'])) || part['spellCost'] !== undefined
          ? everywhere
          : knowing,
      );
    default:
      // An X that only says how many is chosen then: effects/choices/number-of-your-choice.ts.
      return all(decidesX(part) ? { ...knowing, known: true } : knowing);
  }
}

/** Whether X has a value from then on: one that is paid or chosen, or that the text says. CR 107.3f, 107.3i. */
function givesX(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { kind, cost } = node as { kind?: unknown; cost?: unknown };
  if (kind === 'whereX' || (kind === 'pay' && mentionsX(cost)) || decidesX(node)) return true;
  return Object.values(node).some(givesX);
}

function decidesX(node: object): boolean {
  return 'object' in node && withAnyNumber(node as Action) !== null;
}
