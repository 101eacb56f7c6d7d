import type { IntervalContext } from '../../catalogue/interval-selection.ts';
import { limitText, type ResultType } from '../../catalogue/result-types.ts';
import { acceptValue } from '../../results/accepted-value.ts';
import {
  type ReadTest,
  isAmbiguousNumber,
  alternativeReadings,
} from '../../results/ambiguous-number.ts';
import { comparedNumber } from '../../http/compared-text.ts';
import { fullName, type NameParts } from '../../patients/full-name.ts';
import { normaliseName } from '../../patients/name-search.ts';
import { interpret, type InterpretedTest } from '../../results/interpretation.ts';
import { titerOfReciprocal } from '../../results/parse-ratio.ts';
import type { ResultState } from '../../results/result.schema.ts';
import {
  interferenceGrades,
  recordedIndex,
  type InterferenceIndices,
  type Interferent,
} from '../../samples/interference-index.ts';
import { takesResults } from '../../samples/transitions.ts';
import type { SampleState } from '../../samples/sample.schema.ts';
import type { ImportedContent, ImportReading, ImportRefusal } from './result-import.schema.ts';

/** A result that a row can be entered for, with all data needed to evaluate its value. */
export interface EvaluatedResult {
  status: ResultState;
  test: InterpretedTest & ReadTest;
  context: IntervalContext;
}

/** Recorded data that a row refers to. */
export interface RowFacts {
  decimal_mark: ImportReading['decimal_mark'];
  /**
   * The test or index mapped to the code in the row’s unit, or ignored; undefined if the code is
   * unmapped.
   */
  mapped: { id: string } | { interferent: Interferent } | 'ignored' | undefined;
  /** Units in which the code is mapped, if not in the row’s unit. */
  otherUnits: readonly string[];
  /** Undefined if no specimen has this number. */
  specimen:
    | {
        status: SampleState;
        patient: NameParts & { mrn: string };
        /** Indices recorded on the specimen. */
        indices?: InterferenceIndices | undefined;
      }
    | undefined;
  /** Result of the mapped test on that specimen; undefined if it was not ordered on it. */
  result: EvaluatedResult | undefined;
  /** Number of another specimen of the same order on which the test is ordered. */
  elsewhere: string | undefined;
}

/** Evaluation of a single row, before the comparison with the other rows of its file. */
export type RowEvaluation =
  /** With the hash of the document, as received, that the value names. */
  | { status: 'ready'; value_text: string; sha256?: string }
  | { status: 'unmapped' | 'ignored' }
  | { status: 'refused'; refusal: ImportRefusal; expected: string | null };

const refused = (refusal: ImportRefusal, expected: string | null = null): RowEvaluation => ({
  status: 'refused',
  refusal,
  expected,
});

/** Specimen kinds that mean a patient specimen; any other value is a control. */
const PATIENT_KINDS = ['', 'p', 'patient', 's', 'sample'];

/**
 * Instrument flags that only compare the value with the instrument’s own limits (HL7 table 0078),
 * which are not the laboratory’s. Any other flag makes the value doubtful.
 */
const NORMAL_FLAGS = ['', 'N', 'L', 'H', 'LL', 'HH', 'A', 'AA'];
/** Outside the measuring range: the value itself must contain the comparator. */
const BEYOND_REMARKS = ['<', '>'];

/** Whether a remark of the instrument on a value needs review. */
export function isDoubtful(remark: string, value: string): boolean {
  if (NORMAL_FLAGS.includes(remark)) return false;
  return !(BEYOND_REMARKS.includes(remark) && value.startsWith(remark));
}

/**
 * Returns whether a patient name or number in a file matches this patient: the exact number, or the
 * same words as the name in any order, with or without the middle name. Other partial names do not
 * match.
 */
export function isPatient(written: string, { mrn, ...name }: NameParts & { mrn: string }): boolean {
  if (comparedNumber(written) === comparedNumber(mrn)) return true;
  const words = (text: string) => normaliseName(text).split(' ').toSorted().join(' ');
  return [name, { ...name, middle_name: '' }].some(
    (each) => words(written) === words(fullName(each)),
  );
}

/**
 * Returns the value in stored notation by the rule of every entry (`acceptValue`), with the decimal
 * mark configured for the file, or the reason it is rejected. It is rounded when it is entered, not
 * before. A titer given as a bare reciprocal is displayed as interpreted before import.
 */
function evaluateNotation(
  { value, file }: Pick<ImportedContent, 'value' | 'file'>,
  test: EvaluatedResult['test'],
  decimalMark: ImportReading['decimal_mark'],
): RowEvaluation {
  if (file && test.result_type !== 'attachment') return refused('value_expected');
  switch (test.result_type) {
    case 'numeric':
    case 'titer':
    case 'ratio': {
      const titer = test.result_type === 'titer' ? titerOfReciprocal(value) : undefined;
      const accepted = acceptValue(titer ?? value, test, { decimalMark });
      if (accepted.status === 'accepted')
        return { status: 'ready', value_text: accepted.unrounded_value ?? accepted.value_text };
      const isKnownNotation = test.result_type !== 'numeric' || isAmbiguousNumber(value);
      return refused(
        accepted.refusal,
        (isKnownNotation && alternativeReadings(value, test).join(', ')) || null,
      );
    }
    case 'ordinal':
    case 'coded': {
      const accepted = acceptValue(value, test);
      return accepted.status === 'accepted'
        ? { status: 'ready', value_text: accepted.value_text }
        : refused(accepted.refusal, test.coded_values.map(({ display }) => display).join(', '));
    }
    case 'text': {
      const accepted = acceptValue(value, test);
      return accepted.status === 'accepted'
        ? { status: 'ready', value_text: accepted.value_text }
        : refused(accepted.refusal);
    }
    // A row of an instrument file has one line per value.
    case 'narrative':
      return refused('narrative_not_imported');
    case 'attachment':
      return file
        ? { status: 'ready', value_text: value, sha256: file.original_sha256 ?? file.sha256 }
        : refused('file_expected');
  }
}

function limitsText({ low, high }: NonNullable<ReadTest['plausible']>, type: ResultType): string {
  return [low, high].map((limit) => (limit === null ? '' : limitText(limit, type))).join(' – ');
}

function evaluateValue(
  content: Pick<ImportedContent, 'value' | 'file'>,
  { test, context }: EvaluatedResult,
  decimalMark: ImportReading['decimal_mark'],
): RowEvaluation {
  const read = evaluateNotation(content, test, decimalMark);
  if (read.status !== 'ready' || interpret(read.value_text, test, context).plausible) return read;
  return refused(
    'implausible_value',
    test.plausible && limitsText(test.plausible, test.result_type),
  );
}

/**
 * Evaluates an interference index. An index that is recorded with another value is not replaced: it
 * is corrected on the specimen, with a reason.
 */
function evaluateIndex(
  value: string,
  interferent: Interferent,
  { status, indices }: NonNullable<RowFacts['specimen']>,
  decimalMark: ImportReading['decimal_mark'],
): RowEvaluation {
  if (!takesResults(status)) return refused('specimen_not_usable', status);
  const read = recordedIndex(value, { decimalMark });
  if (read === undefined) return refused('index_unreadable', interferenceGrades.join(', '));
  const recorded = indices?.[interferent];
  return recorded === undefined || recordedIndex(recorded) === read
    ? { status: 'ready', value_text: read }
    : refused('index_present', recorded);
}

/**
 * Errors of the row itself, regardless of recorded data. An empty cell is missing, never 0 (SENAITE
 * issue 2409).
 */
function evaluateContent({
  accession,
  code,
  value,
  flag,
  kind,
  malformed,
}: ImportedContent): RowEvaluation | undefined {
  if (malformed) return refused('row_malformed');
  if (!PATIENT_KINDS.includes(kind.toLowerCase())) return refused('not_a_patient', kind);
  if (accession === '') return refused('accession_missing');
  if (code === '') return refused('code_missing');
  if (value === '') return refused('value_missing');
  return isDoubtful(flag, value) ? refused('instrument_flag', flag) : undefined;
}

/**
 * Evaluates one row of an instrument file. Nothing is guessed: a row that does not match exactly is
 * rejected with what would be accepted. Conflicts between rows are detected by `compareRows`.
 */
export function evaluateRow(
  content: ImportedContent,
  { decimal_mark, mapped, otherUnits, specimen, result, elsewhere }: RowFacts,
): RowEvaluation {
  // An ignored code is not checked further, as long as its cell is identifiable.
  if (mapped === 'ignored' && !content.malformed) return { status: 'ignored' };
  const lacks = evaluateContent(content);
  if (lacks) return lacks;
  if (!mapped)
    return otherUnits.length > 0
      ? refused('unit_differs', otherUnits.map((unit) => unit || '—').join(', '))
      : { status: 'unmapped' };
  if (!specimen) return refused('accession_unknown');
  if (content.patient !== '' && !isPatient(content.patient, specimen.patient))
    return refused('patient_differs', `${fullName(specimen.patient)} (${specimen.patient.mrn})`);
  if (mapped !== 'ignored' && 'interferent' in mapped)
    return evaluateIndex(content.value, mapped.interferent, specimen, decimal_mark);
  if (!result)
    return elsewhere === undefined
      ? refused('test_not_ordered')
      : refused('other_specimen', elsewhere);
  if (!takesResults(specimen.status)) return refused('specimen_not_usable', specimen.status);
  if (result.status !== 'pending') return refused('value_present');
  return evaluateValue(content, result, decimal_mark);
}
