/** The notation of phrases, taken apart: words, slots and groups. It is explained at the top of phrase.ts. */
import { Outline, type Category, type Gate } from './category.ts';
import { Form, pluralOf, verbForms } from './inflect.ts';
import { tokenId } from './tokens.ts';

/** What the form of a word or slot goes by. */
export type Agreement = { by: 'inherited' } | { by: 'slot'; slot: string } | { by: 'fixed'; form: Form };
/** A piece of a phrase. */
export type Element = (
  | { is: 'word'; named: string; ids: readonly number[]; forms: readonly string[]; verb: boolean; agreement: Agreement }
  | { is: 'slot'; name: string; category: Category; gate: Gate; agreement: Agreement }
  | { is: 'optional'; elements: Element[]; flag: string | null; slots: string[]; outline: Outline }
  | { is: 'either'; options: Element[][]; outline: Outline }
  | { is: 'capital' }
) & {
  /** The token of a word that has one only; else -2, which is none. */
  id: number;
};
type Distributed<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Every piece has the same fields in the same order, for speed: recognising looks at little else. */
function piece(fields: Distributed<Element>): Element {
  const { ids } = fields as { ids?: readonly number[] };
  return {
    id: ids?.length === 1 ? ids[0]! : -2,
    gate: null,
    ids: null,
    elements: null,
    options: null,
    named: null,
    name: null,
    category: null,
    agreement: null,
    forms: null,
    verb: null,
    flag: null,
    slots: null,
    outline: null,
    ...fields,
  } as unknown as Element;
}

/** The pieces of a phrase. */
export function compile(text: string, slots: Map<string, Category>): Element[] {
  const parts = text
    .replace(/\[!(\w+)/g, ' [!$1 ')
    .replace(/([[\]()|])(?!!)/g, ' $1 ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  let position = 0;
  const sequence = (closing: readonly string[]): Element[] => {
    const elements: Element[] = [];
    while (position < parts.length && !closing.includes(parts[position]!)) {
      const part = parts[position++]!;
      if (part[0] === '[') {
        const inner = sequence([']']);
        position++;
        const flag = part.length > 2 ? part.slice(2) : null;
        const names = slotNames(inner);
        if (flag === null && names.length === 0)
          throw new Error(`an optional group without slot or flag cannot be printed: ${text}`);
        const slots = flag === null ? names : [flag];
        elements.push(piece({ is: 'optional', elements: inner, flag, slots, outline: new Outline() }));
      } else if (part === '(') {
        const options: Element[][] = [];
        do options.push(sequence(['|', ')']));
        while (parts[position++] === '|');
        elements.push(piece({ is: 'either', options, outline: new Outline() }));
      } else if (part === '^') elements.push(piece({ is: 'capital' }));
      else elements.push(element(part, slots, text));
    }
    return elements;
  };
  return sequence([]);
}

function agreementOf(mark: string): Agreement {
  if (mark === '') return { by: 'fixed', form: Form.singular };
  if (mark === '^') return { by: 'inherited' };
  if (mark[0] === '@') return { by: 'slot', slot: mark.slice(1) };
  return { by: 'fixed', form: Form[mark.slice(1) as keyof typeof Form] };
}

function element(part: string, slots: Map<string, Category>, text: string): Element {
  const slot = /^\{([a-zA-Z]\w*)\}(\^|[@!]\w+)?$/.exec(part);
  if (slot && slots.has(slot[1]!)) {
    const category = slots.get(slot[1]!)!;
    return piece({ is: 'slot', name: slot[1]!, category, gate: category.gate, agreement: agreementOf(slot[2] ?? '') });
  }
  const inflected = /^(.+)([~#])(\w*)$/.exec(part);
  if (inflected) {
    const [, word, mark, other] = inflected;
    const forms = mark === '~' ? verbForms(word!) : [pluralOf(word!), word!];
    const agreement: Agreement = other === '' ? { by: 'inherited' } : { by: 'slot', slot: other! };
    return piece({
      is: 'word',
      named: `"${forms[0]}"`,
      ids: [...new Set(forms.map((form) => tokenId(form.toLowerCase())))],
      forms,
      verb: mark === '~',
      agreement,
    });
  }
  if (/[{}]/.test(part) && /^\{[a-z]/.test(part)) throw new Error(`unknown slot ${part} in "${text}"`);
  const token = /^[IVX]+$|^\{/.test(part) ? part : part.toLowerCase();
  return piece({
    is: 'word',
    named: `"${part}"`,
    ids: [tokenId(token)],
    forms: [part],
    verb: false,
    agreement: { by: 'inherited' },
  });
}

/** The slots and flags in some pieces, in the order of the words. */
export function slotNames(elements: readonly Element[]): string[] {
  const names: string[] = [];
  for (const each of elements) {
    if (each.is === 'slot') names.push(each.name);
    else if (each.is === 'optional')
      names.push(...(each.flag === null ? [] : [each.flag]), ...slotNames(each.elements));
    else if (each.is === 'either') names.push(...each.options.flatMap(slotNames));
  }
  return names;
}
