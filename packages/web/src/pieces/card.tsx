/** The drawn card: full in the Reading panel, smaller in hand and in piles. Text cards, ours alone. */
import type { CSSProperties, JSX, MouseEventHandler, Ref } from 'react';
import { lettersOf, type Tint, tintStyle } from '../model/colors.ts';
import { breakable } from '../model/object-words.ts';
import { useSettings } from '../store/settings.ts';
import { FittedText, KEYWORDS } from './fitted-text.tsx';
import { Cost, SymbolText } from './symbols.tsx';

/** What is printed on a card. */
export interface CardFace {
  readonly name: string;
  readonly cost: string;
  readonly typeLine: string;
  readonly tint: Tint;
  readonly lines: readonly string[];
  /** '3/3', a loyalty, or ''. */
  readonly corner: string;
  /** What differs from print, under the text. */
  readonly notes: readonly string[];
}

function pictureOf(name: string): string {
  return `https://api.scryfall.com/cards/named?format=image&version=art_crop&exact=${encodeURIComponent(name)}`;
}

function WholeText({ face }: { face: CardFace }): JSX.Element {
  return (
    <span className="text">
      {face.lines.map((line, i) => (
        <span key={i} className={KEYWORDS.test(line) ? 'keywords' : ''}>
          <SymbolText text={line} />
        </span>
      ))}
      {face.notes.map((note) => (
        <span key={note} className="note">
          {note}
        </span>
      ))}
    </span>
  );
}

/** The kind of a card where there is one line for it: its types, and its subtypes if they have room (styles/card.css). */
function ShortTypeLine({ line }: { line: string }): JSX.Element {
  const [types = '', subtypes] = line.split(' — ');
  // Every basic land and every planeswalker is known for what it is by its types.
  const short = types.replace(/^Basic (?=Land)|^Legendary (?=Planeswalker)/, '');
  return (
    <>
      <span>{short}</span>
      {subtypes === undefined ? null : <span>— {subtypes}</span>}
    </>
  );
}

/** In hand the label speaks for all of it; the Reading panel has the words. */
function Inside({ face, full }: { face: CardFace; full: boolean }): JSX.Element {
  const pictures = useSettings((settings) => settings.pictures);
  return (
    <>
      <span className="letters" aria-hidden="true">
        {lettersOf(face.tint).map(({ letter, className }) => (
          <span key={letter} className={className}>
            {letter}
          </span>
        ))}
      </span>
      <span className="headline" aria-hidden={!full}>
        <b className={face.name.length > 13 ? 'long' : ''}>{full ? face.name : breakable(face.name)}</b>
        <Cost cost={face.cost} />
      </span>
      {full && pictures && face.name !== '' ? <img className="art" alt="" src={pictureOf(face.name)} /> : null}
      <span className="type-line" aria-hidden={!full}>
        {full ? face.typeLine : <ShortTypeLine line={face.typeLine} />}
      </span>
      {full ? <WholeText face={face} /> : <FittedText lines={face.lines} />}
      {face.corner === '' ? null : (
        <span className="corner" aria-hidden={!full}>
          {face.corner}
        </span>
      )}
    </>
  );
}

/** The full card, to read. */
export function FullCard({ face }: { face: CardFace }): JSX.Element {
  return (
    <article className="card" style={tintStyle(face.tint)} aria-label={face.name}>
      <Inside face={face} full />
    </article>
  );
}

/** The card in hand or in a pile: a button. */
export function HandCard(props: {
  face: CardFace;
  className?: string;
  ids: string;
  /** '×3', '1 of 3', or ''. */
  badge?: string;
  label: string;
  pressed?: boolean;
  style?: CSSProperties;
  ref?: Ref<HTMLButtonElement>;
  onClick: MouseEventHandler<HTMLButtonElement>;
  onContextMenu?: MouseEventHandler<HTMLButtonElement>;
  onRead: () => void;
  onHover: () => void;
  onLeave: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      className={`card hand ${props.className ?? ''}`}
      style={{ ...tintStyle(props.face.tint), ...props.style }}
      data-ids={props.ids}
      data-name={props.face.name}
      data-legal={/able|targetable|chosen/.test(props.className ?? '') && props.className !== 'unable' ? '' : undefined}
      {...(props.pressed === undefined ? {} : { 'aria-pressed': props.pressed })}
      onClick={props.onClick}
      onContextMenu={props.onContextMenu}
      onMouseEnter={props.onHover}
      onMouseLeave={props.onLeave}
      onFocus={props.onRead}
    >
      <span className="unseen">{props.label}</span>
      <Inside face={props.face} full={false} />
      {props.badge === undefined || props.badge === '' ? null : (
        <span className="badge" aria-hidden="true">
          {props.badge}
        </span>
      )}
    </button>
  );
}
