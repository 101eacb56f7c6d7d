import type { TenantId } from '@alms/lis-domain/tenancy';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFacility } from '../areas/onboarding/registration/create-facility.ts';
import { openDatabase, type OpenDatabase } from '../platform/db/database.ts';
import { tenantTransaction } from '../platform/db/tenant-transaction.ts';
import { removeDataDirectory, runFile } from '../testing/test-process.ts';

let directory: string;
let running: OpenDatabase;
const at = (name: string) => join(directory, name);

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'alms-operations-'));
  running = await openDatabase({ dataDirectory: at('lost') });
  const tenantId = crypto.randomUUID() as string as TenantId;
  const now = new Date('2026-05-12T09:00:00Z');
  await tenantTransaction(running.db, tenantId, (tx) =>
    createFacility(tx, {
      tenantId,
      subdomains: ['harbour'],
      settings: { facility_name: 'Harbour' },
      booking: { planName: 'Starter', billingCycle: 'monthly', due: false },
      now,
    }),
  );
});
afterAll(async () => {
  for (const name of ['lost', 'new', 'other']) await removeDataDirectory(at(name));
  rmSync(directory, { recursive: true });
});

async function run(name: string, ...words: string[]) {
  const [dataDirectory = '', ...rest] = words;
  const { output, ended } = runFile('operations/command.ts', { DATA_DIR: at(dataDirectory) }, [
    name,
    ...rest,
  ]);
  const { code } = await ended;
  return { code, output: output().replaceAll(directory, '') };
}

it('backs up a running server and restores it on another machine', async () => {
  expect(await run('backup', 'lost', at('all.alms'))).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\/all\.alms contains \d+ rows of 1 facility, including/),
  });
  await running.close();
  expect(await run('verify-backup', 'new', at('all.alms'))).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\/all\.alms is complete: \d+ rows of 1 facility, created /),
  });
  expect(await run('restore', 'new', at('all.alms'))).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored \d+ rows of .*\. All audit trails are intact\.\n$/),
  });
  expect(await run('migrate', 'new')).toEqual({ code: 0, output: 'The schema is up to date.\n' });
  const { db, close } = await openDatabase({ dataDirectory: at('new') });
  expect(await db.selectFrom('tenant').select('subdomain').execute()).toEqual([
    { subdomain: 'harbour' },
  ]);
  await close();
});

it('moves one facility to another installation', async () => {
  expect(await run('export-facility', 'new', 'harbour', at('harbour.alms'))).toMatchObject({
    code: 0,
  });
  expect(await run('import-facility', 'new', at('harbour.alms'))).toEqual({
    code: 1,
    output: 'Nothing was changed. Facility "harbour" already exists in this database.\n',
  });
});

it.each([
  ['backup', [], 'Usage: npm run backup -- FILE.'],
  ['migrate', ['harbour'], 'Usage: npm run migrate.'],
  ['export-facility', ['harbour'], 'Usage: npm run export-facility -- SUBDOMAIN FILE.'],
  ['erase-person', ['harbour'], 'Usage: npm run erase-person -- SUBDOMAIN PERSON [--confirm].'],
  [
    'burn',
    ['x'],
    'Unknown command "burn". Available commands: migrate, backup, restore, verify-backup, export-facility, create-admin, erase-person, import-facility.',
  ],
  ['verify-backup', ['/no/such/file'], 'File /no/such/file not found.'],
])('prints usage: %s %j', async (name, words, message) => {
  expect(await run(name, 'other', ...words)).toEqual({
    code: 1,
    output: `Nothing was changed. ${message}\n`,
  });
});
