/**
 * Whether another team could install the packages: builds them, packs them, and lets publint and attw read the tarballs.
 * Every door is checked, because a wildcard in `exports` hides a missing one. Then every module is loaded as beside server components, and what
 * the packages promise is compared with `etc/`.
 */
import { checkApiReports } from './api-report.mjs';
import { doorsOf, packages } from './doors.mjs';
import { packPackages } from './pack.mjs';
import { run, say } from './workspace.mjs';

const tarballs = await packPackages();
let broken = 0;
for (const name of packages) {
  const doors = doorsOf(name).map(({ door }) => `./${door}`);
  const checks = [
    ['publint', [tarballs[name], '--strict']],
    [
      'attw',
      [tarballs[name], '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...doors],
    ],
  ];
  for (const [command, args] of checks) {
    const { code, output } = await run(command, args, { quiet: true });
    if (code !== 0) {
      broken += 1;
      say(output);
    }
    say(
      `  ${code === 0 ? 'ok    ' : 'FAILED'} ${String(command)} @alms/${name} (${doors.length} doors)`,
    );
  }
}
const server = await run('node', ['--conditions', 'react-server', 'tools/load-on-server.mjs'], {
  quiet: true,
});
if (server.code !== 0) broken += 1;
say(
  `  ${server.code === 0 ? 'ok    ' : 'FAILED'} beside server components: ${server.output.trim()}`,
);
if (!(await checkApiReports())) broken += 1;
process.exit(broken === 0 ? 0 : 1);
