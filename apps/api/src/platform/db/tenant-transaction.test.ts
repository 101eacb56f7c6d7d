import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { tenantTransaction } from './tenant-transaction.ts';

const now = new Date('2026-05-12T08:00:00Z');
const lab = { a: uuidv7(), b: uuidv7() };
let database: TestDatabase;

async function addFacility(tenantId: string, subdomain: string): Promise<void> {
  await tenantTransaction(database.db, tenantId, async (tx) => {
    await tx.insertInto('tenant').values({ id: tenantId, subdomain, created_at: now }).execute();
    await tx
      .insertInto('facility_profile')
      .values({ tenant_id: tenantId, facility_name: subdomain, updated_at: now })
      .execute();
  });
}

const patient = (tenantId: string, mrn: string) => ({
  tenant_id: tenantId,
  id: newId<PatientId>(),
  mrn,
  family_name: 'Testperson',
  given_name: 'One',
  name_norm: 'testperson one',
  search_text: `testperson one ${mrn.toLowerCase()}`,
  gender: 'unknown' as const,
  sex_for_ranges: 'unknown' as const,
  birth_date: '1980-02-29',
  created_at: now,
  created_by: null,
  updated_at: now,
});

beforeAll(async () => {
  database = await openTestDatabase();
  await addFacility(lab.a, 'lab-a');
  await addFacility(lab.b, 'lab-b');
  await tenantTransaction(database.db, lab.a, (tx) =>
    tx.insertInto('patient').values(patient(lab.a, 'P-1')).execute(),
  );
  await tenantTransaction(database.db, lab.b, (tx) =>
    tx.insertInto('patient').values(patient(lab.b, 'P-1')).execute(),
  );
});
afterAll(() => database.close());

describe('tenantTransaction', () => {
  it('sees only its facility’s rows, even without a condition', async () => {
    const visible = await tenantTransaction(database.db, lab.a, (tx) =>
      tx.selectFrom('patient').select('tenant_id').execute(),
    );
    expect(visible).toEqual([{ tenant_id: lab.a }]);
  });

  it('leaves no setting on its connection, so queries outside see nothing', async () => {
    await tenantTransaction(database.db, lab.a, (tx) =>
      tx.selectFrom('patient').selectAll().execute(),
    );
    const everywhere = await Promise.all(
      Array.from({ length: 12 }, () => database.db.selectFrom('patient').selectAll().execute()),
    );
    expect(everywhere.flat()).toEqual([]);
  });

  it('returns dates as written, instants as ISO 8601 and counts as numbers', async () => {
    const [row] = await tenantTransaction(database.db, lab.a, (tx) =>
      tx
        .selectFrom('patient')
        .select(['birth_date', 'created_at', (on) => on.fn.countAll<number>().over().as('count')])
        .execute(),
    );
    expect(row).toEqual({
      birth_date: '1980-02-29',
      created_at: '2026-05-12T08:00:00.000Z',
      count: 1,
    });
  });

  it('cannot write a row of another facility', async () => {
    const foreign = tenantTransaction(database.db, lab.a, (tx) =>
      tx.insertInto('patient').values(patient(lab.b, 'P-2')).execute(),
    );
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot reference a record of another facility', async () => {
    const foreign = await tenantTransaction(database.db, lab.b, (tx) =>
      tx.selectFrom('patient').select('id').executeTakeFirstOrThrow(),
    );
    const order = tenantTransaction(database.db, lab.a, (tx) =>
      tx
        .insertInto('test_order')
        .values({
          tenant_id: lab.a,
          id: newId<OrderId>(),
          order_number: 'ORD-1',
          patient_id: foreign.id,
          ordered_by: 'Dr. Test',
          priority: 'routine',
          requested_at: now,
          created_at: now,
          created_by: null,
          updated_at: now,
        })
        .execute(),
    );
    await expect(order).rejects.toMatchObject({ code: '23503' });
  });

  it.each([
    ['disable row-level security', 'alter table patient disable row level security', '42501'],
    ['truncate a table', 'truncate patient', '42501'],
    ['assume the search role', 'set role lis_search', '42501'],
    ['bypass the policies', 'set row_security = off; select * from patient', '42501'],
    ['update the audit trail', "update audit_event set reason = ''", '42501'],
    ['delete from the audit trail', 'delete from audit_event', '42501'],
    ['update a result', "update result set value_text = ''", '42501'],
    ['read the service’s secrets', 'select * from service_secret', '42501'],
  ])('has no privilege to %s', async (_, statement, code) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code });
  });

  it('cannot switch to the owner role', async () => {
    await expect(database.pool.query(`set role ${database.connection.user}`)).rejects.toMatchObject(
      { code: '42501' },
    );
  });

  it('returns no rows to the owner without a facility', async () => {
    const { rows } = await database.owner.query('select * from patient');
    expect(rows).toEqual([]);
  });

  it.each([
    [['testp', 'one'], 1],
    [['p-1'], 1],
    [['absent'], 0],
    [[], 0],
  ])('searches for %j in its own facility only', async (words, found) => {
    const owners = await tenantTransaction(database.db, lab.a, (tx) =>
      tx
        .selectFrom('patient')
        .select('tenant_id')
        .where('id', 'in', sql<PatientId>`(select find_patients(${words}, 10))`)
        .execute(),
    );
    expect(owners).toEqual(Array.from({ length: found }, () => ({ tenant_id: lab.a })));
    const ids = await tenantTransaction(database.db, lab.a, (tx) =>
      sql<{ n: number }>`select count(*) as n from find_patients(${words}, 10)`.execute(tx),
    );
    expect(ids.rows).toEqual([{ n: found }]);
  });

  it('finds no patient without a facility', async () => {
    const { rows } = await database.pool.query("select find_patients(array['one'], 10)");
    expect(rows).toEqual([]);
  });
});
