/**
 * Tests each rule for import directions with a violation (docs/decisions/0001). The violations are
 * written into a temporary copy of the layout, with the repository's own configuration.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const call = promisify(execFile);

/** Runs a checker that is expected to fail; returns its output. */
async function complaint(command: string, args: string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await call(command, args, { cwd, maxBuffer: 32 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

let scratch = '';

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  scratch = mkdtempSync(join(root, '.cache', 'layers-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('linter import rules', () => {
  const breaches: [rule: string, file: string, source: string, says: string][] = [
    [
      'ui importing the domain',
      'packages/ui/src/a/a.ts',
      "export * from '@alms/lis-domain/access';",
      'ui is the floor',
    ],
    [
      'ui importing SWR',
      'packages/ui/src/b/b.ts',
      "export { default } from 'swr';",
      'no data and no addresses',
    ],
    [
      'ui using forwardRef',
      'packages/ui/src/c/c.ts',
      "export { forwardRef } from 'react';",
      'Ref is a prop',
    ],
    [
      'ui reading the clock',
      'packages/ui/src/d/d.ts',
      'export const now = () => Date.now();',
      'no-restricted',
    ],
    [
      'the domain importing React',
      'packages/lis-domain/src/a/a.ts',
      "export { useState } from 'react';",
      'lis-domain is pure',
    ],
    [
      'the domain importing ui',
      'packages/lis-domain/src/b/b.ts',
      "export * from '@alms/ui/button';",
      'lis-domain is pure',
    ],
    [
      'the domain rolling dice',
      'packages/lis-domain/src/c/c.ts',
      'export const roll = () => Math.random();',
      'Randomness is a parameter',
    ],
    [
      'a feature fetching',
      'packages/lis-features/src/a/a/a.ts',
      "export const load = () => fetch('/x');",
      'fetch',
    ],
    [
      'a feature using SWR by dynamic import',
      'packages/lis-features/src/a/b/b.ts',
      "export const load = () => import('swr');",
      'does not fetch or navigate',
    ],
    [
      'a feature navigating',
      'packages/lis-features/src/a/c/c.ts',
      "export { useNavigate } from 'react-router-dom';",
      'does not fetch or navigate',
    ],
    [
      'a feature with literal words',
      'packages/lis-features/src/a/d/d.tsx',
      'export const D = () => <p>Words</p>;',
      'jsx-no-literals',
    ],
    [
      'the portal importing the API',
      'apps/portal/src/a.ts',
      "export * from '@alms/api/main';",
      'only through the contract',
    ],
    [
      'the portal styling',
      'apps/portal/src/b.ts',
      "export { styled } from 'styled-components';",
      'draws nothing',
    ],
    [
      'the API importing a feature',
      'apps/api/src/a.ts',
      "export * from '@alms/lis-features/landing';",
      'imports lis-domain only',
    ],
  ];
  let diagnostics: { filename: string; code: string; message: string; help: string }[] = [];

  beforeAll(async () => {
    // Outside the repository, because the linter skips files ignored by git.
    const folder = mkdtempSync(join(tmpdir(), 'alms-lint-'));
    write(folder, Object.fromEntries(breaches.map(([, file, source]) => [file, `${source}\n`])));
    const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    delete config['options'];
    write(folder, { '.oxlintrc.json': JSON.stringify(config) });
    const json = await complaint(bin('oxlint'), ['--format', 'json', '.'], folder);
    rmSync(folder, { recursive: true });
    ({ diagnostics } = JSON.parse(json) as { diagnostics: typeof diagnostics });
  });

  it.each(breaches)('%s', (_rule, file, _source, says) => {
    const messages = diagnostics
      .filter(({ filename }) => filename.endsWith(file))
      .map(({ message, help, code }) => `${code} ${message} ${help}`);
    expect(messages.join('\n')).toContain(says);
  });
});

describe('dependency check', () => {
  const files = {
    'packages/ui/src/a/index.ts': "export * from '../../../lis-domain/src/a/index.ts';",
    'packages/lis-domain/src/a/index.ts': 'export const a = 1;',
    'packages/lis-domain/src/b/index.ts':
      "export * from '../../../lis-features/src/area/one/index.ts';",
    'packages/lis-features/src/area/one/index.ts': 'export const one = 1;',
    'packages/lis-features/src/area/two/index.ts': "export * from '../one/index.ts';",
    'packages/lis-features/src/area/three/index.ts':
      "export * from '../../../../../apps/portal/src/main.ts';",
    'packages/lis-features/src/area/four/index.ts': "export { default } from 'swr';",
    'packages/lis-features/src/area/five/index.ts': "export * from './first.ts';",
    'packages/lis-features/src/area/five/first.ts': "export * from './second.ts';",
    'packages/lis-features/src/area/five/second.ts': "export * from './first.ts';",
    'apps/portal/src/main.ts': "export * from '../../api/src/main.ts';",
    'apps/portal/src/deep.ts': "export * from '../../../packages/ui/src/a/part.ts';",
    'packages/ui/src/a/part.ts': 'export const part = 1;',
    'packages/ui/src/b/index.ts': "export { build } from 'esbuild';",
    'apps/api/src/main.ts': "export * from '../../../packages/ui/src/a/index.ts';",
    'apps/api/src/platform/a.ts': "export * from '../areas/facility/a.ts';",
    'apps/api/src/areas/facility/a.ts': 'export const a = 1;',
    'apps/api/src/areas/samples/a.ts': "export * from '../orders/a.ts';",
    'apps/api/src/areas/orders/a.ts': "export type * from '../results/a.ts';",
    'apps/api/src/areas/results/a.ts': "export * from '../facility/a.ts';",
    'apps/api/src/areas/unlisted/a.ts': "export * from '../facility/a.ts';",
    'apps/api/src/areas/billing/a.ts': "export * from '../index.ts';",
    'apps/api/src/areas/index.ts': "export * from './facility/a.ts';",
    'apps/api/src/areas/dependencies.ts': "export type * from '../interfaces/a.ts';",
    'apps/api/src/interfaces/a.ts': 'export const a = 1;',
  };
  const expected: [rule: string, from: string][] = [
    ['ui-is-the-bottom', 'packages/ui/src/a/index.ts'],
    ['domain-is-pure', 'packages/lis-domain/src/b/index.ts'],
    ['no-feature-to-feature', 'packages/lis-features/src/area/two/index.ts'],
    ['features-do-not-know-apps', 'packages/lis-features/src/area/three/index.ts'],
    ['features-do-not-fetch', 'packages/lis-features/src/area/four/index.ts'],
    ['no-circular', 'packages/lis-features/src/area/five/first.ts'],
    ['portal-does-not-know-the-api', 'apps/portal/src/main.ts'],
    ['by-the-door', 'apps/portal/src/deep.ts'],
    ['undeclared', 'packages/ui/src/b/index.ts'],
    ['api-imports-the-domain-only', 'apps/api/src/main.ts'],
    ['platform-knows-no-area', 'apps/api/src/platform/a.ts'],
    ['no-area-above-samples', 'apps/api/src/areas/samples/a.ts'],
    ['no-area-above-orders', 'apps/api/src/areas/orders/a.ts'],
    ['area-is-in-the-order', 'apps/api/src/areas/unlisted/a.ts'],
    ['areas-are-below-the-rest', 'apps/api/src/areas/billing/a.ts'],
    ['areas-are-below-the-rest', 'apps/api/src/areas/dependencies.ts'],
  ];
  let violations: { rule: { name: string }; from: string }[] = [];

  beforeAll(async () => {
    const folder = join(scratch, 'cruise');
    write(folder, files);
    for (const name of [
      'packages/ui',
      'packages/lis-domain',
      'packages/lis-features',
      'apps/portal',
      'apps/api',
    ]) {
      write(folder, { [`${name}/package.json`]: JSON.stringify({ name, version: '0.0.0' }) });
    }
    copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    copyFileSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
    const json = await complaint(
      bin('depcruise'),
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps'],
      folder,
    );
    violations = (JSON.parse(json) as { summary: { violations: typeof violations } }).summary
      .violations;
  });

  it.each(expected)('%s', (rule, from) => {
    expect(violations.map((violation) => `${violation.rule.name} ${violation.from}`)).toContain(
      `${rule} ${from}`,
    );
  });

  it('allows an area to import the areas below it', () => {
    expect(violations.map(({ from }) => from)).not.toContain('apps/api/src/areas/results/a.ts');
  });
});

describe('package exports', () => {
  it('exclude paths into src and private folders', async () => {
    const folder = join(scratch, 'doors');
    write(folder, {
      'open.ts': "export { Button } from '@alms/ui/button';\n",
      'deep.ts': "export * from '@alms/ui/src/button/button';\n",
      'private.ts':
        "export * from '@alms/ui/internal/anything';\nexport * from '@alms/lis-features/shared/lis-form';\n",
      'tsconfig.json': JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        include: ['*.ts'],
        exclude: [],
      }),
    });
    const report = await complaint(
      bin('tsc'),
      ['-p', 'tsconfig.json', '--pretty', 'false'],
      folder,
    );
    const refused = report.split('\n').filter((line) => line.includes('TS2307'));
    expect(refused.map((line) => line.split('(')[0])).toEqual([
      'deep.ts',
      'private.ts',
      'private.ts',
    ]);
  });
});
