/** A file that is chosen, or dropped where there is room for it. */
import type { DragEventHandler, JSX } from 'react';

/** What takes dropped files; whatever else is dropped is left alone. */
export function dropsFiles(take: (file: File) => void): { onDragOver: DragEventHandler; onDrop: DragEventHandler } {
  return {
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      const [file] = event.dataTransfer.files;
      if (file === undefined) return;
      event.preventDefault();
      take(file);
    },
  };
}

/** The button that chooses one; the same may be chosen again. */
export function FileButton({ words, take }: { words: string; take: (file: File) => void }): JSX.Element {
  return (
    <label className="button small file">
      {words}
      <input
        type="file"
        className="unseen"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) take(file);
          target.value = '';
        }}
      />
    </label>
  );
}
