/** A frame around whatever somebody points at, for as long as it is shown, with who points. */
import { type JSX, useLayoutEffect, useState } from 'react';
import { heard } from './talk-words.ts';
import { boxOf } from '../regions/arrows.tsx';
import { useMuted } from '../store/muted.ts';
import { type Look, useTalk } from '../store/talk.ts';
import { TALK } from '../words/talk.ts';

/** It moves with what it is about: so often it is looked where that is, in milliseconds. */
const LOOK = 200;

function Ring({ look }: { look: Look }): JSX.Element | null {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const place = (): void => setBox(boxOf(look.entity));
    place();
    const placing = setInterval(place, LOOK);
    return () => clearInterval(placing);
  }, [look.entity]);
  if (box === null) return null;
  const gap = 4;
  const above = box.top > 60;
  return (
    <div
      className={above ? 'look' : 'look below'}
      aria-hidden="true"
      style={{ left: box.left - gap, top: box.top - gap, width: box.width + gap * 2, height: box.height + gap * 2 }}
    >
      <span className={box.right > innerWidth - 120 ? 'by to-the-left' : 'by'}>{TALK.lookHere(look.name)}</span>
    </div>
  );
}

/** All that are shown now. */
export function Looks(): JSX.Element {
  const looks = useTalk((state) => state.looks);
  const muted = useMuted((state) => state.names);
  return (
    <>
      {heard(looks, muted).map((look) => (
        <Ring key={look.number} look={look} />
      ))}
    </>
  );
}
