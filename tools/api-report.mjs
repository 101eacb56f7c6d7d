/**
 * What the published packages promise, as text a reviewer can read: one file of declarations per package in `etc/`, committed, so that a change
 * of a public type shows in the diff of the change that makes it.
 *   npm run api             writes the files
 *   npm run api -- --check  fails, with the difference, when they are not what the source says
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doorsOf, folderOf, packages } from './doors.mjs';
import { buildPackages } from './pack.mjs';
import { root, run, say } from './workspace.mjs';

const IMPORT = /(?:from |import\()["'](\.[^"']+)\.js["']/g;

/**
 * The declarations behind some doors: theirs, and those of every module of the package that they mention, each once, in the order of their
 * paths. A private module is in it only where a public type names it. `read` gives a file's text.
 */
export function reportOf(title, doors, read) {
  const texts = new Map();
  const visit = (file) => {
    if (texts.has(file)) return;
    const text = read(file)
      .replaceAll(/^\/\/# sourceMappingURL=.*$/gm, '')
      .trim();
    texts.set(file, text);
    for (const [, path] of text.matchAll(IMPORT))
      visit(posix.normalize(posix.join(posix.dirname(file), `${path}.d.ts`)));
  };
  for (const { types } of doors) visit(posix.normalize(types));
  const files = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `// What ${title} promises: the declarations behind its doors. Made by \`npm run api\`; do not edit.`,
    ...doors.map(({ door }) => `//   ${title}/${door}`),
    ...files.map(([file, text]) => `\n// ── ${file.replace(/^dist\//, '')}\n${text}`),
    '',
  ].join('\n');
}

const fileOf = (name) => join(root, 'etc', `${name}.api.d.ts`);
const currentReport = (name) =>
  reportOf(`@alms/${name}`, doorsOf(name), (file) =>
    readFileSync(join(folderOf(name), file), 'utf8'),
  );

/** Says how the built packages differ from the committed reports; resolves to whether they are the same. */
export async function checkApiReports() {
  const fresh = join(root, '.cache', 'api');
  mkdirSync(fresh, { recursive: true });
  let same = true;
  for (const name of packages) {
    const committed = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';
    const report = currentReport(name);
    if (report !== committed) {
      same = false;
      writeFileSync(join(fresh, `${name}.api.d.ts`), report);
      const { output } = await run(
        'git',
        [
          'diff',
          '--no-index',
          '--unified=2',
          existsSync(fileOf(name)) ? fileOf(name) : '/dev/null',
          join(fresh, `${name}.api.d.ts`),
        ],
        { quiet: true },
      );
      say(output.split('\n').slice(0, 120).join('\n'));
    }
    say(
      `  ${report === committed ? 'ok    ' : 'FAILED'} public declarations @alms/${name}${report === committed ? '' : ': changed. If that is meant, run `npm run api` and commit etc/ with the change.'}`,
    );
  }
  return same;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPackages();
  if (process.argv.includes('--check')) process.exit((await checkApiReports()) ? 0 : 1);
  for (const name of packages) {
    mkdirSync(dirname(fileOf(name)), { recursive: true });
    writeFileSync(fileOf(name), currentReport(name));
    say(`  etc/${name}.api.d.ts`);
  }
}
