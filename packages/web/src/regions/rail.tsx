/** The rail: stack above, the card being read, log below. */
import { Fragment, type JSX, useEffect, useRef } from 'react';
import { tintOf, tintStyle } from '../model/colors.ts';
import { gather, pieces, subjectOf } from '../model/log-words.ts';
import { entityName, objectName, playerName } from '../model/lookup.ts';
import { STEP_LABELS } from '../model/phases.ts';
import type { Entity, LogEntry, PlayerId, StackItemView } from '../model/types.ts';
import { Mark, RuleNumber } from '../pieces/mark.tsx';
import { Cost, SymbolText } from '../pieces/symbols.tsx';
import { objectHandlers } from '../pieces/tile.tsx';
import { openDialog } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { TalkPanel } from '../talk/table-talk.tsx';
import { linesOf, markClass, useFacts } from './facts.ts';
import { OtherTurns, SeenHands } from './rail-extras.tsx';
import { Reading } from './reading.tsx';
import { useRoving } from './roving.ts';

/** A spell or ability on the stack. CR 405. */
export function StackItem({
  items,
  next,
}: {
  items: readonly [StackItemView, ...StackItemView[]];
  next: boolean;
}): JSX.Element {
  const facts = useFacts();
  const { view, objects } = facts;
  const [item] = items;
  const ids = items.map((one) => one.id as number as Entity);
  const mark = markClass(facts, ids);
  const ability = item.kind !== 'spell';
  const name = ability
    ? `${item.sourceName || objectName(item)}: ${item.kind === 'triggered' ? 'trigger' : 'ability'}`
    : objectName(item);
  const targets = item.targets.map((target) => entityName(view, objects, target)).join(', ');
  return (
    <li>
      <button
        type="button"
        className={`stack-item${ability ? ' ability' : ''}${next ? ' next' : ''} ${mark === 'unable' ? '' : mark}`}
        style={tintStyle(tintOf(item.colors, item.types))}
        data-ids={ids.join(' ')}
        data-name={item.name}
        data-legal={mark === 'targetable' || mark === 'chosen' ? '' : undefined}
        {...objectHandlers(item, ids)}
      >
        <span className="title">
          <span>
            {name}
            {items.length > 1 ? ` ×${items.length}` : ''}
          </span>
          {ability ? null : <Cost cost={item.manaCost} />}
        </span>
        <span className="what">
          <SymbolText text={linesOf(facts, item).join(' ')} />
        </span>
        <span className="who">
          <Mark view={view} player={item.controller} small />
          <span>
            {playerName(view, item.controller)}
            {item.x === null ? '' : ` · X is ${item.x}`}
            {targets === '' ? '' : ` · aiming at ${targets}`}
          </span>
        </span>
      </button>
    </li>
  );
}

/** Equal neighbours of the stack are one: same words, same controller, same targets. */
function stackGroups(items: readonly StackItemView[]): readonly [StackItemView, ...StackItemView[]][] {
  const groups: [StackItemView, ...StackItemView[]][] = [];
  const facts = (item: StackItemView): string =>
    JSON.stringify([
      item.kind,
      item.name,
      item.sourceName,
      item.ability,
      item.modes,
      item.x,
      item.controller,
      item.targets,
    ]);
  for (const item of items) {
    const last = groups[groups.length - 1];
    if (last !== undefined && item.kind !== 'spell' && facts(last[0]) === facts(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function Stack(): JSX.Element {
  const { view } = useFacts();
  const roving = useRoving<HTMLElement>();
  const items = [...view.stack].reverse();
  return (
    <section
      className={items.length === 0 ? 'panel stack empty' : 'panel stack'}
      aria-label="Stack"
      data-region="stack"
      {...roving}
    >
      <h2>
        Stack <small>{items.length === 0 ? 'empty' : `${items.length} waiting`}</small>
      </h2>
      {items.length === 0 ? null : (
        <ol>
          {stackGroups(items).map((group, i) => (
            <StackItem key={group[0].id} items={group} next={i === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Log lines with the player they are about and the rule each follows. */
export function LogLines({ entries }: { entries: readonly LogEntry[] }): JSX.Element {
  const { view } = useFacts();
  const lines = gather(view, entries);
  return (
    <>
      {lines.map(({ entry, times }, i) => {
        const before = lines[i - 1]?.entry;
        const heading = before === undefined || before.turn !== entry.turn || before.step !== entry.step;
        const subject = subjectOf(view, entry);
        return (
          <Fragment key={i}>
            {heading ? (
              <p className="when">
                Turn {entry.turn} · {STEP_LABELS[entry.step]}
              </p>
            ) : null}
            <p className="line">
              {subject === null ? <span className="dot" /> : <Mark view={view} player={subject as PlayerId} small />}
              <span className="words">
                {pieces(view, entry).map((piece, j) =>
                  piece.name ? <b key={j}>{piece.text}</b> : <SymbolText key={j} text={piece.text} />,
                )}
                {times > 1 ? ` ×${times}` : ''} <RuleNumber rule={entry.rule} />
              </span>
            </p>
          </Fragment>
        );
      })}
    </>
  );
}

function Log(): JSX.Element {
  const log = useTable((state) => state.log);
  const end = useRef<HTMLDivElement>(null);
  const recent = log.slice(-120);
  useEffect(() => {
    const lines = end.current;
    if (lines !== null) lines.scrollTop = lines.scrollHeight;
  }, [log]);
  return (
    <section className="panel log" aria-label="Log" data-region="log">
      <h2>
        Log
        <button type="button" className="tool" onClick={() => openDialog({ kind: 'log' })}>
          All
        </button>
      </h2>
      <div className="lines" ref={end} tabIndex={0} role="log" aria-label="What happened" aria-live="off">
        <LogLines entries={recent} />
      </div>
    </section>
  );
}

/** Stack, Reading and log. */
export function Rail(): JSX.Element {
  return (
    <aside className="rail" aria-label="Stack and log">
      <Stack />
      <OtherTurns />
      <SeenHands />
      <Reading />
      <Log />
      <TalkPanel />
    </aside>
  );
}
