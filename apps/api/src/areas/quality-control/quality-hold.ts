import type { LaboratoryId } from '@alms/lis-domain/facility';
import { holdAt, type Hold } from '@alms/lis-domain/quality-control';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

/** Reason for the QC hold of a test's patient results, and its instrument. */
export interface QualityHold extends Hold {
  controlled_test_id: string;
  instrument_name: string;
}

/** The fields of a result that determine its QC status. */
export interface Measured {
  test_parameter_id: string;
  /** Where it was measured. */
  laboratory_id: LaboratoryId;
  /** The measuring instrument; null when not recorded. */
  instrument_id: string | null;
}

/** QC status of a value: a hold, null when QC is accepted, undefined when the test has no QC. */
export type QualityGate = (measured: Measured) => QualityHold | null | undefined;

/**
 * QC gate of these tests (domain model 2.8). A value with an instrument depends on that
 * instrument's QC only. A value without an instrument, or with one that has no QC for the test, is
 * held while any of the test's instruments in its laboratory is held, so another instrument bypasses
 * nothing; without an instrument there, while any of the test's instruments is held. Read
 * without a lock: values verified just before a rejection are listed with the hold.
 */
export async function qualityGate(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>,
  testParameterIds: readonly TestParameterId[],
): Promise<QualityGate> {
  const controls = (await findControls(context, testParameterIds)).map((row) => {
    const hold = holdAt(row, context.now.toISOString());
    return {
      ...row,
      hold: hold && { ...hold, controlled_test_id: row.id, instrument_name: row.instrument_name },
    };
  });
  return ({ test_parameter_id, laboratory_id, instrument_id }) => {
    const ofTest = controls.filter((control) => control.test_parameter_id === test_parameter_id);
    if (ofTest.length === 0) return undefined;
    const named = ofTest.filter((control) => control.instrument_id === instrument_id);
    const inLaboratory = ofTest.filter((control) => control.laboratory_id === laboratory_id);
    return (
      [named, inLaboratory, ofTest]
        .find((some) => some.length > 0)
        ?.find(({ hold }) => hold !== null)?.hold ?? null
    );
  };
}

/**
 * Last accepted QC on exactly the value's instrument, and its maximum age; null when the test has
 * no QC on it.
 */
export async function acceptedControls(
  context: Pick<OperationContext, 'tx' | 'tenantId'>,
  testParameterIds: readonly TestParameterId[],
): Promise<
  (
    measured: Omit<Measured, 'laboratory_id'>,
  ) => { accepted_at: string | null; max_age_hours: number | null } | null
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

/** QC configurations of these tests on active instruments, with instrument names. */
async function findControls(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  testParameterIds: readonly TestParameterId[],
) {
  if (testParameterIds.length === 0) return [];
  return tx
    .selectFrom('qc_test as q')
    .innerJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'q.tenant_id').onRef('i.id', '=', 'q.instrument_id'),
    )
    .selectAll('q')
    .select(['i.name as instrument_name', 'i.laboratory_id'])
    .where('q.tenant_id', '=', tenantId)
    .where('q.test_parameter_id', 'in', [...new Set(testParameterIds)])
    .where('i.active', '=', true)
    .orderBy('q.id')
    .execute();
}
