import { writeFileSync } from 'node:fs';

/** Writes what a run came to as JSON: counts, what failed, and the errors that belong to no test, which fail a run whose tests all passed. */
export class TailReporter {
  #file;

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
  }

  onTestRunEnd(modules, unhandledErrors, reason) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const failed = [
      ...modules.flatMap((module) => module.errors().map((error) => `${nameOf(module)}: ${textOf(error)}`)),
      ...tests.flatMap((test) =>
        (test.result().errors ?? []).map((error) => `${nameOf(test.module)} > ${test.fullName}: ${textOf(error)}`),
      ),
    ];
    const report = {
      reason,
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped') + count('pending'),
      failures: failed,
      unhandled: unhandledErrors.map(textOf),
    };
    writeFileSync(this.#file, JSON.stringify(report));
  }
}

const nameOf = (module) => `[${module.project.name}] ${module.relativeModuleId}`;

function textOf({ name = 'Error', message = '', stack = '' }) {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at '));
  return [`${name}: ${message}`, ...lines.slice(0, 8)].join('\n');
}
