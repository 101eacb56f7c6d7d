import { defineConfig } from '@playwright/test';
import { dataDirectory, port } from './apps/portal/e2e/instance.ts';
import { headlessChromium } from './tools/chromium.ts';

/**
 * End-to-end tests of the whole product in a browser, with the real server, database and mail
 * outbox. One worker, because the tests share one server.
 */
export default defineConfig({
  testDir: 'apps/portal/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Timeouts stop tests that hang; they measure nothing. Without a limit of its own, one action on
  // a missing element takes the whole time of its test.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: '.cache/e2e',
  use: {
    baseURL: `http://alms.localhost:${port}`,
    launchOptions: headlessChromium,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Tracing every test costs a third of its CPU time; use `--trace on` for the one under
    // investigation.
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  },
  webServer: {
    command: `rm -rf '${dataDirectory}' && exec node apps/api/src/main.ts`,
    url: `http://127.0.0.1:${port}/health/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DEMO: '1',
      // Specs that register facilities have separate sources, because registrations are limited.
      TRUST_PROXY: '127.0.0.1',
    },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 180_000,
  },
});
