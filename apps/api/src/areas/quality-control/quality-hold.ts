import type { LaboratoryId } from '@alms/lis-domain/facility';
import {
  deviationOf,
  holdAt,
  zOf,
  type ControlRule,
  type Hold,
} from '@alms/lis-domain/quality-control';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { findPoints } from './control-runs.store.ts';

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
 * held while any of the test's instruments in its laboratory is held, so another instrument
 * bypasses nothing; without an instrument there, while any of the test's instruments is held. Read
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

/** A test on QC hold. */
export interface HeldControl extends Hold {
  /** Id of the test with QC. */
  id: string;
  test_parameter_id: TestParameterId;
  test_name: string;
  instrument_id: string;
  instrument_name: string;
}

/**
 * QC holds in force in one laboratory, or in all: rejected runs before overdue QC, then the longest
 * hold first.
 */
export async function currentHolds(
  { tx, tenantId, now }: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>,
  laboratoryId: LaboratoryId | undefined,
): Promise<HeldControl[]> {
  let controls = tx
    .selectFrom('qc_test as q')
    .innerJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'q.tenant_id').onRef('i.id', '=', 'q.instrument_id'),
    )
    .innerJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'q.tenant_id').onRef('t.id', '=', 'q.test_parameter_id'),
    )
    .select([
      'q.id',
      'q.test_parameter_id',
      'q.instrument_id',
      'q.created_at',
      'q.last_accepted_at',
      'q.rejected_at',
      'q.released_at',
      'q.max_age_hours',
      't.name as test_name',
      'i.name as instrument_name',
    ])
    .where('q.tenant_id', '=', tenantId)
    .where('i.active', '=', true);
  if (laboratoryId !== undefined) controls = controls.where('i.laboratory_id', '=', laboratoryId);
  const held = (await controls.orderBy('q.id').execute()).flatMap((row) => {
    const hold = holdAt(row, now.toISOString());
    const { id, test_parameter_id, test_name, instrument_id, instrument_name } = row;
    return hold
      ? [{ id, test_parameter_id, test_name, instrument_id, instrument_name, ...hold }]
      : [];
  });
  const place = ({ reason, since }: Hold) => `${reason === 'rejected' ? 0 : 1} ${since}`;
  return held.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

/**
 * The rule that rejected the run of a hold, with the value of that run that violated it most; null
 * when none is recorded.
 */
export async function violationOfHold(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  { id, since }: Pick<HeldControl, 'id' | 'since'>,
): Promise<{ rule: ControlRule; level: number; z: number | null } | null> {
  const run = await tx
    .selectFrom('qc_run')
    .select(['id', 'violations'])
    .where('tenant_id', '=', tenantId)
    .where('qc_test_id', '=', id)
    .where('at', '=', since)
    .where('judgment', '=', 'rejected')
    .where('voided_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const violation = run?.violations.find(({ severity }) => severity === 'reject');
  if (!run || !violation) return null;
  const values = (await findPoints(tx, tenantId, [run.id]))
    .filter((point) => violation.point_ids.includes(point.id))
    .map(({ level, value, mean, sd }) => {
      const deviation = mean === null || sd === null ? undefined : deviationOf(value, { mean, sd });
      return { level, z: deviation ? zOf(deviation) : null };
    })
    .toSorted((one, other) => Math.abs(other.z ?? 0) - Math.abs(one.z ?? 0));
  const [worst] = values;
  return worst ? { rule: violation.rule, ...worst } : null;
}
