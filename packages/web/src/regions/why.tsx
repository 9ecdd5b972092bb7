/** "Why 12/12?" and "why can't I?": what contributes to an object, and the rules that forbid using it. */
import type { JSX } from 'react';
import { objectName } from '../model/lookup.ts';
import { contributionWords, sumWords } from '../model/why-words.ts';
import type { ObjectView } from '../model/types.ts';
import { RuleNumber } from '../pieces/mark.tsx';
import { SymbolText } from '../pieces/symbols.tsx';
import { useTable } from '../store/table.ts';
import { useFacts } from './facts.ts';
import { Frame } from './frame.tsx';

/** The dialog. */
export function WhyDialog({ object }: { object: ObjectView }): JSX.Element {
  const { objects, view } = useFacts();
  const why = useTable((state) => state.why);
  const name = objectName(objects.get(object.id) ?? object);
  if (why === null || why.object !== object.id) {
    return (
      <Frame title={`Why is ${name} so?`} narrow>
        <p>Asking the rules.</p>
      </Frame>
    );
  }
  const { explanation, lines, whyNot } = why;
  return (
    <Frame title={`Why is ${name} so?`} narrow>
      {explanation === null ? <p>Nothing about it is known to you.</p> : null}
      {explanation === null ? null : (
        <table className="why">
          <tbody>
            {explanation.contributions.map((one, i) => {
              const words = contributionWords(one, explanation.power !== null, lines[i], view);
              return words === '' ? null : (
                <tr key={i}>
                  <td>{one.name}</td>
                  <td>
                    <SymbolText text={words} />
                  </td>
                  <td>
                    <RuleNumber rule={one.rule} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <td>Now</td>
              <td>{sumWords(explanation)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      )}
      {whyNot.length === 0 ? null : <h3>Why you can’t use it now</h3>}
      {whyNot.map(({ rule, because }) => (
        <p key={rule + because}>
          {because.charAt(0).toUpperCase() + because.slice(1)}. <RuleNumber rule={rule} />
        </p>
      ))}
    </Frame>
  );
}
