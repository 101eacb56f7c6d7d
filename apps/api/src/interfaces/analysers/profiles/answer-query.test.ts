import { describe, expect, it } from 'vitest';
import type { SpecimenOrder } from '../reading.ts';
import { answerQuery } from './answer-query.ts';
import { analyserProfile } from './index.ts';
import { readSession } from './read-session.ts';

/** The query of a message, and its answer, for these orders. */
function answered(id: string, lines: readonly string[], orders: readonly SpecimenOrder[]) {
  const profile = analyserProfile(id);
  if (!profile) throw new Error(`No profile ${id}`);
  const text = lines.map((line) => `${line}\r`).join('');
  const done = readSession(Buffer.from(text, 'latin1'), profile);
  if (done.kind === 'refused') throw new Error(done.fault);
  const [query] = done.session.queries;
  return {
    remarks: done.session.remarks.map(({ kind }) => kind),
    query,
    answers:
      query === undefined
        ? []
        : answerQuery({
            query,
            orders,
            profile,
            localTime: '2026-11-30T14:05:00',
            controlId: 'A1',
          }).map((message) => message.split('\r').filter(Boolean)),
  };
}

const ordered = (specimen: string, ...codes: string[]): SpecimenOrder => ({
  specimen,
  codes,
  isUrgent: false,
  patient: {
    id: 'M-17',
    familyName: 'Example',
    givenName: 'Ada',
    birthDate: '1957-11-03',
    sex: 'F',
  },
});

const xnQuery = ['H|\\^&|||XN-550', 'Q|1|3^7^         260512-0001^B||||20261130150000', 'L|1|N'];
const bsQuery = (barcode: string, status = 'OTH') => [
  'MSH|^~\\&|Mindray|BS-200E|||20261130170707||QRY^Q02|5|P|2.3.1||||||ASCII|||',
  `QRD|20261130170707|R|D|1|||RD|${barcode}|${status}|||T|`,
  'QRF|BS-200E|20261130000000|20261130170749|||RCT|COR|ALL||',
];

describe('answers in LIS02', () => {
  it.each<[string, string, readonly string[], SpecimenOrder[], string[]]>([
    [
      'Sysmex XN with its rack and position',
      'sysmex-xn',
      xnQuery,
      [ordered('260512-0001', 'WBC', 'HGB')],
      [
        'H|\\^&|||ALMS|||||||P|E1394-97|20261130140500',
        'P|1|M-17|||Example^Ada||19571103|F',
        'O|1|3^7^           260512-0001^B||^^^^WBC\\^^^^HGB|R||||||N||||||||||||||Q',
        'L|1|N',
      ],
    ],
    [
      'a specimen without orders',
      'sysmex-xn',
      xnQuery,
      [],
      [
        'H|\\^&|||ALMS|||||||P|E1394-97|20261130140500',
        'P|1',
        'O|1|3^7^           260512-0001^B|||||||||||||||||||||||Y',
        'L|1|N',
      ],
    ],
    [
      'Roche cobas with the place in O-4',
      'roche-cobas-c311-e411',
      [
        'H|\\^&|||H7600^1|||||host|TSREQ^REAL|P|1',
        'Q|1|^^   260512-0006^3^50002^002^^S1^SC||ALL||||||||O',
        'L|1|N',
      ],
      [{ ...ordered('260512-0006', '717'), isUrgent: true, patient: null }],
      [
        'H|\\^&|||ALMS||||||TSDWN^REPLY|P|1|20261130140500',
        'P|1',
        'O|1|260512-0006|3^50002^002^^S1^SC|^^^717|S||||||A||||||||||||||O',
        'L|1|N',
      ],
    ],
    [
      'GeneXpert with its delimiters and one order for each test',
      'cepheid-genexpert',
      ['H|@^\\|U||GX^GeneXpert^6.4', 'Q|1|^260512-0008||||||||||O', 'L|1|N'],
      [{ ...ordered('260512-0008', 'MTB-RIF', 'HIVVL'), patient: null }],
      [
        'H|@^\\|||ALMS|||||||P|1394-97|20261130140500',
        'P|1',
        'O|1|260512-0008||^^^MTB-RIF|R||||||A||||ORH||||||||||Q',
        'O|2|260512-0008||^^^HIVVL|R||||||A||||ORH||||||||||Q',
        'L|1|N',
      ],
    ],
  ])('%s', (_, id, lines, orders, answer) => {
    expect(answered(id, lines, orders).answers).toEqual([answer]);
  });

  it('answers each specimen of a query', () => {
    const { query, answers } = answered(
      'sysmex-xn',
      ['H|\\^&|||XN-550', 'Q|1|1^1^ A1^B\\1^2^ A2^B', 'L|1|N'],
      [ordered('A2', 'WBC')],
    );
    expect(query?.specimens.map(({ specimen, position }) => [specimen, position])).toEqual([
      ['A1', '1'],
      ['A2', '2'],
    ]);
    expect(answers[0]?.filter((record) => record.startsWith('O'))).toEqual([
      'O|1|1^1^                    A1^B|||||||||||||||||||||||Y',
      'O|1|1^2^                    A2^B||^^^^WBC|R||||||N||||||||||||||Q',
    ]);
  });

  it.each([
    ['a query without a specimen', ['H|\\^&|||XN-550', 'Q|1|1^1^^B', 'L|1|N']],
    ['a cancelled query', ['H|\\^&|||XN-550', 'Q|1|1^1^A1^B||||||||||A', 'L|1|N']],
  ])('leaves %s to a user', (_, lines) => {
    expect(answered('sysmex-xn', lines, [])).toMatchObject({
      query: undefined,
      remarks: ['not_understood'],
    });
  });

  it('has no answer for a profile without a layout', () => {
    const { query, answers } = answered(
      'abbott-architect',
      ['H|\\^&|||ARCHITECT', 'Q|1|^260512-0010||^^^ALL||||||||O', 'L|1'],
      [ordered('260512-0010', '580')],
    );
    expect(query?.specimens.map(({ specimen }) => specimen)).toEqual(['260512-0010']);
    expect(answers).toEqual([]);
  });
});

describe('answers in HL7', () => {
  it('confirms a query of Mindray BS and displays the order', () => {
    const { answers } = answered('mindray-bs', bsQuery('34567743'), [
      ordered('34567743', '1', '3'),
    ]);
    const [confirmation, response] = answers;
    expect(confirmation).toEqual([
      'MSH|^~\\&|||Mindray||20261130140500||QCK^Q02|5|P|2.3.1||||||ASCII',
      'MSA|AA|5|Message accepted|||0',
      'ERR|0',
      'QAK|SR|OK',
    ]);
    expect(response?.slice(4, 6)).toEqual(bsQuery('34567743').slice(1));
    expect(response?.filter((line) => /^DSP\|(?:1|3|4|5|21|24|29|30|31)\|/.test(line))).toEqual([
      'DSP|1||M-17',
      'DSP|3||Example Ada',
      'DSP|4||19571103000000',
      'DSP|5||F',
      'DSP|21||34567743',
      'DSP|24||N',
      'DSP|29||1^^^',
      'DSP|30||3^^^',
    ]);
    expect(response?.at(-1)).toBe('DSC|');
  });

  it('marks every response but the last as continued', () => {
    const { query, answers } = answered('mindray-bs', bsQuery(''), [
      ordered('A1', '1'),
      ordered('A2', '1'),
    ]);
    expect(query?.isForAll).toBe(true);
    expect(answers.slice(1).map((lines) => lines.at(-1))).toEqual(['DSC|1', 'DSC|']);
  });

  it('answers that nothing was found', () => {
    const { answers } = answered('mindray-bs', bsQuery('34567743'), []);
    expect(answers.map((lines) => lines.at(-1))).toEqual(['QAK|SR|NF']);
  });

  it.each<[string, SpecimenOrder[], string[]]>([
    [
      'the order of the specimen',
      [ordered('260512-0003', 'CBC+DIFF')],
      [
        'MSH|^~\\&|||Mindray||20261130140500||ORR^O02|A1|P|2.3.1||||||UNICODE',
        'MSA|AA|389',
        'PID|1||M-17^^^^MR||Example^Ada||19571103000000|Female',
        'ORC|AF|260512-0003',
        'OBR|1|260512-0003||00001^Automated Count^99MRC||20261130140500',
        'OBX|1|IS|08003^Test Mode^99MRC||CBC+DIFF||||||F',
      ],
    ],
    [
      'that there is no order',
      [],
      ['MSH|^~\\&|||Mindray||20261130140500||ORR^O02|A1|P|2.3.1||||||UNICODE', 'MSA|AR|389'],
    ],
  ])('answers a query of Mindray BC with %s', (_, orders, answer) => {
    const lines = [
      'MSH|^~\\&|||||20261130060725||ORM^O01|389|P|2.3.1||||||UNICODE',
      'ORC|RF||260512-0003||IP',
    ];
    expect(answered('mindray-bc', lines, orders).answers).toEqual([answer]);
  });

  const lawQuery = [
    'MSH|^~\\&|cobas pro||host||20261130140000||QBP^Q11^QBP_Q11|1233|P|2.5.1|||NE|AL||UNICODE UTF-8|||LAB-27R^ROCHE',
    'QPD|INISEQ^^99ROC|query1233|260512-0007|50001|1|||||SERPLAS^^99ROC|SC^^99ROC|R',
    'RCP|I|1|R^^HL70394',
  ];

  it('answers a query of cobas pro with an order for each test (IHE LAW)', () => {
    const { query, answers } = answered('roche-cobas-pro', lawQuery, [
      { ...ordered('260512-0007', '20490', '20340'), isUrgent: true },
    ]);
    expect(query).toMatchObject({
      specimens: [{ specimen: '260512-0007', rack: '50001', position: '1', echo: [] }],
      controlId: '1233',
    });
    expect(answers).toEqual([
      [
        'MSH|^~\\&|ALMS||Roche||20261130140500||RSP^K11^RSP_K11|A1|P|2.5.1|||NE|AL||UNICODE UTF-8|||LAB-27R^ROCHE',
        'MSA|AA|1233',
        'QAK|query1233|OK|INISEQ^^99ROC',
        lawQuery[1],
      ],
      [
        'MSH|^~\\&|ALMS||Roche||20261130140500||OML^O33^OML_O33|A1-1|P|2.5.1|||NE|AL||UNICODE UTF-8|||LAB-28R^ROCHE',
        'PID|1||M-17||Example^Ada^^^^^L||19571103|F',
        'SPM|1|260512-0007&BARCODE||SERPLAS^^99ROC|||||||P^^HL70369',
        'SAC|||260512-0007^BARCODE|||||||50001|1',
        'ORC|NW||||||||20261130140500',
        'TQ1|||||||||S^^HL70485',
        'OBR|1|""||20490^^99ROC',
        'ORC|NW||||||||20261130140500',
        'TQ1|||||||||S^^HL70485',
        'OBR|2|""||20340^^99ROC',
      ],
    ]);
  });

  it('answers that cobas pro has nothing to measure', () => {
    const { answers } = answered('roche-cobas-pro', lawQuery, []);
    expect(answers.map((lines) => lines[2])).toEqual(['QAK|query1233|NF|INISEQ^^99ROC']);
  });

  it('numbers each order for other analysers with IHE LAW', () => {
    const { answers } = answered('ihe-law', lawQuery, [ordered('260512-0007', 'ALT', 'AST')]);
    expect(answers[1]?.filter((line) => line.startsWith('OBR'))).toEqual([
      'OBR|1|A1-1-1||ALT^^L',
      'OBR|2|A1-1-2||AST^^L',
    ]);
  });
});
