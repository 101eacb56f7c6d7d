/**
 * Whether another team could install the packages: builds them, packs them, and lets publint and attw read the tarballs.
 * Every door is checked, because a wildcard in `exports` hides a missing one.
 */
import { mkdtempSync, readdirSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, say, step } from './workspace.mjs';

/** `identity/login` for every folder that has a door, outside the private ones. */
function doors(folder) {
  const privately = /(^|[\\/])(internal|shared|testing|fixtures)([\\/]|$)/;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'index.js')
    .map((entry) => (entry.parentPath ?? entry.path).slice(folder.length + 1))
    .filter((door) => door !== '' && !privately.test(door));
}

const tarballs = mkdtempSync(join(tmpdir(), 'alms-pack-'));
let broken = 0;
for (const name of ['lis-domain', 'ui', 'lis-features']) {
  const folder = join(root, 'packages', name);
  await step(`Building @alms/${name}`, 'npm', ['run', 'build'], { cwd: folder });
  await step(`Packing @alms/${name}`, 'npm', ['pack', '--silent', '--pack-destination', tarballs], { cwd: folder });
  const tarball = join(tarballs, readdirSync(tarballs).find((file) => file.startsWith(`alms-${name}-`)) ?? '');
  const entrypoints = doors(join(folder, 'dist'));
  const checks = [
    ['publint', [tarball, '--strict']],
    ['attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...entrypoints.map((door) => `./${door}`)]],
  ];
  for (const [command, args] of checks) {
    const { code, output } = await run(command, args, { quiet: true });
    if (code !== 0 || !existsSync(tarball)) {
      broken += 1;
      say(output);
    }
    say(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${String(command)} @alms/${name} (${entrypoints.length} doors)`);
  }
}
rmSync(tarballs, { recursive: true, force: true });
process.exit(broken === 0 ? 0 : 1);
