/** How the permanents of an opponent's column are drawn, so that all of them fit and their names can be read. */

/** High tiles, tiles of less height, strips; and what is left out is counted by the last strip. */
export interface ColumnFit {
  readonly size: 'tall' | 'short' | 'strips';
  /** How many stand side by side. */
  readonly across: number;
  /** How many are shown; fewer than there are: the last place says how many more. */
  readonly shown: number;
}

/** Pixels: the heights of the three sizes with the narrowest places in which a name can be read. CSS reads the same. */
const TALL = 104;
const SHORT = 66;
const STRIP = 26;
const GAP = 6;
const STRIP_GAP = 4;
const TILE_WIDTH = 68;
const STRIP_WIDTH = 120;
const MOST_ACROSS = 5;
/** So few tiles share the width that long names and what lies on them have room. */
const FEWEST_ACROSS = 3;

function rowsOf(room: number, height: number, gap: number): number {
  return Math.max(1, Math.floor((room + gap) / (height + gap)));
}

/** The largest size in which `count` fit into the room. `scale` is 2 where text is twice as large. */
export function columnFit(count: number, width: number, height: number, scale = 1): ColumnFit {
  const tile = TILE_WIDTH * scale;
  const across = Math.max(1, Math.min(MOST_ACROSS, Math.floor((width + GAP) / (tile + GAP))));
  for (const [size, high] of [
    ['tall', TALL * scale],
    ['short', SHORT * scale],
  ] as const)
    if (height >= high && count <= across * rowsOf(height, high, GAP)) {
      const enough = Math.max(FEWEST_ACROSS, Math.ceil(count / rowsOf(height, high, GAP)));
      return { size, across: Math.min(across, enough), shown: count };
    }
  const beside = Math.max(1, Math.min(3, Math.floor((width + STRIP_GAP) / (STRIP_WIDTH * scale + STRIP_GAP))));
  const places = beside * rowsOf(height, STRIP * scale, STRIP_GAP);
  return { size: 'strips', across: beside, shown: count <= places ? count : Math.max(0, places - 1) };
}

/** The share of the width that a player with so many permanents gets, in steps, so that boards seldom shift. */
export function columnWeight(groups: number): number {
  return groups <= 5 ? 1 : groups <= 9 ? 1.15 : 1.35;
}
