/** Color identity from what is printed. CR 903.4. */
const COLORS: ReadonlySet<string> = new Set('WUBRG');

interface PrintedFace {
  mana_cost?: string;
  oracle_text?: string;
  color_indicator?: readonly string[];
}

/** A card, or its faces. */
interface PrintedFaces extends PrintedFace {
  card_faces?: readonly PrintedFace[];
}

/** Color identity from costs and text, when the data does not say it. CR 903.4. */
export function identityOf(printed: PrintedFaces): string[] {
  const letters = new Set<string>();
  for (const face of printed.card_faces ?? [printed]) {
    const text = (face.mana_cost ?? '') + (face.oracle_text ?? '').replace(/\([^()]*\)/g, '');
    for (const symbol of symbolsOf(text))
      for (const letter of symbol.split('/')) if (COLORS.has(letter)) letters.add(letter);
    for (const letter of face.color_indicator ?? []) letters.add(letter);
    for (const letter of definedColors(face.oracle_text ?? '')) letters.add(letter);
  }
  return [...'WUBRG'].filter((letter) => letters.has(letter));
}

/** Colors that a characteristic-defining ability says: "~ is all colors." CR 604.3, 903.4. */
function definedColors(text: string): string {
  return /^[^\n.]+ is all colors\.$/m.test(text.replace(/\([^()]*\)/g, '').replace(/ +$/gm, '')) ? 'WUBRG' : '';
}

/** The symbols of a cost or text, without their braces. */
export function symbolsOf(cost: string): string[] {
  return [...cost.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!);
}
