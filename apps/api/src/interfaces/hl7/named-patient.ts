import {
  comparedIdentifier,
  identityContradiction,
  identifierTypes,
  isBirthDate,
  normaliseName,
  type IdentifierType,
  type PatientSummary,
  type RecordedPerson,
  type ReportedPerson,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { Hl7Segment } from '@medplum/core';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { findSettings, findSubdomain } from '../../areas/facility/facility.store.ts';
import { findPatientsIdentified, findPatientsNumbered } from './inbound.store.ts';
import { Hl7Refusal, repetitionsOf, textAt, type Hl7Place } from './message.ts';

/** A patient identifier as sent (CX). */
export interface SentNumber {
  value: string;
  /** Assigning authority (CX.4), by name and by id; empty when not stated. */
  authorities: string[];
  /** HL7 table 0203 (CX.5); null when not stated. */
  type: IdentifierType | null;
}

/** The patient of a message before any look-up. */
export interface NamedPatient extends ReportedPerson {
  /** At least one. */
  numbers: SentNumber[];
}

/** HL7 table 0001. */
const sexes: Readonly<Record<string, PatientSummary['gender']>> = {
  M: 'male',
  F: 'female',
  O: 'other',
};

/** Deletes a value at the receiver (HL7 v2.5.1, 2.5.3). */
export const NULL_VALUE = '""';

const at = (field: number): Hl7Place => ({ segment: 'PID', sequence: 1, field });

/**
 * Parses PID with all identifiers of supported types. Those of the assigning authority of the
 * connection are its patient numbers.
 */
export function readNamedPatient(
  segment: Hl7Segment,
  authority: string | null = null,
): NamedPatient {
  const numbers = numbersIn(segment, 3, authority);
  if (numbers.length === 0)
    throw new Hl7Refusal(
      'AE',
      'missing',
      `PID-3 contains no identifier of a supported type: ${identifierTypes.join(', ')}`,
      at(3),
    );
  return {
    numbers,
    family_name: textAt(segment, 5, 1),
    given_name: textAt(segment, 5, 2),
    middle_name: textAt(segment, 5, 3),
    birth_date: birthDateOf(segment),
    gender: sexes[textAt(segment, 8)] ?? 'unknown',
  };
}

/** Types of a patient number beside MR (HL7 table 0203), for the authority of a connection. */
const patientNumberTypes = ['', 'PI', 'PT'];

/** Identifiers of supported types (CX) in a field: PID-3, or MRG-1. */
export function numbersIn(
  segment: Hl7Segment,
  field: number,
  authority: string | null,
): SentNumber[] {
  return repetitionsOf(segment, field).flatMap(
    ([value = '', , , issuer = '', typed = '']): SentNumber[] => {
      const authorities = [...new Set([issuer, ...issuer.split('&')])].filter(
        (each) => normaliseName(each) !== '',
      );
      // A temporary record number (table 0203) is the facility's own, like a permanent one.
      const isRecordNumber =
        typed === 'MRT' ||
        (patientNumberTypes.includes(typed) && isOfAuthority({ authorities }, authority));
      const type = isRecordNumber ? 'MR' : (identifierTypes.find((each) => each === typed) ?? null);
      if (value === '' || value === NULL_VALUE || (type === null && typed !== '')) return [];
      return [{ value, type, authorities }];
    },
  );
}

/** Whether an identifier was issued by the assigning authority of a connection. */
export const isOfAuthority = (
  { authorities }: Pick<SentNumber, 'authorities'>,
  authority: string | null,
): boolean =>
  authority !== null &&
  authorities.some((each) => normaliseName(each) === normaliseName(authority));

/** A date (DT, with or without time) at the sender's precision. */
function birthDateOf(segment: Hl7Segment): string {
  const text = textAt(segment, 7);
  if (text === '') throw new Hl7Refusal('AE', 'missing', 'PID-7 is required', at(7));
  const [, ...parts] = /^(\d{4})(?:(\d{2})(?:(\d{2})(?:\d{2}.*)?)?)?$/.exec(text) ?? [];
  const date = parts.filter((part) => part !== undefined).join('-');
  if (!isBirthDate(date))
    throw new Hl7Refusal('AE', 'dataType', 'PID-7 is not a valid date', at(7));
  return date;
}

const CONTRADICTED = {
  birth_date: { field: 7, reason: 'PID-7 does not match the birth date of the patient' },
  no_name: {
    field: 5,
    reason:
      'PID-5 must contain the patient name, because the birth date is estimated or partial: patient',
  },
  name: { field: 5, reason: 'PID-5 does not match the name of the patient' },
  sex: { field: 8, reason: 'PID-8 does not match the sex of the patient' },
} as const;

/**
 * Matches the patient of a message. All identifiers must match one patient, and the other data must
 * agree; otherwise the message is rejected, never guessed.
 */
export async function patientNamed(
  context: OperationContext,
  { numbers, ...demographics }: NamedPatient,
): Promise<PatientId> {
  const { id, records } = await recordNamed(context, numbers);
  if (id === undefined)
    throw new Hl7Refusal(
      'AE',
      'unknownKey',
      'PID-3 does not identify a patient of this facility',
      at(3),
    );
  refuseContradiction(records, demographics);
  return id;
}

/** Records with one of these identifiers. Identifiers of two patients are refused. */
export async function recordNamed(
  context: OperationContext,
  numbers: readonly SentNumber[],
  place: Hl7Place = at(3),
) {
  const records = await recordsWith(context, numbers);
  const [id, another] = new Set(records.map((record) => record.id));
  if (another !== undefined)
    throw new Hl7Refusal(
      'AE',
      'unknownKey',
      `${place.segment}-${place.field} identifies more than one patient`,
      place,
    );
  return { id, records };
}

/** Refuses demographics that contradict all records of a patient. */
export function refuseContradiction(
  records: readonly RecordedPerson[],
  demographics: ReportedPerson,
  identifiedBy: 'PID-3' | 'MRG-1' = 'PID-3',
): void {
  const contradictions = records.map((record) => identityContradiction(record, demographics));
  if (contradictions.includes(undefined)) return;
  // Contradiction with the best matching record.
  const contradicted =
    (['sex', 'name', 'no_name'] as const).find((each) => contradictions.includes(each)) ??
    'birth_date';
  const { field, reason } = CONTRADICTED[contradicted];
  throw new Hl7Refusal('AE', 'unknownKey', `${reason} identified by ${identifiedBy}`, at(field));
}

/** Whether a number is a record number of this facility, by the names of the facility. */
export const isOwnNumber = (
  { type, authorities }: SentNumber,
  ownNames: readonly string[],
): boolean =>
  (type === null || type === 'MR') &&
  (authorities.length === 0 || authorities.some((each) => ownNames.includes(normaliseName(each))));

/** Names of the facility as an assigning authority: its subdomain and its name. */
export async function ownNamesOf({ tx, tenantId }: OperationContext): Promise<string[]> {
  return [await findSubdomain(tx, tenantId), (await findSettings(tx, tenantId)).facility_name].map(
    normaliseName,
  );
}

/**
 * Records with one of these identifiers. A record number (MR, or untyped) issued by this facility
 * or without issuer is the facility's own; other identifiers are matched by type, issuer and value.
 * Another facility's record number is never treated as an own one.
 */
export async function recordsWith(context: OperationContext, numbers: readonly SentNumber[]) {
  const { tx, tenantId } = context;
  const ownNames = await ownNamesOf(context);
  const isOwn = (number: SentNumber) => isOwnNumber(number, ownNames);
  const mrns = numbers.filter(isOwn).map(({ value }) => value);
  const others = numbers
    .filter((number) => !isOwn(number))
    .flatMap(({ value, authorities, type }) =>
      (authorities.length === 0 ? [''] : authorities).map((issuer) => ({
        type,
        ...comparedIdentifier({ value, issuer }),
      })),
    );
  const identified = await findPatientsIdentified(
    tx,
    tenantId,
    others.map(({ value }) => value),
  );
  const isSent = (identifier: (typeof identified)[number]) =>
    others.some(
      ({ type, value, issuer }) =>
        (type === null || type === identifier.type) &&
        value === identifier.value_norm &&
        issuer === identifier.issuer_norm,
    );
  return [...(await findPatientsNumbered(tx, tenantId, mrns)), ...identified.filter(isSent)];
}
