import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromium } from './tools/chromium.ts';
import { hangs } from './tools/hanging-tests.ts';

/** The stories in a browser: a file of its own, because loading Storybook is slow. */
export const stories: TestProjectInlineConfiguration = {
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
      './packages/ui/src/testing/setup/typing-pace.ts',
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
};
