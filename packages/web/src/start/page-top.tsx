/** The heading of every page that is not the table. */
import type { JSX } from 'react';
import { Link, useLocation } from 'wouter';
import { TextSizeChoice } from '../pieces/text-size.tsx';
import { Brand, ThemeButton } from '../regions/top-bar.tsx';

const PAGES = [
  ['/', 'Play'],
  ['/decks', 'Decks'],
  ['/cards', 'Cards'],
] as const;

/** Brand, pages, size of the text, theme. */
export function PageTop(): JSX.Element {
  const [here] = useLocation();
  return (
    <header className="top">
      <Brand />
      <nav aria-label="Pages">
        {PAGES.map(([address, name]) => (
          <Link key={address} className="tool" href={address} aria-current={here === address ? 'page' : undefined}>
            {name}
          </Link>
        ))}
        <TextSizeChoice />
        <ThemeButton />
      </nav>
    </header>
  );
}
