/** What a package's `exports` let another team import: its doors, as they stand in the built `dist`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The published packages; each may build on those before it. */
export const packages = ['lis-domain', 'ui', 'lis-features'];

export const folderOf = (name) => join(root, 'packages', name);

export const manifestOf = (name) =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

/** A pattern of `exports` as what its star stands for in `path`, or undefined when the two do not fit. */
function starOf(pattern, path) {
  const [before, after] = pattern.split('*');
  if (after === undefined) return pattern === path ? '' : undefined;
  const fits =
    path.length > before.length + after.length && path.startsWith(before) && path.endsWith(after);
  return fits ? path.slice(before.length, path.length - after.length) : undefined;
}

/** Node's order of precedence: a name without a star, then the longest text before the star, then the longest name. */
function keyFor(keys, subpath) {
  const rank = (key) => (key.includes('*') ? key.indexOf('*') + key.length / 1000 : Infinity);
  return keys
    .filter((key) => starOf(key, subpath) !== undefined)
    .sort((one, other) => rank(other) - rank(one))[0];
}

/**
 * Every door that `exports` opens onto the given built files (`./dist/button/index.js`), sorted: `{ door: 'button', code, types }`.
 * A key whose value is null closes what it matches; a key without `default` is open inside this repository only.
 */
export function doorsIn(exports, files) {
  const keys = Object.keys(exports);
  return keys
    .filter((key) => exports[key]?.default)
    .flatMap((key) =>
      files.flatMap((code) => {
        const star = starOf(exports[key].default, code);
        if (star === undefined) return [];
        const subpath = key.replace('*', star);
        return keyFor(keys, subpath) === key
          ? [{ door: subpath.slice(2), code, types: exports[key].types.replace('*', star) }]
          : [];
      }),
    )
    .sort((one, other) => (one.door < other.door ? -1 : 1));
}

/** The doors of a built package. */
export function doorsOf(name) {
  const files = readdirSync(join(folderOf(name), 'dist'), { recursive: true }).map(
    (file) => `./dist/${file.replaceAll('\\', '/')}`,
  );
  return doorsIn(
    manifestOf(name).exports,
    files.filter((file) => file.endsWith('.js')),
  );
}
