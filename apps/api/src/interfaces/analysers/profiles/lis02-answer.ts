import type { AnalyserProfile } from '../profile.ts';
import type { QueriedSpecimen, SpecimenOrder } from '../reading.ts';
import { buildRecords, type AstmField } from '../records/astm-records.ts';
import { askedSpecimens, compact, type QueryAnswer } from './query-answer.ts';

type Lis02Layout = Extract<NonNullable<AnalyserProfile['answer']>, { kind: 'lis02' }>;

/** H, P and O records for each specimen, and L (LIS02-A2, 6 to 8 and 12). */
export function lis02Answer(answer: QueryAnswer, layout: Lis02Layout): string {
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
