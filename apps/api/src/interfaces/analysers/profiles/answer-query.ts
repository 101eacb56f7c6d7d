import { delimiters, escaped } from '../../hl7/escapes.ts';
import { messageOf, msh } from '../../hl7/acknowledgement.ts';
import type { AnalyserProfile } from '../profile.ts';
import type { AnalyserQuery, QueriedSpecimen, SpecimenOrder } from '../reading.ts';
import { buildRecords, type AstmField } from '../records/astm-records.ts';

export interface QueryAnswer {
  query: AnalyserQuery;
  /** A queried specimen without an entry, or with no codes, is answered as without orders. */
  orders: readonly SpecimenOrder[];
  profile: AnalyserProfile;
  /** Local time of the laboratory, `2026-11-30T14:05:00`. */
  localTime: string;
  /** Control id of an HL7 answer. */
  controlId: string;
}

/**
 * Messages that answer a host query, in the order of sending; none when the profile has no layout
 * for answers, so that the analyser runs into its own time limit and an operator orders there.
 */
export function answerQuery(answer: QueryAnswer): string[] {
  const layout = answer.profile.answer;
  switch (layout?.kind) {
    case 'lis02':
      return [lis02Answer(answer, layout)];
    case 'dsr':
      return displayResponses(answer);
    case 'law':
      return workOrders(answer, layout);
    case 'orr':
      return [orderResponse(answer)];
    case undefined:
      return [];
  }
}

/** Bytes of a message in the character set of the analyser. */
export const bytesOf = (message: string, { encoding }: Pick<AnalyserProfile, 'encoding'>) =>
  Buffer.from(message, encoding === 'latin1' ? 'latin1' : 'utf8');

type Lis02Layout = Extract<NonNullable<AnalyserProfile['answer']>, { kind: 'lis02' }>;
type LawLayout = Extract<NonNullable<AnalyserProfile['answer']>, { kind: 'law' }>;

const compact = (localTime: string) => localTime.replaceAll(/[-:T]/g, '').slice(0, 14);

/** Asked specimens with their orders; those that were not asked for, when all were. */
function askedSpecimens({
  query,
  orders,
}: QueryAnswer): { asked: QueriedSpecimen; order: SpecimenOrder }[] {
  const without = (specimen: string): SpecimenOrder => ({
    specimen,
    codes: [],
    isUrgent: false,
    patient: null,
  });
  if (query.specimens.length > 0)
    return query.specimens.map((specimen) => ({
      asked: specimen,
      order:
        orders.find((order) => order.specimen === specimen.specimen) ?? without(specimen.specimen),
    }));
  return orders.map((order) => ({
    asked: { specimen: order.specimen, rack: '', position: '', echo: [] },
    order,
  }));
}

/** H, P and O records for each specimen, and L (LIS02-A2, 6 to 8 and 12). */
function lis02Answer(answer: QueryAnswer, layout: Lis02Layout): string {
  const { profile, localTime } = answer;
  const entries = askedSpecimens(answer);
  const records: AstmField[][] = [
    // H-5 sender, H-11 comment, H-12 processing id, H-13 version, H-14 time.
    [
      'H',
      '',
      '',
      'ALMS',
      '',
      '',
      '',
      '',
      '',
      [layout.purpose.split('^')],
      'P',
      layout.version,
      compact(localTime),
    ],
  ];
  for (const [index, { asked: specimen, order }] of entries.entries()) {
    records.push(patientRecord(index + 1, order));
    const tests = order.codes.map((code) =>
      layout.test.map((each) => filled(each, specimen, code)),
    );
    const groups =
      layout.isOneOrderPerTest && tests.length > 0 ? tests.map((test) => [test]) : [tests];
    for (const [number, group] of groups.entries())
      records.push(orderRecord(number + 1, { layout, specimen, order, tests: group }));
  }
  // Analysers accept no other code than N (normal), although LIS02-A2, 12 has more.
  records.push(['L', 1, 'N']);
  return buildRecords(records, profile.delimiters);
}

/** P-3 practice patient id, P-6 name, P-8 birth date, P-9 sex. */
function patientRecord(number: number, { patient }: SpecimenOrder): AstmField[] {
  if (!patient) return ['P', number];
  const { id, familyName, givenName, birthDate, sex } = patient;
  return [
    'P',
    number,
    id,
    '',
    '',
    [[familyName, givenName]],
    '',
    (birthDate ?? '').replaceAll('-', ''),
    sex,
  ];
}

/** O-3 and O-4 specimen, O-5 tests, O-6 priority, O-12 action, O-16 type, O-26 report type. */
function orderRecord(
  number: number,
  {
    layout,
    specimen,
    order,
    tests,
  }: {
    layout: Lis02Layout;
    specimen: QueriedSpecimen;
    order: SpecimenOrder;
    tests: readonly (readonly string[])[];
  },
): AstmField[] {
  const hasTests = tests.length > 0;
  const fields: AstmField[] = Array.from({ length: 26 }, () => '');
  fields[0] = 'O';
  fields[1] = number;
  fields[2] = [layout.specimen.map((each) => filled(each, specimen))];
  fields[3] = [layout.instrumentSpecimen.map((each) => filled(each, specimen))];
  fields[4] = tests;
  fields[5] = hasTests ? (order.isUrgent ? 'S' : 'R') : '';
  fields[11] = hasTests ? layout.action : '';
  fields[15] = hasTests ? layout.specimenType : '';
  fields[25] = hasTests ? layout.reportType : layout.noOrderReportType;
  return fields;
}

const filled = (text: string, { specimen, echo }: QueriedSpecimen, code = ''): string =>
  text
    .replace(/\{specimen(?:>(\d+))?\}/, (_, width = '0') => specimen.padStart(Number(width)))
    .replace('{code}', code)
    .replace(/\{q(\d)\}/, (_, number: string) => echo[Number(number) - 1] ?? '');

const header = (
  { localTime, profile }: QueryAnswer,
  type: string,
  controlId: string,
): (string | number)[] => [
  ...msh,
  '',
  '',
  escaped(profile.manufacturer),
  '',
  compact(localTime),
  '',
  type,
  escaped(controlId),
  'P',
  '2.3.1',
  '',
  '',
  '',
  '',
  '',
  'ASCII',
];

/** Segment of the query as it was sent. */
const asSent = (segment: string) => segment.split(delimiters.field);

/**
 * QCK^Q02, then DSR^Q03 for each specimen. Display lines have fixed numbers: 1 patient, 3 name, 4
 * birth, 5 sex, 21 barcode, 24 urgent, 26 specimen type, tests from 29. A continuation (DSC) is
 * empty in the last response.
 */
function displayResponses(answer: QueryAnswer): string[] {
  const { query, controlId } = answer;
  const entries = askedSpecimens(answer).filter(({ order }) => order.codes.length > 0);
  const confirmed = (type: string, id: string, status: string) => [
    header(answer, type, id),
    ['MSA', 'AA', escaped(query.controlId), 'Message accepted', '', '', 0],
    ['ERR', 0],
    ['QAK', 'SR', status],
  ];
  return [
    messageOf(confirmed('QCK^Q02', query.controlId, entries.length > 0 ? 'OK' : 'NF')),
    ...entries.map(({ order: { specimen, codes, isUrgent, patient } }, index) => {
      const lines: Record<number, string> = {
        1: patient?.id ?? '',
        3: patient ? [patient.familyName, patient.givenName].filter(Boolean).join(' ') : '',
        4: patient?.birthDate ? `${patient.birthDate.replaceAll('-', '')}000000` : '',
        5: patient?.sex === 'U' ? 'O' : (patient?.sex ?? ''),
        21: specimen,
        24: isUrgent ? 'Y' : 'N',
      };
      const isLast = index === entries.length - 1;
      return messageOf([
        ...confirmed('DSR^Q03', `${controlId}-${index + 1}`, 'OK'),
        ...query.repeated.map(asSent),
        ...Array.from({ length: 28 }, (_, at) => ['DSP', at + 1, '', escaped(lines[at + 1] ?? '')]),
        ...codes.map((code, at) => ['DSP', 29 + at, '', `${escaped(code)}^^^`]),
        ['DSC', isLast ? '' : String(index + 1)],
      ]);
    }),
  ];
}

/**
 * ORR^O02: the order of the queried specimen with its test mode in OBX 08003, or MSA-1 `AR` when it
 * has none. The analyser measures one mode, so a second code cannot be ordered.
 */
function orderResponse(answer: QueryAnswer): string {
  const { query, controlId, localTime } = answer;
  const [entry] = askedSpecimens(answer);
  const [mode] = entry?.order.codes ?? [];
  const head = [...header(answer, 'ORR^O02', controlId).slice(0, -1), 'UNICODE'];
  if (!entry || mode === undefined)
    return messageOf([head, ['MSA', 'AR', escaped(query.controlId)]]);
  const { specimen, patient } = entry.order;
  return messageOf([
    head,
    ['MSA', 'AA', escaped(query.controlId)],
    ...(patient
      ? [
          [
            'PID',
            1,
            '',
            `${escaped(patient.id)}^^^^MR`,
            '',
            `${escaped(patient.familyName)}^${escaped(patient.givenName)}`,
            '',
            patient.birthDate ? `${patient.birthDate.replaceAll('-', '')}000000` : '',
            { M: 'Male', F: 'Female', U: '' }[patient.sex],
          ],
        ]
      : []),
    ['ORC', 'AF', escaped(specimen)],
    ['OBR', 1, escaped(specimen), '', '00001^Automated Count^99MRC', '', compact(localTime)],
    ['OBX', 1, 'IS', '08003^Test Mode^99MRC', '', escaped(mode), '', '', '', '', '', 'F'],
  ]);
}

/**
 * RSP^K11, then OML^O33 with an order for each test (IHE LAW, LAB-27 and LAB-28). A specimen
 * without orders is answered with `NF` (HL7 table 0208) alone.
 */
function workOrders(answer: QueryAnswer, layout: LawLayout): string[] {
  const { query, controlId, localTime, profile } = answer;
  const [qpd = ''] = query.repeated;
  const asked = asSent(qpd);
  const head = (type: string, id: string, messageProfile: string) => [
    ...msh,
    'ALMS',
    '',
    escaped(profile.manufacturer),
    '',
    compact(localTime),
    '',
    type,
    escaped(id),
    'P',
    '2.5.1',
    '',
    '',
    'NE',
    'AL',
    '',
    'UNICODE UTF-8',
    '',
    '',
    messageProfile,
  ];
  const entries = askedSpecimens(answer).filter(({ order }) => order.codes.length > 0);
  const source = escaped(layout.specimenSource);
  return [
    messageOf([
      head('RSP^K11^RSP_K11', controlId, layout.responseProfile),
      ['MSA', 'AA', escaped(query.controlId)],
      ['QAK', asked[2] ?? '', entries.length > 0 ? 'OK' : 'NF', asked[1] ?? ''],
      asked,
    ]),
    ...entries.map(({ asked: { specimen, rack, position }, order }, index) => {
      const number = escaped(specimen);
      const id = `${controlId}-${index + 1}`;
      return messageOf([
        head('OML^O33^OML_O33', id, layout.orderProfile),
        ...patientSegment(order),
        [
          'SPM',
          1,
          source === '' ? number : `${number}&${source}`,
          '',
          // Specimen type of the query; two quotation marks: unknown.
          asked[10] || '""',
          '',
          '',
          '',
          '',
          '',
          '',
          'P^^HL70369',
        ],
        [
          'SAC',
          '',
          '',
          source === '' ? number : `${number}^${source}`,
          '',
          '',
          '',
          '',
          '',
          '',
          escaped(rack),
          escaped(position),
        ],
        ...order.codes.flatMap((code, at) => [
          ['ORC', 'NW', '', '', '', '', '', '', '', compact(localTime)],
          ['TQ1', '', '', '', '', '', '', '', '', `${order.isUrgent ? 'S' : 'R'}^^HL70485`],
          [
            'OBR',
            at + 1,
            layout.hasOrderNumbers ? `${id}-${at + 1}` : '""',
            '',
            `${escaped(code)}^^${escaped(layout.codingSystem)}`,
          ],
        ]),
      ]);
    }),
  ];
}

function patientSegment({ patient }: SpecimenOrder): (string | number)[][] {
  if (!patient) return [];
  const { id, familyName, givenName, birthDate, sex } = patient;
  return [
    [
      'PID',
      1,
      '',
      escaped(id),
      '',
      `${escaped(familyName)}^${escaped(givenName)}^^^^^L`,
      '',
      (birthDate ?? '').replaceAll('-', ''),
      sex,
    ],
  ];
}
