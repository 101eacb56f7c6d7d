/**
 * `node --conditions react-server tools/load-on-server.mjs`: loads every built module as a framework with server components does, where React has
 * no hooks and no contexts, and modules that say 'use client' are references only. A module that lacks the mark and needs it fails here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOf, packages } from './doors.mjs';

const isOurs = (url) => url.startsWith('file:') && /\/packages\/[^/]+\/dist\//.test(url);

/** A client module as the server sees it: its names, each of which may be handed on but not called. */
function references(source) {
  const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim().split(' as ').at(-1)),
  );
  return names
    .filter(Boolean)
    .map(
      (name) =>
        `export const ${name} = () => { throw new Error('${name} belongs to the client'); };`,
    )
    .join('\n');
}

registerHooks({
  load: (url, context, next) => {
    const source = isOurs(url) ? readFileSync(new URL(url), 'utf8') : '';
    return source.startsWith("'use client'")
      ? { format: 'module', shortCircuit: true, source: references(source) }
      : next(url, context);
  },
});

let loaded = 0;
const broken = [];
for (const name of packages) {
  const dist = join(folderOf(name), 'dist');
  for (const file of readdirSync(dist, { recursive: true })
    .map(String)
    .filter((each) => each.endsWith('.js'))) {
    try {
      await import(pathToFileURL(join(dist, file)).href);
      loaded += 1;
    } catch (error) {
      broken.push(`${name}/${file}: ${error.message}`);
    }
  }
}
process.stdout.write([...broken, `${loaded} modules load, ${broken.length} do not`, ''].join('\n'));
process.exit(broken.length === 0 && loaded > 0 ? 0 : 1);
