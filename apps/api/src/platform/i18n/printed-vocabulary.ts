import type { Age, KnownCondition, TestDefinition } from '@alms/lis-domain/catalogue';
import type { FastingState } from '@alms/lis-domain/orders';
import type { PatientSummary } from '@alms/lis-domain/patients';
import type { Flag, FlagReason } from '@alms/lis-domain/results';
import type { ArrivalConditionCode, CollectionNeeds, Sample } from '@alms/lis-domain/samples';

export type Material = 'BLD' | 'SER' | 'PLAS' | 'UR' | 'STL' | 'SPT' | 'CSF' | 'SWAB';
export type Container = 'edta' | 'sst' | 'heparin' | 'citrate' | 'fluoride' | 'plain' | 'sterile';

/** Text of labels and reports in one language. Inserted values arrive preformatted. */
export interface PrintedWords {
  /** HL7 v2-0487. */
  materials: Record<Material, string>;
  /** By cap colour, the usual way to identify containers. */
  containers: Record<Container, string>;
  /** Abbreviated, so that a small label does not truncate the colour. */
  containersOnLabels: Record<Container, string>;
  /** Specimen rejection reasons (HL7 v2-0490). */
  rejections: Record<NonNullable<Sample['rejection']>['code'], string>;
  /** Specimen conditions on arrival (HL7 v2-0493) that are not also rejection reasons. */
  arrival: Record<Exclude<ArrivalConditionCode, 'HEM' | 'CLOT' | 'CON'>, string>;
  /** Storage and transport, abbreviated for a label. */
  care: Record<CollectionNeeds['transport'][number] | 'protect_from_light', string>;
  /** Report sections. */
  departments: Record<TestDefinition['department'], string>;
  /** As letter and word; empty for a value within the interval. */
  flags: Record<Flag, string>;
  /** Reasons for a missing flag, where they must be stated. */
  flagNotes: Partial<Record<FlagReason, string>>;
  /** Condition of an interval, printed beside its limits. */
  conditions: Record<KnownCondition, string>;
  /** Fasting status, printed beside the collection time. */
  fasting: Record<Exclude<FastingState, 'unknown'>, string>;
  sexes: Record<PatientSummary['gender'], string>;
  /** Placeholder for the family name of an unidentified patient. */
  unknownPerson: string;
  /** Short form of one letter or a short word. */
  sexLetters: Record<PatientSummary['gender'], string>;
  /** With the noun in every plural form of the language. */
  ages: Record<Age['unit'], (count: number) => string>;
  /** Printed first. */
  stat: string;
  comma: string;
  semicolon: string;

  report: (order: string) => string;
  final: string;
  partial: string;
  corrected: string;
  /** Statement about a previously reported value. */
  correction: Record<
    'amended' | 'entered_in_error',
    (test: string, value: string, time: string) => string
  >;
  mrn: string;
  born: string;
  /** For an estimated date. */
  about: (date: string) => string;
  order: (number: string) => string;
  requestedBy: string;
  reported: string;
  ageAtCollection: string;
  /** For a patient whose details differed at reporting time. */
  reportedAs: string;
  clinicalDetails: string;
  specimen: (accession: string) => string;
  collected: (time: string) => string;
  received: (time: string) => string;
  onArrival: (like: string) => string;
  notUsable: (why: string) => string;
  /** Column headings of the table. */
  columns: readonly [test: string, result: string, unit: string, flag: string, interval: string];
  notCalculated: string;
  /** Replaces the value of a file result. */
  attachedFile: string;
  /** File name and checksum. */
  fileName: (name: string, hash: string) => string;
  noInterval: string;
  pending: string;
  verifiedBy: (name: string, time: string) => string;
  releasedBy: (name: string, time: string) => string;
  /** For autoverified results. */
  verifiedByRule: (time: string) => string;
  director: (name: string) => string;
  registration: (number: string) => string;
  accreditation: (text: string) => string;
  /** States that this copy omits results. */
  withheld: string;
  /** States that this is the patient's copy, with results omitted or delayed. */
  patientCopy: string;
  /** Number of results to follow for the patient. */
  toFollow: (count: number) => string;
  legend: string;
  printed: (time: string) => string;
  /** Label of the content signature. */
  signature: string;
  /** Contains `{page}` and `{pages}`, which are known only at layout. */
  page: string;
}
