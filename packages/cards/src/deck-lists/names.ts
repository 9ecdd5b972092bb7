/** Finding a card by the name a player wrote: front face, both halves, without accents, in any case. CR 201. */

/** The key under which names that mean the same card meet: "Lim-Dûl's Vault" and "lim-dul's vault". */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'o')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?(?:\/{1,3}|&) ?/g, ' // ')
    .replace(/[®™!?.,:]/g, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** Every key under which a card of this whole name ("Fire // Ice") is found: the whole, and each face. CR 201.2. */
export function nameKeys(name: string): readonly string[] {
  const faces = name.includes(' // ') ? name.split(' // ') : [];
  return [...new Set([name, ...faces].map(nameKey))];
}

/** Cards by the names that players write. */
export interface NameIndex<Item> {
  find(name: string): Item | undefined;
}

/** Indexes cards by name; a whole name or front face wins over another card's back face. */
export function indexByName<Item extends { readonly name: string }>(items: Iterable<Item>): NameIndex<Item> {
  const whole = new Map<string, Item>();
  const front = new Map<string, Item>();
  const back = new Map<string, Item>();
  for (const item of items) {
    const [first, ...faces] = nameKeys(item.name) as [string, ...string[]];
    if (!whole.has(first)) whole.set(first, item);
    faces.forEach((face, index) => {
      const into = index === 0 ? front : back;
      if (!into.has(face)) into.set(face, item);
    });
  }
  return {
    find: (name) => {
      const key = nameKey(name);
      return whole.get(key) ?? front.get(key) ?? back.get(key);
    },
  };
}
