/** Lands and other quiet permanents as chips; open mana as amounts. */
import type { JSX } from 'react';
import { tintOf, tintStyle } from '../model/colors.ts';
import { type Group, type LandPile, landTint } from '../model/groups.ts';
import { objectName, playerName } from '../model/lookup.ts';
import { counters, label, notedBy } from '../model/object-words.ts';
import type { Entity } from '../model/types.ts';
import { markClass, useFacts } from '../regions/facts.ts';
import { Icon } from './icons.tsx';
import { Lights } from './lights.tsx';
import { Noted } from './noted.tsx';
import { Stickers } from './stickers.tsx';
import { ManaSymbol } from './symbols.tsx';
import { objectHandlers } from './tile.tsx';

/** Lands of one name: untapped/total. */
export function LandChip({ pile }: { pile: LandPile }): JSX.Element {
  const facts = useFacts();
  const ids = pile.ids as readonly Entity[];
  const mark = markClass(facts, ids);
  const { object } = pile;
  const count = `${pile.untapped.length} of ${pile.ids.length} untapped`;
  return (
    <button
      type="button"
      className={`land ${mark}${pile.untapped.length === 0 ? ' used' : ''}`}
      style={tintStyle(landTint(object))}
      data-ids={ids.join(' ')}
      data-name={object.name}
      data-legal={mark === '' || mark === 'unable' ? undefined : ''}
      aria-pressed={mark === 'chosen'}
      {...objectHandlers(object, ids)}
    >
      <span className="unseen">
        {[objectName(object), count, ...notedBy(object), mark].filter((fact) => fact !== '').join(', ')}
      </span>
      <span aria-hidden="true">{objectName(object)}</span>
      <Noted of={object} />
      <span className="count" aria-hidden="true">
        {pile.untapped.length}
        <small>/{pile.ids.length}</small>
      </span>
    </button>
  );
}

/** An artifact, enchantment or other permanent without numbers. */
export function QuietChip({ group }: { group: Group }): JSX.Element {
  const facts = useFacts();
  const ids = group.ids as readonly Entity[];
  const mark = markClass(facts, ids);
  const { object } = group;
  const host = object.attachedTo === null ? undefined : facts.objects.get(object.attachedTo);
  return (
    <button
      type="button"
      className={`land ${mark}${object.tapped ? ' used' : ''}`}
      style={tintStyle(tintOf(object.colors, object.types))}
      data-ids={ids.join(' ')}
      data-name={object.name}
      data-legal={mark === '' || mark === 'unable' ? undefined : ''}
      aria-pressed={mark === 'chosen'}
      {...objectHandlers(object, ids)}
    >
      <span className="unseen">{label(object, ids.length, playerName(facts.view, object.controller), mark)}</span>
      <span aria-hidden="true">
        {objectName(object)}
        {host === undefined ? '' : ` → ${objectName(host)}`}
      </span>
      {counters(object).map((counter) => (
        <span key={counter.text} className="chip counter" aria-hidden="true">
          {counter.text}
        </span>
      ))}
      <Lights numbers={object.lights} />
      <Stickers of={object} />
      <Noted of={object} />
      {object.tapped ? <Icon name="tap" /> : null}
      {ids.length > 1 ? (
        <span className="count" aria-hidden="true">
          ×{ids.length}
        </span>
      ) : null}
    </button>
  );
}

const POOL = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

/** The mana pool; nothing when it is empty. */
export function Pool({ pool }: { pool: readonly number[] }): JSX.Element | null {
  if (!pool.some((amount) => amount > 0)) return null;
  return (
    <span className="mana" role="group" aria-label="Mana pool">
      Pool
      {POOL.map((code, i) =>
        (pool[i] ?? 0) === 0 ? null : (
          <span key={code} className="amount">
            <ManaSymbol code={code} />
            {pool[i]}
          </span>
        ),
      )}
    </span>
  );
}

/** Another player's lands in one line: untapped ones by color. */
export function OpenMana({ piles }: { piles: readonly LandPile[] }): JSX.Element {
  const amounts = new Map<string, number>();
  let untapped = 0;
  let total = 0;
  for (const pile of piles) {
    const tint = landTint(pile.object);
    const code = tint === 'L' ? 'C' : [...tint].join('/');
    untapped += pile.untapped.length;
    total += pile.ids.length;
    if (pile.untapped.length > 0) amounts.set(code, (amounts.get(code) ?? 0) + pile.untapped.length);
  }
  return (
    <span className="mana">
      {[...amounts].map(([code, amount]) => (
        <span key={code} className="amount">
          {code === 'C' ? '◇' : <ManaSymbol code={code.split('/').slice(0, 2).join('/')} />}
          {amount}
        </span>
      ))}
      <span>{total === 0 ? 'no lands' : `${untapped} of ${total} lands untapped`}</span>
    </span>
  );
}
