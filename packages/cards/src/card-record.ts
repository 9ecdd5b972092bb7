/** A card as Scryfall's files have it: the fields that anything here looks at. Other fields are kept, not read. */

/** The fields that a card and each of its faces may have. */
export interface FaceRecord {
  name?: string;
  mana_cost?: string;
  type_line?: string;
  oracle_text?: string;
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  colors?: readonly string[];
  color_indicator?: readonly string[];
}

/** A card's record. MTGJSON's cards are brought into this shape. */
export interface CardRecord extends FaceRecord {
  name: string;
  layout?: string;
  cmc?: number;
  color_identity?: readonly string[];
  keywords?: readonly string[];
  legalities?: Readonly<Record<string, string>>;
  card_faces?: readonly FaceRecord[];
}
