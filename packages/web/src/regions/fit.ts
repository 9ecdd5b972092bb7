/** Rows of tiles shrink before they scroll: the first size at which all of them fit, else the smallest. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ColumnFit, columnFit } from '../model/column-fit.ts';

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

/** Watches the field of an opponent's column: how its permanents are drawn so that all fit. */
export function useColumnFit(count: number): { ref: RefObject<HTMLDivElement | null>; fit: ColumnFit } {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 300, height: 150, scale: 1 });
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = (): void => {
      const style = getComputedStyle(box);
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const width = box.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const height = box.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      setRoom((old) =>
        old.width === width && old.height === height && old.scale === scale ? old : { width, height, scale },
      );
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { ref, fit: columnFit(count, room.width, room.height, room.scale) };
}
