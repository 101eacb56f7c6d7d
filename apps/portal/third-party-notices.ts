import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build puts the notices, and where the terms of service lead to. */
export const NOTICES_FILE = 'third-party-notices.txt';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** The folders of the packages that modules came from; a nested copy, where two versions are installed, counts for itself. */
export function packageFolders(moduleIds: Iterable<string>): string[] {
  const folders = [...moduleIds].flatMap(
    (id) => /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
}

/** One package's name, licence and the text that it asks to be carried along. */
export function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (!license)
    throw new Error(
      `@alms/portal: ${name} is bundled and names no licence. Find out whether it may be, or take it out.`,
    );
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)(\.|$)/i.test(file))
    .sort();
  return [
    `${name} ${version} (${license})`,
    ...texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  ].join('\n\n');
}

/** What `@alms/lis-domain` says of the code systems whose codes it contains: everything of its notices but the list of packages. */
function codeSystems(root: string): string {
  const [notices = ''] = readFileSync(
    join(root, '../../packages/lis-domain/NOTICE.md'),
    'utf8',
  ).split('\n## Software');
  return notices.replace('# Notices\n', '').trim();
}

/** Writes the notices of others' work beside the built files, of every package that the build has read a module of. `tools/licences.test.ts` says which licences are welcome. */
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
