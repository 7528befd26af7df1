// Comes before: aicc, whose transports lead to the bridge under test.
// Comes after: cli, which runs it from a terminal.
export { findExpectationFault, findMismatch, type MatchContext, type Mismatch } from './match.js';
export { writeReport, type ReportFormat } from './report.js';
export type { ScenarioFailure, ScenarioResult } from './result.js';
export { runScenarios, type ConformanceTarget, type RunOptions } from './run.js';
export { scenarios } from './scenarios/all-scenarios.js';
