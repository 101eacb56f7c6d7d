import type { IntervalContext } from '../../catalogue/interval-selection.ts';
import { limitText, type ResultType } from '../../catalogue/result-types.ts';
import { type ReadTest, isAmbiguousNumber, otherReadings } from '../../results/misread.ts';
import { fullName, type NameParts } from '../../patients/full-name.ts';
import { normaliseName } from '../../patients/name-search.ts';
import { interpret, type InterpretedTest } from '../../results/interpretation.ts';
import { parseRatio, titerOfReciprocal } from '../../results/parse-ratio.ts';
import { parseValue } from '../../results/parse-value.ts';
import type { ResultState } from '../../results/result.schema.ts';
import { takesResults } from '../../samples/transitions.ts';
import type { SampleState } from '../../samples/sample.schema.ts';
import type { ImportedContent, ImportReading, ImportRefusal } from './result-import.schema.ts';

/** A result that a row can be for, with everything that its value is judged by. */
export interface JudgedResult {
  status: ResultState;
  test: InterpretedTest & ReadTest;
  context: IntervalContext;
}

/** What is on record of what a row names. */
export interface RowFacts {
  decimal_mark: ImportReading['decimal_mark'];
  /** The test that the code means in the row's unit, or that the laboratory does not want it; undefined while nobody has said either. */
  mapped: { id: string } | 'ignored' | undefined;
  /** The units in which the code is mapped, where it is not in the row's. */
  otherUnits: readonly string[];
  /** Undefined where no specimen has this number. */
  specimen: { status: SampleState; patient: NameParts & { mrn: string } } | undefined;
  /** Of the mapped test on that specimen; undefined where it was not ordered on it. */
  result: JudgedResult | undefined;
  /** The number of another specimen of the same order on which the test is to be measured. */
  elsewhere: string | undefined;
}

/** What becomes of a row by itself, before it is compared with the others of its file. */
export type RowJudgment =
  | { status: 'ready'; value_text: string }
  | { status: 'unmapped' | 'ignored' }
  | { status: 'refused'; refusal: ImportRefusal; expected: string | null };

const refused = (refusal: ImportRefusal, expected: string | null = null): RowJudgment => ({
  status: 'refused',
  refusal,
  expected,
});

/** What marks a patient's specimen in a file that tells them from controls; whatever else stands there is none. */
const PATIENT_KINDS = ['', 'p', 'patient', 's', 'sample'];

/** Remarks of an instrument that only compare the value with its own limits (HL7 table 0078), which are not ours. Any other one makes the value doubtful. */
const QUIET_REMARKS = ['', 'N', 'L', 'H', 'LL', 'HH', 'A', 'AA'];
/** Beyond what the instrument can measure: the value must say so itself. */
const BEYOND_REMARKS = ['<', '>'];

function isDoubtful(remark: string, value: string): boolean {
  if (QUIET_REMARKS.includes(remark)) return false;
  return !(BEYOND_REMARKS.includes(remark) && value.startsWith(remark));
}

/**
 * Whether a file's name or number of a patient is this one's: the number exactly, or the same words as the name in any order, with the middle name or without
 * it. Part of a name is not enough otherwise.
 */
export function isPatient(written: string, { mrn, ...name }: NameParts & { mrn: string }): boolean {
  if (written === mrn) return true;
  const words = (text: string) => normaliseName(text).split(' ').toSorted().join(' ');
  return [name, { ...name, middle_name: '' }].some(
    (each) => words(written) === words(fullName(each)),
  );
}

/**
 * The value as it is entered, or why it cannot be. A number is read with the decimal mark that somebody has named for the file, and written with a point;
 * a thousands mark is never read (laboratory cases 5.9). A titer is written with its dilution, as in `1:80`; one of which
 * only the reciprocal stands there is shown as what it is read as before somebody takes it over. An answer must be one that the catalogue names.
 */
function readValue(
  value: string,
  test: JudgedResult['test'],
  decimalMark: ImportReading['decimal_mark'],
): RowJudgment {
  switch (test.result_type) {
    case 'numeric': {
      const read = parseValue(value, { decimalMark });
      if (read.kind === 'number')
        return { status: 'ready', value_text: `${read.comparator ?? ''}${read.number}` };
      return refused(
        'number_unreadable',
        isAmbiguousNumber(value) ? otherReadings(value, test).join(', ') || null : null,
      );
    }
    case 'titer':
    case 'ratio': {
      const written =
        test.result_type === 'ratio' && decimalMark === ','
          ? value.replaceAll(/(?<=\d),(?=\d)/g, '.')
          : value;
      const read = parseRatio(
        (test.result_type === 'titer' && titerOfReciprocal(written)) || written,
        test.result_type,
      );
      if (read)
        return {
          status: 'ready',
          value_text: `${read.comparator ?? ''}${read.first}:${read.second}`,
        };
      return refused(
        `${test.result_type}_unreadable`,
        otherReadings(value, test).join(', ') || null,
      );
    }
    case 'ordinal':
    case 'coded': {
      const typed = value.toLowerCase();
      const answer = test.coded_values.find(
        ({ code, display }) => code.toLowerCase() === typed || display.toLowerCase() === typed,
      );
      return answer
        ? { status: 'ready', value_text: answer.display }
        : refused('not_an_answer', test.coded_values.map(({ display }) => display).join(', '));
    }
    case 'text':
      return { status: 'ready', value_text: value };
    case 'attachment':
      return refused('file_expected');
  }
}

function limitsText({ low, high }: NonNullable<ReadTest['plausible']>, type: ResultType): string {
  return [low, high].map((limit) => (limit === null ? '' : limitText(limit, type))).join(' – ');
}

function judgeValue(
  value: string,
  { test, context }: JudgedResult,
  decimalMark: ImportReading['decimal_mark'],
): RowJudgment {
  const read = readValue(value, test, decimalMark);
  if (read.status !== 'ready' || interpret(read.value_text, test, context).plausible) return read;
  return refused(
    'implausible_value',
    test.plausible && limitsText(test.plausible, test.result_type),
  );
}

/** What the row itself lacks, whatever is on record. An empty cell is missing, never 0 (SENAITE issue 2409). */
function judgeContent({
  accession,
  code,
  value,
  flag,
  kind,
  malformed,
}: ImportedContent): RowJudgment | undefined {
  if (malformed) return refused('row_malformed');
  if (!PATIENT_KINDS.includes(kind.toLowerCase())) return refused('not_a_patient', kind);
  if (accession === '') return refused('accession_missing');
  if (code === '') return refused('code_missing');
  if (value === '') return refused('value_missing');
  return isDoubtful(flag, value) ? refused('instrument_flag', flag) : undefined;
}

/**
 * What becomes of one row of an instrument's file. Nothing about it is guessed: what does not fit exactly is refused, with what would. Which rows of a file
 * contradict each other is told by `compareRows`.
 */
export function judgeRow(
  content: ImportedContent,
  { decimal_mark, mapped, otherUnits, specimen, result, elsewhere }: RowFacts,
): RowJudgment {
  // Of what is not wanted nothing can be wrong, as long as it is known which cell is its code.
  if (mapped === 'ignored' && !content.malformed) return { status: 'ignored' };
  const lacks = judgeContent(content);
  if (lacks) return lacks;
  if (!mapped)
    return otherUnits.length > 0
      ? refused('unit_differs', otherUnits.map((unit) => unit || '—').join(', '))
      : { status: 'unmapped' };
  if (!specimen) return refused('accession_unknown');
  if (content.patient !== '' && !isPatient(content.patient, specimen.patient))
    return refused('patient_differs', `${fullName(specimen.patient)} (${specimen.patient.mrn})`);
  if (!result)
    return elsewhere === undefined
      ? refused('test_not_ordered')
      : refused('other_specimen', elsewhere);
  if (!takesResults(specimen.status)) return refused('specimen_not_usable', specimen.status);
  if (result.status !== 'pending') return refused('value_present');
  return judgeValue(content.value, result, decimal_mark);
}
