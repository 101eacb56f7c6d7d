import type { PatientCheck } from '@alms/lis-domain/interfaces/connections';
import { comparedNames, fullName, type PatientId } from '@alms/lis-domain/patients';
import { findPatient, findSameIdentities } from '../../areas/patients/patients.store.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { Hl7Refusal, parsedMessage } from './message.ts';
import { numbersIn, recordsWith, type SentNumber } from './named-patient.ts';
import { readSentPatient, type SentPatient } from './sent-patient.ts';

type Role = PatientCheck['records'][number]['role'];

/**
 * Both sides of a message about a patient: as sent, and the records with its numbers. Without such
 * a record, those with its name and date of birth. Null when the patient cannot be read.
 * @param authority Assigning authority of the connection.
 */
export async function patientCheckOf(
  context: OperationContext,
  raw: Buffer,
  authority: string | null,
): Promise<PatientCheck | null> {
  const message = parsedMessage(raw);
  const person = message?.getSegment('PID');
  if (!person) return null;
  const sent = readable(() => readSentPatient(person, authority));
  if (!sent) return null;
  const roles = new Map<PatientId, Role>();
  const prior = message?.getSegment('MRG');
  if (prior)
    for (const { id } of await recordsWith(context, numbersIn(prior, 1, authority)))
      roles.set(id, 'prior');
  for (const { id } of await recordsWith(context, sent.numbers)) roles.set(id, 'identified');
  if (roles.size === 0)
    for (const { id } of await findSameIdentities(
      context.tx,
      context.tenantId,
      comparedNames({ ...sent, name_local: '' }),
      sent.birth_date,
    ))
      roles.set(id, 'same_identity');
  const records = [];
  for (const [id, role] of roles) {
    const patient = await findPatient(context.tx, context.tenantId, id);
    if (!patient) continue;
    const { mrn, birth_date, gender, deceased, phone, identifiers } = patient;
    records.push({
      id,
      mrn,
      role,
      full_name: fullName(patient),
      birth_date,
      gender,
      deceased,
      phone,
      identifiers: identifiers.map(({ value, issuer }) => withIssuer(value, issuer)),
    });
  }
  return { sent: sentSide(sent), records };
}

/** Undefined for content that is refused before any look-up. */
function readable(read: () => SentPatient): SentPatient | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Hl7Refusal) return undefined;
    throw error;
  }
}

function sentSide(sent: SentPatient): PatientCheck['sent'] {
  const { birth_date, gender, deceased, details } = sent;
  return {
    full_name: fullName(sent),
    birth_date,
    gender,
    deceased: deceased ?? null,
    phone: details.phone ?? '',
    identifiers: sent.numbers.map(({ value, authorities }: SentNumber) =>
      withIssuer(value, authorities[0] ?? ''),
    ),
  };
}

const withIssuer = (value: string, issuer: string) =>
  issuer === '' ? value : `${value} (${issuer})`;
