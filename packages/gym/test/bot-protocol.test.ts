import type { PlayerId } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { type Channel, Environment, hostGame, linesOf, type ToBot } from '@kitchen-table/gym';

const DECKS = ['sparks-and-goblins', 'tall-grass'];

/** A bot in this process: what it hears, and what it says to each choice. */
function bot(reply: (choice: Extract<ToBot, { type: 'choose' }>) => readonly (string | null | undefined)[]): {
  channel: Channel;
  heard: ToBot[];
} {
  const heard: ToBot[] = [];
  let coming: (string | null | undefined)[] = [];
  const send = (message: ToBot): void => {
    heard.push(message);
    if (message.type === 'choose') coming = [...reply(message)];
  };
  return { channel: { send, next: async () => coming.shift() }, heard };
}

const first = ({ number, mayStop }: { number: number; mayStop: boolean }): string =>
  JSON.stringify({ type: 'choose', number, option: mayStop && number % 3 === 0 ? null : 0 });

function table(maximumTurns = 200): Environment {
  return new Environment({ format: 'two-player', decks: DECKS, bots: { 1: 'greedy' }, maximumTurns });
}

describe('a bot at a table', () => {
  test('is greeted, asked choice by choice, and told how it ended', async () => {
    const { channel, heard } = bot((choice) => [first(choice)]);
    const game = await hostGame(table(), 'a seed', new Map([[0 as PlayerId, channel]]));
    expect(heard[0]).toMatchObject({ type: 'hello', protocol: 1, format: 'two-player', seat: 0 });
    expect(heard.at(-1)).toMatchObject({ type: 'over', truncated: false, winners: game.winners });
    const choices = heard.filter(({ type }) => type === 'choose');
    expect(choices.map((choice) => 'number' in choice && choice.number)).toEqual(choices.map((_, at) => at + 1));
    expect([game.choices, game.badLines, game.broken]).toEqual([choices.length, 0, null]);
    expect(JSON.stringify(heard)).not.toContain('a seed');
  });

  test('hears one sentence for each bad line, and is asked the same again', async () => {
    const { channel, heard } = bot((choice) =>
      choice.number > 1
        ? [first(choice)]
        : [
            null,
            'yes',
            '[1]',
            '{"type":"pass"}',
            '{"type":"choose","number":9,"option":0}',
            '{"type":"choose","number":1,"option":1}',
            '{"type":"choose","number":1,"option":"0"}',
            first(choice),
          ],
    );
    const game = await hostGame(table(3), 'bad lines', new Map([[0 as PlayerId, channel]]));
    expect(heard.flatMap((message) => (message.type === 'error' ? [message.sentence] : []))).toEqual([
      'That line has more than 65536 bytes.',
      'That line is not JSON.',
      'That line is not a JSON object.',
      'The "type" of a reply is "choose".',
      'The choice that is open has the "number" 1.',
      '"option" is null or a whole number from 0 to 0.',
      '"option" is null or a whole number from 0 to 0.',
    ]);
    expect(game.badLines).toBe(7);
  });

  test('who hangs up, or never says anything that can be done, breaks the game off', async () => {
    const gone = bot(() => []);
    const one = await hostGame(table(), 'gone', new Map([[0 as PlayerId, gone.channel]]));
    expect(one.broken).toBe('Seat 0 has hung up or said nothing for too long.');
    expect(gone.heard.at(-1)).toMatchObject({ type: 'over', truncated: true });
    const babbling = bot(() => Array<string>(50).fill('{}'));
    const two = await hostGame(table(), 'babble', new Map([[0 as PlayerId, babbling.channel]]));
    expect([two.broken, two.badLines]).toEqual(['Seat 0 sent 20 bad lines to one choice.', 20]);
  });
});

describe('lines of a stream', () => {
  const bytes = async function* (...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield new TextEncoder().encode(chunk);
  };
  const read = async (...chunks: readonly string[]): Promise<(string | null)[]> => {
    const lines: (string | null)[] = [];
    for await (const line of linesOf(bytes(...chunks), 8)) lines.push(line);
    return lines;
  };

  test('are cut at line feeds, wherever the chunks end', async () => {
    expect(await read('ab', 'c\nd', 'e\n\nf')).toEqual(['abc', 'de', '', 'f']);
  });

  test('a line that is too long is passed over, and the next one read', async () => {
    expect(await read('12345678\n123456', '789\nok\n123456789')).toEqual(['12345678', null, 'ok', null]);
  });
});
