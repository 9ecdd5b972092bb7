#!/usr/bin/env node
/** `kt`. */
import { run } from './run.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0); // the reader has seen enough
  throw error;
});

process.exitCode = await run(process.argv.slice(2));
