/** Asked once, on the first visit: whether the browser shall load card pictures. Until then, and after "not now", it loads none. */
import type { JSX } from 'react';
import { useSettings } from '../store/settings.ts';

/** The question, until it was answered. */
export function PictureQuestion(): JSX.Element | null {
  const { picturesChosen, setPictures } = useSettings();
  if (picturesChosen) return null;
  return (
    <section className="picture-question" aria-label="Card pictures">
      <p>Shall your browser load card pictures from Scryfall? You can change it in the settings of every table.</p>
      <div className="buttons">
        <button type="button" className="button small" onClick={() => setPictures(false)}>
          Not now
        </button>
        <button type="button" className="button small" onClick={() => setPictures(true)}>
          Load pictures
        </button>
      </div>
    </section>
  );
}
