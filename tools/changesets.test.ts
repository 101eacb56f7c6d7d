import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestOf, packages } from './published-packages.mjs';

const root = resolve(import.meta.dirname, '..');
const config = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8')) as {
  fixed: string[][];
  access: string;
};

describe('package releases', () => {
  it('give the published packages one version', () => {
    expect(config.fixed.map((group) => group.toSorted())).toEqual([
      packages.map((name) => `@alms/${name}`).toSorted(),
    ]);
    expect(new Set(packages.map((name) => manifestOf(name).version)).size).toBe(1);
  });

  it('have restricted access', () => {
    expect(config.access).toBe('restricted');
    expect(packages.filter((name) => manifestOf(name).private)).toEqual([]);
  });

  it.each(packages)('of @alms/%s require exactly the versions built together', (name) => {
    const ours = Object.entries(manifestOf(name).dependencies ?? {}).filter(([dependency]) =>
      dependency.startsWith('@alms/'),
    );
    expect(ours.filter(([, version]) => version !== manifestOf(name).version)).toEqual([]);
  });
});
