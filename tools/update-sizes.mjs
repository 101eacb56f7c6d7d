/** `npm run size:update`: builds the packages and writes what every door of `@alms/ui` costs now into `etc/sizes.json`, for a commit of its own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { doorsOf } from './doors.mjs';
import { buildPackages } from './pack.mjs';
import { root, run, say } from './workspace.mjs';

await buildPackages();
// A door that has outgrown its size ends the command with an error; what it measured is printed all the same.
const { output } = await run('size-limit', ['--json', '--config', 'tools/door-sizes.cjs'], {
  quiet: true,
});
const measured = JSON.parse(output);
const doors = doorsOf('ui').filter(({ door }) => !door.startsWith('words/'));
const sizes = Object.fromEntries(doors.map(({ door }, index) => [door, measured[index].size]));
writeFileSync(join(root, 'etc/sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
say(`  etc/sizes.json: ${doors.length} doors`);
