/** Why a click did nothing: at its place, until the next click or key. It covers no button and takes no focus. */
import { type JSX, useEffect, useLayoutEffect, useRef } from 'react';
import { objectName } from '../model/lookup.ts';
import { RuleNumber } from '../pieces/mark.tsx';
import { SymbolText } from '../pieces/symbols.tsx';
import { dismissRefusal } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { linesOf, useFacts } from './facts.ts';

/** The words of the text that ask for the target, when that is what is chosen. */
function Wanted(): JSX.Element | null {
  const facts = useFacts();
  const { question, objects } = facts;
  if (question?.kind !== 'targets') return null;
  const source = objects.get(question.reason.source);
  if (source === undefined) return null;
  const [line] = linesOf(facts, source).filter((one) => /\btarget\b/i.test(one));
  return line === undefined ? null : (
    <p>
      {objectName(source)}: “<SymbolText text={line} />”
    </p>
  );
}

/** The words, if a click was refused. */
export function RefusedClick(): JSX.Element | null {
  const refusal = useTable((state) => state.refusal);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || refusal === null) return;
    element.style.left = `${Math.max(8, Math.min(refusal.x + 10, innerWidth - element.offsetWidth - 8))}px`;
    const floor = document.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight;
    element.style.top = `${Math.max(8, Math.min(refusal.y + 10, floor - element.offsetHeight - 6))}px`;
  });
  useEffect(() => {
    // Escape only takes it away: keyboard.ts.
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') dismissRefusal();
    };
    addEventListener('pointerdown', dismissRefusal, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', dismissRefusal, true);
      removeEventListener('keydown', key, true);
    };
  }, []);
  if (refusal === null || refusal.reasons === null) return null;
  const { title, reasons, otherwise } = refusal;
  return (
    <div className="refusal" role="status" ref={box}>
      <b>{title}</b>
      {reasons.length === 0 ? <p>{otherwise}</p> : null}
      {reasons.map(({ rule, because }) => (
        <p key={rule + because}>
          Not now: {because}. <RuleNumber rule={rule} />
        </p>
      ))}
      {reasons.some(({ rule }) => rule === '601.2c') ? <Wanted /> : null}
    </div>
  );
}
