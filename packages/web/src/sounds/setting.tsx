/** Whether sounds are played, and how loud. */
import type { JSX } from 'react';
import { useSettings } from '../store/settings.ts';
import { SOUNDS } from '../words/playing.ts';

/** The setting beside the others. */
export function SoundSetting(): JSX.Element {
  const { sounds, loudness, setSounds, setLoudness } = useSettings();
  return (
    <div className="setting sounds">
      <label>
        <input type="checkbox" checked={sounds} onChange={(event) => setSounds(event.target.checked)} /> {SOUNDS.on}
      </label>
      <label>
        {SOUNDS.loudness}{' '}
        <input
          type="range"
          min={5}
          max={100}
          step={5}
          value={loudness}
          disabled={!sounds}
          onChange={(event) => setLoudness(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
