import { dateIn } from '@alms/lis-domain/calendar';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import { chosenLanguage } from '@alms/lis-domain/language';
import {
  bornAt,
  comparedNames,
  EARLIEST_BIRTH,
  fullName,
  mayHaveBirthTime,
  type Birth,
  type ComparedNames,
  type Patient,
  type registerPatient,
  type registerUnidentified,
  type searchPatients,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { newId } from '../../platform/db/new-id.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { printedWords } from '../../platform/i18n/printed-words.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { findSettings, timeZoneOf } from '../facility/facility.store.ts';
import { reserveQuota } from '../subscription/quota.ts';
import { writeIdentifiers } from './identifiers.store.ts';
import { nextMrn, nextTemporaryMrn } from './next-mrn.ts';
import { readingOf } from './patient-summary.ts';
import {
  findPatient,
  findSameIdentity,
  identifierText,
  insertPatient,
  listPatients,
  lockIdentity,
  searchText,
  type PatientWithAccount,
} from './patients.store.ts';

const defaultLimit = 20;

/** One page of the patients matching a query, or of all patients without a query. */
export async function search(
  { tx, tenantId, user }: OperationContext,
  { q, own, cursor, limit = defaultLimit }: QueryOf<typeof searchPatients>,
): Promise<AnswerOf<typeof searchPatients>> {
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const { rows, moreThan } = await listPatients(tx, tenantId, {
    query: q === '' ? undefined : q,
    ownOf: own && user.id,
    after,
    max: limit + 1,
  });
  return {
    ...pageOfRows(rows, limit, ({ created_at, id }) => [created_at, id], patientOf),
    more_than: moreThan,
  };
}

/** Maps a patient to the contract. */
export function patientOf(row: PatientWithAccount): Patient {
  return { ...row, full_name: fullName(row) };
}

/**
 * Rejects a name and birth date already registered, excluding one patient. The error contains a
 * search term that finds the existing patients when the name does not.
 */
export async function refuseSameIdentity(
  { tx, tenantId }: OperationContext,
  identity: ComparedNames & Pick<Patient, 'name_local' | 'birth_date'>,
  but?: PatientId,
): Promise<void> {
  const known = await findSameIdentity(tx, tenantId, identity, identity.birth_date, but);
  if (known)
    throw new Refusal(
      'possible_duplicate_patient',
      known.searched === undefined ? {} : { fields: { known_as: known.searched } },
    );
}

/**
 * Registers a patient. A match in name and birth date requires a reason why it is a different
 * person (domain model 2.2).
 */
export async function register(
  context: OperationContext,
  body: BodyOf<typeof registerPatient>,
): Promise<Patient> {
  const { tx, tenantId, user, now } = context;
  const { mrn: givenMrn, different_person_reason: reason, identifiers, ...particulars } = body;
  const whole = {
    middle_name: '',
    name_local: '',
    birth_time: null,
    birth_date_estimated: false,
    ...particulars,
  };
  await refuseUnlikelyBirth(context, whole);

  const names = comparedNames(whole);
  await lockIdentity(tx, tenantId, names);
  if (reason === undefined) await refuseSameIdentity(context, { ...whole, ...names });

  await reserveQuota(tx, tenantId, 'patients');
  const id = newId<PatientId>();
  const insert = (mrn: string) =>
    insertPatient(tx, {
      ...particulars,
      ...names,
      tenant_id: tenantId,
      id,
      mrn,
      search_text: searchText({ ...whole, mrn }) + identifierText(identifiers),
      different_person_reason: reason ?? null,
      created_at: now,
      created_by: user.id,
      updated_at: now,
    });
  if (givenMrn === undefined) await insertWithNextNumber(insert, () => nextMrn(context));
  else if (!(await insert(givenMrn)))
    throw new Refusal('duplicate', { fields: { mrn: 'is in use' } });

  await writeIdentifiers(tx, tenantId, id, identifiers);

  const patient = patientOf(await patientRow(tx, tenantId, id));
  const { full_name, mrn } = patient;
  context.audit({
    action: 'create',
    category: 'patient',
    entity_type: 'patient',
    entity_id: id,
    entity_label: `${full_name} (${mrn})`,
    patient_id: id,
    after: { ...particulars, mrn, ...(identifiers.length > 0 && { identifiers }) },
    ...(reason !== undefined && { reason }),
  });
  return patient;
}

/**
 * Registers an unidentified patient. The temporary name is in the facility's language, appears
 * wherever a name does and cannot be mistaken for a real name. It contains the number, so it never
 * counts as a duplicate.
 */
export async function registerUnknown(
  context: OperationContext,
  { birth_date, ...registration }: BodyOf<typeof registerUnidentified>,
): Promise<Patient> {
  const { tx, tenantId, user, now } = context;
  const birth = { birth_date, birth_time: null, birth_date_estimated: true };
  await refuseUnlikelyBirth(context, birth);
  await reserveQuota(tx, tenantId, 'patients');
  const id = newId<PatientId>();
  const language = chosenLanguage((await findSettings(tx, tenantId)).language);
  const family_name = printedWords(language)('unknownPerson');
  const insert = (mrn: string) => {
    const particulars = {
      family_name,
      given_name: mrn,
      middle_name: '',
      name_local: '',
      phone: '',
      ...birth,
      ...registration,
    };
    return insertPatient(tx, {
      ...particulars,
      ...comparedNames(particulars),
      tenant_id: tenantId,
      id,
      mrn,
      mrn_temporary: true,
      temporary_mrn: mrn,
      search_text: searchText({ ...particulars, mrn }),
      created_at: now,
      created_by: user.id,
      updated_at: now,
    });
  };
  await insertWithNextNumber(insert, () => nextTemporaryMrn(context));

  const patient = patientOf(await patientRow(tx, tenantId, id));
  const { full_name, mrn, mrn_temporary, birth_date_estimated } = patient;
  context.audit({
    action: 'create',
    category: 'patient',
    entity_type: 'patient',
    entity_id: id,
    entity_label: `${full_name} (${mrn})`,
    patient_id: id,
    after: { ...registration, birth_date, birth_date_estimated, mrn, mrn_temporary },
  });
  return patient;
}

/**
 * Rejects a birth date in the future, in facility time. A partial date in the current month or year
 * is accepted. A time requires a full, exact date.
 */
export async function refuseUnlikelyBirth(
  { tx, tenantId, now }: OperationContext,
  birth: Birth,
): Promise<void> {
  const zone = await timeZoneOf(tx, tenantId);
  if (birth.birth_date > dateIn(zone, now.toISOString()))
    throw invalid({ birth_date: `must be from ${EARLIEST_BIRTH} to today` });
  if (birth.birth_time === null) return;
  if (!mayHaveBirthTime(birth))
    throw invalid({
      birth_time: 'must be omitted if the birth date is estimated or partial',
    });
  const born = bornAt(birth, zone);
  if (born === undefined) throw invalid({ birth_time: 'must be a time that exists on that day' });
  if (born > now.toISOString()) throw invalid({ birth_time: 'must not be in the future' });
}

/** Retries with the next number when the chosen one is assigned manually in between. */
async function insertWithNextNumber(
  insert: (mrn: string) => Promise<boolean>,
  next: () => Promise<string>,
): Promise<void> {
  let inserted = false;
  while (!inserted) inserted = await insert(await next());
}

/**
 * Returns one patient. Access by anyone but the patient is audited; staff notes are hidden from the
 * patient.
 */
export async function read(context: OperationContext, id: PatientId): Promise<Patient> {
  const patient = patientOf(await patientRow(context.tx, context.tenantId, id));
  if (context.user.role === 'patient') return { ...patient, notes: '' };
  context.audit(readingOf(patient, 'patient'));
  return patient;
}

/** Returns a patient of this facility, or throws a not-found error that reveals nothing. */
export async function patientRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: PatientId,
  options?: { lock: boolean },
): Promise<PatientWithAccount> {
  const row = await findPatient(tx, tenantId, id, options);
  if (!row) throw new Refusal('not_found');
  return row;
}
