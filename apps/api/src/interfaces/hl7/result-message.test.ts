import type { CodedCommentId } from '@alms/lis-domain/catalogue/coded-comments';
import { idOf } from '@alms/lis-domain/fixtures';
import { flags, resultStates } from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { parsedMessage } from './message.ts';
import {
  resultMessage,
  resultStatuses,
  type ReportedResult,
  type ResultMessage,
} from './result-message.ts';

const at = '2026-05-12T08:42:00.000Z';
const potassium: ReportedResult = {
  code: 'K',
  name: 'Potassium',
  placer_number: null,
  placer_namespace: null,
  definition: {
    loinc: { code: '2823-3', display: 'Potassium [Moles/volume]', verified: true },
    result_type: 'numeric',
    coded_values: [{ code: 'NEG', display: 'Negative', flag: 'NEG' }],
    method: '',
  },
  status: 'released',
  value_text: '4.10',
  attachment: null,
  value_num: '4.10',
  comparator: null,
  unit: 'mmol/L',
  unit_display: 'mmol/L',
  flag: 'H',
  flag_reason: null,
  range: {
    type: 'reference',
    low: '3.5',
    high: '5.10',
    low_op: 'lt',
    high_op: 'gt',
    text: null,
    sex: 'any',
    age_min: null,
    age_max: null,
    applies_to: 'any',
    source: '',
  },
  comment: '',
  coded_comments: [],
  instrument_name: null,
  laboratory_name: '',
  laboratory_address: '',
  laboratory_director: '',
  accession_number: '260512-0001',
  specimen_type: 'SER',
  received_at: at,
  specimen_condition: null,
  collected_at: at,
  released_at: at,
  verified_by_name: 'Lena Fixture',
};
const base: ResultMessage = {
  control_id: 'abc123',
  language: 'en',
  now: new Date(at),
  sender: 'city-lab',
  receiver: { application: 'HIS', facility: 'WARD' },
  patient: {
    mrn: '0000017',
    mrn_temporary: false,
    temporary_mrn: null,
    identifiers: [],
    family_name: 'O|Neil & Sons',
    given_name: 'Ada',
    middle_name: '',
    prefix: '',
    suffix: '',
    birth_date: '1957-11-03',
    birth_time: null,
    deceased: false,
    deceased_at: null,
    gender: 'female',
  },
  order: {
    order_number: 'ORD-20260512-0001',
    placer_number: 'P-7',
    ordered_by: 'Dr. Dara Roundsworth',
    requested_at: at,
    ward_code: null,
    ward_name: null,
    provider_id: null,
    provider_authority: null,
    visit_number: null,
    location: null,
  },
  results: [potassium],
};

it('returns each result under the order number of its test', () => {
  const sodium = { ...potassium, code: 'NA', placer_number: 'P-8', placer_namespace: 'HIS' };
  const text = resultMessage({
    ...base,
    results: [potassium, sodium, { ...sodium, code: 'CL' }],
  });
  expect(
    text
      .split('\r')
      .map((segment) => segment.split('|'))
      .filter(([name]) => name === 'ORC' || name === 'OBR')
      .map(([name, , placer]) => [name, placer]),
  ).toEqual([
    ['ORC', 'P-7'],
    ['OBR', 'P-7'],
    ['ORC', 'P-8^HIS'],
    ['OBR', 'P-8^HIS'],
    ['OBR', 'P-8^HIS'],
  ]);
});

it('names the ward of the order as assigned location, and sends no PV1 without one', () => {
  const order = { ...base.order, ward_code: 'ICU', ward_name: 'Intensive care & step-down' };
  const visit = (message: string) =>
    message.split('\r').filter((segment) => segment.startsWith('PV1'));
  expect(visit(resultMessage({ ...base, order }))).toEqual([
    'PV1|1|U|ICU^^^city-lab^^^^^Intensive care \\T\\ step-down',
  ]);
  expect(visit(resultMessage(base))).toEqual([]);
});

it('returns provider, location and visit as the order stated them', () => {
  const order = {
    ...base.order,
    ward_code: 'ICU',
    ward_name: 'Intensive care',
    provider_id: '7|1',
    provider_authority: 'HIS&1.2.3&ISO',
    visit_number: 'V-12^^^HIS^VN',
    location: 'ICU^2^B^HIS',
  };
  const segments = resultMessage({ ...base, order }).split('\r');
  const field = (name: string, at: number) =>
    segments.find((segment) => segment.startsWith(name))?.split('|')[at];
  const provider = '7\\F\\1^Dr. Dara Roundsworth^^^^^^^HIS&1.2.3&ISO';
  expect([field('ORC', 12), field('OBR', 16)]).toEqual([provider, provider]);
  expect([field('PV1', 2), field('PV1', 3), field('PV1', 19)]).toEqual([
    'U',
    'ICU^2^B^HIS',
    'V-12^^^HIS^VN',
  ]);
  const visit = resultMessage({ ...base, order: { ...base.order, visit_number: 'V-12' } });
  expect(visit).toContain(`\rPV1|1|U${'|'.repeat(17)}V-12\r`);
});

/** Text of a field of the first OBX. */
const obx = (changes: Partial<ReportedResult>, field: number) =>
  parsedMessage(Buffer.from(resultMessage({ ...base, results: [{ ...potassium, ...changes }] })))
    ?.getSegment('OBX')
    ?.getField(field)
    ?.toString();

it('includes all known parts of the patient’s name and birth date', () => {
  const patient = {
    ...base.patient,
    middle_name: 'May^',
    prefix: 'Dr.',
    suffix: 'Jr.',
    birth_date: '2026-05-11',
    birth_time: '04:12',
  };
  const [, pid] = resultMessage({ ...base, patient }).split('\r');
  expect(pid).toBe(
    'PID|1||0000017^^^city-lab^MR||O\\F\\Neil \\T\\ Sons^Ada^May\\S\\^Jr.^Dr.||202605110412|F',
  );
  expect(
    resultMessage({
      ...base,
      patient: { ...patient, birth_date: '1957', birth_time: null, prefix: '', suffix: '' },
    }),
  ).toContain('^Ada^May\\S\\||1957|F');
});

it.each([
  ['2026-05-03T04:12', '202605030412'],
  ['2026-05-03', '20260503'],
  [null, ''],
])('states a death at %j in PID-29 and PID-30', (deceased_at, expected) => {
  const pid = parsedMessage(
    Buffer.from(
      resultMessage({ ...base, patient: { ...base.patient, deceased: true, deceased_at } }),
    ),
  )?.getSegment('PID');
  expect([pid?.getField(29)?.toString() ?? '', pid?.getField(30)?.toString()]).toEqual([
    expected,
    'Y',
  ]);
});

it.each([
  [
    { mrn: 'TMP-26-6173', mrn_temporary: true, temporary_mrn: 'TMP-26-6173' },
    'TMP-26-6173^^^city-lab^MRT',
    'Y',
  ],
  [
    { mrn: '0000017', mrn_temporary: false, temporary_mrn: 'TMP-26-6173' },
    '0000017^^^city-lab^MR~TMP-26-6173^^^city-lab^MRT',
    undefined,
  ],
])('lists the numbers %o and whether the identity is unknown', (numbers, expected, unknown) => {
  const pid = parsedMessage(
    Buffer.from(resultMessage({ ...base, patient: { ...base.patient, ...numbers } })),
  )?.getSegment('PID');
  expect([pid?.getField(3)?.toString(), pid?.getField(31)?.toString()]).toEqual([
    expected,
    unknown,
  ]);
});

it('matches the standard’s format', () => {
  expect(
    resultMessage({ ...base, results: [{ ...potassium, comment: 'Slightly\nhemolyzed' }] }).split(
      '\r',
    ),
  ).toEqual([
    'MSH|^~\\&|ALMS|city-lab|HIS|WARD|20260512084200+0000||ORU^R01^ORU_R01|abc123|P|2.5.1|||AL|NE||UNICODE UTF-8',
    'PID|1||0000017^^^city-lab^MR||O\\F\\Neil \\T\\ Sons^Ada||19571103|F',
    'ORC|RE|P-7|ORD-20260512-0001||||||20260512084200+0000|||^Dr. Dara Roundsworth',
    'OBR|1|P-7|ORD-20260512-0001|2823-3^Potassium [Moles/volume]^LN^K^Potassium^L|||20260512084200+0000|||||||||^Dr. Dara Roundsworth||||||20260512084200+0000||LAB|F',
    'OBX|1|NM|2823-3^Potassium [Moles/volume]^LN^K^Potassium^L||4.10|mmol/L^mmol/L^UCUM|3.5-5.10|H|||F|||20260512084200+0000||^Lena Fixture|||20260512084200+0000',
    'NTE|1|L|Slightly\\.br\\hemolyzed',
    'SPM|1|^260512-0001||SER^^HL70487|||||||||||||20260512084200+0000|20260512084200+0000',
    '',
  ]);
});

it('sends each coded comment in the language of the facility as a note, before the free comment', () => {
  const coded = {
    id: idOf<CodedCommentId>('repeat'),
    code: 'REPEAT',
    texts: { en: 'Repeat.', fr: 'À contrôler | vite.' },
    by: null,
    at,
  };
  const text = resultMessage({
    ...base,
    language: 'fr',
    results: [{ ...potassium, comment: 'Seen.', coded_comments: [coded] }],
  });
  expect(text.split('\r').filter((segment) => segment.startsWith('NTE'))).toEqual([
    'NTE|1|L|À contrôler \\F\\ vite.',
    'NTE|2|L|Seen.',
  ]);
});

it('states the specimen condition on arrival as codes and text', () => {
  const text = resultMessage({
    ...base,
    results: [{ ...potassium, specimen_condition: { codes: ['HEM', 'COOL'], note: 'Pink | red' } }],
  });
  expect(text.split('\r').at(-2)).toBe(
    `SPM|1|^260512-0001||SER^^HL70487||||||||||Pink \\F\\ red|||20260512084200+0000|20260512084200+0000||||||HEM^Hemolyzed^HL70493~COOL^Cool^HL70493`,
  );
  const specimen = parsedMessage(Buffer.from(text))?.getSegment('SPM');
  expect([2, 4, 14, 17, 18, 24].map((field) => specimen?.getField(field)?.toString())).toEqual([
    '^260512-0001',
    'SER^^HL70487',
    'Pink \\F\\ red',
    '20260512084200+0000',
    '20260512084200+0000',
    'HEM^Hemolyzed^HL70493~COOL^Cool^HL70493',
  ]);
});

describe('HL7 result value', () => {
  const coded = { ...potassium.definition, result_type: 'ordinal' } as const;
  const titer = { ...potassium.definition, result_type: 'titer' } as const;
  it.each<[string, Partial<ReportedResult>, string, string]>([
    ['a number', {}, 'NM', '4.10'],
    ['a limit', { value_text: '<0.5', value_num: '0.5', comparator: '<' }, 'SN', '<^0.5'],
    ['a titer', { value_text: '1:80', value_num: null, definition: titer }, 'SN', '^1^:^80'],
    [
      'a titer with a comparator',
      { value_text: '<1:20', value_num: null, comparator: '<', definition: titer },
      'SN',
      '<^1^:^20',
    ],
    [
      'a file',
      {
        value_text: 'curve & gel.pdf',
        value_num: null,
        attachment: {
          version: 2,
          media_type: 'application/pdf',
          byte_size: 10,
          sha256: '9f86d081884c7d65'.repeat(4),
        },
        definition: { ...titer, result_type: 'attachment' },
      },
      'ST',
      'See attached file: curve \\T\\ gel.pdf (SHA-256 9f86d081884c)',
    ],
    [
      'a document, its headings highlighted',
      {
        value_text: '## Gram stain & more\nCocci | clusters ~ 2^\n\n## Conclusion\nNo growth',
        value_num: null,
        definition: { ...titer, result_type: 'narrative' },
      },
      'FT',
      String.raw`\H\Gram stain \T\ more\N\\.br\Cocci \F\ clusters \R\ 2\S\\.br\\.br\\H\Conclusion\N\\.br\No growth`,
    ],
    [
      'text instead of a titer',
      { value_text: 'insufficient', value_num: null, definition: titer },
      'ST',
      'insufficient',
    ],
    [
      'a ratio',
      { value_text: '2:1', value_num: null, definition: { ...titer, result_type: 'ratio' } },
      'SN',
      '^2^:^1',
    ],
    ['text instead of a number', { value_text: 'hemolyzed', value_num: null }, 'ST', 'hemolyzed'],
    [
      'an answer',
      { value_text: 'NEG', value_num: null, definition: coded },
      'CWE',
      'NEG^Negative^L',
    ],
    [
      'a free-text answer',
      { value_text: 'Trace | 1+', value_num: null, definition: coded },
      'ST',
      'Trace \\F\\ 1+',
    ],
    ['none', { value_text: null, value_num: null }, '', ''],
  ])('%s', (_, changes, type, value) => {
    expect([obx(changes, 2), obx(changes, 5)]).toEqual([type, value]);
  });
});

it('HL7 interpretation of a screening result is reactive, not positive', () => {
  const definition = {
    ...potassium.definition,
    result_type: 'coded' as const,
    coded_values: [{ code: 'R', display: 'Reactive', flag: 'POS' as const }],
  };
  expect(obx({ definition, value_text: 'Reactive', value_num: null, flag: 'POS' }, 8)).toBe('RR');
});

describe('HL7 reference range', () => {
  it.each<[Partial<NonNullable<ReportedResult['range']>>, string]>([
    [{}, '3.5-5.10'],
    [{ low: null }, '<5.10'],
    [{ high: null }, '>3.5'],
    [{ low: '-2', high: '3' }, '-2 to 3'],
    [{ low: null, high: null, text: 'Negative' }, 'Negative'],
  ])('%j: %s', (changes, written) => {
    expect(obx({ range: { ...potassium.range, ...changes } as ReportedResult['range'] }, 7)).toBe(
      written,
    );
  });

  it('for titers uses titer notation', () => {
    expect(
      obx(
        {
          definition: { ...potassium.definition, result_type: 'titer' },
          range: { ...potassium.range, low: null, high: '40' } as ReportedResult['range'],
        },
        7,
      ),
    ).toBe('<1:40');
  });
});

it('statuses, flags and sexes use the codes of the tables', () => {
  expect(resultStates.map((status) => resultStatuses[status]).join('')).toBe('IPPFFCIXD');
  expect(flags.map((flag) => obx({ flag }, 8))).toEqual([...flags]);
  expect(obx({ flag: null }, 8)).toBe('');
  const sexOf = (gender: ResultMessage['patient']['gender']) =>
    parsedMessage(Buffer.from(resultMessage({ ...base, patient: { ...base.patient, gender } })))
      ?.getSegment('PID')
      ?.getField(8)
      ?.toString();
  expect((['male', 'female', 'other', 'unknown'] as const).map(sexOf)).toEqual([
    'M',
    'F',
    'O',
    'U',
  ]);
});

it('sends a result that is not reported without value, as not obtainable, with the reason', () => {
  const suppressed: Partial<ReportedResult> = {
    value_text: null,
    value_num: null,
    flag: null,
    flag_reason: 'hemolyzed_specimen',
    range: null,
    specimen_condition: { codes: [], note: '', indices: { hemolysis: '3+', lipemia: '35' } },
  };
  expect(obx(suppressed, 5)).toBe('');
  expect(obx(suppressed, 11)).toBe('X');
  const text = resultMessage({ ...base, results: [{ ...potassium, ...suppressed }] });
  expect(text).toContain('NTE|1|L|Not reported: hemolyzed specimen');
  expect(text).toContain('hemolysis 3+; lipemia 35');
});

it('returns instrument, method and performing laboratory of each result', () => {
  const measured = {
    ...potassium,
    definition: { ...potassium.definition, method: 'ISE & dilution' },
    instrument_name: 'C-9000',
    laboratory_name: 'Northside Laboratory',
    laboratory_address: '1 Harbour Road\nNorthside',
    laboratory_director: 'Dr. Ada Sample',
  };
  const observation = parsedMessage(
    Buffer.from(resultMessage({ ...base, results: [measured] })),
  )?.getSegment('OBX');
  expect([17, 18, 23, 24, 25].map((field) => observation?.getField(field)?.toString())).toEqual([
    '^ISE \\T\\ dilution',
    'C-9000',
    'Northside Laboratory',
    '1 Harbour Road\\.br\\Northside',
    '^Dr. Ada Sample',
  ]);
});

it('returns all identifiers of the patient', () => {
  const identifiers = [
    { type: 'MR', value: '4711', issuer: 'HIS' },
    { type: 'SS', value: '123', issuer: '' },
    { type: 'OTH', value: 'X^1', issuer: 'Registry' },
  ] as const;
  const text = resultMessage({ ...base, patient: { ...base.patient, identifiers } });
  expect(text).toContain(
    '\rPID|1||0000017^^^city-lab^MR~4711^^^HIS^MR~123^^^^SS~X\\S\\1^^^Registry||',
  );
});
