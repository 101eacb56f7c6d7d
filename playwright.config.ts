import { defineConfig } from '@playwright/test';
import { headlessChromium } from './tools/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4273);

/** The whole product in a real browser, against the real server, database and mail outbox. One worker: the journeys share one server. */
export default defineConfig({
  testDir: 'apps/portal/e2e',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // They end what hangs, and measure nothing.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  outputDir: '.cache/e2e',
  use: {
    baseURL: `http://alms.localhost:${port}`,
    launchOptions: headlessChromium,
    screenshot: 'only-on-failure',
    // A trace of every journey costs a third of its processor time: `--trace on` for the one that is looked into.
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  },
  webServer: {
    // Each run begins with an empty data directory.
    command: 'rm -rf .cache/e2e-data && exec node apps/api/src/main.ts',
    url: `http://127.0.0.1:${port}/health/ready`,
    env: { PORT: String(port), DATA_DIR: '.cache/e2e-data', DEMO: '1' },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 180_000,
  },
});
