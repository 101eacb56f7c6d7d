import type { Age, KnownCondition, TestDefinition } from '@alms/lis-domain/catalogue';
import type { FastingState } from '@alms/lis-domain/orders';
import type { PatientSummary } from '@alms/lis-domain/patients';
import type { Flag, FlagReason } from '@alms/lis-domain/results';
import type { ArrivalConditionCode, CollectionNeeds, Sample } from '@alms/lis-domain/samples';

export type Material = 'BLD' | 'SER' | 'PLAS' | 'UR' | 'STL' | 'SPT' | 'CSF' | 'SWAB';
export type Container = 'edta' | 'sst' | 'heparin' | 'citrate' | 'fluoride' | 'plain' | 'sterile';

/** Everything that labels and reports say in one language. What stands in a sentence beside them arrives finished. */
export interface PrintedWords {
  /** HL7 v2-0487. */
  materials: Record<Material, string>;
  /** By the color of their top, which is how people reach for them. */
  containers: Record<Container, string>;
  /** The same in a few letters, so that the color is not what a small label cuts off. */
  containersOnLabels: Record<Container, string>;
  /** Why a specimen could not be used (HL7 v2-0490). */
  rejections: Record<NonNullable<Sample['rejection']>['code'], string>;
  /** What a specimen was like on arrival (HL7 v2-0493), as far as it is not a reason for rejection, too. */
  arrival: Record<Exclude<ArrivalConditionCode, 'HEM' | 'CLOT' | 'CON'>, string>;
  /** How a specimen is kept and carried, in a few letters, for a label. */
  care: Record<CollectionNeeds['transport'][number] | 'protect_from_light', string>;
  /** The sections of a report. */
  departments: Record<TestDefinition['department'], string>;
  /** As letter and word; empty for a value inside its interval. */
  flags: Record<Flag, string>;
  /** Why a result has no flag, where that has to be said. */
  flagNotes: Partial<Record<FlagReason, string>>;
  /** What an interval is for, beside its figures. */
  conditions: Record<KnownCondition, string>;
  /** How the patient came, beside when it was collected. */
  fasting: Record<Exclude<FastingState, 'unknown'>, string>;
  sexes: Record<PatientSummary['gender'], string>;
  /** Stands where the family name does while it is not established who somebody is. */
  unknownPerson: string;
  /** The same where there is room for a letter or a short word. */
  sexLetters: Record<PatientSummary['gender'], string>;
  /** Each with its counted noun, for every form of number that the language has. */
  ages: Record<Age['unit'], (count: number) => string>;
  /** Before everything else. */
  stat: string;
  comma: string;
  semicolon: string;

  report: (order: string) => string;
  final: string;
  partial: string;
  corrected: string;
  /** What became of a value that was reported before. */
  correction: Record<
    'amended' | 'entered_in_error',
    (test: string, value: string, time: string) => string
  >;
  mrn: string;
  born: string;
  /** Of an estimated date. */
  about: (date: string) => string;
  order: (number: string) => string;
  requestedBy: string;
  reported: string;
  ageAtCollection: string;
  /** Of a patient whose record said otherwise when it was reported. */
  reportedAs: string;
  clinicalDetails: string;
  specimen: (accession: string) => string;
  collected: (time: string) => string;
  received: (time: string) => string;
  onArrival: (like: string) => string;
  notUsable: (why: string) => string;
  /** The heads of the table. */
  columns: readonly [test: string, result: string, unit: string, flag: string, interval: string];
  notCalculated: string;
  /** In the place of a value: the result is a file. */
  attachedFile: string;
  /** Which one, and by what it is known again. */
  fileName: (name: string, hash: string) => string;
  noInterval: string;
  pending: string;
  verifiedBy: (name: string, time: string) => string;
  releasedBy: (name: string, time: string) => string;
  /** By rules that the laboratory has set, without a person. */
  verifiedByRule: (time: string) => string;
  director: (name: string) => string;
  registration: (number: string) => string;
  accreditation: (text: string) => string;
  /** That this copy of a report leaves something out. */
  withheld: string;
  /** That this copy is the patient's, who does not see everything, or not yet. */
  patientCopy: string;
  /** So many results that the patient sees later. */
  toFollow: (count: number) => string;
  legend: string;
  printed: (time: string) => string;
  /** Of a report: by what its content is known again. */
  signature: string;
  /** With `{page}` and `{pages}`, which are known only when the report is set. */
  page: string;
}
