import { holdAt, type Hold } from '@alms/lis-domain/quality-control';
import type { Act } from '../act.ts';

/** Why the patient results of a test wait, and on which instrument. */
export interface QualityHold extends Hold {
  controlled_test_id: string;
  instrument_name: string;
}

/**
 * What stands between the results of tests and their verification (domain model 2.8, gate), by test: a hold, or null for a test whose controls are in
 * order; a test that nobody controls is not there. A result that does not say which instrument it comes from waits while any of the test's instruments is
 * held. Read without a lock: what is verified a moment before a run is rejected was verified before it, and is listed with the hold.
 */
export async function qualityHoldsOf({ tx, tenantId, now }: Pick<Act, 'tx' | 'tenantId' | 'now'>, testParameterIds: readonly string[], instrumentId?: string): Promise<Map<string, QualityHold | null>> {
  if (testParameterIds.length === 0) return new Map();
  let controlled = tx
    .selectFrom('qc_test as q')
    .innerJoin('instrument as i', (on) => on.onRef('i.tenant_id', '=', 'q.tenant_id').onRef('i.id', '=', 'q.instrument_id'))
    .selectAll('q')
    .select('i.name as instrument_name')
    .where('q.tenant_id', '=', tenantId)
    .where('q.test_parameter_id', 'in', [...new Set(testParameterIds)]);
  if (instrumentId !== undefined) controlled = controlled.where('q.instrument_id', '=', instrumentId);
  const found = new Map<string, QualityHold | null>();
  for (const row of await controlled.orderBy('q.id').execute()) {
    const hold = holdAt(row, now.toISOString());
    if (hold) found.set(row.test_parameter_id, { ...hold, controlled_test_id: row.id, instrument_name: row.instrument_name });
    else if (!found.has(row.test_parameter_id)) found.set(row.test_parameter_id, null);
  }
  return found;
}
