import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from './tools/chromium.ts';

/** Tests use the packages' source, so no build is required. */
const fromSource = {
  resolve: { conditions: ['@alms/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@alms/source', ...defaultServerConditions] } },
};

/**
 * Stops tests that hang. A generous limit, because a shared machine may be ten times slower at
 * times.
 */
const hangs = { testTimeout: 300_000, hookTimeout: 300_000 };

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
            './tools/typing-pace.ts',
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
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // One page for all files: loading React and the design system for each took a quarter of
          // the time. Stories must leave no state behind, or others fail.
          isolate: false,
          ...hangs,
          // Only in the browser version that created `visual/`; the caller has checked it
          // (`tools/visual/browser.mjs`).
          setupFiles: [
            './tools/without-owner-stacks.ts',
            './.storybook/after-each-story.ts',
            './tools/typing-pace.ts',
            ...(process.env['PICTURES'] === '1' ? ['./tools/visual/setup.ts'] : []),
          ],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium }),
            viewport: { width: 1200, height: 900 },
            instances: [{ browser: 'chromium' as const }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // A pixel, including an anti-aliased one, differs when a channel is off by more
                // than 2 of 255, which allows for processor rounding. Fifty may differ: of 320
                // retaken screenshots, three differed, by one pixel and twice by six.
                comparatorOptions: {
                  threshold: 0.01,
                  includeAA: true,
                  allowedMismatchedPixels: 50,
                },
                timeout: hangs.testTimeout,
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/visual/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
