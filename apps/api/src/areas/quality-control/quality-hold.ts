import { holdAt, type Hold } from '@alms/lis-domain/quality-control';
import type { OperationContext } from '../../platform/http/call.ts';

/** Why the patient results of a test wait, and on which instrument. */
export interface QualityHold extends Hold {
  controlled_test_id: string;
  instrument_name: string;
}

/** A value of a test, as far as its controls are concerned. */
export interface Measured {
  test_parameter_id: string;
  /** What it was measured with; null when nobody said. */
  instrument_id: string | null;
}

/** What stands between a value and its verification: a hold, null where its controls are in order, undefined where nobody controls the test. */
export type QualityGate = (measured: Measured) => QualityHold | null | undefined;

/**
 * The gate of these tests (domain model 2.8). A value that names its instrument waits for the controls of that one alone. One that names none waits while
 * any of the test's instruments is held, and so does one whose instrument nobody controls the test on: naming another instrument opens nothing. Read
 * without a lock: what is verified a moment before a run is rejected was verified before it, and is listed with the hold.
 */
export async function qualityGate(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>,
  testParameterIds: readonly string[],
): Promise<QualityGate> {
  const controls = (await findControls(context, testParameterIds)).map((row) => {
    const hold = holdAt(row, context.now.toISOString());
    return {
      ...row,
      hold: hold && { ...hold, controlled_test_id: row.id, instrument_name: row.instrument_name },
    };
  });
  return ({ test_parameter_id, instrument_id }) => {
    const ofTest = controls.filter((control) => control.test_parameter_id === test_parameter_id);
    if (ofTest.length === 0) return undefined;
    const named = ofTest.filter((control) => control.instrument_id === instrument_id);
    return (named.length > 0 ? named : ofTest).find(({ hold }) => hold !== null)?.hold ?? null;
  };
}

/** When controls were last accepted on the very instrument of a value, and how old they may be; null where nobody controls the test on it. */
export async function acceptedControls(
  context: Pick<OperationContext, 'tx' | 'tenantId'>,
  testParameterIds: readonly string[],
): Promise<
  (measured: Measured) => { accepted_at: string | null; max_age_hours: number | null } | null
> {
  const controls = await findControls(context, testParameterIds);
  return ({ test_parameter_id, instrument_id }) => {
    const control = controls.find(
      (each) =>
        each.test_parameter_id === test_parameter_id && each.instrument_id === instrument_id,
    );
    return control
      ? { accepted_at: control.last_accepted_at, max_age_hours: control.max_age_hours }
      : null;
  };
}

/** The controlled tests of these tests, each with the name of its instrument. */
async function findControls(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  testParameterIds: readonly string[],
) {
  if (testParameterIds.length === 0) return [];
  return tx
    .selectFrom('qc_test as q')
    .innerJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'q.tenant_id').onRef('i.id', '=', 'q.instrument_id'),
    )
    .selectAll('q')
    .select('i.name as instrument_name')
    .where('q.tenant_id', '=', tenantId)
    .where('q.test_parameter_id', 'in', [...new Set(testParameterIds)])
    .orderBy('q.id')
    .execute();
}
