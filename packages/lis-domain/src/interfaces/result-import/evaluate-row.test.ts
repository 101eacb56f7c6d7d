import { describe, expect, it } from 'vitest';
import { aTestParameter, idOf } from '../../fixtures/index.ts';
import type { SampleId } from '../../samples/sample-id.ts';
import {
  compareRows,
  refuseUnknownInterference,
  type LimitedRow,
  isPatient,
  evaluateRow,
  suggestColumns,
  type EvaluatedResult,
  type RowFacts,
  type RowEvaluation,
} from './index.ts';
import type { ImportedContent } from './result-import.schema.ts';

const aFile = {
  media_type: 'application/pdf',
  byte_size: 900,
  sha256: 'ab'.repeat(32),
} as const;

const row = (change: Partial<ImportedContent> = {}): ImportedContent => ({
  accession: '260512-0001',
  code: 'K',
  unit: 'mmol/L',
  value: '4.2',
  flag: '',
  patient: '',
  kind: '',
  malformed: false,
  ...change,
});

const context = {
  sex_for_ranges: 'female',
  birth_date: '1957-11-03',
  collected_on: '2026-05-12',
} as const;
const result = (code: string, change: Partial<EvaluatedResult> = {}): EvaluatedResult => ({
  status: 'pending',
  test: aTestParameter(code),
  context,
  ...change,
});
const specimen = {
  status: 'received',
  patient: { family_name: 'Testwell', given_name: 'Ada', middle_name: 'Mae', mrn: 'MRN-0007' },
} as const;

const titer = {
  ...aTestParameter('K'),
  result_type: 'titer' as const,
  ranges: [],
  plausible: { low: '1', high: '65536' },
};
const ratio = { ...titer, result_type: 'ratio' as const, plausible: null };

/** A pending potassium on a received specimen. */
const facts = (change: Partial<RowFacts> = {}): RowFacts => ({
  decimal_mark: '.',
  mapped: { id: 'K' },
  otherUnits: [],
  specimen,
  result: result('K'),
  elsewhere: undefined,
  ...change,
});

const outcome = (evaluation: RowEvaluation) => {
  if (evaluation.status === 'ready') return evaluation.value_text;
  return evaluation.status === 'refused'
    ? [evaluation.refusal, evaluation.expected]
    : evaluation.status;
};

describe('evaluateRow', () => {
  it.each<[string, Partial<ImportedContent>, Partial<RowFacts>, unknown]>([
    ['is ready when everything matches', {}, {}, '4.2'],
    ['has no unit and is mapped without a unit', { unit: '' }, {}, '4.2'],
    ['is parsed with the configured decimal mark', { value: '4,2' }, { decimal_mark: ',' }, '4.2'],
    ['keeps its digits', { value: '4.20' }, {}, '4.20'],
    ['keeps a comparator', { value: '< 2.0' }, {}, '<2.0'],
    [
      'has a decimal comma instead of the configured point',
      { value: '4,2' },
      {},
      ['number_unreadable', '4.2'],
    ],
    [
      'has a decimal point instead of the configured comma',
      { value: '4.2' },
      { decimal_mark: ',' },
      ['number_unreadable', null],
    ],
    [
      'has a thousands separator',
      { value: '1.234,5' },
      { decimal_mark: ',' },
      ['number_unreadable', null],
    ],
    ['is text instead of a number', { value: '----' }, {}, ['number_unreadable', null]],
    ['is empty, which is not 0', { value: '' }, {}, ['value_missing', null]],
    ['is 0, which is not empty', { value: '0' }, {}, ['implausible_value', '1.0 – 15.0']],
    ['is outside the plausible range', { value: '42' }, {}, ['implausible_value', '1.0 – 15.0']],
    ['has an unmapped code', { code: 'KAL' }, { mapped: undefined }, 'unmapped'],
    [
      'has a code mapped for a different unit',
      { unit: 'mg/dL' },
      { mapped: undefined, otherUnits: ['mmol/L'] },
      ['unit_differs', 'mmol/L'],
    ],
    ['has an ignored code', {}, { mapped: 'ignored' }, 'ignored'],
    [
      'has an ignored code and other errors',
      { accession: '', value: '', flag: 'CLOT', kind: 'QC' },
      { mapped: 'ignored', specimen: undefined },
      'ignored',
    ],
    [
      'has inseparable cells that may contain an ignored code',
      { malformed: true },
      { mapped: 'ignored' },
      ['row_malformed', null],
    ],
    ['has no specimen number', { accession: '' }, {}, ['accession_missing', null]],
    ['has no code', { code: '' }, {}, ['code_missing', null]],
    [
      'names an unknown specimen',
      {},
      { specimen: undefined, result: undefined },
      ['accession_unknown', null],
    ],
    ['names the patient by number', { patient: 'MRN-0007' }, {}, '4.2'],
    ['names the patient in reverse order', { patient: 'ADA MAE^TESTWELL' }, {}, '4.2'],
    ['names the patient without the middle name', { patient: 'Testwell, Ada' }, {}, '4.2'],
    [
      'names a different patient',
      { patient: 'Testwell, Bea' },
      {},
      ['patient_differs', 'Testwell, Ada Mae (MRN-0007)'],
    ],
    [
      'names only part of the patient name',
      { patient: 'Testwell' },
      {},
      ['patient_differs', 'Testwell, Ada Mae (MRN-0007)'],
    ],
    [
      'is on a rejected specimen',
      {},
      { specimen: { ...specimen, status: 'rejected' } },
      ['specimen_not_usable', 'rejected'],
    ],
    [
      'is on a specimen that was not received',
      {},
      { specimen: { ...specimen, status: 'collected' } },
      ['specimen_not_usable', 'collected'],
    ],
    ['was not ordered', {}, { result: undefined }, ['test_not_ordered', null]],
    [
      'belongs to another specimen of the order',
      {},
      { result: undefined, elsewhere: '260512-0002' },
      ['other_specimen', '260512-0002'],
    ],
    [
      'has a value already',
      {},
      { result: result('K', { status: 'entered' }) },
      ['value_present', null],
    ],
    ['is a QC sample', { kind: 'QC' }, {}, ['not_a_patient', 'QC']],
    ['is marked as a patient sample', { kind: 'Sample' }, {}, '4.2'],
    ['has more cells than column headings', { malformed: true }, {}, ['row_malformed', null]],
    ['is flagged high by the instrument’s limits', { flag: 'H' }, {}, '4.2'],
    ['is flagged as doubtful by the instrument', { flag: 'CLOT' }, {}, ['instrument_flag', 'CLOT']],
    ['is above the measuring range, with a comparator', { flag: '>', value: '>10.0' }, {}, '>10.0'],
    [
      'is above the measuring range by its flag only',
      { flag: '>', value: '10.0' },
      {},
      ['instrument_flag', '>'],
    ],
    ['is a titer', { value: '1:80' }, { result: result('K', { test: titer }) }, '1:80'],
    [
      'is a titer with a comparator and spaces',
      { value: '< 1 : 20' },
      { result: result('K', { test: titer }) },
      '<1:20',
    ],
    [
      'is a titer in a file with decimal commas',
      { value: '1:80' },
      { decimal_mark: ',', result: result('K', { test: titer }) },
      '1:80',
    ],
    [
      'is a titer given as a reciprocal',
      { value: '80' },
      { result: result('K', { test: titer }) },
      '1:80',
    ],
    [
      'is a titer given as a reciprocal with a comparator',
      { value: '< 20' },
      { result: result('K', { test: titer }) },
      '<1:20',
    ],
    [
      'is a reciprocal above the maximum dilution',
      { value: '100000' },
      { result: result('K', { test: titer }) },
      ['implausible_value', '1:1 – 1:65536'],
    ],
    [
      'is an ambiguous tube number',
      { value: '8' },
      { result: result('K', { test: titer }) },
      ['titer_unreadable', '1:8'],
    ],
    [
      'is a single number instead of a ratio',
      { value: '80' },
      { result: result('K', { test: ratio }) },
      ['ratio_unreadable', null],
    ],
    [
      'is a titer with a thousands separator',
      { value: '1:1.280' },
      { result: result('K', { test: titer }) },
      ['titer_unreadable', '1:1280'],
    ],
    [
      'is not a titer',
      { value: 'reactive' },
      { result: result('K', { test: titer }) },
      ['titer_unreadable', null],
    ],
    [
      'is a titer above the maximum dilution',
      { value: '1:100000' },
      { result: result('K', { test: titer }) },
      ['implausible_value', '1:1 – 1:65536'],
    ],
    ['is a ratio', { value: '2:1' }, { result: result('K', { test: ratio }) }, '2:1'],
    [
      'is a ratio with a decimal comma',
      { value: '1,5:1' },
      { decimal_mark: ',', result: result('K', { test: ratio }) },
      '1.5:1',
    ],
    [
      'is a quotient, not a ratio',
      { value: '2' },
      { result: result('K', { test: ratio }) },
      ['ratio_unreadable', null],
    ],
    [
      'is an answer in the catalogue',
      { value: 'NEGATIVE' },
      { result: result('UKET') },
      'Negative',
    ],
    [
      'is a value instead of a file',
      { value: 'curve.pdf' },
      { result: result('SPEPC') },
      ['file_expected', null],
    ],
    [
      'is a document for a test with a file',
      { value: 'curve.pdf', file: aFile },
      { result: result('SPEPC') },
      'curve.pdf',
    ],
    [
      'is a document for a test with another value',
      { value: '4.1.pdf', file: aFile },
      { result: result('K') },
      ['value_expected', null],
    ],
    [
      'is one line of a document',
      { value: 'Adenoma' },
      { result: result('K', { test: { ...titer, result_type: 'narrative' } }) },
      ['narrative_not_imported', null],
    ],
    [
      'is one line of text',
      { value: ' Adenoma ' },
      { result: result('K', { test: { ...titer, result_type: 'text', plausible: null } }) },
      'Adenoma',
    ],
    [
      'is a text of more than 200 characters',
      { value: 'x'.repeat(201) },
      { result: result('K', { test: { ...titer, result_type: 'text', plausible: null } }) },
      ['line_expected', null],
    ],
    [
      'is an answer not in the catalogue',
      { value: 'perhaps' },
      { result: result('MALAG') },
      ['not_an_answer', 'Negative, Positive, Invalid'],
    ],
  ])('%s', (_, content, known, expected) => {
    expect(outcome(evaluateRow(row(content), facts(known)))).toEqual(expected);
  });
});

it.each([
  ['Testwell, Ada', true],
  ['ada testwell', true],
  ['TESTWELL^ADA', true],
  ['Tëstwell, Ada', true],
  ['Testwell, A', false],
  ['Ada', false],
  ['Testwell, Ada Mae', false],
  ['MRN-1', true],
  ['mrn-1', true],
  ['ＭＲＮ－１', true],
  ['MRN-11', false],
  ['Testwell,\u200B Ada', true],
  ['ＴＥＳＴＷＥＬＬ Ada', true],
])('%s matches the patient: %s', (written, is) => {
  expect(
    isPatient(written, {
      family_name: 'Testwell',
      given_name: 'Ada',
      middle_name: '',
      mrn: 'MRN-1',
    }),
  ).toBe(is);
});

describe('evaluateRow, for an interference index', () => {
  const forms = 'none, 1+, 2+, 3+, 4+';
  it.each<[string, string, Partial<RowFacts>, unknown]>([
    ['is a grade', ' 2+ ', {}, '2+'],
    ['is a grade in capitals', 'None', {}, 'none'],
    ['is a number of the instrument', '120', {}, '120'],
    ['is 0, which is a number and no grade', '0', {}, '0'],
    ['has a comparator', '< 10', {}, '<10'],
    ['has the decimal mark of the file', '12,5', { decimal_mark: ',' }, '12.5'],
    ['has another decimal mark', '12.5', { decimal_mark: ',' }, ['index_unreadable', forms]],
    ['is a sign that is no grade', '++', {}, ['index_unreadable', forms]],
    ['is negative', '-1', {}, ['index_unreadable', forms]],
    ['is longer than an index', '123456789012.123456789', {}, ['index_unreadable', forms]],
    ['is empty, which is not none', '', {}, ['value_missing', null]],
    ['has an unknown specimen', '1+', { specimen: undefined }, ['accession_unknown', null]],
    [
      'has a specimen without results yet',
      '1+',
      { specimen: { ...specimen, status: 'collected' } },
      ['specimen_not_usable', 'collected'],
    ],
    [
      'is already recorded',
      '1+',
      { specimen: { ...specimen, indices: { hemolysis: '1+', lipemia: '3+' } } },
      '1+',
    ],
    [
      'is recorded with another value',
      'none',
      { specimen: { ...specimen, indices: { hemolysis: '1+' } } },
      ['index_present', '1+'],
    ],
  ])('%s', (_, value, change, expected) => {
    const target = { mapped: { interferent: 'hemolysis' as const }, result: undefined };
    expect(
      outcome(evaluateRow(row({ code: 'H', unit: '', value }), facts({ ...target, ...change }))),
    ).toEqual(expected);
  });
});

describe('refuseUnknownInterference', () => {
  const value = (change: Partial<LimitedRow> = {}): LimitedRow => ({
    number: 2,
    result_id: 'one',
    sample_id: idOf<SampleId>('specimen'),
    interferent: null,
    limitedBy: ['hemolysis'],
    evaluation: { status: 'ready', value_text: '4.2' },
    ...change,
  });
  const index = (change: Partial<LimitedRow> = {}): LimitedRow => ({
    ...value(),
    number: 1,
    result_id: null,
    interferent: 'hemolysis',
    limitedBy: [],
    evaluation: { status: 'refused', refusal: 'index_unreadable', expected: null },
    ...change,
  });
  const refusal = ['index_refused', '1'];

  it.each<[string, LimitedRow, LimitedRow, unknown]>([
    ['rejects a value with a limit for it', index(), value(), refusal],
    ['rejects a value before it', index(), value({ number: 0 }), refusal],
    [
      'keeps a value of another specimen',
      index(),
      value({ sample_id: idOf<SampleId>('other') }),
      '4.2',
    ],
    [
      'keeps a value with a limit for another index',
      index(),
      value({ limitedBy: ['icterus'] }),
      '4.2',
    ],
    ['keeps a value without limits', index(), value({ limitedBy: [] }), '4.2'],
    ['keeps a value of an unknown specimen', index({ sample_id: null }), value(), '4.2'],
    [
      'keeps a value with a ready index',
      index({ evaluation: { status: 'ready', value_text: '1+' } }),
      value(),
      '4.2',
    ],
    [
      'keeps a value with a repeated index',
      index({ evaluation: { status: 'refused', refusal: 'row_repeated', expected: '0' } }),
      value(),
      '4.2',
    ],
  ])('%s', (_, given, row, expected) => {
    const [, evaluated] = refuseUnknownInterference([given, row]);
    expect(evaluated && outcome(evaluated.evaluation)).toEqual(expected);
  });
});

describe('compareRows', () => {
  const ready = (number: number, value_text: string, result_id = 'one') => ({
    number,
    result_id,
    sample_id: idOf<SampleId>('specimen'),
    interferent: null,
    evaluation: { status: 'ready', value_text } as RowEvaluation,
  });
  const compared = (...rows: ReturnType<typeof ready>[]) =>
    compareRows(rows).map(({ evaluation }) => outcome(evaluation));

  it('keeps rows for different results', () => {
    expect(compared(ready(1, '4.2'), ready(2, '4.3', 'other'))).toEqual(['4.2', '4.3']);
  });

  it('accepts identical rows once', () => {
    expect(compared(ready(1, '4.2'), ready(7, '4.2'))).toEqual(['4.2', ['row_repeated', '1']]);
  });

  it('rejects rows that differ, each with references to the others', () => {
    expect(compared(ready(1, '4.2'), ready(5, '4.3'), ready(7, '4.2'))).toEqual([
      ['rows_disagree', '5, 7'],
      ['rows_disagree', '1, 7'],
      ['rows_disagree', '1, 5'],
    ]);
  });

  it('compares indices by specimen and kind', () => {
    const index = (number: number, value_text: string, interferent: 'hemolysis' | 'icterus') => ({
      ...ready(number, value_text),
      result_id: null,
      interferent,
    });
    expect(
      compareRows([
        index(1, '1+', 'hemolysis'),
        index(2, '2+', 'hemolysis'),
        index(3, '1+', 'icterus'),
        { ...index(4, '3+', 'icterus'), sample_id: idOf<SampleId>('other') },
      ]).map(({ evaluation }) => outcome(evaluation)),
    ).toEqual([['rows_disagree', '2'], ['rows_disagree', '1'], '1+', '3+']);
  });

  it('names at most ten of the other rows', () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => ready(index + 1, String(index)));
    expect(compared(...rows).at(-1)).toEqual(['rows_disagree', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10']);
  });

  it('ignores rows that are already rejected', () => {
    const lost: ReturnType<typeof ready> = {
      number: 2,
      result_id: 'one',
      sample_id: idOf<SampleId>('specimen'),
      interferent: null,
      evaluation: { status: 'refused', refusal: 'value_missing', expected: null },
    };
    expect(compared(ready(1, '4.2'), lost)).toEqual(['4.2', ['value_missing', null]]);
  });
});

it('suggests columns for common headings only', () => {
  expect(suggestColumns(['Sample ID', 'Test', 'Result', 'Units', 'Operator'])).toEqual({
    accession: 'Sample ID',
    code: 'Test',
    value: 'Result',
    unit: 'Units',
    flag: null,
    patient: null,
    kind: null,
    reagent_lot: null,
  });
  expect(suggestColumns(['Sample ID', 'Reagent Lot No.']).reagent_lot).toBe('Reagent Lot No.');
});
