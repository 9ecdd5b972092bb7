/** The text of a small card: all of it, else in fewer words, else as many whole sentences as fit, and a mark that it goes on. */
import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import { shortLine, stopOf, wordsOf } from '../model/short-text.ts';
import { SymbolText } from './symbols.tsx';

/** A line of keywords alone. */
export const KEYWORDS: RegExp = /^(?:[A-Z][a-z]+(?: [a-z]+)?)(?:, [a-z ]+)*$/;

/** What does not fit stands in a second column, out of sight (styles/card.css). */
function overflows(box: HTMLElement): boolean {
  return box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
}

/** Shows the first `count` words, the last of them with the mark if more follow. */
function showFirst(words: readonly HTMLElement[], count: number): void {
  words.forEach((word, i) => {
    word.hidden = i >= count;
    word.classList.toggle('goes-on', i === count - 1 && count < words.length);
  });
  for (const line of new Set(words.map((word) => word.parentElement)))
    if (line !== null) line.hidden = [...line.children].every((word) => (word as HTMLElement).hidden);
}

/** Shows as much as has room; whether that was all of it. */
function fit(box: HTMLElement): boolean {
  const lines = [...box.children].map((line) => [...line.children] as HTMLElement[]);
  const words = lines.flat();
  showFirst(words, words.length);
  if (!overflows(box)) return true;
  let fits = 0;
  for (let more = words.length; more - fits > 1; ) {
    const middle = Math.floor((fits + more) / 2);
    showFirst(words, middle);
    if (overflows(box)) more = middle;
    else fits = middle;
  }
  const said = lines.map((line) => line.map((word) => (word.textContent ?? '').trim()));
  showFirst(words, stopOf(said, fits));
  return false;
}

/** The lines of a card in hand. */
export function FittedText({ lines }: { lines: readonly string[] }): JSX.Element {
  const box = useRef<HTMLSpanElement>(null);
  const [short, setShort] = useState(false);
  const shortened = lines.map(shortLine);
  const shown = short ? shortened : lines;
  const said = shown.join('\n');
  const canBeShorter = shortened.join('\n') !== lines.join('\n');
  useLayoutEffect(() => {
    const text = box.current;
    if (text === null) return;
    const room = (): string => `${text.clientWidth} ${text.clientHeight}`;
    if (!fit(text) && !short && canBeShorter) setShort(true);
    let last = room();
    const fitAnew = (): void => {
      if (short) setShort(false);
      else if (!fit(text) && canBeShorter) setShort(true);
    };
    const watcher = new ResizeObserver(() => {
      if (room() === last) return;
      last = room();
      fitAnew();
    });
    watcher.observe(text);
    // Letters that come late are as wide as they are, in the same room.
    document.fonts.addEventListener('loadingdone', fitAnew);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', fitAnew);
    };
  }, [said, short, canBeShorter]);
  return (
    <span className="text" aria-hidden="true" ref={box}>
      {shown.map((line, i) => (
        <span key={`${i} ${line}`} className={KEYWORDS.test(line) ? 'keywords' : ''}>
          {wordsOf(line).map((word, place) => (
            <span key={place}>
              <SymbolText text={`${word} `} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
