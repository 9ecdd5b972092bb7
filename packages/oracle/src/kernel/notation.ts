/** The notation of phrases, taken apart: words, slots and groups. It is explained at the top of phrase.ts. */
import { Outline, type Category, type Gate, used } from './category.ts';
import { Form, pluralOf, verbForms } from './inflect.ts';
import { tokenId } from './tokens.ts';

/** What the form of a word or slot goes by. */
export type Agreement = { by: 'inherited' } | { by: 'slot'; slot: number } | { by: 'fixed'; form: Form };
/** A piece of a phrase. Slots and flags are called by their place among the names of the phrase. */
export type Element = (
  | { is: 'word'; named: string; ids: readonly number[]; forms: readonly string[]; verb: boolean; agreement: Agreement }
  | {
      is: 'slot';
      slot: number;
      /** Whether the same was said before: it holds what it held there. */
      again: boolean;
      category: Category;
      gate: Gate;
      agreement: Agreement;
    }
  | { is: 'optional'; elements: Element[]; outline: Outline; flag: true; slot: number }
  | { is: 'optional'; elements: Element[]; outline: Outline; flag: false; slots: readonly number[] }
  | { is: 'either'; options: Element[][]; outline: Outline }
  | { is: 'capital' }
) & {
  /** The token of a word that has one only; else -2, which is none. */
  id: number;
};
/** All of a phrase: its pieces, and the names of its slots and flags in the order of the words. */
export interface Pieces {
  readonly elements: Element[];
  readonly names: readonly string[];
}
type Distributed<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Stands behind the name of a slot that is of another category there. */
export const OTHER_CATEGORY = '·';

/** Every piece has the same fields in the same order, for speed: recognising looks at little else. */
function piece(fields: Distributed<Element>): Element {
  const { ids } = fields as { ids?: readonly number[] };
  return {
    id: ids?.length === 1 ? ids[0]! : -2,
    gate: null,
    ids: null,
    elements: null,
    options: null,
    slot: -1,
    again: false,
    named: null,
    category: null,
    agreement: null,
    forms: null,
    verb: false,
    flag: false,
    slots: null,
    outline: null,
    ...fields,
  } as unknown as Element;
}

/** The pieces of a phrase. */
export function compile(text: string, slots: Map<string, Category>): Pieces {
  const parts = text
    .replace(/\[!(\w+)/g, ' [!$1 ')
    .replace(/([[\]()|])(?!!)/g, ' $1 ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const names: string[] = [];
  /** The slots that were said so far. */
  let said = new Set<string>();
  /** The place of a slot or flag among the names. */
  const placeOf = (name: string): number => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  /** Agreement with slots, which may stand farther behind. */
  const open: { agreement: { slot: number }; name: string }[] = [];
  const agreeWith = (name: string): Agreement => {
    const agreement: { by: 'slot'; slot: number } = { by: 'slot', slot: -1 };
    open.push({ agreement, name });
    return agreement;
  };
  let position = 0;
  const sequence = (closing: readonly string[]): Element[] => {
    const elements: Element[] = [];
    while (position < parts.length && !closing.includes(parts[position]!)) {
      const part = parts[position++]!;
      if (part[0] === '[') {
        const name = part.slice(2);
        const slot = name === '' ? -1 : placeOf(name);
        const inner = sequence([']']);
        position++;
        const common = { is: 'optional', elements: inner, outline: new Outline() } as const;
        const inside = slotsIn(inner);
        if (slot < 0 && inside.length === 0)
          throw new Error(`an optional group without slot or flag cannot be printed: ${text}`);
        elements.push(
          slot < 0 ? piece({ ...common, flag: false, slots: inside }) : piece({ ...common, flag: true, slot }),
        );
      } else if (part === '(') {
        const options: Element[][] = [];
        const before = said;
        const after = new Set(said);
        do {
          said = new Set(before);
          options.push(sequence(['|', ')']));
          for (const name of said) after.add(name);
        } while (parts[position++] === '|');
        said = after;
        elements.push(piece({ is: 'either', options, outline: new Outline() }));
      } else if (part === '^') elements.push(piece({ is: 'capital' }));
      else elements.push(element(part, slots, text, said, placeOf, agreeWith));
    }
    return elements;
  };
  const elements = sequence([]);
  for (const { agreement, name } of open) {
    agreement.slot = names.indexOf(name);
    if (agreement.slot < 0) throw new Error(`nothing to agree with: no slot ${name} in "${text}"`);
  }
  return { elements, names };
}

function agreementOf(mark: string, agreeWith: (name: string) => Agreement): Agreement {
  if (mark === '') return { by: 'fixed', form: Form.singular };
  if (mark === '^') return { by: 'inherited' };
  if (mark[0] === '@') return agreeWith(mark.slice(1));
  return { by: 'fixed', form: Form[mark.slice(1) as keyof typeof Form] };
}

function element(
  part: string,
  slots: Map<string, Category>,
  text: string,
  said: Set<string>,
  placeOf: (name: string) => number,
  agreeWith: (name: string) => Agreement,
): Element {
  const slot = /^\{([a-zA-Z]\w*)(·*)\}(\^|[@!]\w+)?$/.exec(part);
  if (slot && slots.has(slot[1]! + slot[2]!)) {
    const [, name, other, mark] = slot as unknown as [string, string, string, string | undefined];
    const category = slots.get(name + other)!;
    const place = placeOf(name);
    const agreement = agreementOf(mark ?? '', agreeWith);
    const again = said.has(name);
    said.add(name);
    return piece({ is: 'slot', slot: place, again, category, gate: used(category).gate, agreement });
  }
  const inflected = /^(.+)([~#])(\w*)$/.exec(part);
  if (inflected) {
    const [, word, mark, other] = inflected;
    const forms = mark === '~' ? verbForms(word!) : [pluralOf(word!), word!];
    const agreement: Agreement = other === '' ? { by: 'inherited' } : agreeWith(other!);
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
  const token = /^[IVX]+$|^\{|^[+-]X\//.test(part) ? part : part.toLowerCase();
  return piece({
    is: 'word',
    named: `"${part}"`,
    ids: [tokenId(token)],
    forms: [part],
    verb: false,
    agreement: { by: 'inherited' },
  });
}

/** The slots and flags in some pieces. */
function slotsIn(elements: readonly Element[]): number[] {
  return elements.flatMap((each) =>
    each.is === 'slot'
      ? [each.slot]
      : each.is === 'optional'
        ? [...(each.flag ? [each.slot] : []), ...slotsIn(each.elements)]
        : each.is === 'either'
          ? each.options.flatMap(slotsIn)
          : [],
  );
}
