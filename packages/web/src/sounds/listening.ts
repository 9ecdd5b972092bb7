/** Plays what is heard at the table while sounds are on; what plays them is loaded then. */
import { useEffect } from 'react';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { soundsBetween } from './what-is-heard.ts';

/** Listens while the table is open and sounds are on: off, nothing is loaded, and what plays falls silent. */
export function useSounds(): void {
  const { sounds, loudness } = useSettings();
  useEffect(() => {
    if (!sounds) return;
    let current = true;
    const player = import('./player.ts');
    void player.then(({ setLoudness }) => current && setLoudness(loudness));
    return () => {
      current = false;
      void player.then(({ setLoudness }) => setLoudness(0));
    };
  }, [sounds, loudness]);
  useEffect(() => {
    if (!sounds) return;
    const player = import('./player.ts');
    const wake = (): void => void player.then((loaded) => loaded.wake());
    const stop = useTable.subscribe(({ snapshot, replay }, before) => {
      if (snapshot === null || snapshot === before.snapshot || replay !== null) return;
      const heard = soundsBetween(before.snapshot, snapshot);
      if (heard.length > 0) void player.then(({ play }) => heard.forEach(play));
    });
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      stop();
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
  }, [sounds]);
}
