/** Printing the elements of a phrase: the words, and what its slots hold. */
import { Form } from './inflect.ts';
import type { Agreement, Element } from './notation.ts';
import { formOf } from './number.ts';
import type { Slots } from './shape.ts';
import { CAPITAL } from './tokens.ts';

function formFor(agreement: Agreement, slots: Slots, form: Form): Form {
  return agreement.by === 'inherited'
    ? form
    : agreement.by === 'fixed'
      ? agreement.form
      : formOf(slots[agreement.slot]);
}

function anySaid(names: readonly number[], slots: Slots): boolean {
  for (const name of names) if (slots[name] !== undefined) return true;
  return false;
}

/** Prints the elements; gives how many slots and flags that said, or -1 when something cannot be said. */
export function say(elements: readonly Element[], slots: Slots, form: Form, out: string[]): number {
  let said = 0;
  for (const each of elements) {
    switch (each.is) {
      case 'capital':
        out.push(CAPITAL);
        break;
      case 'word':
        if (each.forms.length === 1) out.push(each.forms[0]!);
        else if (each.verb) out.push(each.forms[formFor(each.agreement, slots, form)]!);
        else out.push(each.forms[formFor(each.agreement, slots, form) === Form.singular ? 1 : 0]!);
        break;
      case 'slot': {
        const content = slots[each.slot];
        if (content === undefined || !each.category.print(content, formFor(each.agreement, slots, form), out))
          return -1;
        if (!each.again) said++;
        break;
      }
      case 'optional': {
        if (each.flag ? slots[each.slot] !== true : !anySaid(each.slots, slots)) break;
        if (each.flag) said++;
        const inner = say(each.elements, slots, form, out);
        if (inner < 0) return -1;
        said += inner;
        break;
      }
      case 'either': {
        const length = out.length;
        let inner = -1;
        for (const option of each.options) {
          inner = say(option, slots, form, out);
          if (inner >= 0) break;
          out.length = length;
        }
        if (inner < 0) return -1;
        said += inner;
        break;
      }
    }
  }
  return said;
}
