/** Builds the published packages, and packs them as the registry would receive them; neither when nothing has changed since. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, manifestOf, packages } from './doors.mjs';
import { root, step, whenChanged } from './workspace.mjs';

const INPUTS = [
  'package-lock.json',
  'tsconfig.json',
  'tools/library-build.ts',
  'tools/client-mark.ts',
  'packages',
];

/** Builds code and declarations of every package. */
export async function buildPackages() {
  await step('Compiling messages', 'node', ['tools/messages.mjs']);
  // The server's start builds the domain without declarations: one of them tells whether they are all there.
  const outputs = [
    'packages/lis-domain/dist/access/index.d.ts',
    'packages/ui/dist',
    'packages/lis-features/dist',
  ];
  await whenChanged('packages', INPUTS, outputs, async () => {
    for (const name of packages)
      await step(`Building @alms/${name}`, 'npm', ['run', 'build'], { cwd: folderOf(name) });
  });
}

/** Builds and packs; resolves to where each tarball is, by the package's short name. */
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
