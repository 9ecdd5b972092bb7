/** The list of everything an object can do now, where it was clicked. */
import { type JSX, useEffect, useLayoutEffect, useRef } from 'react';
import { asEntity, isPlayer } from '../model/entities.ts';
import { objectName } from '../model/lookup.ts';
import { RuleNumber } from '../pieces/mark.tsx';
import { SymbolText } from '../pieces/symbols.tsx';
import { offersOf } from '../selection/acting.ts';
import { openFix } from '../store/fixes.ts';
import { openDialog, openMenu, openWhy, takeOption } from '../store/play.ts';
import { WhatNow } from '../now/what-now.tsx';
import { useTable } from '../store/table.ts';
import type { Entity, ObjectView, PlayerId } from '../model/types.ts';
import { pointAt } from '../store/talk.ts';
import { useHeard } from '../talk/table-talk.tsx';
import { Standing } from './decision/standing.tsx';
import { useFacts } from './facts.ts';
import { useRoving } from './roving.ts';

/** The open menu, if any. */
export function Menu(): JSX.Element | null {
  const menu = useTable((state) => state.menu);
  return menu === null ? null : <OpenMenu key={`${menu.about?.id ?? 'now'} ${menu.ids.join()}`} />;
}

/** Shows it to the others at the table, where there are some. */
function PointingAt({ at }: { at: Entity }): JSX.Element | null {
  const { talks } = useHeard();
  if (!talks) return null;
  const point = (): void => {
    openMenu(null);
    void pointAt(at);
  };
  return (
    <button type="button" onClick={point}>
      Point at {isPlayer(at) ? 'this player' : 'it'}: look here <kbd>P</kbd>
    </button>
  );
}

/** What leads to more about an object. */
function Looking({ about }: { about: ObjectView }): JSX.Element {
  return (
    <>
      <Standing about={about} />
      <button type="button" onClick={() => openDialog({ kind: 'read', object: about })}>
        Read the card <kbd>R</kbd>
      </button>
      <button type="button" onClick={() => openWhy(about)}>
        Why is it so? <kbd>W</kbd>
      </button>
    </>
  );
}

/** For whoever has a seat in a game that goes on. */
function Fixing({ about, player }: { about: ObjectView | null; player: PlayerId | null }): JSX.Element | null {
  const { snapshot } = useFacts();
  if (snapshot.seat === null || snapshot.view.over) return null;
  return (
    <button type="button" onClick={() => openFix(about, player)}>
      Fix the board… <kbd>B</kbd>
    </button>
  );
}

function OpenMenu(): JSX.Element | null {
  const menu = useTable((state) => state.menu);
  const { question, snapshot, objects } = useFacts();
  const roving = useRoving<HTMLDivElement>();
  const before = useRef(document.activeElement);
  useLayoutEffect(() => {
    const box = roving.ref.current;
    if (box === null || menu === null) return;
    box.style.left = `${Math.max(8, Math.min(menu.x, innerWidth - box.offsetWidth - 8))}px`;
    const floor = document.querySelector('.prompt')?.getBoundingClientRect().top ?? innerHeight;
    box.style.top = `${Math.max(8, Math.min(menu.y, floor - box.offsetHeight - 6))}px`;
  });
  useEffect(() => {
    roving.ref.current?.querySelector('button')?.focus();
    const outside = (event: PointerEvent): void => {
      if (roving.ref.current?.contains(event.target as Node) !== true) openMenu(null);
    };
    addEventListener('pointerdown', outside, true);
    const focused = before.current;
    return () => {
      removeEventListener('pointerdown', outside, true);
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    };
  }, [roving.ref]);
  const why = useTable((state) => state.why);
  if (menu === null) return null;
  const { about, player } = menu;
  const pointed = player === undefined ? (about?.id as number | undefined as Entity | undefined) : asEntity(player);
  const reasons = why !== null && why.object === about?.id ? why.whyNot : [];
  const offers = question?.kind === 'priority' ? offersOf(question, menu.ids, menu.everything) : [];
  return (
    <div
      className={about === null && player === undefined ? 'menu now' : 'menu'}
      role="dialog"
      aria-label={menu.title}
      {...roving}
    >
      <h2>{menu.title}</h2>
      {offers.map(({ index, option }) => (
        <button key={index} type="button" data-option={index} onClick={() => takeOption(index)}>
          <SymbolText
            text={
              snapshot.optionTexts[index] ??
              (option.kind === 'pass' ? 'Pass' : `${option.kind} ${objectName(objects.get(option.object))}`)
            }
          />
        </button>
      ))}
      {about === null && player === undefined ? <WhatNow /> : null}
      {offers.length > 0 || menu.ids.length === 0 || player !== undefined ? null : reasons.length === 0 ? (
        <p>It can do nothing now{question?.kind === 'priority' ? '' : ': it is not your time to act'}.</p>
      ) : (
        reasons.map(({ rule, because }) => (
          <p key={rule + because}>
            Not now: {because}. <RuleNumber rule={rule} />
          </p>
        ))
      )}
      {about === null ? null : <Looking about={about} />}
      {pointed === undefined ? null : <PointingAt at={pointed} />}
      {player === undefined ? null : (
        <button type="button" onClick={() => openDialog({ kind: 'board', player })}>
          Open the board large
        </button>
      )}
      <Fixing about={about} player={player ?? null} />
      <button type="button" onClick={() => openMenu(null)}>
        Close <kbd>Esc</kbd>
      </button>
    </div>
  );
}
