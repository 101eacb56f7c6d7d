import { messageOf, msh } from '../../hl7/acknowledgement.ts';
import { delimiters, escaped } from '../../hl7/escapes.ts';
import type { AnalyserProfile } from '../profile.ts';
import type { SpecimenOrder } from '../reading.ts';
import { askedSpecimens, compact, type QueryAnswer } from './query-answer.ts';

type LawLayout = Extract<NonNullable<AnalyserProfile['answer']>, { kind: 'law' }>;

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
export function displayResponses(answer: QueryAnswer): string[] {
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
export function orderResponse(answer: QueryAnswer): string {
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
export function workOrders(answer: QueryAnswer, layout: LawLayout): string[] {
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
