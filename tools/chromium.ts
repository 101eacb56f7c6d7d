import { existsSync } from 'node:fs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const pathInUse =
  process.env['CHROMIUM_PATH'] ??
  USUAL_PLACES.find((place) => existsSync(place)) ??
  '/usr/bin/chromium';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Browser path and launch options, for Vitest and Playwright. `CHROMIUM_PATH` overrides the path.
 */
export const chromium = {
  executablePath: pathInUse,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Uniform text rendering, independent of this machine's hinting and subpixel settings.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
};

/**
 * The headless shell of the same engine, which saves a quarter of an end-to-end test's CPU time;
 * falls back to the full browser. Not used for the screenshots in `visual/`, because its text
 * rendering differs. Its pages are left before optimised code pays off, so no code is optimised.
 */
export const headlessChromium = {
  ...chromium,
  args: [...chromium.args, '--js-flags=--no-opt --no-maglev'],
  executablePath:
    process.env['CHROMIUM_PATH'] === undefined && existsSync(HEADLESS_SHELL)
      ? HEADLESS_SHELL
      : pathInUse,
};
