/**
 * The published packages: where they are, what other teams may import from them, and how they are
 * built and packed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withClassNames, withoutIndentation } from './class-names.mjs';
import { withClientDirective } from './client-directive.mjs';
import { designTokens, styleSheetOf } from './design-tokens.mjs';
import { root, say, step, whenChanged } from './workspace.mjs';

/** In dependency order. */
export const packages = ['lis-domain', 'ui', 'lis-features'];

export const folderOf = (name) => join(root, 'packages', name);

export const manifestOf = (name) =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true }).map((file) => file.replaceAll('\\', '/'));

/**
 * The import paths that `exports` offers for a built package (`./button`, `./button/words`),
 * sorted. `attw` does not expand wildcards, so it is given this list. A key with `null` or
 * without `default` is private.
 */
export function entryPointsOf(name) {
  const { exports } = manifestOf(name);
  const hidden = Object.keys(exports)
    .filter((key) => exports[key]?.default === undefined)
    .map((key) => new RegExp(`^${key.replace('*', '.+')}$`));
  const files = filesIn(join(folderOf(name), 'dist')).map((file) => `./dist/${file}`);
  const found = Object.entries(exports).flatMap(([key, target]) => {
    if (!target?.default?.startsWith('./dist/')) return [];
    const [start, end = ''] = target.default.split('*');
    if (!target.default.includes('*')) return [key];
    return files
      .filter((file) => file.startsWith(start) && file.endsWith(end))
      .map((file) => key.replace('*', file.slice(start.length, file.length - end.length)));
  });
  return [...new Set(found)].filter((path) => !hidden.some((each) => each.test(path))).toSorted();
}

/** Emits JavaScript and declarations of one package, one module per source file. */
async function build(name) {
  const dist = join(folderOf(name), 'dist');
  rmSync(dist, { recursive: true, force: true });
  await step(`Building @alms/${name}`, 'tsc', ['-p', 'tsconfig.build.json'], {
    cwd: folderOf(name),
  });
  for (const file of filesIn(dist)) {
    if (!file.endsWith('.js')) continue;
    const path = join(dist, file);
    const code = withClassNames(readFileSync(path, 'utf8'), `${name}/${file}`);
    writeFileSync(path, withClientDirective(withoutIndentation(code)));
  }
}

/** Writes the design tokens of `@alms/ui` as JSON and as a style sheet, from the built values. */
async function writeTokens() {
  // Imported here, because this file is loaded before anything is installed.
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const { ServerStyleSheet } = await import('styled-components');
  const dist = join(folderOf('ui'), 'dist');
  const theme = (file) => import(pathToFileURL(join(dist, 'theme', file)).href);
  const { ThemeStyles } = await theme('theme-styles.js');
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(createElement(ThemeStyles, { reset: false })));
  const tokens = designTokens(await theme('token-values.js'));
  writeFileSync(join(dist, 'tokens.json'), `${JSON.stringify(tokens, undefined, 2)}\n`);
  writeFileSync(join(dist, 'tokens.css'), styleSheetOf(sheet.getStyleTags()));
}

const INPUTS = [
  'package-lock.json',
  'tsconfig.json',
  'tools/published-packages.mjs',
  'tools/class-names.mjs',
  'tools/client-directive.mjs',
  'tools/design-tokens.mjs',
  'packages',
];

/** Builds every package unless its sources are unchanged. */
export async function buildPackages() {
  await step('Compiling messages', 'node', ['tools/messages.mjs']);
  // `npm start` builds lis-domain without declarations, so a declaration file is checked for.
  const outputs = [
    'packages/lis-domain/dist/access/index.d.ts',
    'packages/ui/dist/tokens.css',
    'packages/lis-features/dist',
  ];
  await whenChanged('packages', INPUTS, outputs, async () => {
    for (const name of packages) await build(name);
    await writeTokens();
  });
}

/** Builds and packs every package; resolves to the tarball paths by short name. */
export async function packPackages() {
  await buildPackages();
  const folder = '.cache/tarballs';
  const tarballs = Object.fromEntries(
    packages.map((name) => [name, `${folder}/alms-${name}-${manifestOf(name).version}.tgz`]),
  );
  await whenChanged('tarballs', INPUTS, Object.values(tarballs), async () => {
    rmSync(join(root, folder), { recursive: true, force: true });
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of packages)
      await step(
        `Packing @alms/${name}`,
        'npm',
        ['pack', '--silent', '--pack-destination', join(root, folder)],
        { cwd: folderOf(name) },
      );
  });
  return Object.fromEntries(packages.map((name) => [name, join(root, tarballs[name])]));
}

// `npm run tarballs`
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const path of Object.values(await packPackages())) say(path);
