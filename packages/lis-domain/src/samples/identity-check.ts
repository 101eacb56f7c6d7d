import { comparedNumber } from '../http/index.ts';

/** Two identifiers confirmed verbally with the patient. */
export interface SpokenIdentity {
  name: boolean;
  birth_date: boolean;
}

/**
 * Two identifiers of an unidentified patient: the temporary number on the wristband, and the order
 * under that number. A bed or room number is not an identifier (Joint Commission NPSG.01.01.01;
 * NHS/PSA/RE/2018/008).
 */
export interface WristbandIdentity {
  wristband: boolean;
  order_number: boolean;
}

/**
 * The patient number read from the wristband by a scanner or camera. It is compared with the
 * record, so that a wristband of another patient is never accepted.
 */
export interface ScannedIdentity {
  wristband_number: string;
}

export type IdentityCheck = SpokenIdentity | WristbandIdentity | ScannedIdentity;

/** Longest validity of an identity check in seconds: one visit at the patient. */
export const identityValidSeconds = 600;

/** How the identity of the patient was confirmed; recorded with each collected specimen. */
export const identityMethods = ['stated', 'wristband_scan', 'wristband_and_order'] as const;
export type IdentityMethod = (typeof identityMethods)[number];

export function identityMethodOf(check: IdentityCheck): IdentityMethod {
  if ('wristband_number' in check) return 'wristband_scan';
  return 'wristband' in check ? 'wristband_and_order' : 'stated';
}

/** Returns whether a scanned wristband belongs to the patient with this number. */
export function isWristbandOf(scanned: string, mrn: string): boolean {
  return comparedNumber(scanned) === comparedNumber(mrn);
}

/** The patient a collection is recorded for. */
export interface IdentifiedPatient {
  /** Patient number, compared with a scanned wristband. */
  mrn: string;
  /** The patient has a temporary number. @default false */
  isUnidentified?: boolean | undefined;
}

/**
 * Returns whether the identity was confirmed in the way required for this patient. A scanned
 * wristband is not sufficient for an unidentified patient: its temporary number has to match the
 * order as well.
 */
export function confirmsIdentity(
  check: IdentityCheck,
  { mrn, isUnidentified = false }: IdentifiedPatient,
): boolean {
  if ('wristband_number' in check)
    return !isUnidentified && isWristbandOf(check.wristband_number, mrn);
  if ('wristband' in check) return isUnidentified && check.wristband && check.order_number;
  return !isUnidentified && check.name && check.birth_date;
}
