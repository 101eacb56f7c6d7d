import { dateIn } from '@alms/lis-domain/calendar';
import { writtenAs, wordsIn, type RangeRow, type TestDefinition } from '@alms/lis-domain/catalogue';
import { commentText } from '@alms/lis-domain/catalogue/coded-comments';
import type { Laboratory, LaboratoryId } from '@alms/lis-domain/facility';
import { chosenLanguage, type LanguageTag } from '@alms/lis-domain/language';
import { fastingOf, type Order } from '@alms/lis-domain/orders';
import { displayAges, type PatientSummary } from '@alms/lis-domain/patients';
import {
  briefValue,
  confirmationOf,
  interferenceOf,
  interpretationOf,
  isEnded,
  isReported,
  shortHash,
  signatureInGroups,
  type Amendment,
  type AppliedComment,
  type Attachment,
  type Check,
  type Confirmation,
  type Correction,
  type Flag,
  type FlagReason,
  type IssuedReport,
  type Reactivity,
  type ResultId,
  type ResultState,
  type SecondValue,
  type ValueUncertainty,
} from '@alms/lis-domain/results';
import {
  makesDoubtful,
  type ArrivalCondition,
  type Sample,
  type SampleId,
} from '@alms/lis-domain/samples';
import { unisolated } from '../../../platform/i18n/catalogue.ts';
import { isolateBidi } from '../../../platform/i18n/isolate-bidi.ts';
import { printedContact } from '../../../platform/i18n/printed-contact.ts';
import { printedBirthDate, printedTime } from '../../../platform/i18n/printed-dates.ts';
import {
  agesWords,
  arrivalWords,
  conditionWord,
  departmentPlace,
  intervalWords,
  materialWord,
  pageWords,
  printedWords,
  specimenWords,
  type PrintedWords,
} from '../../../platform/i18n/printed-words.ts';
import type { ReportDocument, ReportNarrative, ReportRow } from './report-document.ts';
import { reportedNarrative } from './report-narrative.ts';

export interface ReportedFacility {
  facility_name: string;
  address: string;
  phone: string;
  email: string;
  timezone: string;
  primary_color: string;
  laboratory_director: string;
  registration_number: string;
  accreditation: string;
  report_note: string;
  /** Whether the instrument of each result is printed, where it is recorded. */
  report_instruments: boolean;
  /** Whether the measurement uncertainty of each value is printed, where it is known. */
  report_uncertainty: boolean;
  /** Language of the documents; null means English. */
  language: LanguageTag | null;
}

export type ReportedSample = Pick<
  Sample,
  | 'id'
  | 'accession_number'
  | 'type'
  | 'container'
  | 'collected_at'
  | 'received_at'
  | 'condition'
  | 'rejection'
  | 'fasting'
>;

export interface ReportedResult {
  id: ResultId;
  version: number;
  sample_id: SampleId;
  /** Where it was performed. */
  laboratory_id: LaboratoryId;
  code: string;
  name: string;
  department: TestDefinition['department'];
  method: TestDefinition['method'];
  /** The measuring instrument; null when not recorded. */
  instrument_name: string | null;
  coded_values: TestDefinition['coded_values'];
  translations: TestDefinition['translations'];
  reflex: TestDefinition['reflex'];
  result_type: TestDefinition['result_type'];
  status: ResultState;
  value_text: string | null;
  attachment: Attachment | null;
  unit_display: string | null;
  /** The value in the second unit of the test; undefined if there is none. */
  second?: SecondValue;
  /** Measurement uncertainty of the value; undefined if unknown. */
  uncertainty?: ValueUncertainty;
  flag: Flag | null;
  flag_reason: FlagReason | null;
  critical: boolean;
  range: RangeRow | null;
  checks: readonly Check[] | null;
  comment: string;
  coded_comments: readonly AppliedComment[];
  correction: Correction | null;
  /** The open amendment: the value is under correction. */
  amendment: Pick<Amendment, 'proposed_at'> | null;
  verified_by_name: string | null;
  /** The second of two verifiers. */
  released_by_name: string | null;
  verified_at: string | null;
  /** The rule that verified the result, if it was autoverified. */
  rule_reference: string | null;
  released_at: string | null;
  /** Patient details at reporting time, if they differ from the current ones. */
  reported_as: Omit<PatientSummary, 'id'> | null;
}

/** Content of a report before formatting. */
export interface ReportedOrder {
  facility: ReportedFacility;
  /** The facility's logo, as PNG. */
  logo: Uint8Array | null;
  order: Pick<Order, 'order_number' | 'ordered_by' | 'ward' | 'clinical_info' | 'fasting'>;
  patient: PatientSummary;
  samples: readonly ReportedSample[];
  /** In order of ordering. */
  results: readonly ReportedResult[];
  /** Laboratories of the facility; one is the facility itself and is not printed again. */
  laboratories: readonly Pick<
    Laboratory,
    'id' | 'name' | 'address' | 'director' | 'accreditation' | 'time_zone'
  >[];
  /** This copy omits confidential results because its recipient may not see them. */
  withheld: boolean;
  /**
   * Set for the patient's own copy, which contains visible results only, with the number still to
   * follow; null for all other copies.
   */
  patientCopy: { toFollow: number } | null;
  /** Confirmed notifications of critical values. */
  notifications: readonly {
    result_id: ResultId;
    /** Version of the result that was notified. */
    result_version: number;
    at: string;
    by: string;
    recipient_name: string;
  }[];
  /** Reports of the order issued so far, newest first. */
  issued: readonly Pick<IssuedReport, 'signature' | 'issued_at'>[];
  printedAt: string;
}

/** Whether a result may still arrive or become visible in the portal. */
export function isToFollow({
  status,
  released_at,
}: Pick<ReportedResult, 'status' | 'released_at'>): boolean {
  return !isEnded(status) && !isWithoutValue({ status, released_at });
}

/**
 * Whether a result differs from an earlier report: amended or entered in error. A calculated value
 * that was withdrawn with its input stays so when a new value follows.
 */
export function isCorrected({
  status,
  released_at,
  correction,
}: Pick<ReportedResult, 'status' | 'released_at' | 'correction'>): boolean {
  return (
    status === 'amended' ||
    (status === 'entered_in_error' ? released_at !== null : correction?.kind === 'entered_in_error')
  );
}

/** Whether a result is known to have no calculated value: the report lists it without one. */
function isWithoutValue({
  status,
  released_at,
}: Pick<ReportedResult, 'status' | 'released_at'>): boolean {
  return status === 'not_calculated' && released_at !== null;
}

/** Formatting of a report: labels in its language, and one time zone. */
interface ReportFormatter {
  words: PrintedWords;
  /** An instant in the report's time zone; empty when undefined. */
  timeOf: (instant: string | undefined) => string;
  /** A name, number, code or time outside a message, isolated for bidirectional layout. */
  inserted: (text: string) => string;
}

function reportFormatterOf(language: LanguageTag, zone: string): ReportFormatter {
  return {
    words: printedWords(language),
    inserted: isolateBidi(language),
    timeOf: (instant) => (instant === undefined ? '' : printedTime(zone, instant, language)),
  };
}

/**
 * Time zone of a report: that of the performing laboratories, or the facility's when they are in
 * several. It is printed with every time.
 */
function zoneOfReport(
  { facility: { timezone }, laboratories }: Pick<ReportedOrder, 'facility' | 'laboratories'>,
  reported: readonly ReportedResult[],
): string {
  const zones = new Set(
    reported.map(
      ({ laboratory_id }) =>
        laboratories.find(({ id }) => id === laboratory_id)?.time_zone ?? timezone,
    ),
  );
  const [zone = timezone] = zones;
  return zones.size > 1 ? timezone : zone;
}

/**
 * Text of an order's report (CLIA 493.1291(c), ISO 15189:2022 7.4.1.6): patient with two
 * identifiers and age at collection; tests by department and specimen, with condition on arrival
 * and applicable interval; flags in words; missing results; and verifiers.
 */
export function reportOfOrder({
  facility,
  logo,
  order,
  patient,
  samples,
  results: all,
  laboratories,
  withheld,
  patientCopy,
  notifications,
  issued,
  printedAt,
}: ReportedOrder): Omit<ReportDocument, 'signature'> {
  const language = chosenLanguage(facility.language);
  const results = all.map((result) => inLanguage(result, language));
  const reported = results.filter((result) => isReported(result.status) || isWithoutValue(result));
  const pen = reportFormatterOf(language, zoneOfReport({ facility, laboratories }, reported));
  const { words, inserted, timeOf } = pen;
  const missing = results
    .filter((result) => !reported.includes(result) && !isEnded(result.status))
    .map(({ name }) => inserted(name));
  const pending =
    patientCopy !== null && patientCopy.toFollow > 0
      ? [words('toFollow', { count: patientCopy.toFollow })]
      : missing;
  const corrections = correctionsOf(results, issued, pen);
  const underCorrection = underCorrectionOf(reported, pen);
  const { facility_name, laboratory_director, report_note } = facility;
  return {
    language,
    words: reportWords(words),
    // Metadata of the file, where no direction marks belong.
    title: words('report', { order: unisolated(order.order_number) }),
    status_word: statusWord(
      {
        underCorrection: underCorrection.length > 0,
        corrected: corrections.length > 0,
        complete: pending.length === 0,
      },
      words,
    ),
    facility: {
      name: facility_name,
      contact: printedContact(facility, words('comma'), inserted),
      credentials: credentialsOf(facility, pen),
      color: facility.primary_color,
      logo: logo && [...logo],
    },
    patient: {
      full_name: inserted(patient.full_name),
      mrn: inserted(patient.mrn),
      birth_date: inserted(bornOn(patient, language, words)),
      sex: words(`sex_${patient.gender}`),
    },
    order: { number_line: words('order', { number: order.order_number }) },
    corrected_note: [...underCorrection, ...corrections].join('\n') || null,
    facts: [
      { label: words('requestedBy'), value: order.ordered_by },
      ...(order.ward ? [{ label: words('ward'), value: inserted(order.ward.name) }] : []),
      {
        label: words('reported'),
        value: inserted(timeOf(latest(reported.map(({ released_at }) => released_at)))),
      },
      {
        label: words('ageAtCollection'),
        value: ageAtCollection(patient, samples, reported, facility.timezone, words),
      },
      ...earlierNames(patient, reported, language, pen).map((value) => ({
        label: words('reportedAs'),
        value,
      })),
      ...(order.clinical_info === ''
        ? []
        : [{ label: words('clinicalDetails'), value: order.clinical_info }]),
      ...performedAt(laboratories, reported, pen),
      ...samples
        .filter(({ collected_at }) => collected_at !== null)
        .map((sample) => ({
          label: words('specimen', { accession: sample.accession_number }),
          value: historyOf(sample, order, pen),
        })),
    ],
    sections: sectionsOf(
      reported,
      { samples, facility, notifications, screenings: screeningsOf(all, results) },
      pen,
    ),
    pending,
    signatures: signaturesOf(reported, pen),
    director: laboratory_director === '' ? '' : words('director', { name: laboratory_director }),
    note: report_note,
    legend: [
      ...(withheld ? [words('withheld')] : []),
      ...(patientCopy ? [words('patientCopy')] : []),
      words('legend'),
      ...(reported.some((result) => uncertaintyNote(result, { facility }).length > 0)
        ? [words('uncertaintyLegend')]
        : []),
      ...sourcesOf(reported, pen),
    ].join(' '),
    footer: [
      facility_name,
      order.order_number,
      `${inserted(patient.full_name)}${words('comma')}${words('mrn')} ${inserted(patient.mrn)}`,
    ]
      .map(inserted)
      .join(' · '),
    printed: words('printed', { time: timeOf(printedAt) }),
  };
}

/**
 * Performing laboratories with their tests (ISO 15189:2022 7.4.1.6: the report identifies the
 * laboratory that performed each examination).
 */
function performedAt(
  laboratories: ReportedOrder['laboratories'],
  reported: readonly ReportedResult[],
  { words, inserted }: ReportFormatter,
): ReportDocument['facts'] {
  if (laboratories.length < 2) return [];
  return laboratories.flatMap(({ id, name, address, director, accreditation }) => {
    const own = reported.filter(({ laboratory_id }) => laboratory_id === id);
    if (own.length === 0) return [];
    const tests = own.map((result) => inserted(result.name)).join(words('comma'));
    const particulars = [name, address.replaceAll('\n', ' '), director, accreditation]
      .filter((text) => text !== '')
      .map(inserted)
      .join(words('comma'));
    return [{ label: words('performedAt'), value: `${particulars} (${tests})` }];
  });
}

/** Text common to all reports in one language. */
export function reportWords(words: PrintedWords): ReportDocument['words'] {
  return {
    mrn: words('mrn'),
    born: words('born'),
    columns: [
      words('column_test'),
      words('column_result'),
      words('column_unit'),
      words('column_flag'),
      words('column_interval'),
    ],
    pending: words('pending'),
    page: pageWords(words),
    comma: words('comma'),
    signature: words('signature'),
  };
}

/** A result in the report's language, where its test is translated. */
function inLanguage(result: ReportedResult, language: LanguageTag): ReportedResult {
  const { name, translate } = wordsIn(result, language);
  const translated = (text: string | null) => text && translate(text);
  const { value_text, range, correction, coded_comments, comment } = result;
  return {
    ...result,
    name,
    comment: [...coded_comments.map(({ texts }) => commentText(texts, language)), comment]
      .filter(Boolean)
      .join(' '),
    value_text: translated(value_text),
    range: range && { ...range, text: translated(range.text) },
    correction: correction && { ...correction, value_text: translated(correction.value_text) },
  };
}

/** Registration and accreditation of the laboratory on one line; empty when neither is recorded. */
function credentialsOf(
  { registration_number, accreditation }: ReportedFacility,
  { words }: ReportFormatter,
): string {
  return [
    registration_number && words('registration', { number: registration_number }),
    accreditation && words('accreditation', { text: accreditation }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * A value that must not be relied on comes first; "corrected" takes precedence over "partial",
 * because missing results are listed anyway.
 */
function statusWord(
  {
    underCorrection,
    corrected,
    complete,
  }: { underCorrection: boolean; corrected: boolean; complete: boolean },
  words: PrintedWords,
): string {
  if (underCorrection) return words('under_correction');
  if (corrected) return words('corrected');
  return complete ? words('final') : words('partial');
}

/**
 * Differences from earlier reports: what changed, when, by whom and why, with the previous value
 * and the report that this one replaces (ISO 15189:2022 7.4.1.8; CLIA 493.1291(k): both values are
 * retained, and the correction is clearly marked).
 */
function correctionsOf(
  results: readonly ReportedResult[],
  issued: ReportedOrder['issued'],
  { words, timeOf }: ReportFormatter,
): string[] {
  const corrected = results
    .filter(isCorrected)
    .flatMap(({ name, unit_display, result_type, correction }) =>
      correction === null || correction.kind === 'retest'
        ? []
        : [
            {
              ...correction,
              kind: correction.kind,
              name,
              unit_display,
              isDocument: writtenAs[result_type] === 'document',
            },
          ],
    );
  const lastChange = latest(corrected.map(({ at }) => at));
  const replaced = issued.find(({ issued_at }) => issued_at < (lastChange ?? ''));
  return [
    ...corrected.map(({ kind, name, unit_display, isDocument, value_text, at, by, reason }) =>
      [
        words(kind === 'amended' && isDocument ? 'correction_narrative' : `correction_${kind}`, {
          test: name,
          value: [value_text && briefValue(value_text), unit_display].filter(Boolean).join(' '),
          time: timeOf(at),
          name: by.name,
        }),
        ...(reason === '' ? [] : [words('correctionReason', { reason })]),
      ].join(' '),
    ),
    ...(replaced === undefined
      ? []
      : [
          words('replaces', {
            time: timeOf(replaced.issued_at),
            signature: signatureInGroups(replaced.signature),
          }),
        ]),
  ];
}

/** Values whose correction awaits verification. */
function underCorrectionOf(
  reported: readonly ReportedResult[],
  { words, timeOf }: ReportFormatter,
): string[] {
  return reported.flatMap(({ name, value_text, unit_display, amendment }) =>
    amendment === null
      ? []
      : [
          words('underCorrection', {
            test: name,
            value: [value_text && briefValue(value_text), unit_display].filter(Boolean).join(' '),
            time: timeOf(amendment.proposed_at),
          }),
        ],
  );
}

function latest(instants: readonly (string | null)[]): string | undefined {
  return instants
    .filter((instant) => instant !== null)
    .toSorted()
    .at(-1);
}

/** Age at the first collection among the reported results, which determined the intervals. */
function ageAtCollection(
  { birth_date }: PatientSummary,
  samples: readonly ReportedSample[],
  reported: readonly ReportedResult[],
  zone: string,
  words: PrintedWords,
): string {
  const used = samples.filter(({ id }) => reported.some(({ sample_id }) => sample_id === id));
  const [first] = used.flatMap(({ collected_at }) => collected_at ?? []).toSorted();
  const ages = first === undefined ? undefined : displayAges(birth_date, dateIn(zone, first));
  return ages ? agesWords(ages, words) : '';
}

/** `04 Mar 1958`; an estimated date is marked because it cannot identify a patient. */
function bornOn(
  {
    birth_date,
    birth_date_estimated = false,
  }: Pick<PatientSummary, 'birth_date' | 'birth_date_estimated'>,
  language: LanguageTag,
  words: PrintedWords,
): string {
  const printed = printedBirthDate(birth_date, language);
  return birth_date_estimated ? words('about', { date: unisolated(printed) }) : printed;
}

/**
 * Earlier names, numbers or birth dates under which results were reported (domain model 2.2: a
 * merge does not change reported results).
 */
function earlierNames(
  patient: PatientSummary,
  reported: readonly ReportedResult[],
  language: LanguageTag,
  { words, inserted }: ReportFormatter,
): string[] {
  const line = ({ full_name, mrn, ...birth }: Omit<PatientSummary, 'id'>) =>
    [full_name, `${words('mrn')} ${mrn}`, `${words('born')} ${bornOn(birth, language, words)}`]
      .map(inserted)
      .join(words('comma'));
  const earlier = reported.flatMap(({ reported_as }) =>
    reported_as === null ? [] : [line(reported_as)],
  );
  return [...new Set(earlier)].filter((each) => each !== line(patient));
}

/**
 * A specimen condition in words: `hemolyzed, cool`. Indices are stated with the results that they
 * affect.
 */
function conditionText(
  { codes, note, temperature }: ArrivalCondition,
  { words, inserted }: ReportFormatter,
): string {
  return [
    ...codes.map((code) => arrivalWords(code, words)),
    ...(temperature === undefined ? [] : [inserted(`${temperature} °C`)]),
    ...(note === '' ? [] : [inserted(note)]),
  ].join(words('comma'));
}

function historyOf(
  {
    type,
    container,
    collected_at,
    received_at,
    condition,
    rejection,
    fasting: fasting_at_collection,
  }: ReportedSample,
  order: ReportedOrder['order'],
  pen: ReportFormatter,
): string {
  const { words, timeOf } = pen;
  const fasting = fastingOf({ fasting: order.fasting, fasting_at_collection });
  return [
    specimenWords(type, container, words),
    collected_at && words('collected', { time: timeOf(collected_at) }),
    fasting !== 'unknown' && words(`fasting_${fasting}`),
    received_at && words('received', { time: timeOf(received_at) }),
    condition &&
      (condition.codes.length > 0 ||
        condition.note !== '' ||
        condition.temperature !== undefined) &&
      words('onArrival', { condition: unisolated(conditionText(condition, pen)) }),
    rejection && words('notUsable', { reason: unisolated(words(`rejection_${rejection.code}`)) }),
  ]
    .filter(Boolean)
    .join(words('semicolon'));
}

/** Sources of the printed reference intervals (ISO 15189:2022 7.4.1.6). */
function sourcesOf(
  reported: readonly ReportedResult[],
  { words, inserted }: ReportFormatter,
): string[] {
  const sources = [...new Set(reported.flatMap(({ range }) => range?.source || []))];
  return sources.length === 0
    ? []
    : [words('intervalSources', { sources: sources.map(inserted).join(words('comma')) })];
}

/** Interpretation of a coded answer, and the confirmation of a reactive screening result. */
interface Screening {
  interpretation: Flag | Reactivity | null;
  /** In the report’s language. */
  confirmation: Confirmation<ReportedResult> | undefined;
}

type RowSources = Pick<ReportedOrder, 'samples' | 'facility' | 'notifications'> & {
  screenings: ReadonlyMap<ResultId, Screening>;
};

/** Evaluates the values before translation, and returns confirmatory tests in the translation. */
function screeningsOf(
  results: readonly ReportedResult[],
  translated: readonly ReportedResult[],
): ReadonlyMap<ResultId, Screening> {
  const order = results
    .filter(({ status }) => !isEnded(status))
    .map((result) => ({ ...result, definition: result, isReported: isReported(result.status) }));
  return new Map(
    order.map((result) => {
      const found = confirmationOf(result, order);
      return [
        result.id,
        {
          interpretation: interpretationOf(result, result),
          confirmation: found && {
            ...found,
            by: translated.filter(({ id }) => found.by.some((each) => each.id === id)),
          },
        },
      ];
    }),
  );
}

/** What limits a reactive screening result: it is no diagnosis until it is confirmed. */
function confirmationNote(
  confirmation: Confirmation<ReportedResult> | undefined,
  { words, inserted }: ReportFormatter,
): string[] {
  if (!confirmation) return [];
  const { state, by } = confirmation;
  const list = by
    .map(({ name, value_text, unit_display }) =>
      state === 'released'
        ? words('confirmedValue', {
            test: name,
            value: [value_text, unit_display].filter(Boolean).join(' '),
          })
        : inserted(name),
    )
    .join(words('semicolon'));
  if (state === 'released') return [words('reactiveConfirmed', { results: unisolated(list) })];
  return [
    by.length === 0
      ? words('reactiveUnconfirmed')
      : words('reactiveOutstanding', { tests: unisolated(list) }),
  ];
}

function sectionsOf(
  reported: readonly ReportedResult[],
  sources: RowSources,
  pen: ReportFormatter,
): ReportDocument['sections'] {
  const { words, inserted } = pen;
  const { samples } = sources;
  const sections = new Map<
    string,
    {
      title: string;
      department: ReportedResult['department'];
      rows: ReportRow[];
      narratives: ReportNarrative[];
    }
  >();
  for (const result of reported) {
    const { department, sample_id } = result;
    const sample = samples.find(({ id }) => id === sample_id);
    const title = [
      words(`department_${department}`),
      sample && `${materialWord(sample.type, words)} ${inserted(sample.accession_number)}`,
    ]
      .filter(Boolean)
      .join(' · ');
    const section = sections.get(title) ?? { title, department, rows: [], narratives: [] };
    if (isNarrative(result)) section.narratives.push(narrativeOf(result, sources, pen));
    else section.rows.push(rowOf(result, sources, pen));
    sections.set(title, section);
  }
  return [...sections.values()]
    .toSorted((a, b) => departmentPlace(a.department) - departmentPlace(b.department))
    .map(({ title, rows, narratives }) => ({
      title,
      rows,
      ...(narratives.length > 0 && { narratives }),
    }));
}

/**
 * One result with its method, interval and everything that limits its use (ISO 15189:2022 7.4.1.6
 * and 7.4.1.7): correction, doubtful specimen, missing flag and the notification of a critical
 * value.
 */
function rowOf(result: ReportedResult, sources: RowSources, pen: ReportFormatter): ReportRow {
  const { words, inserted } = pen;
  const {
    name,
    value_text,
    attachment,
    unit_display,
    flag,
    flag_reason,
    critical,
    range,
    comment,
    amendment,
    result_type,
    second,
  } = result;
  const underCorrection = amendment === null ? '' : words('valueUnderCorrection');
  if (isWithoutValue(result))
    return {
      test: name,
      method: '',
      value: '',
      unit: '',
      flag: '',
      critical: false,
      emphasis: false,
      interval: '',
      note: words('notCalculated'),
    };
  const suppressed = `suppressed_${flag_reason}`;
  if (value_text === null && words.has(suppressed))
    return {
      test: name,
      method: inserted(result.method),
      value: words('notReported'),
      unit: '',
      flag: '',
      critical: false,
      emphasis: false,
      interval: '',
      note: [words(suppressed), inserted(comment), underCorrection].filter(Boolean).join(' '),
    };
  const interference = (interferenceOf(result.checks)?.findings ?? []).flatMap(
    ({ index, value, action }) =>
      action === null || value === null ? [] : [words(`interference_${index}`, { value })],
  );
  const { interpretation = flag, confirmation } = sources.screenings.get(result.id) ?? {};
  const limits = [
    ...confirmationNote(confirmation, pen),
    underCorrection,
    doubtOf(result, sources, pen),
    ...interference,
    ...notificationOf(result, sources, pen),
  ];
  const row = {
    test: name,
    method: methodOf(result, sources, pen),
    unit: inserted(unit_display ?? ''),
    // A value within the interval has no flag.
    flag: interpretation === null || interpretation === 'N' ? '' : words(`flag_${interpretation}`),
    critical,
    emphasis: flag !== 'N' && flag !== 'NEG' && flag !== null,
  };
  if (attachment !== null)
    return {
      ...row,
      value: words('attachedFile'),
      interval: '',
      note: [
        words('fileName', {
          name: value_text ?? '',
          hash: unisolated(shortHash(attachment.sha256)),
        }),
        inserted(comment),
        ...limits,
      ]
        .filter(Boolean)
        .join(' '),
    };
  const flagNote = flag === null ? `flagNote_${flag_reason}` : '';
  return {
    ...row,
    value: inserted(value_text ?? ''),
    ...(second && {
      second: {
        value: inserted(second.value_text),
        unit: inserted(second.unit_display),
        interval: second.range && inserted(intervalWords(second.range, result_type)),
      },
    }),
    interval:
      range === null ? words('noInterval') : intervalText(range, result_type, { words, inserted }),
    note: [
      ...uncertaintyNote(result, sources),
      comment,
      ...limits,
      words.has(flagNote) ? words(flagNote) : '',
    ]
      .filter(Boolean)
      .map(inserted)
      .join(' '),
  };
}

/** `± 0.2 mmol/L (k = 2)`, if the facility prints it (ISO 15189:2022 7.3.4 and 7.4.1.6). */
function uncertaintyNote(
  { uncertainty, unit_display }: ReportedResult,
  { facility }: Pick<RowSources, 'facility'>,
): string[] {
  if (!facility.report_uncertainty || !uncertainty) return [];
  const { expanded, coverage_factor } = uncertainty;
  return [`± ${[expanded, unit_display].filter(Boolean).join(' ')} (k = ${coverage_factor})`];
}

/** Whether a result is printed as a text of the width of the page. */
const isNarrative = ({ result_type, value_text }: ReportedResult) =>
  writtenAs[result_type] === 'document' && value_text !== null;

/** A narrative result with everything that limits its use, like that of a row (`rowOf`). */
function narrativeOf(
  result: ReportedResult,
  sources: RowSources,
  pen: ReportFormatter,
): ReportNarrative {
  const { words, inserted } = pen;
  const { name, comment, amendment } = result;
  return {
    test: name,
    method: methodOf(result, sources, pen),
    ...reportedNarrative(result, pen),
    note: [
      inserted(comment),
      amendment === null ? '' : words('valueUnderCorrection'),
      doubtOf(result, sources, pen),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Method, and the instrument if the facility prints it. */
function methodOf(
  { method, instrument_name }: ReportedResult,
  { facility }: RowSources,
  { inserted }: ReportFormatter,
): string {
  return [method, facility.report_instruments ? instrument_name : null]
    .filter(Boolean)
    .map((text) => inserted(text ?? ''))
    .join(' · ');
}

/** States a specimen condition that makes the result doubtful. */
function doubtOf(
  { sample_id }: ReportedResult,
  { samples }: RowSources,
  pen: ReportFormatter,
): string {
  const condition = samples.find(({ id }) => id === sample_id)?.condition ?? null;
  return condition && makesDoubtful(condition)
    ? pen.words('doubtfulSpecimen', { condition: unisolated(conditionText(condition, pen)) })
    : '';
}

/** Who was notified of the critical value, when and by whom; empty for the patient's copy. */
function notificationOf(
  { id, version, critical }: ReportedResult,
  { notifications }: RowSources,
  { words, timeOf }: ReportFormatter,
): string[] {
  const notified = notifications.findLast(
    ({ result_id, result_version }) => result_id === id && result_version <= version,
  );
  return critical && notified
    ? [
        words('criticalNotified', {
          recipient: notified.recipient_name,
          time: timeOf(notified.at),
          name: notified.by,
        }),
      ]
    : [];
}

/** An interval with its condition, which distinguishes it from the general interval. */
function intervalText(
  range: RangeRow,
  type: TestDefinition['result_type'],
  { words, inserted }: Pick<ReportFormatter, 'words' | 'inserted'>,
): string {
  const figures = inserted(intervalWords(range, type));
  return range.applies_to === 'any'
    ? figures
    : `${figures}${words('comma')}${inserted(conditionWord(range.applies_to, words))}`;
}

/**
 * One line per verifier, one for all autoverified results and one per releasing user, each with the
 * latest time.
 */
function signaturesOf(
  reported: readonly ReportedResult[],
  { words, timeOf }: ReportFormatter,
): string[] {
  const linesOf = (
    key: 'verified_by_name' | 'released_by_name',
    at: 'verified_at' | 'released_at',
    line: 'verifiedBy' | 'releasedBy',
  ) =>
    [...new Set(reported.flatMap((each) => each[key] ?? []))].map((name) =>
      words(line, {
        name,
        time: timeOf(latest(reported.filter((each) => each[key] === name).map((each) => each[at]))),
      }),
    );
  const byRule = reported
    .filter(({ rule_reference }) => rule_reference !== null)
    .map(({ verified_at }) => verified_at);
  return [
    ...linesOf('verified_by_name', 'verified_at', 'verifiedBy'),
    ...(byRule.length === 0 ? [] : [words('verifiedByRule', { time: timeOf(latest(byRule)) })]),
    ...linesOf('released_by_name', 'released_at', 'releasedBy'),
  ];
}
