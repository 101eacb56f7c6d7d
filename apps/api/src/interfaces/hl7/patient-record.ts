import type { BodyOf } from '@alms/lis-domain/http';
import {
  comparedIdentifier,
  correctPatientBody,
  mayBeSameBirth,
  normaliseName,
  registerPatientBody,
  type correctPatient,
  type Patient,
  type PatientId,
  type PatientIdentifier,
} from '@alms/lis-domain/patients';
import { trialEnded } from '@alms/lis-domain/subscription';
import * as v from 'valibot';
import { correct } from '../../areas/patients/correct.service.ts';
import { lockPatients } from '../../areas/patients/merge.store.ts';
import { patientOf, patientRow, register } from '../../areas/patients/patients.service.ts';
import { resultUpdates } from '../../areas/results/result-updates.ts';
import { findSubscription } from '../../areas/subscription/subscription.store.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { Connection, IntakeContext } from './intake.ts';
import { Hl7Refusal, type Hl7Place } from './message.ts';
import { isOfAuthority, isOwnNumber, ownNamesOf, type SentNumber } from './named-patient.ts';
import type { SentPatient } from './sent-patient.ts';

const pid = (field: number): Hl7Place => ({ segment: 'PID', sequence: 1, field });

export type PatientContext = Pick<IntakeContext, 'connection' | 'beta' | 'confirmation'>;

/**
 * A message of a patient has a number of the configured authority. Other numbers only confirm it.
 */
export function requireNumber(
  numbers: readonly SentNumber[],
  authority: string | null,
  place: Hl7Place,
): void {
  if (numbers.some((number) => number.type === 'MR' && isOfAuthority(number, authority))) return;
  throw new Hl7Refusal(
    'AE',
    'missing',
    `${place.segment}-${place.field} must contain a patient number of the assigning authority (CX.4): ${authority}`,
    place,
  );
}

/** Registers a patient by the rules of registration. */
export async function registerSent(
  context: OperationContext,
  sent: SentPatient,
  { connection, beta, confirmation }: PatientContext,
): Promise<PatientId> {
  const { tx, tenantId, now } = context;
  requireNumber(sent.numbers, connection.authority, pid(3));
  if (!beta && trialEnded(await findSubscription(tx, tenantId), { beta, now: now.toISOString() }))
    throw new Refusal('trial_ended');
  const { family_name, given_name, middle_name, birth_date, birth_time, details } = sent;
  const ownNames = await ownNamesOf(context);
  const own = sent.numbers.find(
    (number) => isOwnNumber(number, ownNames) && isOfAuthority(number, connection.authority),
  );
  const body = accepted(registerPatientBody, {
    phone: '',
    email: '',
    ...details,
    family_name,
    given_name,
    middle_name,
    birth_date,
    birth_time,
    ...sexOf(sent),
    identifiers: identifiersOf(sent.numbers, { connection, ownNames }),
    ...(own && { mrn: own.value }),
  });
  const { id } = await register(context, body).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    if (confirmation === undefined)
      throw new Hl7Refusal(
        'AE',
        'duplicateKey',
        'Another patient has this name and date of birth: add the number of PID-3 to that record, or confirm that they are different persons',
        pid(5),
      );
    return register(context, { ...body, different_person_reason: confirmation });
  });
  if (sent.deceased) await updateSent(context, id, sent, { connection, confirmation });
  return id;
}

/** Identifiers to keep with a record: all except the record numbers of this facility. */
function identifiersOf(
  numbers: readonly SentNumber[],
  { connection, ownNames }: { connection: Connection; ownNames: readonly string[] },
): PatientIdentifier[] {
  const identifiers = numbers
    .filter((number) => !isOwnNumber(number, ownNames))
    .map((number): PatientIdentifier => ({
      type: number.type ?? 'OTH',
      value: number.value,
      issuer: isOfAuthority(number, connection.authority)
        ? (connection.authority ?? '')
        : (number.authorities.at(number.authorities.length > 1 ? 1 : 0) ?? ''),
    }));
  return identifiers.filter(
    (each, index) => identifiers.findIndex((other) => isSame(each, other)) === index,
  );
}

const isSame = (one: PatientIdentifier, other: PatientIdentifier): boolean => {
  const [first, second] = [comparedIdentifier(one), comparedIdentifier(other)];
  return one.type === other.type && first.value === second.value && first.issuer === second.issuer;
};

/**
 * Updates a record: contact details as sent, and identity details that the record does not have.
 * Recorded identity details are only changed with the confirmation of a user.
 */
export async function updateSent(
  context: OperationContext,
  id: PatientId,
  sent: SentPatient,
  { connection, confirmation }: Pick<PatientContext, 'connection' | 'confirmation'>,
): Promise<void> {
  const { tx, tenantId } = context;
  await lockPatients(tx, tenantId, [id]);
  const patient = patientOf(await patientRow(tx, tenantId, id));
  const ownNames = await ownNamesOf(context);
  const { identifiers } = patient;
  const added = identifiersOf(sent.numbers, { connection, ownNames }).filter(
    (each) => !identifiers.some((known) => isSame(known, each)),
  );
  if (confirmation === undefined) {
    refuseOtherNumber({ identifiers, added }, connection);
    if (patient.deceased && sent.deceased === false)
      throw new Hl7Refusal(
        'AE',
        'unknownKey',
        'PID-30 is N, but the patient is recorded as deceased',
        pid(30),
      );
  }
  const body = accepted(correctPatientBody, {
    ...kept(patient),
    ...(confirmation === undefined ? completed(patient, sent) : stated(patient, sent)),
    ...contactsOf(sent),
    ...deathOf(patient, sent),
    identifiers: [...identifiers, ...added],
    reason: confirmation ?? `Updated by ${connection.name}`,
  });
  const which = { id, version: patient.version };
  await correct(context, which, body, resultUpdates).catch((error: unknown) => {
    if (confirmation === undefined || !isDuplicate(error)) throw error;
    const confirmed = { ...body, different_person_reason: confirmation };
    return correct(context, which, confirmed, resultUpdates);
  });
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'possible_duplicate_patient';

/** Two numbers of one issuer are two records there: the other identifiers may be mistyped. */
function refuseOtherNumber(
  { identifiers, added }: Record<'identifiers' | 'added', readonly PatientIdentifier[]>,
  { authority }: Connection,
): void {
  const isNumber = ({ type, issuer }: PatientIdentifier) =>
    type === 'MR' && authority !== null && normaliseName(issuer) === normaliseName(authority);
  if (added.some(isNumber) && identifiers.some(isNumber))
    throw new Hl7Refusal(
      'AE',
      'unknownKey',
      `The record has another patient number of ${authority} than PID-3`,
      pid(3),
    );
}

type Corrected = BodyOf<typeof correctPatient>;

/** Identity details of a record, all of which a correction states. */
const kept = ({
  family_name,
  given_name,
  gender,
  sex_for_ranges,
  birth_date,
  phone,
  email,
}: Patient) => ({ family_name, given_name, gender, sex_for_ranges, birth_date, phone, email });

/**
 * Details that are not recorded: an unknown sex, a partial or estimated date, parts of the name.
 */
function completed(patient: Patient, sent: SentPatient): Partial<Corrected> {
  const isMorePrecise =
    mayBeSameBirth(patient.birth_date, sent.birth_date) &&
    (patient.birth_date_estimated || sent.birth_date.length > patient.birth_date.length) &&
    sent.birth_date.length >= patient.birth_date.length;
  const { prefix = '', suffix = '' } = sent.details;
  const sex = sexOf(sent);
  return {
    ...(patient.middle_name === '' && { middle_name: sent.middle_name }),
    ...(patient.prefix === '' && { prefix }),
    ...(patient.suffix === '' && { suffix }),
    ...(patient.gender === 'unknown' && sex),
    ...(isMorePrecise && { birth_date: sent.birth_date, birth_date_estimated: false }),
  };
}

/** Details as the sender states them, except those that it does not state. */
function stated(patient: Patient, sent: SentPatient): Partial<Corrected> {
  const { prefix, suffix } = sent.details;
  const isNamed = sent.family_name !== '' || sent.given_name !== '';
  return {
    ...(isNamed && {
      family_name: sent.family_name,
      given_name: sent.given_name,
      middle_name: sent.middle_name,
    }),
    ...(prefix !== undefined && { prefix }),
    ...(suffix !== undefined && { suffix }),
    ...(sent.gender !== 'unknown' && sent.gender !== patient.gender && sexOf(sent)),
    ...(sent.birth_date !== patient.birth_date && {
      birth_date: sent.birth_date,
      birth_time: null,
      birth_date_estimated: false,
    }),
  };
}

const sexOf = ({ gender }: SentPatient): Pick<Patient, 'gender' | 'sex_for_ranges'> => ({
  gender,
  sex_for_ranges: gender === 'male' || gender === 'female' ? gender : 'unknown',
});

function contactsOf({ details }: SentPatient): Partial<Corrected> {
  const { phone, email, address, language } = details;
  return {
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address }),
    ...(language !== undefined && { language }),
  };
}

/** A death is recorded as sent. A recorded date stays unless the sender states one. */
function deathOf(patient: Patient, { deceased, deceased_at }: SentPatient): Partial<Corrected> {
  if (deceased === undefined) return {};
  if (!deceased) return { deceased: false, deceased_at: null };
  return { deceased: true, deceased_at: deceased_at ?? patient.deceased_at };
}

/** Fields of PID by the details of a record. */
const fieldOf: Readonly<Record<string, number>> = {
  identifiers: 3,
  mrn: 3,
  birth_date: 7,
  birth_time: 7,
  gender: 8,
  address: 11,
  phone: 13,
  email: 13,
  language: 15,
  deceased: 29,
  deceased_at: 29,
};

/** A body that the rules of registration accept. Throws an `Hl7Refusal` that names the field. */
function accepted<Schema extends v.GenericSchema>(
  schema: Schema,
  body: v.InferInput<Schema>,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const [first, ...rest] = issue.path?.map(({ key }) => String(key)) ?? [];
  const field = fieldOf[first ?? ''] ?? 5;
  throw new Hl7Refusal(
    'AE',
    'dataType',
    `PID-${field}: ${[first, ...rest].join('.')} ${issue.message}`,
    pid(field),
  );
}

/** Adds identifiers to a record without any other change. */
export async function addNumbers(
  context: OperationContext,
  id: PatientId,
  numbers: readonly SentNumber[],
  connection: Connection,
): Promise<void> {
  const { tx, tenantId } = context;
  const patient = patientOf(await patientRow(tx, tenantId, id));
  const ownNames = await ownNamesOf(context);
  const added = identifiersOf(numbers, { connection, ownNames }).filter(
    (each) => !patient.identifiers.some((known) => isSame(known, each)),
  );
  if (added.length === 0) return;
  const body = accepted(correctPatientBody, {
    ...kept(patient),
    identifiers: [...patient.identifiers, ...added],
    reason: `Updated by ${connection.name}`,
  });
  await correct(context, { id, version: patient.version }, body, resultUpdates);
}
