/** Legends that are several: "Whenever Ann and Ben attack" is said of one object. CR 201.5. */
const VERBS = ['attack', 'become', 'block', 'deal', 'enter', 'fight', 'gain', 'get', 'leave'].join('|');

/** The places where a verb lacks the "s" that it has of one, as something to be put there and taken out again. */
export function endingsOfVerbs(
  text: string,
  name: string,
  legendary: boolean,
): readonly { readonly at: number; readonly text: string; readonly instead: string }[] {
  const called = name.split(',')[0] as string;
  if (!legendary || !/ (?:and|&) /.test(called)) return [];
  const places: { at: number; text: string; instead: string }[] = [];
  const said = called.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const match of text.matchAll(new RegExp(`${said} (${VERBS})(?: or (${VERBS}))?(?![a-z])`, 'g'))) {
    const first = match.index + called.length + 1 + (match[1] as string).length;
    places.push({ at: first, text: '', instead: 's' });
    if (match[2] !== undefined) places.push({ at: match.index + match[0].length, text: '', instead: 's' });
  }
  return places;
}
