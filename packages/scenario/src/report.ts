/** Running a whole file and counting what came out. */
import type { ReadScenario } from './format/read.ts';
import { readScenarios } from './format/read.ts';
import type { CardLookup } from './position/set-up.ts';
import { type Result, runScenario } from './run.ts';

/** A scenario that the CR says is wrong. */
export interface Dispute {
  readonly id: string;
  readonly rule: string;
  readonly reason: string;
}

/** The results of a file of scenarios, counted. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly cannotRun: number;
  readonly results: readonly Result[];
  /** Those of the failures that are disputed, by id. */
  readonly disputed: readonly string[];
}

/** Reads a table of disputes: id, rule and reason, with tabs between; lines with # are remarks. */
export function readDisputes(tsv: string): readonly Dispute[] {
  return tsv
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id = '', rule = '', reason = ''] = line.split('\t');
      return { id, rule, reason };
    });
}

/** Runs every scenario of a file. A line that is none cannot run, and says why. */
export function runFile(
  file: string,
  cards: CardLookup,
  onResult: (result: Result) => void = () => {},
  disputes: readonly Dispute[] = [],
): Report {
  const results: Result[] = [];
  for (const read of readScenarios(file)) {
    const result = resultOf(read, cards);
    results.push(result);
    onResult(result);
  }
  return reportOf(results, disputes);
}

function resultOf(read: ReadScenario, cards: CardLookup): Result {
  if (read.kind === 'scenario') return runScenario(read.scenario, cards);
  return {
    id: read.id === '' ? `line ${read.line}` : read.id,
    status: 'cannot run',
    // The sentence begins with the line; without an id the line stands for it.
    reason: read.id === '' ? read.because.replace(/^line \d+: /, '') : read.because,
    leftOver: [],
  };
}

/** Counts results. */
export function reportOf(results: readonly Result[], disputes: readonly Dispute[] = []): Report {
  const count = (status: Result['status']): number => results.filter((result) => result.status === status).length;
  const known = new Set(disputes.map(({ id }) => id));
  return {
    passed: count('passed'),
    failed: count('failed'),
    cannotRun: count('cannot run'),
    results,
    disputed: results.filter((result) => result.status === 'failed' && known.has(result.id)).map(({ id }) => id),
  };
}
