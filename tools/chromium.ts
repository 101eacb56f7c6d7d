import { existsSync } from 'node:fs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser is and how it is started, for Vitest and Playwright alike. `CHROMIUM_PATH` overrides the place. */
export const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? USUAL_PLACES.find((place) => existsSync(place)) ?? '/usr/bin/chromium',
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
