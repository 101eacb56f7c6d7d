import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** File that the build writes the notices to; linked from the terms of service. */
export const NOTICES_FILE = 'third-party-notices.txt';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** Returns the package folders of modules; a nested copy of another version counts separately. */
export function packageFolders(moduleIds: Iterable<string>): string[] {
  const folders = [...moduleIds].flatMap(
    (id) => /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
}

/** Returns a package’s name, licence and required notice text. */
export function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (!license)
    throw new Error(
      `@alms/portal: ${name} is bundled but declares no licence. Check whether it may be bundled, or remove it.`,
    );
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)(\.|$)/i.test(file))
    .sort();
  return [
    `${name} ${version} (${license})`,
    ...texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  ].join('\n\n');
}

/**
 * Notices of `@alms/lis-domain` on the code systems it contains: everything except its list of
 * packages.
 */
function codeSystems(root: string): string {
  const [notices = ''] = readFileSync(
    join(root, '../../packages/lis-domain/NOTICE.md'),
    'utf8',
  ).split('\n## Software');
  return notices.replace('# Notices\n', '').trim();
}

/**
 * Writes the third-party notices next to the built files, for every package with a module in the
 * build. `tools/licences.test.ts` defines the allowed licences.
 */
export function thirdPartyNotices(): Plugin {
  let root = '';
  return {
    name: 'alms:third-party-notices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      const folders = packageFolders(this.getModuleIds()).filter((folder) =>
        existsSync(join(folder, 'package.json')),
      );
      const source = [
        'Parts of this application are the work of others:',
        codeSystems(root),
        ...folders.map(noticeOf),
      ].join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: `${source}\n` });
    },
  };
}
