import { existsSync } from 'node:fs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const pathInUse =
  process.env['CHROMIUM_PATH'] ??
  USUAL_PLACES.find((place) => existsSync(place)) ??
  '/usr/bin/chromium';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where the browser is and how it is started, for Vitest and Playwright alike. `CHROMIUM_PATH` overrides the place. */
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
    // The same letters everywhere, whatever this machine's settings say of hinting and of subpixels.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
};

/**
 * The same engine without the window around it, which costs a quarter of a journey's processor time; the browser itself where it is not there.
 * The pictures in `visual/` are not drawn by it: its letters differ.
 */
export const headlessChromium = {
  ...chromium,
  executablePath:
    process.env['CHROMIUM_PATH'] === undefined && existsSync(HEADLESS_SHELL)
      ? HEADLESS_SHELL
      : pathInUse,
};
