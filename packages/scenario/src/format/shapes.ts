/** Shapes of JSON values: what a value must look like, and one sentence when it does not. */

/** Says what is wrong with a value at a place, or null when it fits. */
export type Shape = (value: unknown, place: string) => string | null;

export const text: Shape = (value, place) =>
  typeof value === 'string' && value !== '' ? null : `${place} must be a text that is not empty`;
export const flag: Shape = (value, place) => (typeof value === 'boolean' ? null : `${place} must be true or false`);
export const yes: Shape = (value, place) => (value === true ? null : `${place} can only be true`);

/** A whole number, at least `least`. */
export function whole(least: number = Number.MIN_SAFE_INTEGER): Shape {
  const wanted = least === Number.MIN_SAFE_INTEGER ? 'a whole number' : `a whole number, at least ${least}`;
  return (value, place) =>
    Number.isSafeInteger(value) && (value as number) >= least ? null : `${place} must be ${wanted}`;
}

/** One of some words. */
export function word(...words: readonly string[]): Shape {
  return (value, place) => (words.includes(value as string) ? null : `${place} must be one of ${words.join(', ')}`);
}

/** A text of a pattern; `wanted` says it in words. */
export function matching(pattern: RegExp, wanted: string): Shape {
  return (value, place) => (typeof value === 'string' && pattern.test(value) ? null : `${place} must be ${wanted}`);
}

/** A list of at least `least` values of a shape. */
export function list(of: Shape, least = 0): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return `${place} must be a list`;
    if (value.length < least) return `${place} must have at least ${least} of them`;
    for (let i = 0; i < value.length; i++) {
      const wrong = of(value[i], `${place}[${i}]`);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

/** An object with exactly these fields; names that end in `?` may be absent. */
export function fields(shape: Readonly<Record<string, Shape>>): Shape {
  const known = new Map(Object.entries(shape).map(([name, of]) => [name.replace(/\?$/, ''), of]));
  const required = Object.keys(shape).filter((name) => !name.endsWith('?'));
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${place} must be an object`;
    const missing = required.find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) return `${place} lacks "${missing}"`;
    for (const [name, held] of Object.entries(value)) {
      const of = known.get(name);
      if (of === undefined) return `${place} has an unknown field "${name}"`;
      const wrong = of(held, `${place}.${name}`);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

/** Any of several shapes; `wanted` says it in words. */
export function either(wanted: string, ...shapes: readonly Shape[]): Shape {
  return (value, place) => (shapes.some((shape) => shape(value, place) === null) ? null : `${place} must be ${wanted}`);
}

/** An object whose field `key` says which shape the whole has. */
export function variant(key: string, shapes: Readonly<Record<string, Shape>>): Shape {
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${place} must be an object`;
    const name = (value as Record<string, unknown>)[key];
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape === undefined) return `${place}.${key} must be one of ${Object.keys(shapes).join(', ')}`;
    return shape(value, place);
  };
}
