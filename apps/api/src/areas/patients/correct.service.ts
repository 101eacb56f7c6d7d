import { isDeepStrictEqual } from 'node:util';
import { wallClockIn } from '@alms/lis-domain/calendar';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  comparedNames,
  deathFault,
  fullName,
  isTemporaryMrn,
  type Birth,
  type CorrectedPatient,
  type correctPatient,
  type Death,
  type NameParts,
  type PatientIdentifier,
  type PatientId,
} from '@alms/lis-domain/patients';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { renewReminders } from '../notifications/appointment-notifications.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { writeIdentifiers } from './identifiers.store.ts';
import {
  preserveReportedIdentity,
  lockPatients,
  renewSearchText,
  updatePatient,
} from './merge.store.ts';
import { nextMrn } from './next-mrn.ts';
import {
  patientOf,
  patientRow,
  refuseUnlikelyBirth,
  refuseSameIdentity,
} from './patients.service.ts';
import { lockIdentity } from './patients.store.ts';

type Particulars = BodyOf<typeof correctPatient>;

/**
 * Identifies an unidentified patient: stores the details and assigns the next medical record
 * number. The temporary number stays searchable; specimens and orders stay with the patient.
 */
export function establish(
  context: OperationContext,
  which: { id: PatientId; version: number },
  body: Particulars,
  results: ResultUpdates,
): Promise<CorrectedPatient> {
  return putRight(context, which, body, results, { establishes: true });
}

/**
 * Corrects patient details, with a reason. The temporary name stays while the patient is
 * unidentified.
 */
export function correct(
  context: OperationContext,
  which: { id: PatientId; version: number },
  body: Particulars,
  results: ResultUpdates,
): Promise<CorrectedPatient> {
  return putRight(context, which, body, results, { establishes: false });
}

/**
 * Stores corrected patient details, with a reason. Reported results keep the name and birth date of
 * their time. Unverified values are re-evaluated when sex or birth date change. A match with
 * another patient requires a reason why they differ.
 */
async function putRight(
  context: OperationContext,
  which: { id: PatientId; version: number },
  { reason, different_person_reason, identifiers, ...particulars }: Particulars,
  { reinterpret }: ResultUpdates,
  { establishes }: { establishes: boolean },
): Promise<CorrectedPatient> {
  const { tx, tenantId, now } = context;
  await lockPatients(tx, tenantId, [which.id]);
  const before = await patientRow(tx, tenantId, which.id);
  if (before.merged_into_id !== null) throw new Refusal('patient_merged');
  checkVersion(which.version, before.version);
  if (establishes && !before.mrn_temporary) throw new Refusal('identity_established');
  const whole = { ...before, ...particulars };
  if (before.mrn_temporary) refuseTemporaryName(whole, before, establishes);
  await refuseUnlikelyBirth(context, whole);
  await refuseUnlikelyDeath(context, whole);

  const changed = (Object.keys(particulars) as (keyof typeof particulars)[]).filter(
    (field) => !isDeepStrictEqual(before[field], particulars[field]),
  );
  const isKnownOtherwise =
    identifiers !== undefined &&
    !isDeepStrictEqual(inOrder(identifiers), inOrder(before.identifiers));
  if (changed.length === 0 && !isKnownOtherwise)
    return { patient: patientOf(before), reread: null };
  const names = comparedNames(whole);
  const isOtherIdentity =
    particulars.birth_date !== before.birth_date ||
    !isDeepStrictEqual(names, comparedNames(before));
  if (isOtherIdentity) {
    await lockIdentity(tx, tenantId, names);
    if (different_person_reason === undefined)
      await refuseSameIdentity(context, { ...whole, ...names }, before.id);
  }

  const number = establishes ? { mrn: await nextMrn(context), mrn_temporary: false } : {};
  await preserveReportedIdentity(tx, tenantId, before);
  await updatePatient(
    tx,
    tenantId,
    before,
    {
      ...particulars,
      ...number,
      ...names,
      ...(different_person_reason !== undefined && { different_person_reason }),
    },
    now,
  );
  if (identifiers !== undefined) await writeIdentifiers(tx, tenantId, before.id, identifiers);
  await renewSearchText(tx, tenantId, before.id);
  if (whole.deceased !== before.deceased) await renewReminders(context, before.id);
  const patient = patientOf(await patientRow(tx, tenantId, before.id));
  const only = (record: typeof particulars) =>
    Object.fromEntries(changed.map((field) => [field, record[field]]));
  context.audit({
    action: 'update',
    category: 'patient',
    entity_type: 'patient',
    entity_id: before.id,
    entity_label: `${patient.full_name} (${patient.mrn})`,
    patient_id: before.id,
    before: {
      ...only(before),
      ...(establishes && { mrn: before.mrn }),
      ...(isKnownOtherwise && { identifiers: before.identifiers }),
    },
    after: {
      ...only(particulars),
      ...(establishes && { mrn: patient.mrn }),
      ...(isKnownOtherwise && { identifiers }),
    },
    reason: [reason, different_person_reason].filter((each) => each !== undefined).join(' / '),
  });
  const isReread = changed.some((field) => evaluationFields.has(field));
  return {
    patient,
    reread: isReread ? await reinterpret(context, { patientId: before.id }, reason) : null,
  };
}

/** A temporary name is required until the patient is identified, and rejected afterwards. */
function refuseTemporaryName(whole: NameParts, before: NameParts, establishes: boolean): void {
  const isNamed =
    whole.family_name !== before.family_name && whole.given_name !== before.given_name;
  if (
    establishes &&
    (!isNamed || isTemporaryMrn(whole.family_name) || isTemporaryMrn(whole.given_name))
  )
    throw invalid({
      family_name: 'must be the patient’s name, not the temporary one',
    });
  if (!establishes && fullName(whole) !== fullName(before))
    throw invalid({ family_name: 'cannot be changed until the patient is identified' });
}

const deathFaults = {
  not_deceased: 'applies only to a deceased patient',
  before_birth: 'must not be before the birth date',
  in_future: 'must not be in the future',
} as const;

/** Rejects a death before birth or in the future, in facility time. */
async function refuseUnlikelyDeath(
  { tx, tenantId, now }: OperationContext,
  patient: Death & Birth,
): Promise<void> {
  const zone = await timeZoneOf(tx, tenantId);
  const fault = deathFault(patient, wallClockIn(zone, now.toISOString()));
  if (fault) throw invalid({ deceased_at: deathFaults[fault] });
}

/** Fields that determine reference intervals and whether a value with one may be autoverified. */
const evaluationFields: ReadonlySet<string> = new Set([
  'birth_date',
  'birth_time',
  'birth_date_estimated',
  'sex_for_ranges',
] satisfies (keyof BodyOf<typeof correctPatient>)[]);

const inOrder = (identifiers: readonly PatientIdentifier[]) =>
  identifiers.map(({ type, issuer, value }) => [type, issuer, value].join('\n')).toSorted();
