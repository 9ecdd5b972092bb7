/** Only the road of events and the outer loop write to a game. */
import { finding, sources } from './files.mjs';

/** Who may have the door opened: events, what keeps notes for rules, the outer loop of the turn, what makes a game. */
const mayWrite = [
  /^packages\/engine\/src\/events\//,
  /^packages\/engine\/src\/vocabulary\/(?:[\w-]+\/)*(door|fork|game-notes|object-notes|random|tallies)\.ts$/,
  /^packages\/engine\/src\/rules\/(?:[\w-]+\/)*(turn-structure|steps-to-come|turn-markers|priority|opening-hands|starting-the-game)\.ts$/,
  /^packages\/engine\/src\/rules\/(?:[\w-]+\/)*(starting-position|ending-the-game|ending-the-turn|loops)\.ts$/,
  /^packages\/engine\/src\/rules\/(?:[\w-]+\/)*(restarting-the-game|subgames)\.ts$/,
  /^packages\/engine\/src\/play\/(?:[\w-]+\/)*(answering|new-game|saved-positions|seats)\.ts$/,
];
/** Where the words for what is open are made. */
const makesWords = /^packages\/engine\/src\/vocabulary\/(?:[\w-]+\/)*(door|game|players|objects)\.ts$/;

const importsDoor = /from '[./\w-]*\/door\.ts'/;
/** "as OpenGame", a mapped type without readonly, a list of the game as one that can be written, Object.assign to it. */
const forcesDoor =
  /\bas (unknown as )?Open(Game|Object|Player)\b|-readonly \[|\b(game|player|object)\.\w+ as (?!readonly\b)[\w<>]+\[\]|Object\.assign\((game|player|object)\b/;

export function checkDoor(given = sources(/^packages\/[^/]+\/src\/.*\.tsx?$/)) {
  const found = [];
  for (const { path, text } of given) {
    const allowed = mayWrite.some((pattern) => pattern.test(path));
    text.split('\n').forEach((line, index) => {
      if (!allowed && importsDoor.test(line))
        found.push(
          finding(
            'door',
            path,
            index + 1,
            'writes to a game by itself: nothing can replace, forbid or hear of that, and undo may not know it',
            'perform an event, or note it through vocabulary/game-notes.ts or object-notes.ts',
          ),
        );
      if (!makesWords.test(path) && forcesDoor.test(line))
        found.push(
          finding(
            'door',
            path,
            index + 1,
            'takes the right to write by a cast: a record that forks share would be written in place',
            'ask the door for the record (editObject, editPlayer), which copies what is shared',
          ),
        );
    });
  }
  return found;
}
