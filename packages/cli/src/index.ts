/** The command line as a function, for programs and tests. */
export { program } from './program.ts';
export { run } from './run.ts';
