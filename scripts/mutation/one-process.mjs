/**
 * A test runner for Stryker that loads every test of the rules once and keeps them: a mutant costs the few milliseconds of
 * the tests that reach it, where a runner that starts vitest anew for each mutant takes seconds. Tests that noticed other
 * mutants come first, then the quick ones, and the first that fails ends the run.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { loadTests } from './load-tests.mjs';

/** The packages whose tests are asked. */
const PACKAGES = ['engine', 'cards', 'conformance'];

/** Hundreds of games that say the same: a few of them, or every survivor costs seconds more. */
process.env.KITCHEN_TABLE_GAMES ??= '20';

/** What Stryker's instrumented code looks at: which mutant is active, who runs, what was reached. */
const shared = (globalThis.__stryker__ ??= {});

class OneProcessRunner {
  #tests = [];
  #times = new Map();
  #noticed = new Map();

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    const root = process.cwd();
    const files = PACKAGES.flatMap((name) => {
      const folder = join(root, 'packages', name, 'test');
      const inside = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.test.ts'));
      return inside.sort().map((file) => join(folder, file));
    });
    this.#tests = await loadTests(root, files, join(root, 'node_modules', '.mutation', String(process.pid)));
  }

  /** Runs every test once without a mutant and tells which mutants' places each reaches. */
  async dryRun() {
    const tests = [];
    for (const test of this.#tests) {
      shared.currentTestId = test.id;
      const from = performance.now();
      const failure = await failureOf(test);
      const timeSpentMs = performance.now() - from;
      const { id, name, fileName } = test;
      tests.push({ id, name, fileName, timeSpentMs, ...failure });
    }
    shared.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: shared.mutantCoverage };
  }

  /** Runs the tests that reach the mutant until one fails. */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const tests = this.#inOrder(activeMutant.fileName, testFilter);
    let nrOfTests = 0;
    for (const test of tests) {
      nrOfTests++;
      Object.assign(shared, { activeMutant: activeMutant.id, hitLimit });
      shared.hitCount = nrOfTests === 1 ? 0 : shared.hitCount;
      const from = performance.now();
      const { status, failureMessage } = await failureOf(test);
      this.#times.set(test.id, performance.now() - from);
      Object.assign(shared, { activeMutant: undefined, hitLimit: undefined });
      if (status === TestStatus.Success) continue;
      const stopped = determineHitLimitReached(shared.hitCount, hitLimit);
      if (stopped !== undefined) return stopped;
      await mustPass(test);
      this.#count(activeMutant.fileName, test.id);
      return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage, nrOfTests };
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  /** The tests that `ids` name: first those that noticed most in this file, then the quick ones. */
  #inOrder(file, ids) {
    const wanted = new Set(ids);
    const noticed = this.#noticed.get(file) ?? new Map();
    const rank = ({ id }) => [noticed.get(id) ?? 0, this.#times.get(id) ?? 0];
    return this.#tests
      .filter(({ id }) => ids === undefined || wanted.has(id))
      .map((test) => [test, ...rank(test)])
      .sort(([, many, time], [, otherMany, otherTime]) => otherMany - many || time - otherTime)
      .map(([test]) => test);
  }

  #count(file, id) {
    const noticed = this.#noticed.get(file) ?? new Map();
    this.#noticed.set(file, noticed.set(id, (noticed.get(id) ?? 0) + 1));
  }
}

/** Throws when a test fails without the mutant too: something is left of a mutant, and Stryker starts a new process. */
async function mustPass(test) {
  const { status, failureMessage } = await failureOf(test);
  if (status !== TestStatus.Success) throw new Error(`${test.name} fails without a mutant: ${failureMessage}`);
}

async function failureOf(test) {
  try {
    await test.run();
    return { status: TestStatus.Success };
  } catch (error) {
    return { status: TestStatus.Failed, failureMessage: String(error?.message ?? error) };
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'one-process', () => new OneProcessRunner()),
];
