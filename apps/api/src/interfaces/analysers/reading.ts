import type { AnalyserRemark } from '@alms/lis-domain/interfaces/analysers';

/** A part of a message that a user must read before a reading is accepted. */
export type Remark = AnalyserRemark;
export type RemarkKind = AnalyserRemark['kind'];

/** Control material as the analyser names it; a part that it does not send is empty. */
export interface ReadControl {
  lot: string;
  level: string;
}

/** One value measured by an analyser, as sent: nothing is converted, rounded or interpreted. */
export interface AnalyserReading {
  /** Specimen number; empty when the analyser did not read one. For a control, its identifier. */
  specimen: string;
  /** Test code of the analyser. */
  code: string;
  value: string;
  /** Unit of the analyser; empty when not sent. */
  unit: string;
  /** Flags relative to reference limits, such as `H`; `N` is listed too. */
  flags: string[];
  /** Alarms of the measurement; each requires review. */
  alarms: string[];
  /** Present when the analyser marks the reading as a control, never a patient's result then. */
  control?: ReadControl;
  rack: string;
  position: string;
  operator: string;
  reagentLot: string;
  /** Local time of the analyser, `2026-11-30T14:05:00`; null when not sent. No zone is sent. */
  measuredAt: string | null;
  /** Dilution as sent, empty when none was sent. */
  dilution: string;
  /** The analyser marks the value as a repeat measurement. */
  isRerun: boolean;
  /** Other parts that the profile describes, by name, such as the analysis mode. */
  attributes: Readonly<Record<string, string>>;
  remarks: Remark[];
  /** Place in the message, such as `12 R`: line and record. */
  location: string;
}

/** A specimen of a host query. */
export interface QueriedSpecimen {
  specimen: string;
  rack: string;
  position: string;
  /** Components of the queried specimen as sent, which some analysers require in the answer. */
  echo: string[];
}

/** Request of an analyser for the tests of specimens. */
export interface AnalyserQuery {
  kind: 'query';
  specimens: QueriedSpecimen[];
  /** The analyser asks for all pending orders. */
  isForAll: boolean;
  /** Control id of an HL7 query, which the answer repeats; empty in LIS02. */
  controlId: string;
  /** Segments of an HL7 query that the answer repeats. */
  repeated: string[];
  location: string;
}

/** Content of one message. */
export interface AnalyserSession {
  /** Analyser name and serial number as sent. */
  sender: string;
  /** Control id of an HL7 message, for its acknowledgement; empty in LIS02. */
  controlId: string;
  readings: AnalyserReading[];
  queries: AnalyserQuery[];
  /**
   * Remarks that belong to no reading. A message with one requires a user, even without readings.
   */
  remarks: Remark[];
}

/**
 * Reason why a message as a whole is refused. It is stored and a user reads it; none of its
 * readings is used.
 */
export const sessionFaults = [
  'no_header',
  'not_text',
  'unsupported_type',
  'delimiters_invalid',
  'too_long',
] as const;
export type SessionFault = (typeof sessionFaults)[number];

export type SessionRead =
  | { kind: 'session'; session: AnalyserSession }
  | { kind: 'refused'; fault: SessionFault; location: string; text: string };

/** Pending tests of a specimen, for the answer to a query. Codes are those of the analyser. */
export interface SpecimenOrder {
  specimen: string;
  /** Empty: no test is ordered for this specimen. */
  codes: readonly string[];
  isUrgent: boolean;
  /** Null: the analyser is not given the patient. */
  patient: {
    id: string;
    familyName: string;
    givenName: string;
    /** `1957-11-03`, null when unknown. */
    birthDate: string | null;
    sex: 'M' | 'F' | 'U';
  } | null;
}
