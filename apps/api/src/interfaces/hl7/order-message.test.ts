import { describe, expect, it } from 'vitest';
import { parsedMessage } from './message.ts';
import { readOrderMessage } from './order-message.ts';

/** Parses an order with these segments after the header. */
function read(...segments: string[]) {
  const message = parsedMessage(Buffer.from(['MSH|^~\\&|HIS|WARD', ...segments].join('\r')));
  if (!message) throw new Error('The message of this test is none.');
  return readOrderMessage(message);
}

const pid = 'PID|1||17^^^L^MR~123^^^X^SS~18||Testwell^Ada||195711030800|F';
const obr = 'OBR|1|||2823-3^Potassium^LN';

it('reads patient, tests, priority and ordering provider', () => {
  expect(
    read(
      pid,
      'ORC|NW|P-1||||||||||7^Roundsworth^Dara^^^Dr.',
      'OBR|1|||2823-3^Potassium^LN|||||||||Cramps',
      'OBR|2|||GLU^Glucose^L|||||||||Cramps',
      'NTE|1||Fasting',
    ),
  ).toEqual({
    patient: {
      numbers: [
        { value: '17', authorities: ['L'], type: 'MR' },
        { value: '123', authorities: ['X'], type: 'SS' },
        { value: '18', authorities: [], type: null },
      ],
      family_name: 'Testwell',
      given_name: 'Ada',
      middle_name: '',
      birth_date: '1957-11-03',
      gender: 'female',
    },
    placer_number: 'P-1',
    priority: 'routine',
    ordered_by: 'Dr. Dara Roundsworth',
    stated: { provider_id: '7', provider_authority: null, visit_number: null, location: null },
    clinical_info: 'Cramps; Fasting',
    fasting: 'unknown',
    diagnosis_codes: [],
    tests: [
      {
        code: '2823-3',
        isLoinc: true,
        place: { segment: 'OBR', sequence: 1, field: 4 },
        placer: { number: 'P-1', namespace: '' },
      },
      {
        code: 'GLU',
        isLoinc: false,
        place: { segment: 'OBR', sequence: 2, field: 4 },
        placer: { number: 'P-1', namespace: '' },
      },
    ],
  });
});

it('keeps provider, visit and location for the answer, in the delimiters of ALMS', () => {
  const pv1 = (location: string, visit: string) => `PV1|1|I|${location}${'|'.repeat(16)}${visit}`;
  const orc = 'ORC|NW|P-1||||||||||7^Roundsworth^Dara^^^Dr.^^^HIS&1.2.3&ISO';
  expect(read(pid, pv1('ICU^2^B^HIS^^', 'V\\T\\12^^^HIS&1.2.3&ISO^VN'), orc, obr).stated).toEqual({
    provider_id: '7',
    provider_authority: 'HIS&1.2.3&ISO',
    visit_number: 'V\\T\\12^^^HIS&1.2.3&ISO^VN',
    location: 'ICU^2^B^HIS',
  });
  const other = ['MSH#*~!%#HIS#WARD', 'PID#1##17##Testwell*Ada##1957', 'PV1#1#I#A^1*2%3*!S!4'];
  const message = parsedMessage(
    Buffer.from([...other, 'ORC#NW#P-1##########7*R', 'OBR#1###K'].join('\r')),
  );
  expect(message && readOrderMessage(message).stated.location).toBe('A\\S\\1^2&3^*4');
});

it('takes the id of the provider from the field with the name', () => {
  const withProvider = `${obr}||||||||||||9^Other^Eve^^^^^^LAB`;
  expect(read(pid, 'ORC|NW|P-1||||||||||7', withProvider)).toMatchObject({
    ordered_by: 'Eve Other',
    stated: { provider_id: '9', provider_authority: 'LAB' },
  });
  expect(read(pid, 'ORC|NW|P-1||||||||||^Roundsworth', withProvider)).toMatchObject({
    ordered_by: 'Roundsworth',
    stated: { provider_id: null, provider_authority: null },
  });
  expect(read(pid, 'ORC|NW|P-1||||||||||7', obr)).toMatchObject({
    ordered_by: '7',
    stated: { provider_id: '7' },
  });
});

it.each([
  ['a visit number', `PV1|1|I|${'|'.repeat(16)}${'9'.repeat(251)}`, 'PV1', 19],
  ['a location', `PV1|1|I|${'I'.repeat(251)}`, 'PV1', 3],
])('refuses %s that would be cut', (_, visit, segment, field) => {
  expect(() => read(pid, visit, 'ORC|NW|P-1||||||||||7^R', obr)).toThrow(
    expect.objectContaining({ place: { segment, sequence: 1, field } }),
  );
});

it('adds observations of the sender to the clinical details', () => {
  const { clinical_info } = read(
    pid,
    'ORC|NW|P-1||||||||||7^R',
    `${obr}|||||||||Cramps`,
    'OBX|1|NM|29463-7^Weight^LN||70|kg',
    'OBX|2|CWE|ANT^Anticoagulant||HEP^Heparin^L~ASA^Aspirin^L',
    'OBX|3|SN|AGE||>^18',
    'OBX|4|ST|EMPTY',
  );
  expect(clinical_info).toBe('Cramps; Weight: 70 kg; Anticoagulant: Heparin, Aspirin; AGE: > 18');
});

it.each([
  [
    'clinical details',
    [`${obr}|||||||||${'x'.repeat(400)}`, `NTE|1||${'y'.repeat(99)}`],
    'OBR',
    13,
  ],
  ['an ordering provider', [`${obr}||||||||||||7^${'x'.repeat(121)}`], 'OBR', 16],
] as const)('refuses %s that would be cut', (_, requests, segment, field) => {
  const orc = field === 16 ? 'ORC|NW|P-1' : 'ORC|NW|P-1||||||||||7^R';
  expect(() => read(pid, orc, ...requests)).toThrow(
    expect.objectContaining({ kind: 'dataType', place: { segment, sequence: 1, field } }),
  );
});

it('keeps the order number of each test, and the highest priority', () => {
  const { placer_number, priority, tests } = read(
    pid,
    'ORC|NW|P-1^HIS||||||||||7^Roundsworth^Dara^^^Dr.',
    'TQ1|1||||||||R',
    'OBR|1|||2823-3^Potassium^LN',
    'ORC|NW|P-2^HIS||||||||||7^Roundsworth^Dara^^^Dr.',
    'TQ1|1||||||||S',
    'OBR|2|||GLU^Glucose^L',
    'OBR|3|P-3^LAB||NA^Sodium^L',
  );
  expect([placer_number, priority]).toEqual(['P-1', 'stat']);
  expect(tests.map(({ placer }) => placer)).toEqual([
    { number: 'P-1', namespace: 'HIS' },
    { number: 'P-2', namespace: 'HIS' },
    { number: 'P-3', namespace: 'LAB' },
  ]);
});

describe('birth date', () => {
  const born = (text: string) => () =>
    read(`PID|1||17||Testwell^Ada||${text}|F`, 'ORC|NW|P-1||||||||||7^R', obr);

  it.each([
    ['1957', '1957'],
    ['195711', '1957-11'],
    ['19571103', '1957-11-03'],
    ['1957110308', '1957-11-03'],
    ['195711030800+0100', '1957-11-03'],
  ])('%s is %s', (text, expected) => {
    expect(born(text)().patient.birth_date).toBe(expected);
  });

  it.each(['57', '19571', '1957110', '195711030', '195713', '19570230', 'unknown'])(
    '%s is invalid',
    (text) => {
      expect(born(text)).toThrow('PID-7 is not a valid date');
    },
  );
});

describe('order priority', () => {
  it.each([
    ['TQ1', ['ORC|NW|P|||||^^^^^R|||||7^R', 'TQ1|1||||||||A', obr], 'asap'],
    ['ORC-7', ['ORC|NW|P|||||^^^^^S|||||7^R', obr], 'stat'],
    ['OBR-27', ['ORC|NW|P||||||||||7^R', `${obr}${'|'.repeat(23)}^^^^^T`], 'urgent'],
    ['nothing', ['ORC|NW|P||||||||||7^R', obr], 'routine'],
  ])('is given by %s', (_, segments, priority) => {
    expect(read(pid, ...segments).priority).toBe(priority);
  });
});

describe('order diagnoses', () => {
  const read1 = (...segments: string[]) => read(pid, 'ORC|NW|P-1||||||||||7^R', obr, ...segments);
  it.each<[string, string[], { code: string; text: string }[], string]>([
    [
      'ICD-10 codes',
      ['DG1|1||E11.9^Type 2 diabetes^I10', 'DG1|2||O99.0^^I10C'],
      [
        { code: 'E11.9', text: 'Type 2 diabetes' },
        { code: 'O99.0', text: '' },
      ],
      '',
    ],
    [
      'a description next to the code',
      ['DG1|1||U07.1|COVID-19'],
      [{ code: 'U07.1', text: 'COVID-19' }],
      '',
    ],
    [
      'once each',
      ['DG1|1||E11.9^^I10', 'DG1|2||E11.9^again^I10'],
      [{ code: 'E11.9', text: '' }],
      '',
    ],
    [
      'another code system or free text: imported as text',
      ['DG1|1||250.00^Diabetes^I9C', 'DG1|2|||Tired'],
      [],
      '250.00 Diabetes; Tired',
    ],
    [
      'a text that is too long for a diagnosis: coded, and whole as text',
      [`DG1|1||E11.9^${'Long '.repeat(30)}end^I10`],
      [{ code: 'E11.9', text: 'Long '.repeat(24).trim() }],
      `E11.9 ${'Long '.repeat(30)}end`,
    ],
    ['an insurance segment: ignored', ['IN1|1|HM-1|HM|Harbour Mutual'], [], ''],
    [
      'more diagnoses than an order accepts: imported as text',
      Array.from({ length: 21 }, (_, index) => `DG1|${index + 1}||A${10 + index}^^I10`),
      Array.from({ length: 20 }, (_, index) => ({ code: `A${10 + index}`, text: '' })),
      'A30',
    ],
  ])('%s', (_, segments, diagnosis_codes, clinical_info) => {
    expect(read1(...segments)).toMatchObject({ diagnosis_codes, clinical_info });
  });
});

describe('fasting status', () => {
  const relevant = (code: string, system: string) =>
    `${obr}|||||||||${code}^As the ward says^${system}`;
  it.each<[string, string[], string, string]>([
    ['the code for fasting', [relevant('F', 'HL70916')], 'fasting', ''],
    ['not', [relevant('NF', 'HL70916')], 'not_fasting', ''],
    ['not recorded', [relevant('NG', 'HL70916')], 'unknown', ''],
    ['the same status for two tests', [relevant('F', 'HL70916'), obr], 'fasting', ''],
    [
      'contradictory statuses',
      [relevant('F', 'HL70916'), relevant('NF', 'HL70916')],
      'unknown',
      '',
    ],
    ['another code of the table', [relevant('FNA', 'HL70916')], 'unknown', 'FNA'],
    ['words', [relevant('F', 'L')], 'unknown', 'F'],
  ])('%s', (_, requests, fasting, clinical_info) => {
    expect(read(pid, 'ORC|NW|P-1||||||||||7^R', ...requests)).toMatchObject({
      fasting,
      clinical_info,
    });
  });
});

it.each([
  [
    'the placer order number',
    ['ORC|NW|||||||||||7^R', 'OBR|1|P-2||2823-3^^LN'],
    { placer_number: 'P-2' },
  ],
  [
    'who asks',
    ['ORC|NW|P-3', `${obr}${'|'.repeat(12)}7^Roundsworth^Dara`],
    { ordered_by: 'Dara Roundsworth' },
  ],
])('%s may be given with the test', (_, segments, expected) => {
  expect(read(pid, ...segments)).toMatchObject(expected);
});
