/** Mana and other symbols in costs and texts, each with a name for screen readers. CR 107.4. */
import type { CSSProperties, JSX } from 'react';

const NAMES: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
  S: 'snow',
  T: 'tap',
  Q: 'untap',
  E: 'energy',
  P: 'Phyrexian',
};

const GLYPHS: Readonly<Record<string, string>> = { T: 'tap', Q: 'untap', CHAOS: 'chaos' };
const KNOWN = /^(?:[WUBRGCSPEXYZTQ]|CHAOS|1?\d|20)$/;
const HALF_COLORS: Readonly<Record<string, string>> = {
  W: '#f0f2c0',
  U: '#b5cde3',
  B: '#aca29a',
  R: '#db8664',
  G: '#93b483',
  P: '#beb9b2',
};

function glyphClass(part: string): string {
  return `glyph-${(GLYPHS[part] ?? part).toLowerCase()}`;
}

/** One symbol, without its braces: 'W', '2', 'T', 'G/W', 'R/P'. */
export function ManaSymbol({ code }: { code: string }): JSX.Element {
  const parts = code.toUpperCase().split('/');
  const label = parts.map((part) => NAMES[part] ?? part).join(' or ');
  const [first, second] = parts;
  if (first !== undefined && second !== undefined) {
    const colors = {
      '--symbol-a': HALF_COLORS[first] ?? '#beb9b2',
      '--symbol-b': HALF_COLORS[second] ?? '#beb9b2',
    } as CSSProperties;
    return (
      <span className="symbol hybrid" role="img" aria-label={label} style={colors}>
        <span className={`half first ${glyphClass(first)}`} />
        <span className={`half second ${glyphClass(second)}`} />
      </span>
    );
  }
  if (!KNOWN.test(code.toUpperCase())) {
    return (
      <span className="symbol text" role="img" aria-label={code}>
        {code}
      </span>
    );
  }
  return <span className={`symbol ${glyphClass(code.toUpperCase())}`} role="img" aria-label={label} />;
}

/** A mana cost: '{2}{G}{W}'. */
export function Cost({ cost }: { cost: string }): JSX.Element | null {
  const codes = cost.match(/\{[^}]+\}/g);
  if (codes === null) return null;
  return (
    <span className="cost">
      {codes.map((code, i) => (
        <ManaSymbol key={i} code={code.slice(1, -1)} />
      ))}
    </span>
  );
}

/** Text with symbols drawn where braces stand. */
export function SymbolText({ text }: { text: string }): JSX.Element {
  return (
    <>
      {text
        .split(/(\{[^}]+\})/)
        .map((piece, i) =>
          /^\{[^}]+\}$/.test(piece) ? <ManaSymbol key={i} code={piece.slice(1, -1)} /> : <span key={i}>{piece}</span>,
        )}
    </>
  );
}
