import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { areas } from '../packages/lis-domain/src/areas.ts';

const root = resolve(import.meta.dirname, '..');

/** Folders that belong to no single area, by the folder that holds them. */
const shared: Record<string, readonly string[]> = {
  'packages/lis-domain/src': [
    'calendar',
    'contract',
    'fixtures',
    'http',
    'language',
    'spreadsheet',
  ],
  'packages/lis-features/src': ['dashboard', 'landing', 'languages', 'layout', 'shared'],
  'apps/portal/src/routes': ['dashboard', 'landing', 'layout'],
  'apps/api/src/areas': [],
};

it.each(Object.entries(shared))('%s has one folder per area', (folder, others) => {
  const folders = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !([...areas, ...others] as string[]).includes(name))).toEqual([]);
});
