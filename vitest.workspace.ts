import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from './tools/chromium.ts';

/** Tests read the packages' source, so nothing has to be built first. */
const fromSource = {
  resolve: { conditions: ['@alms/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@alms/source', ...defaultServerConditions] } },
};

/** Ends what hangs. It measures nothing: a shared machine may be ten times slower than itself. */
const hangs = { testTimeout: 120_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    projects: [
      {
        ...fromSource,
        // They keep nothing between one another, so one worker serves all files.
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
            'tools/**/*.test.ts',
            '.storybook/*.test.ts',
          ],
          ...hangs,
        },
      },
      {
        ...fromSource,
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'jsdom',
          // One document serves all files: making one took longer than most files' tests. What a test draws is taken away after it (`setup-dom.ts`).
          isolate: false,
          include: ['packages/*/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx'],
          setupFiles: ['./tools/setup-dom.ts'],
          ...hangs,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'api',
          // Each file has a database and a server of its own, so one worker serves many: loading the service took a third of the time.
          isolate: false,
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['**/*.process.test.ts'],
          globalSetup: ['./apps/api/src/testing/test-cluster.ts'],
          ...hangs,
        },
      },
      {
        ...fromSource,
        // What starts the service or a command as a process of its own, with the embedded database in it: no server of the test's is involved.
        test: { name: 'api-processes', include: ['apps/api/src/**/*.process.test.ts'], ...hangs },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // One page serves all files: loading React and the kit anew for each took a quarter of the time. A story leaves nothing behind, or its neighbours say so.
          isolate: false,
          ...hangs,
          // Only in a browser that draws as the one that drew `visual/`: who starts this has looked (`tools/visual/browser.mjs`).
          setupFiles: process.env['PICTURES'] === '1' ? ['./tools/visual/setup.ts'] : [],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium }),
            viewport: { width: 1200, height: 900 },
            instances: [{ browser: 'chromium' as const }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // A pixel counts, also one that smooths an edge, when a channel is off by more than 2 of 255, as processors may round it. Fifty may be:
                // of 320 pictures drawn again, three differed, by one pixel and twice by six.
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
