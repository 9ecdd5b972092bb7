/** Rows of tiles shrink before they scroll: the first size at which all of them fit, else the smallest. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const SIZES = ['', 'dense', 'denser'] as const;

/** Watches a field; its class says how small its tiles must be. `what` changes when its tiles do. */
export function useFit(what: string): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = field.current;
    if (box === null) return;
    const fit = (): void => {
      for (const size of SIZES) {
        box.classList.remove('dense', 'denser', 'crowded');
        if (size !== '') box.classList.add(size);
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
      box.classList.add('crowded');
    };
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [what]);
  return field;
}
