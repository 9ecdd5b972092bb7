/** On which server a game, a draft or a lobby is at home: of several servers on one database exactly one has it in memory. */

/** Another server has it now: nothing more is written of it here. */
export class TakenOver extends Error {
  constructor(id: string) {
    super(`${id} is at home on another server now; nothing was written here.`);
  }
}

/** Where things are at home, by their identifiers. */
export interface Homes {
  /** The address of the other server that has it; null where it is here, or nowhere. */
  elsewhere(id: string): Promise<string | null>;
  /** From now on it is at home here; false where another server has it. What is stored of it is read after that. */
  take(id: string): Promise<boolean>;
  /** It is in the memory of this server no more: whoever is asked for it next may have it. */
  release(id: string): void;
  /** Whom to tell of what another server has taken over. */
  onLost(listener: (id: string) => void): void;
  /** What servers show each other, and nobody else knows; null: there are no others. */
  readonly password: string | null;
  /** This server can be reached by the others from now on. */
  begin(address: string): Promise<void>;
  /** Releases everything. */
  close(): Promise<void>;
}

/** The only server: everything is at home here. */
export const ALONE: Homes = {
  elsewhere: async () => null,
  take: async () => true,
  release: () => {},
  onLost: () => {},
  password: null,
  begin: async () => {},
  close: async () => {},
};
