import type { PatientId } from '@alms/lis-domain/patients';
import type { Hl7Message } from '@medplum/core';
import { merge } from '../../areas/patients/merge.service.ts';
import { patientRow } from '../../areas/patients/patients.service.ts';
import { resultUpdates } from '../../areas/results/result-updates.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { Intake, IntakeContext } from './intake.ts';
import { Hl7Refusal, textAt, type Hl7Place } from './message.ts';
import { numbersIn, patientNamed, recordNamed, refuseContradiction } from './named-patient.ts';
import {
  addNumbers,
  registerSent,
  requireNumber,
  updateSent,
  type PatientContext,
} from './patient-record.ts';
import { readSentPatient, type SentPatient } from './sent-patient.ts';

/** Events that register a patient who is not known yet, and update one who is. */
const demographicEvents = ['A01', 'A04', 'A05', 'A08', 'A28', 'A31'];

const pid = (field: number): Hl7Place => ({ segment: 'PID', sequence: 1, field });

/**
 * Registers, updates or merges the patient of an ADT message, and returns the record number. Events
 * that cancel an admission or discharge (A11, A13) confirm the patient and change nothing: a
 * laboratory record has no admission.
 */
export async function takePatientOf(
  context: OperationContext,
  message: Hl7Message,
  intake: IntakeContext,
): Promise<Intake> {
  const { connection } = intake;
  const event = textAt(message.getSegment('MSH'), 9, 2);
  const persons = message.getAllSegments('PID');
  const [person] = persons;
  if (!person || persons.length > 1)
    throw new Hl7Refusal(
      'AE',
      'segmentSequence',
      person ? 'Only one PID is accepted: send each patient on its own' : 'PID is required',
      pid(0),
    );
  // Records name the connection; its creator is responsible.
  const named = intake.confirmation
    ? context
    : { ...context, user: { ...context.user, full_name: connection.name } };
  const sent = readSentPatient(person, connection.authority);
  requireNumber(sent.numbers, connection.authority, pid(3));
  const id =
    event === 'A40'
      ? await mergeSent(named, { message, sent }, intake)
      : demographicEvents.includes(event)
        ? await takePatient(named, sent, intake)
        : await patientNamed(named, sent);
  const { mrn } = await patientRow(context.tx, context.tenantId, id);
  return { made: { patient_id: id }, note: mrn };
}

/** Registers the patient of a message, or updates the record that has one of the numbers. */
async function takePatient(
  context: OperationContext,
  sent: SentPatient,
  intake: PatientContext,
): Promise<PatientId> {
  const { id, records } = await recordNamed(context, sent.numbers);
  if (id === undefined) return registerSent(context, sent, intake);
  if (intake.confirmation === undefined) refuseContradiction(records, sent);
  await updateSent(context, id, sent, intake);
  return id;
}

/**
 * Merges the patient of MRG-1 into that of PID-3 (A40). A number that only the sender knows is
 * added to the record of the other: both are numbers of one person then.
 */
async function mergeSent(
  context: OperationContext,
  { message, sent }: { message: Hl7Message; sent: SentPatient },
  intake: PatientContext,
): Promise<PatientId> {
  const { tx, tenantId } = context;
  const { connection, confirmation } = intake;
  const place: Hl7Place = { segment: 'MRG', sequence: 1, field: 1 };
  const prior = message.getAllSegments('MRG');
  const [first] = prior;
  if (!first || prior.length > 1)
    throw new Hl7Refusal(
      'AE',
      'segmentSequence',
      first ? 'Only one MRG is accepted: send each merge on its own' : 'MRG is required',
      { ...place, field: 0 },
    );
  const numbers = numbersIn(first, 1, connection.authority);
  requireNumber(numbers, connection.authority, place);
  const { id: loserId, records: loserRecords } = await recordNamed(context, numbers, place);
  const { id: survivorId, records } = await recordNamed(context, sent.numbers);
  const known = survivorId ?? loserId;
  if (known === undefined)
    throw new Hl7Refusal(
      'AE',
      'unknownKey',
      'Neither PID-3 nor MRG-1 identifies a patient of this facility',
      pid(3),
    );
  if (survivorId === undefined || loserId === undefined || survivorId === loserId) {
    if (confirmation === undefined)
      refuseContradiction(survivorId === undefined ? loserRecords : records, sent);
    await addNumbers(context, known, [...sent.numbers, ...numbers], connection);
    return known;
  }
  if (confirmation === undefined) {
    refuseContradiction(records, sent);
    refuseContradiction(loserRecords, sent, 'MRG-1');
  }
  const survivor = await patientRow(tx, tenantId, survivorId);
  const loser = await patientRow(tx, tenantId, loserId);
  await merge(
    context,
    { id: survivorId, version: survivor.version },
    {
      loser_id: loserId,
      loser_version: loser.version,
      taken: [],
      reason: `Merged by ${connection.name}`,
      ...(confirmation !== undefined && { identity_reason: confirmation }),
    },
    resultUpdates,
  ).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'identity_differs')
      throw new Hl7Refusal(
        'AE',
        'unknownKey',
        `The records ${survivor.mrn} (PID-3) and ${loser.mrn} (MRG-1) differ in date of birth or sex`,
        place,
      );
    throw error;
  });
  await addNumbers(context, survivorId, sent.numbers, connection);
  return survivorId;
}
