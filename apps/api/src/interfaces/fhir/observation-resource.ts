import type { SampleId } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  limitText,
  writtenAs,
  type RangeRow,
  type TestDefinition,
} from '@alms/lis-domain/catalogue';
import { commentText } from '@alms/lis-domain/catalogue/coded-comments';
import type { LanguageTag } from '@alms/lis-domain/language';
import {
  interpretationOf,
  parseRatio,
  type AppliedComment,
  type Attachment,
  type Correction,
  type Flag,
  type FlagReason,
  type ResultState,
} from '@alms/lis-domain/results';
import type {
  CodeableConcept,
  Observation,
  ObservationReferenceRange,
  Quantity,
  Ratio,
} from '@medplum/fhirtypes';
import { describeFile } from '../attached-file.ts';
import { suppressionNote } from '../specimen-notes.ts';
import { fileFactsOf } from './binary-resource.ts';
import { systems, type OwnSystems } from './code-systems.ts';
import { decimalNumber } from './decimal-number.ts';
import { testConcept, versionOfInstant } from './service-request-resource.ts';

export interface ResultFacts {
  id: string;
  version: number;
  status: ResultState;
  /** Creation of this version. */
  created_at: string;
  /** Last move between patients. */
  moved_at: string | null;
  /** The later of `created_at` and `moved_at`. */
  changed_at: string;
  patient_id: PatientId;
  order_item_id: string;
  sample_id: SampleId;
  code: string;
  name: string;
  definition: Pick<TestDefinition, 'loinc' | 'result_type' | 'coded_values' | 'method'>;
  value_text: string | null;
  attachment: Attachment | null;
  value_num: string | null;
  comparator: Quantity['comparator'] | null;
  unit: string | null;
  unit_display: string | null;
  flag: Flag | null;
  flag_reason: FlagReason | null;
  range: RangeRow | null;
  comment: string;
  coded_comments: readonly AppliedComment[];
  /** Language of the coded comments. */
  language: LanguageTag;
  correction: Pick<Correction, 'value_text'> | null;
  collected_at: string | null;
  released_at: string | null;
}

/** Domain model 2.14; for an amended result the value decides. */
export const observationStatuses = {
  pending: ['registered'],
  entered: ['preliminary'],
  held: ['preliminary'],
  verified: ['final'],
  released: ['final'],
  amended: ['amended', 'corrected'],
  not_calculated: ['registered'],
  cancelled: ['cancelled'],
  entered_in_error: ['entered-in-error'],
} as const satisfies Record<
  ResultState,
  readonly [Observation['status'], ...Observation['status'][]]
>;

/**
 * `corrected`: modified “to correct an error in the test result”, so the value differed before;
 * `amended`: other data were corrected (FHIR R4 ObservationStatus). A different file is a different
 * value, even with the same name.
 */
export function observationStatus({
  status,
  version,
  value_text,
  attachment,
  correction,
}: Pick<
  ResultFacts,
  'status' | 'version' | 'value_text' | 'attachment' | 'correction'
>): Observation['status'] {
  if (status === 'amended')
    return correction?.value_text === value_text && attachment?.version !== version
      ? 'amended'
      : 'corrected';
  return observationStatuses[status][0];
}

/** A result in its current version; earlier versions remain in the laboratory only. */
export function observationResource(result: ResultFacts, own: OwnSystems): Observation {
  const {
    id,
    changed_at,
    patient_id,
    order_item_id,
    sample_id,
    code,
    name,
    definition,
    flag_reason,
    range,
    comment,
    coded_comments,
    language,
    collected_at,
    released_at,
  } = result;
  const interpretation = interpretationOf(definition, result);
  const notes = [
    suppressionNote(flag_reason) ?? '',
    ...coded_comments.map(({ texts }) => commentText(texts, language)),
    comment,
  ].filter((text) => text !== '');
  return {
    resourceType: 'Observation',
    id,
    meta: { versionId: versionOf(result), lastUpdated: changed_at },
    basedOn: [{ reference: `ServiceRequest/${order_item_id}` }],
    status: observationStatus(result),
    category: [{ coding: [{ system: systems.observationCategory, code: 'laboratory' }] }],
    code: testConcept({ code, name, loinc: definition.loinc }, own),
    subject: { reference: `Patient/${patient_id}` },
    ...(collected_at !== null && { effectiveDateTime: collected_at }),
    ...(released_at !== null && { issued: released_at }),
    ...valueOf(result, own),
    ...fileOf(result),
    ...(interpretation !== null && {
      interpretation: [{ coding: [{ system: systems.interpretation, code: interpretation }] }],
    }),
    ...(notes.length > 0 && { note: notes.map((text) => ({ text })) }),
    ...(definition.method !== '' && { method: { text: definition.method } }),
    specimen: { reference: `Specimen/${sample_id}` },
    ...(range !== null && { referenceRange: [referenceRange(range, result, own)] }),
  };
}

/** A result moved to another patient has no new internal version but needs a new one in FHIR. */
function versionOf({
  version,
  created_at,
  moved_at,
}: Pick<ResultFacts, 'version' | 'created_at' | 'moved_at'>): string {
  return moved_at !== null && moved_at >= created_at
    ? `${version}.${versionOfInstant(moved_at)}`
    : String(version);
}

/** Reason for a missing value: pending, not obtainable or entered in error. */
const absentReasons = {
  pending: 'temp-unknown',
  not_calculated: 'temp-unknown',
  cancelled: 'not-performed',
  entered_in_error: 'error',
} as const satisfies Partial<Record<ResultState, string>>;

type Value = Pick<
  Observation,
  'valueQuantity' | 'valueRatio' | 'valueCodeableConcept' | 'valueString' | 'dataAbsentReason'
>;

/**
 * The value in the test's data type. Non-numeric text for a numeric test (`hemolyzed`) is exposed
 * as text, never as a quantity.
 */
function valueOf(
  {
    status,
    definition,
    value_text,
    attachment,
    value_num,
    comparator,
    unit,
    unit_display,
  }: ResultFacts,
  own: OwnSystems,
): Value {
  if (value_text === null || value_text === '') {
    const reason = (absentReasons as Partial<Record<ResultState, string>>)[status] ?? 'unknown';
    return { dataAbsentReason: { coding: [{ system: systems.absentReason, code: reason }] } };
  }
  switch (definition.result_type) {
    case 'numeric':
      return value_num === null
        ? { valueString: value_text }
        : {
            valueQuantity: {
              ...quantity(value_num, { unit, unit_display }),
              ...(comparator && { comparator }),
            },
          };
    case 'titer':
    case 'ratio': {
      const valueRatio = ratioOf(value_text, definition.result_type);
      return valueRatio ? { valueRatio } : { valueString: value_text };
    }
    case 'ordinal':
    case 'coded':
      return { valueCodeableConcept: answerConcept(value_text, definition.coded_values, own) };
    case 'text':
    case 'narrative':
      return { valueString: value_text };
    case 'attachment':
      return { valueString: describeFile(value_text, attachment) };
  }
}

/**
 * Reference to the file of a file result. R4 has no `valueAttachment`: the Observation is derived
 * from a document, which is contained because it exists only with it, and its content is read as a
 * Binary.
 */
function fileOf(
  result: Pick<ResultFacts, 'id' | 'value_text' | 'attachment'>,
): Pick<Observation, 'contained' | 'derivedFrom'> {
  const file = fileFactsOf(result);
  if (!file) return {};
  const attachment = {
    contentType: file.media_type,
    url: `Binary/${file.id}`,
    size: file.byte_size,
    title: file.name,
  };
  return {
    contained: [
      {
        resourceType: 'DocumentReference',
        id: 'file',
        status: 'current',
        content: [{ attachment }],
      },
    ],
    derivedFrom: [{ reference: '#file' }],
  };
}

/**
 * The comparator belongs to the number it qualifies: in `<1:20` the dilution is less than 20; on
 * the 1 it would mean the opposite.
 */
function ratioOf(value: string, type: 'titer' | 'ratio'): Ratio | undefined {
  const ratio = parseRatio(value, type);
  if (!ratio) return undefined;
  const comparator = ratio.comparator && { comparator: ratio.comparator };
  const [numerator, denominator] = [ratio.first, ratio.second].map((digits): Quantity => ({
    value: decimalNumber(digits),
  }));
  return {
    numerator: { ...numerator, ...(type === 'ratio' && comparator) },
    denominator: { ...denominator, ...(type === 'titer' && comparator) },
  };
}

/** A coded value by its code; free text as text. */
function answerConcept(
  value: string,
  answers: TestDefinition['coded_values'],
  own: OwnSystems,
): CodeableConcept {
  const answer = answers.find(({ code, display }) => code === value || display === value);
  return answer
    ? {
        coding: [{ system: own.answerCode, code: answer.code, display: answer.display }],
        text: answer.display,
      }
    : { text: value };
}

/** UCUM code where the test has a unit, with the laboratory's display text. */
function quantity(
  digits: string,
  { unit, unit_display }: Pick<ResultFacts, 'unit' | 'unit_display'>,
): Quantity {
  return {
    value: decimalNumber(digits),
    ...(unit !== null && { unit: unit_display ?? unit, system: systems.ucum, code: unit }),
  };
}

/**
 * The interval used for evaluation. FHIR limits are inclusive quantities; exclusive limits and
 * titers are exposed as text only.
 */
function referenceRange(
  { low, high, low_op, high_op, text, applies_to }: RangeRow,
  {
    definition: { result_type },
    ...units
  }: Pick<ResultFacts, 'definition' | 'unit' | 'unit_display'>,
  own: OwnSystems,
): ObservationReferenceRange {
  const type = { coding: [{ system: systems.rangeMeaning, code: 'normal' }] };
  const lowIsOutside = low !== null && low_op === 'le';
  const highIsOutside = high !== null && high_op === 'ge';
  const isQuantity = writtenAs[result_type] === 'number';
  const limits = [
    low !== null && `${lowIsOutside ? '>' : '≥'} ${limitText(low, result_type)}`,
    high !== null && `${highIsOutside ? '<' : '≤'} ${limitText(high, result_type)}`,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    ...(isQuantity && low !== null && !lowIsOutside && { low: quantity(low, units) }),
    ...(isQuantity && high !== null && !highIsOutside && { high: quantity(high, units) }),
    type,
    ...(applies_to !== 'any' && {
      appliesTo: [{ coding: [{ system: own.condition, code: applies_to }] }],
    }),
    text: text ?? [limits, units.unit_display].filter(Boolean).join(' '),
  };
}
