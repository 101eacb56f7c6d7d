/**
 * Installs Debian's Chromium when no browser is present. Tests need a real browser, and
 * Playwright's own download is not required.
 */
import { existsSync } from 'node:fs';
import { run, say } from './workspace.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Runs apt-get as root, by sudo if necessary. */
export async function installDebianPackages(packages) {
  const [command, ...rest] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run(command, [...rest, 'update'], { quiet: true, env });
  if (update.code !== 0) return update;
  return run(command, [...rest, 'install', '-y', '--no-install-recommends', ...packages], {
    quiet: true,
    env,
  });
}

/** Path of the browser; undefined when there is none. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));

/**
 * The headless shell of the browser, used as described in `chromium.ts`. Optional: tests run
 * without it, more slowly.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

export async function ensureChromium() {
  const isThere = chromiumPath() !== undefined;
  if (
    isThere &&
    (process.env.CHROMIUM_PATH !== undefined ||
      existsSync(SHELL) ||
      !existsSync('/usr/bin/apt-get'))
  )
    return;
  say('  Installing Chromium (Debian packages, about 15 seconds) …');
  const { code, output } = await installDebianPackages([
    ...(isThere ? [] : ['chromium', 'fonts-dejavu-core']),
    'chromium-headless-shell',
  ]);
  if (code === 0 || isThere) return;
  process.stderr.write(
    `${output}\nChromium is missing and could not be installed. Install it, or set CHROMIUM_PATH to a Chromium or Chrome, and run npm test again.\n`,
  );
  process.exit(1);
}
