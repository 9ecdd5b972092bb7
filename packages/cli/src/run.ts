/** One run of the command line: prints, and gives the exit code. */
import { CommanderError } from '@commander-js/extra-typings';
import { program } from './program.ts';
import { printJson } from './shared/output.ts';

/** Runs `kt` with these words. Bad input is one sentence on standard error and a non-zero code. */
export async function run(words: readonly string[]): Promise<number> {
  process.exitCode = 0;
  try {
    await program().parseAsync(words, { from: 'user' });
  } catch (error) {
    // What commander refuses it has printed already, help included.
    if (error instanceof CommanderError) return error.exitCode;
    const sentence = error instanceof Error ? error.message : String(error);
    if (words.includes('--json')) printJson({ error: sentence });
    process.stderr.write(`${sentence}\n`);
    if (process.env.KITCHEN_TABLE_DEBUG && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
    return 1;
  }
  return Number(process.exitCode);
}
