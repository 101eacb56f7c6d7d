import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { InstrumentId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { testsOf } from './lot-uses.store.ts';

/** Calibrations with their tests and calibrator lot. */
function calibrations(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('calibration as c')
    .leftJoin('product_lot as l', (on) =>
      on.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.calibrator_lot_id'),
    )
    .selectAll('c')
    .select([
      'l.name',
      'l.lot_number',
      'l.expiry_date',
      'l.recalled_at',
      testsOf('calibration_test', 'calibration_id', 'c').as('tests'),
    ])
    .where('c.tenant_id', '=', tenantId);
}

/** The calibrations of an instrument, latest first. */
export function findCalibrations(
  tx: TenantTransaction,
  tenantId: TenantId,
  instrumentId: InstrumentId,
  { after, max }: { after: [at: string, id: string] | undefined; max: number },
) {
  let page = calibrations(tx, tenantId).where('c.instrument_id', '=', instrumentId);
  if (after !== undefined)
    page = page.where(sql<boolean>`(c.at, c.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  return page.orderBy('c.at', 'desc').orderBy('c.id', 'desc').limit(max).execute();
}

export type CalibrationRow = Awaited<ReturnType<typeof findCalibrations>>[number];

/** `lock`: locks the calibration until the transaction ends. */
export function findCalibration(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { lock = false } = {},
): Promise<CalibrationRow | undefined> {
  const found = calibrations(tx, tenantId).where('c.id', '=', id);
  return (lock ? found.forUpdate('c') : found).executeTakeFirst();
}

export async function insertCalibration(
  tx: TenantTransaction,
  row: Insertable<Schema['calibration']>,
  tests: readonly TestParameterId[],
): Promise<void> {
  await tx.insertInto('calibration').values(row).execute();
  await tx
    .insertInto('calibration_test')
    .values(tests.map((test_parameter_id) => ({ calibration_id: row.id, test_parameter_id })))
    .execute();
}

export async function updateCalibration(
  tx: TenantTransaction,
  { tenant_id, id, version }: Pick<CalibrationRow, 'tenant_id' | 'id' | 'version'>,
  change: Updateable<Schema['calibration']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('calibration')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute();
}
