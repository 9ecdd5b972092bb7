/** The frame of every dialog: focus goes in and comes back, Esc and a click beside it close. */
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../pieces/icons.tsx';
import { openDialog } from '../store/play.ts';

/** A dialog with a title. */
export function Frame({
  title,
  narrow = false,
  children,
}: {
  title: string;
  narrow?: boolean;
  children: ReactNode;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const first = box.current?.querySelector<HTMLElement>('[data-first]') ?? box.current?.querySelector('button');
    first?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div className="shade" onPointerDown={(event) => event.target === event.currentTarget && openDialog(null)}>
      <div
        className={narrow ? 'dialog narrow' : 'dialog'}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        ref={box}
        tabIndex={-1}
      >
        <header>
          <h2>{title}</h2>
          <button type="button" className="tool" aria-label="Close" onClick={() => openDialog(null)}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </div>
  );
}
