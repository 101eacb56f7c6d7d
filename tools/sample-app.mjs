/**
 * Sample applications of other teams: installed from the packed tarballs in an empty folder and
 * checked there.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages, packPackages } from './published-packages.mjs';
import { root, say, step } from './workspace.mjs';

const QUIETLY = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];

/** Installs packages in an application; without names, those of its manifest. */
export const installIn = (app, label, names = []) =>
  step(label, 'npm', ['install', ...QUIETLY, ...names], { cwd: app });

/**
 * Copies and installs an application of `examples`: our packages from the tarballs, everything else
 * at its pinned versions. `prepare` may add files before the installation. Resolves to its folder,
 * which is removed when the process ends.
 */
export async function installSample(name, prepare = () => {}) {
  const tarballs = await packPackages();
  const app = mkdtempSync(join(tmpdir(), `alms-${name}-`));
  process.on('exit', () => rmSync(app, { recursive: true, force: true }));
  cpSync(join(root, 'examples', name), app, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|\.next)$/.test(path),
  });
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  for (const each of packages) manifest.dependencies[`@alms/${each}`] = `file:${tarballs[each]}`;
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  prepare(app);
  await installIn(app, 'Installing the application from the tarballs');
  return app;
}

/** Runs checks in sequence; a failed check prints its error and the rest still run. */
export function checkList() {
  let passed = 0;
  let failed = 0;
  return {
    check: async (name, work) => {
      try {
        await work();
        passed += 1;
        say(`  ok     ${name}`);
      } catch (error) {
        failed += 1;
        say(`  FAILED ${name}\n${error.message}`);
      }
    },
    /** Prints the counts and ends the process. */
    finish: () => {
      say(`  ${passed} passed, ${failed} failed`);
      process.exit(failed === 0 ? 0 : 1);
    },
  };
}
