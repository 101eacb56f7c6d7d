import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { hangs } from './tools/hanging-tests.ts';

/** Tests use the packages' source, so no build is required. */
const fromSource = {
  resolve: { conditions: ['@alms/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@alms/source', ...defaultServerConditions] } },
};

/** Projects that `--project` selects; none selects all. */
const selected = process.argv.flatMap((argument, index, all) => {
  if (argument.startsWith('--project=')) return [argument.slice('--project='.length)];
  return all[index - 1] === '--project' ? [argument] : [];
});
const withoutStories = ['unit', 'unit-processes', 'components', 'api', 'api-processes'];
/** Vitest prepares every project before it filters, and Storybook takes seven seconds of that. */
const mayRunStories =
  selected.length === 0 || selected.some((name) => !withoutStories.includes(name));

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSource,
        // The tests keep no shared state, so one worker runs all files.
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'tools/**/*.test.ts',
            '.storybook/*.test.ts',
          ],
          exclude: ['**/*.process.test.ts'],
          ...hangs,
        },
      },
      {
        ...fromSource,
        // Tests of the tools that start compilers and linters as separate processes.
        test: { name: 'unit-processes', include: ['tools/**/*.process.test.ts'], ...hangs },
      },
      {
        ...fromSource,
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          // One document for all files: creating one took longer than most files' tests. Rendered
          // content is removed after each test (`setup-dom.ts`).
          isolate: false,
          include: ['packages/*/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          setupFiles: [
            './tools/without-owner-stacks.ts',
            './tools/setup-dom.ts',
            './tools/preload-parts.ts',
          ],
          ...hangs,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'api',
          // Each file has its own database and server, so one worker runs many: loading the service
          // took a third of the time.
          isolate: false,
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['**/*.process.test.ts'],
          globalSetup: ['./apps/api/src/testing/test-cluster.ts'],
          // Worker threads of the service use the packages' source as well.
          execArgv: ['--conditions=@alms/source'],
          ...hangs,
        },
      },
      {
        ...fromSource,
        // Tests that start the service or a command as a separate process with the embedded
        // database; they use no shared test server.
        test: { name: 'api-processes', include: ['apps/api/src/**/*.process.test.ts'], ...hangs },
      },
      ...(mayRunStories ? [(await import('./vitest.stories.ts')).stories] : []),
    ],
  },
});
