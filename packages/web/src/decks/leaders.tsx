/** Who leads the deck: as its list says or as it was told from it, to be changed. CR 903.3, 702.124. */
import type { JSX } from 'react';
import type { Checked } from './remedies.tsx';

/** The choice of the commander, and of a second one where the first has a partner ability. */
export function Leaders({
  checked,
  lead,
}: {
  checked: Checked;
  lead: (commanders: readonly string[]) => void;
}): JSX.Element | null {
  const { leaders, commanders, commandersGuessed } = checked;
  const [first, second] = commanders;
  if (leaders.length === 0 || (leaders.length === 1 && first !== undefined && !commandersGuessed)) return null;
  const known = first === undefined || leaders.some(({ name }) => name === first);
  const partner = leaders.some(({ name, partner: has }) => name === first && has);
  return (
    <div className="leaders">
      <label>
        Led by{' '}
        <select value={first ?? ''} onChange={({ target: { value } }) => lead([value])}>
          {first === undefined ? <option value="">Nobody yet</option> : null}
          {known ? null : <option value={first}>{first}</option>}
          {leaders.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {first === undefined || (!partner && second === undefined) ? null : (
        <label>
          with{' '}
          <select
            value={second ?? ''}
            onChange={({ target: { value } }) => lead(value === '' ? [first] : [first, value])}
          >
            <option value="">nobody else</option>
            {second === undefined || leaders.some(({ name }) => name === second) ? null : (
              <option value={second}>{second}</option>
            )}
            {leaders
              .filter(({ name }) => name !== first)
              .map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      )}
      {commandersGuessed ? <small>The list names no commander; choose another if this is not the one.</small> : null}
    </div>
  );
}
