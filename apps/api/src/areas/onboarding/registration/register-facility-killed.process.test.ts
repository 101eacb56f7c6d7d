import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import {
  eventually,
  removeDataDirectory,
  runFile,
  type TestProcess,
} from '../../../testing/test-process.ts';

let directory: string;
let registrar: TestProcess | undefined;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'alms-registrar-'));
});
afterEach(async () => {
  registrar?.child.kill('SIGKILL');
  await registrar?.ended;
  await removeDataDirectory(directory);
});

/** All data written by a registration, by facility; it must be complete or absent. */
async function facilities(): Promise<Map<string, Record<string, number>>> {
  const { db, close } = await openDatabase({ dataDirectory: directory });
  try {
    const tables = [
      'facility_profile',
      'laboratory_settings',
      'access_settings',
      'billing_settings',
      'onboarding',
      'subscription',
      'payment',
      'usage_counter',
      'app_user',
      'mailed_link',
      'audit_event',
    ] as const;
    const found = new Map<string, Record<string, number>>();
    for (const { id, subdomain } of await db.selectFrom('tenant').selectAll().execute()) {
      const rows = await tenantTransaction(db, id, async (tx) => {
        const counts: [string, number][] = [];
        for (const table of tables)
          counts.push([
            table,
            (await tx.selectFrom(table).select('tenant_id').where('tenant_id', '=', id).execute())
              .length,
          ]);
        return counts;
      });
      found.set(subdomain, Object.fromEntries(rows));
    }
    return found;
  } finally {
    await close();
  }
}

it('a killed registration leaves no data and an acknowledged one leaves all', async () => {
  const acknowledged: string[] = [];
  // Killed at different points: after the given number of registrations, with four more in
  // progress.
  for (const after of [5, 9, 14]) {
    registrar = runFile('testing/facility-registrar.ts', {}, [directory]);
    const { child, ended, output } = registrar;
    const registered = () =>
      [...output().matchAll(/^registered (\S+)$/gm)].map(([, subdomain = '']) => subdomain);
    await eventually(
      () => (registered().length >= after ? true : undefined),
      `${after} registrations: ${output().slice(-500)}`,
    );
    child.kill('SIGKILL');
    await ended;
    expect(output()).not.toContain('refused');
    acknowledged.push(...registered());
  }
  const found = await facilities();
  const whole = {
    facility_profile: 1,
    laboratory_settings: 1,
    access_settings: 1,
    billing_settings: 1,
    onboarding: 1,
    subscription: 1,
    payment: 1,
    usage_counter: 1,
    app_user: 1,
    mailed_link: 1,
    audit_event: 2,
  };
  expect([...found.values()]).toEqual([...found].map(() => whole));
  expect(acknowledged.filter((subdomain) => !found.has(subdomain))).toEqual([]);
});
