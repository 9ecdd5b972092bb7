/** What cards say about the draft in which they are drafted. CR 905.2. */

/** One thing a card does during or right after a draft. */
export type DraftRule =
  /** "Draft ~ face up." CR 905.2c. */
  | { kind: 'draftFaceUp' }
  /** "Reveal ~ as you draft it" and what is noted then. CR 905.2b. */
  | { kind: 'revealAsDrafted'; note: DraftNote }
  /** "As you draft a card, you may reveal it, note its name, then turn ~ face down." */
  | { kind: 'noteDrafted'; card: 'card' | 'creature card'; what: 'name' | 'creature types' }
  /** A drafted card may be taken out of the draft, face up. */
  | { kind: 'removeDrafted'; how: 'face up' | 'face down' }
  /** One more card from the same pack, at a price. */
  | { kind: 'draftAdditional'; then: 'put ~ into the pack' | 'pass the next pack' }
  /** "Instead of drafting a card from a booster pack, you may draft each card in that booster pack, ..." */
  | { kind: 'draftWholePack' }
  /** "As long as ~ is face up during the draft, you can't look at booster packs and must draft cards at random. ..." */
  | { kind: 'draftAtRandom'; cards: number }
  /** "During the draft, you may turn ~ face down. If you do, look at ...". */
  | { kind: 'turnDownToLook'; at: 'the next card of a player' | 'a booster pack' }
  /** "Each player passes the last card from each booster pack to a player who drafted a card named ~." */
  | { kind: 'takeLastCards' }
  /** A card of the pool is shown right after the draft. */
  | { kind: 'tradeAfterDraft' };

/** What happens as a card is revealed while it is drafted: what is noted, or what may be done with packs. */
export type DraftNote =
  | 'nothing'
  /** "note how many cards you've drafted this draft round, including ~". */
  | 'cards this round'
  /** "note the player who passed it to you". */
  | 'passer'
  /** "The player to your right chooses a color, ...". */
  | 'colors'
  /** "Reveal the next card you draft and note its name." */
  | 'next card'
  /** A look at the card drafted next from the pack. */
  | 'look at the next'
  /** "After you draft ~, you may add a booster pack to the draft." */
  | 'add a pack'
  /** A guess at the name of the card drafted next from the pack. */
  | 'guess the next';
