import { holdAt, type Hold } from '@alms/lis-domain/quality-control';
import type { Act } from '../act.ts';

/** Why the patient results of a test wait, and on which instrument. */
export interface QualityHold extends Hold {
  controlled_test_id: string;
  instrument_name: string;
}

/**
 * The holds of tests, by test: what stands between their patient results and verification (domain model 2.8, gate). A result that does not say which
 * instrument it comes from waits while any of the test's instruments is held. Whoever asks shares a lock on what was found until the transaction ends,
 * so that no run is rejected between the question and the verification.
 */
export async function qualityHoldsOf({ tx, tenantId, now }: Pick<Act, 'tx' | 'tenantId' | 'now'>, testParameterIds: readonly string[], instrumentId?: string): Promise<Map<string, QualityHold>> {
  if (testParameterIds.length === 0) return new Map();
  let controlled = tx
    .selectFrom('qc_test as q')
    .innerJoin('instrument as i', (on) => on.onRef('i.tenant_id', '=', 'q.tenant_id').onRef('i.id', '=', 'q.instrument_id'))
    .selectAll('q')
    .select('i.name as instrument_name')
    .where('q.tenant_id', '=', tenantId)
    .where('q.test_parameter_id', 'in', [...new Set(testParameterIds)]);
  if (instrumentId !== undefined) controlled = controlled.where('q.instrument_id', '=', instrumentId);
  const rows = await controlled.orderBy('q.id').forShare('q').execute();
  return new Map(
    rows.flatMap((row) => {
      const hold = holdAt(row, now.toISOString());
      return hold === null ? [] : [[row.test_parameter_id, { ...hold, controlled_test_id: row.id, instrument_name: row.instrument_name }] as const];
    }),
  );
}
