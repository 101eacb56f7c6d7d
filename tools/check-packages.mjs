/**
 * Checks that another team can install the packages: builds and packs them, then lets publint and
 * attw read the tarballs. Every import path is checked, because a wildcard in `exports` hides a
 * missing one.
 */
import { entryPointsOf, packages, packPackages } from './published-packages.mjs';
import { run, say } from './workspace.mjs';

const tarballs = await packPackages();
let failed = 0;
for (const name of packages) {
  const entryPoints = entryPointsOf(name);
  /** @type {[string, string[]][]} */
  const checks = [
    ['publint', [tarballs[name], '--strict']],
    [
      'attw',
      [
        tarballs[name],
        '--profile',
        'esm-only',
        '--format',
        'ascii',
        '--entrypoints',
        ...entryPoints,
      ],
    ],
  ];
  for (const [command, args] of checks) {
    const { code, output } = await run(command, args, { quiet: true });
    if (code !== 0) {
      failed += 1;
      say(output);
    }
    const verdict = code === 0 ? 'ok    ' : 'FAILED';
    say(`  ${verdict} ${command} @alms/${name} (${entryPoints.length} entry points)`);
  }
}
process.exit(failed === 0 ? 0 : 1);
