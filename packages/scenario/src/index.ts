/** Scenario files: reading them, running them against the engine, reporting. */
export type { Assertion, Choice, Scenario, ScriptStep, Seat } from './format/scenario.ts';
export { type BadScenario, type ReadScenario, readScenarios } from './format/read.ts';
export { type CardLookup, cardsNeeded } from './position/set-up.ts';
export { type CardSource, cardLookup } from './cards.ts';
export { type Result, runScenario, type Status } from './run.ts';
export { type Dispute, readDisputes, type Report, reportOf, runFile } from './report.ts';
