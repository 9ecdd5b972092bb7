/** Where a player's own data lies: imported cards, and whatever else is kept between runs. */
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The data folder: KITCHEN_TABLE_DATA, else the place that the operating system gives to programs. */
export function dataFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  if (environment.KITCHEN_TABLE_DATA) return environment.KITCHEN_TABLE_DATA;
  const home = environment.HOME ?? homedir();
  switch (process.platform) {
    case 'win32':
      return join(environment.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'kitchen-table');
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'kitchen-table');
    default:
      return join(environment.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'kitchen-table');
  }
}

/** The file of the imported cards in the data folder. */
export function defaultDatabasePath(): string {
  return join(dataFolder(), 'cards.sqlite');
}
