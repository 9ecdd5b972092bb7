/** What a keyword means, in a few words of our own, and where it is written. CR 702. */

/** A keyword's help. */
export interface KeywordHelp {
  readonly means: string;
  readonly rule: string;
}

const HELP: Readonly<Record<string, KeywordHelp>> = {
  deathtouch: { means: 'any damage it deals to a creature kills it', rule: '702.2b' },
  defender: { means: 'it never attacks', rule: '702.3b' },
  'double strike': { means: 'it deals combat damage twice, first early, then with the others', rule: '702.4b' },
  'first strike': { means: 'it deals combat damage before creatures without it', rule: '702.7b' },
  flash: { means: 'it may be cast whenever you have priority', rule: '702.8a' },
  flying: { means: 'only flying or reach can block it', rule: '702.9b' },
  haste: { means: 'it may attack and use {T} at once', rule: '702.10b' },
  hexproof: { means: 'opponents can’t target it', rule: '702.11b' },
  indestructible: { means: 'damage and “destroy” don’t kill it', rule: '702.12b' },
  lifelink: { means: 'its controller gains as much life as it deals damage', rule: '702.15b' },
  reach: { means: 'it may block flying creatures', rule: '702.17b' },
  shroud: { means: 'nobody can target it', rule: '702.18a' },
  trample: { means: 'damage beyond what its blockers need goes on to whom it attacks', rule: '702.19b' },
  vigilance: { means: 'attacking doesn’t tap it', rule: '702.20b' },
  ward: { means: 'an opponent who targets it pays, or the spell or ability is countered', rule: '702.21a' },
  prowess: { means: '+1/+1 this turn whenever you cast a noncreature spell', rule: '702.108a' },
  menace: { means: 'it takes two creatures to block it', rule: '702.111b' },
};

/** The help for those of the keywords that have one, each once. */
export function helpFor(keywords: readonly string[]): readonly (KeywordHelp & { readonly keyword: string })[] {
  const words = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  return [...words].flatMap((keyword) => {
    const help = HELP[keyword] ?? HELP[keyword.split(' ')[0] ?? ''];
    return help === undefined ? [] : [{ keyword, ...help }];
  });
}
