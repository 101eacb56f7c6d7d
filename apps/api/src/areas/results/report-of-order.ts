import { dateIn } from '@alms/lis-domain/calendar';
import type { RangeRow, TestDefinition } from '@alms/lis-domain/catalogue';
import { displayAge, type PatientSummary } from '@alms/lis-domain/patients';
import { isReported, type Flag, type FlagReason, type ResultState } from '@alms/lis-domain/results';
import type { Sample } from '@alms/lis-domain/samples';
import { printedDate, printedTime } from '../../reports/printed-dates.ts';
import { ageWords, departmentPlace, departmentWord, flagWords, intervalWords, materialWord, rejectionWord, specimenWords } from '../../reports/printed-words.ts';
import type { ReportDocument, ReportRow } from '../../reports/report-document.ts';

export interface ReportedFacility {
  facility_name: string;
  address: string;
  phone: string;
  email: string;
  timezone: string;
}

export type ReportedSample = Pick<Sample, 'id' | 'accession_number' | 'type' | 'container' | 'collected_at' | 'received_at' | 'rejection'>;

export interface ReportedResult {
  sample_id: string;
  name: string;
  department: TestDefinition['department'];
  status: ResultState;
  value_text: string | null;
  unit_display: string | null;
  flag: Flag | null;
  flag_reason: FlagReason | null;
  critical: boolean;
  range: RangeRow | null;
  comment: string;
  verified_by_name: string | null;
  verified_at: string | null;
  released_at: string | null;
}

/** Everything a report says, before it is put into words. */
export interface ReportedOrder {
  facility: ReportedFacility;
  order: { order_number: string; ordered_by: string; clinical_info: string };
  patient: PatientSummary;
  samples: readonly ReportedSample[];
  /** In the order they were ordered. */
  results: readonly ReportedResult[];
  printedAt: string;
}

/** Results that will never come: the report does not wait for them. */
const closed: ReadonlySet<ResultState> = new Set(['cancelled', 'superseded', 'entered_in_error']);

const sexes: Record<PatientSummary['gender'], string> = { male: 'Male', female: 'Female', other: 'Other', unknown: 'Sex unknown' };

const flagNotes: Partial<Record<FlagReason, string>> = {
  comparator_undecidable: 'Not flagged: this may lie inside or outside the interval.',
  not_numeric: 'Not flagged: not a figure to compare.',
};

/**
 * The report of an order in words (CLIA 493.1291(c), ISO 15189:2022 7.4.1.6): the patient by two identifiers with the age at collection, tests by department
 * and specimen with the interval that applied, flags as words, what is still missing, and who verified.
 */
export function reportOfOrder({ facility, order, patient, samples, results, printedAt }: ReportedOrder): ReportDocument {
  const zone = facility.timezone;
  const reported = results.filter(({ status }) => isReported(status));
  const pending = results.filter(({ status }) => !isReported(status) && !closed.has(status));
  const { facility_name } = facility;
  return {
    title: `Report ${order.order_number}`,
    status_word: pending.length === 0 ? 'Final report' : 'Partial report',
    facility: { name: facility_name, contact: [...facility.address.split('\n'), facility.phone, facility.email].filter(Boolean).join(', ') },
    patient: { full_name: patient.full_name, mrn: patient.mrn, birth_date: printedDate(patient.birth_date), sex: sexes[patient.gender] },
    order: { number_line: `Order ${order.order_number}` },
    corrected_note: null,
    facts: [
      { label: 'Requested by', value: order.ordered_by },
      { label: 'Reported', value: timeOf(latest(reported.map(({ released_at }) => released_at)), zone) },
      { label: 'Age at collection', value: ageAtCollection(patient, samples, reported, zone) },
      ...(order.clinical_info === '' ? [] : [{ label: 'Clinical details', value: order.clinical_info }]),
      ...samples.filter(({ collected_at }) => collected_at !== null).map((sample) => ({ label: `Specimen ${sample.accession_number}`, value: historyOf(sample, zone) })),
    ],
    sections: sectionsOf(reported, samples),
    pending: pending.map(({ name }) => name),
    signatures: signaturesOf(reported, zone),
    legend: 'L low, H high, LL critical low, HH critical high, A abnormal. Reference intervals are those for the patient’s age and sex at collection.',
    footer: `${facility_name} · ${order.order_number} · ${patient.full_name}, MRN ${patient.mrn} · printed ${printedTime(zone, printedAt)}`,
  };
}

function latest(instants: readonly (string | null)[]): string | undefined {
  return instants.filter((instant) => instant !== null).toSorted().at(-1);
}

function timeOf(instant: string | undefined, zone: string): string {
  return instant === undefined ? '' : printedTime(zone, instant);
}

/** The age at the first collection of what is reported: the one the intervals were chosen by. */
function ageAtCollection({ birth_date }: PatientSummary, samples: readonly ReportedSample[], reported: readonly ReportedResult[], zone: string): string {
  const used = samples.filter(({ id }) => reported.some(({ sample_id }) => sample_id === id));
  const [first] = used.flatMap(({ collected_at }) => collected_at ?? []).toSorted();
  const age = first === undefined ? undefined : displayAge(birth_date, dateIn(zone, first));
  return age ? ageWords(age) : '';
}

function historyOf({ type, container, collected_at, received_at, rejection }: ReportedSample, zone: string): string {
  return [
    specimenWords(type, container),
    collected_at && `collected ${printedTime(zone, collected_at)}`,
    received_at && `received ${printedTime(zone, received_at)}`,
    rejection && `not usable: ${rejectionWord(rejection.code)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function sectionsOf(reported: readonly ReportedResult[], samples: readonly ReportedSample[]): ReportDocument['sections'] {
  const sections = new Map<string, { title: string; department: ReportedResult['department']; rows: ReportRow[] }>();
  for (const result of reported) {
    const { department, sample_id } = result;
    const sample = samples.find(({ id }) => id === sample_id);
    const title = [departmentWord(department), sample && `${materialWord(sample.type)} ${sample.accession_number}`].filter(Boolean).join(' · ');
    const section = sections.get(title) ?? { title, department, rows: [] };
    section.rows.push(rowOf(result));
    sections.set(title, section);
  }
  return [...sections.values()].toSorted((a, b) => departmentPlace(a.department) - departmentPlace(b.department)).map(({ title, rows }) => ({ title, rows }));
}

function rowOf({ name, value_text, unit_display, flag, flag_reason, critical, range, comment }: ReportedResult): ReportRow {
  const flagNote = flag === null && flag_reason !== null ? flagNotes[flag_reason] : undefined;
  return {
    test: name,
    value: value_text ?? '',
    unit: unit_display ?? '',
    flag: flagWords(flag),
    critical,
    emphasis: flag !== 'N' && flag !== 'NEG' && flag !== null,
    interval: range === null ? 'No interval for this patient' : intervalWords(range),
    note: [comment, flagNote].filter(Boolean).join(' '),
  };
}

/** One line per verifier, with the time of the last verification. */
function signaturesOf(reported: readonly ReportedResult[], zone: string): string[] {
  const names = [...new Set(reported.flatMap(({ verified_by_name }) => verified_by_name ?? []))];
  return names.map((name) => {
    const times = reported.filter(({ verified_by_name }) => verified_by_name === name).map(({ verified_at }) => verified_at);
    return `Verified by ${name}, ${timeOf(latest(times), zone)}`;
  });
}
