/**
 * Checks that the licences of all shipped or served code permit our use, and that the notices name
 * its authors.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticeOf, packageFolders } from '../apps/portal/third-party-notices.ts';
import { manifestOf, packages } from './published-packages.mjs';

const root = resolve(import.meta.dirname, '..');

/** SPDX licences that require only a notice. */
const WELCOME = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
];

/** Packages with another licence, each with the reason why it is accepted. */
const BY_NAME: Record<string, { licence: string; reason: string }> = {
  nodemailer: { licence: 'MIT-0', reason: 'MIT that does not even ask for its notice' },
};

/**
 * Whether an SPDX expression can be met with accepted licences: one side of an OR, both of an AND.
 */
function isWelcome(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => WELCOME.includes(licence.trim())));
}

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/**
 * All packages that npm installs with `--omit=dev`: direct and transitive dependencies of the
 * published packages, the portal and the API.
 */
function production(lock: Record<string, Locked>): { name: string; licence: string }[] {
  return Object.entries(lock)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license ?? 'none',
    }));
}

const refused = (shipped: { name: string; licence: string }[]) =>
  shipped
    .filter(({ name, licence }) => !isWelcome(licence) && BY_NAME[name]?.licence !== licence)
    .map(({ name, licence }) => `${name}: ${licence}`);

const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

describe('licences of shipped packages', () => {
  it('require only a notice', () => {
    const shipped = production(lock);
    expect(shipped.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'valibot', 'fastify', 'styled-components']),
    );
    expect(refused(shipped)).toEqual([]);
  });

  it.each([
    ['a disallowed licence', { license: 'GPL-3.0-only' }, ['left-pad: GPL-3.0-only']],
    ['no licence', {}, ['left-pad: none']],
    [
      'an allowed licence combined with a disallowed one',
      { license: 'MIT AND AGPL-3.0-only' },
      ['left-pad: MIT AND AGPL-3.0-only'],
    ],
    ['a choice that includes an allowed licence', { license: '(GPL-2.0-only OR MIT)' }, []],
    ['a development tool that is not shipped', { license: 'GPL-3.0-only', dev: true }, []],
  ])('include the notice of %s', (_case, locked, found) => {
    expect(refused(production({ 'node_modules/a/node_modules/left-pad': locked }))).toEqual(found);
  });

  it('have no unnecessary exceptions', () => {
    const names = production(lock).map(({ name }) => name);
    expect(Object.keys(BY_NAME).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe.each(packages)('@alms/%s', (name) => {
  const manifest = manifestOf(name);

  it('contains the licence that its manifest names', () => {
    expect(manifest.license).toBe('SEE LICENSE IN LICENSE.md');
    expect(read('packages', name, 'LICENSE.md')).toBe(read('LICENSE.md'));
  });

  it('packs its notices', () => {
    expect(manifest.files).toContain('NOTICE.md');
  });
});

describe('third-party notices of the portal build', () => {
  it('list each package of the bundled modules once', () => {
    const ids = [
      '/a/src/main.tsx',
      '/a/node_modules/react/index.js',
      '\0/a/node_modules/react/cjs/react.js?x',
      '/a/node_modules/@scope/font/index.css',
      '/a/node_modules/b/node_modules/react/index.js',
    ];
    expect(packageFolders(ids)).toEqual([
      '/a/node_modules/@scope/font',
      '/a/node_modules/b/node_modules/react',
      '/a/node_modules/react',
    ]);
  });

  it('contain the name, the licence and its text', () => {
    expect(noticeOf(join(root, 'node_modules/react'))).toMatch(
      /^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright/,
    );
  });

  it('reject a package without a licence', () => {
    expect(() => noticeOf(root)).toThrow('alms is bundled but declares no licence');
  });
});

describe.each([...packages.map((name) => `packages/${name}`), 'apps/portal', 'apps/api'])(
  'notices of %s',
  (folder) => {
    const { dependencies, peerDependencies, peerDependenciesMeta, optionalDependencies } =
      JSON.parse(read(folder, 'package.json')) as Record<
        string,
        Record<string, unknown> | undefined
      >;
    const others = Object.keys({
      ...dependencies,
      ...peerDependencies,
      ...optionalDependencies,
    }).filter(
      // Optional peers are tools and frameworks of an application, which installs them itself.
      (dependency) =>
        !dependency.startsWith('@alms/') && peerDependenciesMeta?.[dependency] === undefined,
    );
    /** A nested copy, where two versions are installed, takes precedence. */
    const licenceOf = (dependency: string) =>
      (lock[`${folder}/node_modules/${dependency}`] ?? lock[`node_modules/${dependency}`])
        ?.license ?? 'none';

    it('list every imported package with its licence', () => {
      const notices = read(folder, 'NOTICE.md');
      expect(
        others.filter(
          (dependency) => !notices.includes(`| ${dependency} | ${licenceOf(dependency)} |`),
        ),
      ).toEqual([]);
    });

    it('list nothing else', () => {
      const named = [...read(folder, 'NOTICE.md').matchAll(/^\| ([^ |]+) \| [^|]+ \|/gm)]
        .map(([, dependency]) => dependency)
        .filter((dependency) => dependency !== 'package' && dependency !== '---');
      expect(named.filter((dependency) => !others.includes(dependency ?? ''))).toEqual([]);
    });
  },
);
