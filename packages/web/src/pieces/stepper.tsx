/** A number with minus, plus and a field. */
import type { JSX } from 'react';
import { Icon } from './icons.tsx';

/** Calls `onChange` with the wished number, within the bounds. */
export function Stepper(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  small?: boolean;
  onChange: (value: number) => void;
}): JSX.Element {
  const { label, value, min, max, onChange } = props;
  const set = (wished: number): void =>
    onChange(Math.max(min, Math.min(max, Number.isFinite(wished) ? Math.trunc(wished) : min)));
  return (
    <span className={`stepper${props.small === true ? ' small' : ''}`} role="group" aria-label={label}>
      <button type="button" aria-label={`${label}: one less`} onClick={() => set(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        onChange={(event) => set(Number(event.target.value))}
      />
      <button type="button" aria-label={`${label}: one more`} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
