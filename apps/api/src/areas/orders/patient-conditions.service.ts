import { isDeepStrictEqual } from 'node:util';
import { dateIn } from '@alms/lis-domain/calendar';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  newlyReported,
  notOfSex,
  patientConditionsBody,
  withNewlyReported,
  type ConditionSpan,
  type PatientCondition,
  type PatientConditions,
  type replaceConditions,
} from '@alms/lis-domain/orders';
import type { Patient, PatientId } from '@alms/lis-domain/patients';
import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { findSettings } from '../facility/facility.store.ts';
import { updatePatient } from '../patients/merge.store.ts';
import { readingOf, summaryOf } from '../patients/patient-summary.ts';
import { patientOf, patientRow } from '../patients/patients.service.ts';
import {
  deleteConditions,
  findConditions,
  insertCondition,
  updateCondition,
} from './patient-conditions.store.ts';

/** A patient's recorded conditions. Access is audited. */
export async function conditionsOf(
  context: OperationContext,
  patientId: PatientId,
): Promise<PatientConditions> {
  const { tx, tenantId } = context;
  const patient = await patientRow(tx, tenantId, patientId);
  context.audit(readingOf(summaryOf({ ...patient, patient_id: patientId }), 'patient'));
  return { version: patient.version, conditions: await findConditions(tx, tenantId, patientId) };
}

/**
 * Replaces a patient's recorded conditions. An existing condition stays valid after a later
 * correction of the patient's sex, as on orders.
 */
export async function replace(
  context: OperationContext,
  which: { id: PatientId; version: number },
  { conditions: wanted }: BodyOf<typeof replaceConditions>,
): Promise<PatientConditions> {
  const { tx, tenantId, now } = context;
  const patient = patientOf(await patientRow(tx, tenantId, which.id, { lock: true }));
  if (patient.status === 'merged') throw new Refusal('patient_merged');
  checkVersion(which.version, patient.version);
  const before = await findConditions(tx, tenantId, which.id);
  const { timezone } = await findSettings(tx, tenantId);
  const today = dateIn(timezone, now.toISOString());
  const standing = (code: string) => before.some((condition) => condition.code === code);
  const faults = wanted.flatMap(({ code, from }, index) => [
    ...(from > today ? [[`conditions.${index}.from`, 'must not be in the future']] : []),
    ...(!standing(code) && notOfSex([code], patient.sex_for_ranges).length > 0
      ? [
          [
            `conditions.${index}.code`,
            'is not available for a patient with reference intervals for men',
          ],
        ]
      : []),
  ]);
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, string>);
  const isChanged = await write(context, patient, before, wanted);
  return {
    version: patient.version + (isChanged ? 1 : 0),
    conditions: await findConditions(tx, tenantId, which.id),
  };
}

/** Saves conditions newly stated on today's order to the patient record. The patient is locked. */
export async function saveReportedConditions(
  context: OperationContext,
  patient: Patient,
  reported: readonly string[],
  day: string,
): Promise<void> {
  const before = await findConditions(context.tx, context.tenantId, patient.id);
  if (newlyReported(reported, before, day).length === 0) return;
  const parsed = v.safeParse(patientConditionsBody, {
    conditions: withNewlyReported(reported, before.map(spanOf), day),
  });
  if (!parsed.success)
    throw invalid({
      keep_conditions: `cannot be saved with the recorded conditions: ${parsed.issues[0].message}`,
    });
  await write(context, patient, before, parsed.output.conditions);
}

const spanOf = ({ code, from, to, gestational_age_weeks }: PatientCondition): ConditionSpan => ({
  code,
  from,
  to,
  gestational_age_weeks,
});

/**
 * Writes the changes and returns whether there were any. A condition with the same start date keeps
 * its row, so that a merge that moved it can be undone.
 */
async function write(
  context: OperationContext,
  patient: Patient,
  before: readonly PatientCondition[],
  wanted: readonly ConditionSpan[],
): Promise<boolean> {
  const { tx, tenantId, now } = context;
  const matchedIds = new Set<string>();
  const added: ConditionSpan[] = [];
  let changed = 0;
  for (const condition of wanted) {
    const row = before.find(
      ({ id, code, from }) =>
        !matchedIds.has(id) && code === condition.code && from === condition.from,
    );
    if (!row) added.push(condition);
    else {
      matchedIds.add(row.id);
      if (isDeepStrictEqual(spanOf(row), condition)) continue;
      await updateCondition(tx, tenantId, row.id, {
        held_to: condition.to,
        gestational_age_weeks: condition.gestational_age_weeks,
      });
      changed += 1;
    }
  }
  const gone = before.filter(({ id }) => !matchedIds.has(id));
  if (changed + added.length + gone.length === 0) return false;
  for (const { code, from, to, gestational_age_weeks } of added)
    await insertCondition(tx, {
      id: uuidv7(),
      patient_id: patient.id,
      code,
      held_from: from,
      held_to: to,
      gestational_age_weeks,
    });
  await deleteConditions(
    tx,
    tenantId,
    gone.map(({ id }) => id),
  );
  await updatePatient(tx, tenantId, patient, {}, now);
  const after = await findConditions(tx, tenantId, patient.id);
  context.audit({
    action: 'update',
    category: 'patient',
    entity_type: 'conditions',
    entity_id: patient.id,
    entity_label: `${patient.full_name} (${patient.mrn})`,
    patient_id: patient.id,
    before: { conditions: before.map(spanOf) },
    after: { conditions: after.map(spanOf) },
  });
  return true;
}
