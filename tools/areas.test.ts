import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { areas } from '../packages/lis-domain/src/areas.ts';

const root = resolve(import.meta.dirname, '..');

interface Room {
  folder: string;
  /** Entries that belong to no single area. */
  others?: readonly string[];
  /** Areas without an entry, with the place of what they have. */
  absent?: Partial<Record<(typeof areas)[number], string>>;
}

const rooms: readonly Room[] = [
  {
    folder: 'packages/lis-domain/src',
    others: ['calendar', 'contract', 'fixtures', 'http', 'language', 'spreadsheet'],
  },
  {
    folder: 'packages/lis-features/src',
    others: ['dashboard', 'landing', 'languages', 'layout', 'shared'],
    absent: { tenancy: 'no screen: the host decides the facility' },
  },
  {
    folder: 'apps/portal/src/routes',
    others: ['dashboard', 'landing', 'layout'],
    absent: {
      subscription: 'tab of facility/tenant-settings',
      tenancy: 'apps/portal/src/tenant',
    },
  },
  {
    folder: 'apps/api/src/areas',
    absent: {
      access: 'apps/api/src/platform/auth: access of every request',
      interfaces: 'apps/api/src/interfaces: built on the services of the areas',
      tenancy: 'apps/api/src/platform/db: forced row-level security',
    },
  },
  {
    folder: 'apps/api/src/platform/db/schema',
    others: ['platform'],
    absent: { access: 'identity: accounts and their permissions' },
  },
  {
    folder: 'apps/api/src/platform/db/tables',
    others: ['columns', 'platform'],
    absent: { access: 'identity: accounts and their permissions' },
  },
];

/** Names of subfolders; in a folder of files, their names without number and extension. */
function entriesOf(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return (folders.length > 0 ? folders : entries).map(({ name }) =>
    name.replace(/^\d+-/, '').replace(/\.\w+$/, ''),
  );
}

it.each(rooms)('$folder follows the list of areas', ({ folder, others = [], absent = {} }) => {
  const expected = [...areas.filter((area) => !(area in absent)), ...others];
  expect(entriesOf(folder).toSorted()).toEqual(expected.toSorted());
});
