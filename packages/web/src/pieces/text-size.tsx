/** The choice of how large the text is: on every page, and in the settings of the table. */
import type { JSX } from 'react';
import { useSettings } from '../store/settings.ts';
import { TEXT_SIZES, type TextSize } from '../store/text-size.ts';

/** A list of sizes. */
export function TextSizeChoice(): JSX.Element {
  const { textSize, setTextSize } = useSettings();
  return (
    <select
      className="text-size"
      aria-label="Text size"
      title="Text size"
      value={textSize}
      onChange={(event) => setTextSize(Number(event.target.value) as TextSize)}
    >
      {TEXT_SIZES.map((size) => (
        <option key={size} value={size}>
          {size}%
        </option>
      ))}
    </select>
  );
}
