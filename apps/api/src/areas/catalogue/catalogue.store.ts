import type { listTestParameters, TestParameter } from '@alms/lis-domain/catalogue';
import type { QueryOf } from '@alms/lis-domain/http';
import { sql, type Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';

type Row = Selectable<Schema['test_parameter']>;

function testOf({ definition, id, code, name, kind, department, status, version, created_at, updated_at }: Row): TestParameter {
  return { ...definition, id, code, name, kind, department, status, version, created_at, updated_at };
}

/** Panels first, then by name. Retired tests only when they are asked for. */
export async function findTests(tx: TenantTransaction, tenantId: string, { q, department, status }: QueryOf<typeof listTestParameters>): Promise<TestParameter[]> {
  let query = tx.selectFrom('test_parameter').selectAll().where('tenant_id', '=', tenantId);
  query = status === undefined ? query.where('status', '<>', 'retired') : query.where('status', '=', status);
  if (department !== undefined) query = query.where('department', '=', department);
  if (q !== undefined) {
    const wanted = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(({ eb, or }) => or([eb('code', 'ilike', wanted), eb('name', 'ilike', wanted), eb(sql`definition->>'short_name'`, 'ilike', wanted)]));
  }
  const rows = await query.orderBy(sql`kind = 'panel'`, 'desc').orderBy('name').orderBy('id').execute();
  return rows.map(testOf);
}

export async function findTest(tx: TenantTransaction, tenantId: string, id: string): Promise<TestParameter | undefined> {
  const row = await tx.selectFrom('test_parameter').selectAll().where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst();
  return row && testOf(row);
}
