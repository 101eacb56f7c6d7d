/**
 * Vitest reporter for `npm test`: writes to COUNTS_FILE the numbers of passed and failed tests, and
 * the failures with their messages. Vitest's own JSON also contains the axe results of every story
 * (276 MB).
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './workspace.mjs';

const messageOf = (errors) => errors?.[0]?.message ?? '';

export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    let passed = 0;
    const failures = unhandledErrors.map(({ message }) => ({
      test: 'outside of any test',
      message,
    }));
    for (const testModule of modules) {
      const where = relative(root, testModule.moduleId);
      const collected = messageOf(testModule.errors());
      if (collected !== '') failures.push({ test: where, message: collected });
      for (const test of testModule.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') passed += 1;
        else
          failures.push({
            test: `${where} > ${test.fullName}`,
            message: messageOf(errors) || state,
          });
      }
    }
    writeFileSync(
      process.env.COUNTS_FILE,
      JSON.stringify({ passed, failed: failures.length, failures }),
    );
  }
}
