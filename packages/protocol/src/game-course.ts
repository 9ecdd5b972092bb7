/** How a game that is over went, as it is told. */

/** What one player did in a game that is over. */
export interface CoursePlayer {
  /** Spells cast. CR 601. */
  cast: number;
  /** Damage dealt to other players by what the player controlled. CR 120. */
  dealt: number;
  /** Cards of the deck that were not in the library in the end. */
  seen: number;
  /** The turn in which the player left the game. CR 104.3. */
  out: number | null;
}

/** A turn in which much was lost. */
export interface CourseMoment {
  turn: number;
  /** Whose turn it was. */
  active: number;
  /** Who lost it. */
  seat: number;
  from: number;
  to: number;
  /** The player left the game. CR 104.3. */
  out: boolean;
}

/** How a game that is over went. Everything in it was public. */
export interface GameCourse {
  /** Life totals at the end of each turn, by seat; turn 0 is the start. `at`: so many decisions had been made when it began. */
  turns: readonly { turn: number; active: number; life: readonly number[]; at: number }[];
  /** After so many decisions something had happened that the log tells; the last is the end. */
  acts: readonly number[];
  players: readonly CoursePlayer[];
  moments: readonly CourseMoment[];
  /** The card that dealt most damage to players other than its own. */
  best: { name: string; damage: number } | null;
}
