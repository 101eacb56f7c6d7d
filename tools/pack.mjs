/** Builds the published packages, and packs them as the registry would receive them. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, packages } from './doors.mjs';
import { step, whenChanged } from './workspace.mjs';

/** Builds code and declarations of every package, unless nothing has changed since. */
export async function buildPackages() {
  await step('Compiling messages', 'node', ['tools/messages.mjs']);
  const inputs = ['package-lock.json', 'tsconfig.json', 'tools/library-build.ts', 'tools/client-mark.ts', 'packages'];
  // The server's start builds the domain without declarations: one of them tells whether they are all there.
  const outputs = ['packages/lis-domain/dist/access/index.d.ts', 'packages/ui/dist', 'packages/lis-features/dist'];
  await whenChanged('packages', inputs, outputs, async () => {
    for (const name of packages) await step(`Building @alms/${name}`, 'npm', ['run', 'build'], { cwd: folderOf(name) });
  });
}

/** Packs every built package into `folder`; resolves to where each tarball is, by the package's short name. */
export async function packPackages(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of packages) {
    await step(`Packing @alms/${name}`, 'npm', ['pack', '--silent', '--pack-destination', folder], { cwd: folderOf(name) });
  }
  const tarballs = readdirSync(folder);
  return Object.fromEntries(packages.map((name) => [name, join(folder, tarballs.find((file) => file.startsWith(`alms-${name}-`)) ?? '')]));
}
