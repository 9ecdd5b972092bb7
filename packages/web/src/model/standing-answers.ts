/** What is decided once for all about the abilities of a name: pure. */
import type { Asked, GameView, StackItemView, StandingAnswer } from './types.ts';

/** How each is said before the name. */
export const WORDS_OF: Readonly<Record<StandingAnswer['says'], string>> = {
  yes: 'Always yes to triggers of',
  no: 'Always no to triggers of',
  pass: 'Never stop for abilities of',
};

/** The triggered ability that resolves and asks; undefined when something else asks. */
export function triggerAsking(view: GameView, { reason }: Asked<'yesNo'>): StackItemView | undefined {
  const top = view.stack.at(-1);
  return top?.kind === 'triggered' && (top.id === reason.source || top.source === reason.source) ? top : undefined;
}

/** The list with one of them set or taken out; yes and no exclude each other. */
export function standingWith(
  standing: readonly StandingAnswer[],
  source: string,
  says: StandingAnswer['says'],
  on: boolean,
): StandingAnswer[] {
  const others = standing.filter(
    (one) => one.source !== source || (one.says !== says && (says === 'pass' || one.says === 'pass')),
  );
  return on ? [...others, { source, says }] : others;
}
