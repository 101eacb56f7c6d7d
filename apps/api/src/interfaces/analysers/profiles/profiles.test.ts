/**
 * Messages are written for these tests with invented patients, after the public descriptions that
 * each profile names in `sources`. The cobas pro message without a patient is shortened from the
 * tests of @medplum/core (github.com/medplum/medplum, Apache-2.0).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnalyserReading, AnalyserSession } from '../reading.ts';
import { analyserProfile, analyserProfiles } from './index.ts';
import { localTime } from './local-time.ts';
import { readSession } from './read-session.ts';

const profileOf = (id: string) => {
  const profile = analyserProfile(id);
  if (!profile) throw new Error(`No profile ${id}`);
  return profile;
};

function read(id: string, lines: readonly string[]) {
  const profile = profileOf(id);
  const text = lines.map((line) => `${line}\r`).join('');
  return readSession(Buffer.from(text, profile.encoding === 'latin1' ? 'latin1' : 'utf8'), profile);
}

function sessionOf(id: string, lines: readonly string[]): AnalyserSession {
  const done = read(id, lines);
  if (done.kind === 'refused') throw new Error(`${done.fault} at ${done.location}`);
  return done.session;
}

const empty: AnalyserReading = {
  specimen: '',
  code: '',
  value: '',
  unit: '',
  flags: [],
  alarms: [],
  rack: '',
  position: '',
  operator: '',
  reagentLot: '',
  measuredAt: null,
  dilution: '',
  isRerun: false,
  attributes: {},
  remarks: [],
  location: '',
};

const xn = (...results: string[]) => [
  'H|\\^&|||    XN-550^00-24^22723^^^^BD000001||||||||E1394-97',
  'P|1|||M-17|^Ada^Example||19870626|F',
  'C|1||',
  'O|1||3^7^           260512-0001^B|^^^^WBC\\^^^^HGB|||||||N||||||||||||||F',
  ...results,
  'L|1|N',
];
const xnWbc = 'R|1|^^^^WBC^1|8.13|10*3/uL||N||F||LAB1||20260512135407';

const xp = (attribute: string) => [
  'H|\\^&|||XP-300^00-14^^^^B0001^AP000001||||||||E1394-97',
  'P|1',
  `O|1||^^    260512-0002^${attribute}|^^^^WBC|||||||N||||||||||||||F`,
  'R|1|^^^^WBC^1|  5.5|10*3/uL||N||||LAB1           ||20260512172452',
  'L|1|N',
];

const bc = (results: readonly string[], processing = 'P') => [
  `MSH|^~\\&|BC-5380|Mindray|||20260512143943||ORU^R01|42|${processing}|2.3.1||||||UNICODE`,
  'PID|1||M-17^^^^MR||Example^Ada||19900804000000|Female',
  'OBR|1||260512-0003|00001^Automated Count^99MRC||20260512140000|20260512143000||||||||BLDV|||||||||HM||||||||LAB1',
  ...results,
];
const bcWbc = 'OBX|4|NM|6690-2^WBC^LN||9.81|10*9/L|4.00-10.00|H~A|||F';

const bs = [
  'MSH|^~\\&|Mindray|BS-200E|||20260512145353||ORU^R01|1|P|2.3.1||||0||ASCII|||',
  'PID|1|854||12|Example||19830719145307|F|A',
  'OBR|1|260512-0004|2|Mindray^BS-200E|Y||20260512145300||||||||serum',
  'OBX|1|NM|2|ALT|98.2|U/L|-|H|||F||98.15|20260512144403||LAB1',
];

const c311 = (order: string, ...results: string[]) => [
  'H|\\^&|||H7600^1|||||host|RSUPL^REAL|P|1',
  'P|1|||||||U||||||^',
  order,
  'C|1|I|                              ^                         ^^^^|G',
  ...results,
  'L|1|N',
];
const c311Order =
  'O|1|           260512-0006|12^50005^003^^S1^SC|^^^717^\\^^^418^|R||20260512102416||||N||||1|||||||20260512102948|||F';

const genexpert = [
  'H|@^\\|URM-1||Example Hospital^GeneXpert^6.4|||||LIS||P|1394-97|20260512125515',
  'P|1||||^^^^',
  'O|1|260512-0008||^^^MTB-RIF|R|20260512121638|||||||||ORH||||||||||F',
  'R|1|^MTB-RIF^^MTB^Xpert MTB-RIF Ultra^4^MTB^|NOT DETECTED^|||||F||LAB1|20260512121638|20260512132103|Cepheid-1^806149^653624^831583371^56401^20270525',
  'R|2|^MTB-RIF^^MTB^^^SPC^|PASS^|||',
  'R|3|^MTB-RIF^^MTB^^^SPC^Ct|^24.7|||',
  'L|1|N',
];

const cobasPro = [
  'MSH|^~\\&|cobas pro||host||20180222150842+0100||OUL^R22^OUL_R22|97|P|2.5.1|||NE|AL||UNICODE UTF-8|||LAB-29^IHE',
  'PID|||||^^^^^^U|||U',
  'SPM|1|022&BARCODE||SERPLAS^^99ROC|||||||P^^HL70369|||~~~~||||||||||PSCO^^99ROC|||SC^^99ROC',
  'SAC|||022^BARCODE|||||||50120|2||||||||||||||||||^1^:^1',
  'OBR|1|""||20490^^99ROC|||||||',
  'ORC|SC||||CM',
  'TQ1|||||||||R^^HL70485',
  'OBX|1|NM|20490^20490^99ROC^^^IHELAW|1|32.2|mg/L^^99ROC||N^^HL70078|||F|||||Admin~REALTIME||c503^ROCHE~^ROCHE~1^ROCHE|20180222150842||||||||||RSLT',
  'OBX|2|CE|20490^20490^99ROC^^^IHELAW|1|^^99ROC|||N^^HL70078|||F|||||Admin~REALTIME||c503^ROCHE~^ROCHE~1^ROCHE|20180222150842||||||||||RSLT',
  'TCD|20490^^99ROC|^1^:^1',
  'INV|2049001|OK^^HL70383~CURRENT^^99ROC|R1|514|1|8||||||20181030||||256616',
  'INV|2049001|OK^^HL70383~CURRENT^^99ROC|R3|514|1|8||||||20181030||||256616',
  'OBX|3|DTM|PT^Pipetting_Time^99ROC^S_OTHER^Other Supplemental^IHELAW|1|20180222145824|||N^^HL70078|||F|||||Admin~REALTIME||c503^ROCHE~^ROCHE~1^ROCHE|20180222150842||||||||||RSLT',
  'OBX|6|CE|QCSTATE^QC Status^99ROC^S_OTHER^Other Supplemental^IHELAW|1|2^^99ROC|||N^^HL70078|||F|||||Admin~REALTIME||c503^ROCHE~^ROCHE~1^ROCHE|20180222150842||||||||||RSLT',
];

const architect = (type: string, value: string) => [
  'H|\\^&|||ARCHITECT^9.45^F3000000001^H1P1O1R1C1Q1L1|||||||P|1|20260512131519',
  'P|1|||||||U',
  'O|1|260512-0010|260512-0010^U265^1|^^^580^Anti-HBcII^UNDILUTED^P|R||||||||||||||||||||F',
  `R|1|^^^580^Anti-HBcII^UNDILUTED^P^73294BE00^02130^^${type}|${value}||||R||LAB1^LAB1||20260512101844|i1SR00001`,
  'L|1',
];

const law = [
  'MSH|^~\\&|cobas pro||HOST||20260512131145+0100||OUL^R22^OUL_R22|M1|P|2.5.1|||NE|AL||UNICODE UTF-8|||LAB-29^IHE',
  'SPM|1|260512-0007&ROCHE||SERPLAS^^99ROC|||||||P^^HL70369',
  'SAC|||260512-0007|||||||50012|3',
  'OBR|1|""||20340^^99ROC',
  'ORC|SC||||CM',
  'OBX|1|NM|20340^ALT^99ROC|1|24.1|U/L^^UCUM||N^^HL70078|||F|||||LAB1||c503^ROCHE|20260512125959||||||||||RSLT',
  'TCD|20340^^99ROC|^1^:^5',
];

describe('readings of a profile', () => {
  it.each<[string, readonly string[], Partial<AnalyserReading>]>([
    [
      'sysmex-xn',
      xn(xnWbc),
      {
        specimen: '260512-0001',
        code: 'WBC',
        value: '8.13',
        unit: '10*3/uL',
        flags: ['N'],
        rack: '3',
        position: '7',
        operator: 'LAB1',
        measuredAt: '2026-05-12T13:54:07',
        dilution: '1',
        attributes: { 'specimen number': 'B' },
        location: '5 R',
      },
    ],
    [
      'sysmex-xp-300',
      xp('M'),
      {
        specimen: '260512-0002',
        code: 'WBC',
        value: '5.5',
        unit: '10*3/uL',
        flags: ['N'],
        operator: 'LAB1',
        measuredAt: '2026-05-12T17:24:52',
        dilution: '1',
        attributes: { 'specimen number': 'M' },
        location: '4 R',
      },
    ],
    [
      'mindray-bc',
      bc([bcWbc]),
      {
        specimen: '260512-0003',
        code: '6690-2',
        value: '9.81',
        unit: '10*9/L',
        flags: ['H', 'A'],
        operator: 'LAB1',
        measuredAt: '2026-05-12T14:30:00',
        attributes: { name: 'WBC', source: 'BLDV' },
        location: '4 OBX',
      },
    ],
    [
      'mindray-bs',
      bs,
      {
        specimen: '260512-0004',
        code: '2',
        value: '98.2',
        unit: 'U/L',
        flags: ['H'],
        operator: 'LAB1',
        measuredAt: '2026-05-12T14:44:03',
        attributes: { name: 'ALT', 'original value': '98.15', 'specimen type': 'serum' },
        location: '4 OBX',
      },
    ],
    [
      'roche-cobas-c111',
      [
        'H|\\^&|||LAB^Roche^c111^4.2.2.1730^1^13147|||||host|RSUPL^REAL|P|1|20260512131713',
        'P|1||',
        'O|1||260512-0005^^6||R||||||N|||||||||||20260512131713|||F',
        'R|1|^^^413|40.13|g/L||N||F||LAB1||20260512131700',
        'C|1|I||I',
        'M|1|RR^BM^c111^1|-21|-21\\-21\\1|0.018514',
        'L|1|N',
      ],
      {
        specimen: '260512-0005',
        code: '413',
        value: '40.13',
        unit: 'g/L',
        flags: ['N'],
        position: '6',
        operator: 'LAB1',
        measuredAt: '2026-05-12T13:17:00',
        location: '4 R',
      },
    ],
    [
      'roche-cobas-c311-e411',
      c311(c311Order, 'R|1|^^^717/5/not|5.98|mmol/l||N||F||LAB1|||P1', 'C|1|I|0|I'),
      {
        specimen: '260512-0006',
        code: '717',
        value: '5.98',
        unit: 'mmol/l',
        flags: ['N'],
        rack: '50005',
        position: '003',
        operator: 'LAB1',
        dilution: '5',
        measuredAt: '2026-05-12T10:29:48',
        attributes: { module: 'P1', 'result code': '5.98', 'specimen type': 'S1' },
        location: '5 R',
      },
    ],
    [
      'roche-cobas-pro',
      law,
      {
        specimen: '260512-0007',
        code: '20340',
        value: '24.1',
        unit: 'U/L',
        flags: ['N'],
        rack: '50012',
        position: '3',
        operator: 'LAB1',
        measuredAt: '2026-05-12T12:59:59',
        dilution: '5',
        attributes: { instrument: 'c503', name: 'ALT', run: '1' },
        location: '6 OBX',
      },
    ],
    [
      'cepheid-genexpert',
      genexpert,
      {
        specimen: '260512-0008',
        code: 'MTB',
        value: 'NOT DETECTED',
        operator: 'LAB1',
        reagentLot: '56401',
        measuredAt: '2026-05-12T13:21:03',
        attributes: {
          call: 'NOT DETECTED',
          assay: 'Xpert MTB-RIF Ultra',
          'assay version': '4',
          module: '653624',
          cartridge: '831583371',
          'MTB&SPC': 'PASS',
          'MTB&SPC&Ct': '24.7',
        },
        location: '4 R',
      },
    ],
  ])('%s', (id, lines, reading) => {
    const session = sessionOf(id, lines);
    expect(session).toMatchObject({ readings: [{ ...empty, ...reading }], remarks: [] });
    expect(session.readings[0]).not.toHaveProperty('control');
  });

  it.each<[string, string, readonly string[], Partial<AnalyserReading>]>([
    [
      'c 311 with the specimen in O-3.2',
      'roche-cobas-c311-e411',
      c311(
        'O|1|11625^260512-0006  ^1^^004|R1|^^^685/|R||||||N',
        'R|1|^^^685/|22.4|U/l||A||F|||||P1',
        'C|1|I|43|I',
      ),
      { specimen: '260512-0006', position: '004', alarms: ['A', '43'] },
    ],
    [
      'e 411 qualitative result',
      'roche-cobas-c311-e411',
      c311(c311Order, 'R|1|^^^900/1/not|-1^0.750|COI||N||F||ADMIN|||E1'),
      {
        code: '900',
        value: '0.750',
        unit: 'COI',
        attributes: { module: 'E1', 'result code': '-1', 'specimen type': 'S1' },
      },
    ],
    [
      'cobas pro with an empty interpretation and reagents',
      'roche-cobas-pro',
      cobasPro,
      {
        specimen: '022',
        code: '20490',
        value: '32.2',
        unit: 'mg/L',
        flags: ['N'],
        alarms: [],
        rack: '50120',
        position: '2',
        operator: 'Admin',
        dilution: '1',
        reagentLot: '256616',
        measuredAt: '2018-02-22T15:08:42',
        attributes: {
          instrument: 'c503',
          name: '20490',
          run: '1',
          'PT&S_OTHER': '20180222145824',
          'QCSTATE&S_OTHER': '2',
        },
        remarks: [],
      },
    ],
    [
      'GeneXpert viral load',
      'cepheid-genexpert',
      genexpert.with(
        3,
        'R|1|^HIV^^HIVVL^Xpert HIV-1^1^^|DETECTED^1234|copies/mL|40 to 10000000|||F',
      ),
      { code: 'HIVVL', value: '1234', unit: 'copies/mL' },
    ],
    [
      'ARCHITECT measured value',
      'abbott-architect',
      architect('F', '0.15|S/CO'),
      {
        specimen: '260512-0010',
        code: '580',
        value: '0.15',
        rack: 'U265',
        position: '1',
        dilution: 'UNDILUTED',
        reagentLot: '73294BE00',
        measuredAt: '2026-05-12T10:18:44',
        remarks: [],
      },
    ],
    [
      'ARCHITECT interpretation',
      'abbott-architect',
      architect('I', 'Nonreactive|'),
      { code: '580&I', value: 'Nonreactive' },
    ],
    [
      'Afinion',
      'abbott-afinion',
      [
        'H|\\^&|||Afinion 2 Analyzer^^AF00000001|||||||P|1|20260512141235',
        'P|1||260512-0011|||||U',
        'O|1||5|^^^HbA1c|||||||N||||^O||||||||^10228413||F',
        'R|1|^^^HbA1c|5.9|%||||F||LAB1||20260512140615',
        'L|1|N',
      ],
      {
        specimen: '260512-0011',
        code: 'HbA1c',
        value: '5.9',
        unit: '%',
        operator: 'LAB1',
        remarks: [],
      },
    ],
    [
      'DxH with its delimiters, flag and research test',
      'beckman-dxh',
      [
        'H|\\!~|||DxH|||||LIS||P|LIS2-A|20260512082841',
        'P|1||M-17',
        'O|1|260512-0012|00026!OV|!!!CD|R|||||||||20260512082635|Whole blood',
        'C|1|I|Test names beginning with @ are research use only.|G',
        'R|1|!!!HGB!718-7|146!  H |g/L||109 to 143|A||F||LAB1||20260512082826|AY00001',
        'R|2|!!!@PDW|23.8! R ||||A||F||LAB1||20260512082826|AY00001',
        'L|1|N',
      ],
      {
        specimen: '260512-0012',
        code: 'HGB',
        value: '146',
        unit: 'g/L',
        flags: ['H'],
        alarms: [],
        operator: 'LAB1',
        measuredAt: '2026-05-12T08:28:26',
        remarks: [],
      },
    ],
    [
      'Pentra with an alarm',
      'horiba-pentra',
      [
        'H|\\^&|||ABX|||||||P|E1394-97|20260512121551',
        'P|1||||Example^Ada||19771201|F',
        'O|1|260512-0013^02^08||^^^DIF|||202605120000|202605110000|||||||Standard||||||||||F',
        'R|1|^^^WBC^804-5^1|8.5|1||H||F||LAB1||20260512121550',
        'C|1|I|Alarm_WBC^LMNE-|I',
        'L|1|N',
      ],
      {
        specimen: '260512-0013',
        rack: '02',
        position: '08',
        code: 'WBC',
        flags: ['H'],
        alarms: ['Alarm_WBC LMNE-'],
        attributes: { loinc: '804-5' },
        remarks: [],
      },
    ],
    [
      'Yumizen control',
      'horiba-yumizen-h500',
      [
        'H|\\^&|||H500^1^2.2|||||||Q|LIS2-A2|20260512110749',
        'P|1',
        'O|1|PX440N||^^^DIF|R|20260512110631|||||||||CTRL^^CTRL MEDIUM||||||||||F',
        'M|1|HISTOGRAM|RBC/PLT|RbcAlongRes|FLOATLE-stream/deflate:base64^Y2AA',
        'R|1|^^^WBC^6690-2|8.30|10E3/uL|7.30 - 9.30^REFERENCE_RANGE|N||F||LAB1^^USER|20260512110631',
        'L|1|N',
      ],
      {
        code: 'WBC',
        value: '8.30',
        control: { lot: 'PX440N', level: 'CTRL MEDIUM' },
        measuredAt: '2026-05-12T11:06:31',
        operator: 'LAB1',
        remarks: [],
      },
    ],
    [
      'ABL value that the analyser doubts',
      'radiometer-abl',
      [
        'H|\\^&|||ABL735^Central Lab.||||||||1|20260512164827',
        'P|1||260512-0014|||19460123|F',
        'O|1||Sample #^267|^^^|||||||||||Arterial^||||||||||C',
        'R|1|^^^pH^M|?7.412|||N||R|||20260512151122',
        'L|1|N',
      ],
      {
        specimen: '260512-0014',
        code: 'pH',
        value: '?7.412',
        attributes: { kind: 'M', run: '267', 'specimen type': 'Arterial' },
        remarks: [{ kind: 'no_value', text: '?7.412', location: '4 R' }],
      },
    ],
    [
      'VITROS with its code between dilution and replicates',
      'ortho-vitros',
      [
        'H|\\^&|||VITROS|||||||||20260512103026',
        'P|1',
        'O|1|260512-0016^02^0||^^^1.000000+032+1\\038+1|R||||||N||||4||||||||||F',
        'R|1|^^^1.000000+032+1|356|pg/mL||^0^||V|||20260512100701|20260512103018|',
        'L|1|N',
      ],
      {
        specimen: '260512-0016',
        code: '032',
        value: '356',
        dilution: '1.000000',
        alarms: [],
        measuredAt: '2026-05-12T10:30:18',
        remarks: [],
      },
    ],
    [
      'MAGLUMI',
      'snibe-maglumi',
      [
        'H|\\^&||PSWD|Maglumi User|||||Lis||P|E1394-97|20260512',
        'P|1',
        'O|1|260512-0017||^^^TSH II\\^^^FT4 II',
        'R|1|^^^TSH II|500|uIU/mL|0.4 - 4.5|>||||||20260512152944',
        'L|1|N',
      ],
      {
        specimen: '260512-0017',
        code: 'TSH II',
        value: '500',
        unit: 'uIU/mL',
        alarms: ['>'],
        measuredAt: '2026-05-12T15:29:44',
        remarks: [],
      },
    ],
    [
      'structured number of HL7',
      'mindray-bc',
      bc(['OBX|4|SN|6690-2^WBC^LN||<^0.5|10*9/L||L|||F']),
      { value: '<0.5', remarks: [] },
    ],
    [
      'coded value of HL7',
      'mindray-bc',
      bc(['OBX|4|CWE|882-1^Blood type^LN||A^Group A|||N|||F']),
      { value: 'A', remarks: [] },
    ],
    [
      'text of HL7 with an ampersand',
      'mindray-bc',
      bc(['OBX|4|ST|99^Note^99MRC||A & B|||N|||F']),
      { value: 'A & B', remarks: [] },
    ],
    [
      'number of HL7 with a second component',
      'mindray-bc',
      bc(['OBX|4|NM|6690-2^WBC^LN||9.81^9.9|10*9/L||N|||F']),
      {
        value: '9.81',
        remarks: [{ kind: 'not_understood', text: 'Several values 9.81 9.9', location: '4 OBX' }],
      },
    ],
    [
      'DCA Vantage',
      'siemens-dca-vantage',
      [
        'H|\\^&|||DCA VANTAGE^04.04.00.00^S000001|||||||P||20260512151746',
        'P|1|260512-0015',
        'O|1||660^0090||||||||||||||||||||||F',
        'R|1|^^^Alb|63.7|mg/L||||F|||20260512151030',
        'C|1|I|1.000^0.0 mg/L|G',
        'L|1|N',
      ],
      {
        specimen: '260512-0015',
        code: 'Alb',
        value: '63.7',
        reagentLot: '0090',
        measuredAt: '2026-05-12T15:10:30',
        remarks: [],
      },
    ],
  ])('%s', (_, id, lines, reading) => {
    expect(sessionOf(id, lines).readings[0]).toMatchObject(reading);
  });
});

describe('controls', () => {
  it.each<[string, readonly string[], Partial<AnalyserReading>]>([
    [
      'sysmex-xn',
      xn(xnWbc).map((line) => line.replace('260512-0001^B', 'QC-61234567^B')),
      { specimen: 'QC-61234567', control: { lot: '', level: '' } },
    ],
    ['mindray-bc', bc([bcWbc], 'Q'), { control: { lot: '', level: '' } }],
    [
      'mindray-bs',
      [
        'MSH|^~\\&|Mindray|BS-200E|||20260512120202||ORU^R01|1|P|2.3.1||||2||ASCII|||',
        'OBR|1|1|ALT|Mindray^BS-200E||20260512120143|||||||QUAL1|1111|20270720000000||H|5.000000|2.000000|5.11029|U/L',
      ],
      {
        specimen: 'QUAL1',
        code: '1',
        value: '5.11029',
        unit: 'U/L',
        control: { lot: '1111', level: 'H' },
        measuredAt: '2026-05-12T12:01:43',
        remarks: [],
      },
    ],
    [
      'roche-cobas-c311-e411',
      c311(
        'O|1|PCCC2                 |4030^30064^064^^QC^SC|^^^798^|||||||Q||||1|||||||20260512152234|||F',
        'R|1|^^^798/|4.60|mmol/l||N||||ADMIN |||P1',
      ),
      { specimen: 'PCCC2', control: { lot: '', level: '' } },
    ],
    [
      'roche-cobas-pro',
      law
        .map((line) => line.replace('P^^HL70369', 'Q^^HL70369'))
        .toSpliced(3, 0, 'INV|PCC1^^99ROC|OK^^HL70383|CO^^HL70384|||||||||20270101||||512345')
        .concat('INV|2049001|OK^^HL70383|R1|514|1|8||||||20271030||||256616'),
      { control: { lot: '512345', level: 'PCC1' }, reagentLot: '256616' },
    ],
  ])('%s', (id, lines, reading) => {
    expect(sessionOf(id, lines).readings[0]).toMatchObject(reading);
  });
});

describe('remarks and alarms', () => {
  const kinds = (session: AnalyserSession) =>
    session.readings.map(({ remarks }) => remarks.map(({ kind, text }) => `${kind}: ${text}`));

  it.each<[string, string, readonly string[], string[]]>([
    [
      'a comment on the patient',
      'sysmex-xn',
      xn(xnWbc).with(2, 'C|1||POST HD'),
      ['comment: POST HD'],
    ],
    ['a comment on the result', 'sysmex-xn', xn(xnWbc, 'C|1|I|lipaemic|G'), ['comment: lipaemic']],
    [
      'an unknown manufacturer record',
      'sysmex-xn',
      xn(xnWbc, 'M|1|HISTOGRAM|x'),
      ['manufacturer: M|1|HISTOGRAM|x'],
    ],
    ['a scientific record', 'sysmex-xn', xn(xnWbc, 'S|1|x'), ['not_understood: S|1|x']],
    [
      'a field after the last one of the standard',
      'sysmex-xn',
      xn(`${xnWbc}|dev1|extra`),
      ['not_understood: extra'],
    ],
    ['a status that is not final', 'sysmex-xn', xn(xnWbc.replace('|F|', '|P|')), ['status: P']],
    ['no value', 'sysmex-xn', xn(xnWbc.replace('8.13', '')), ['no_value: ']],
    ['a value out of range', 'sysmex-xn', xn(xnWbc.replace('8.13', '++++')), ['no_value: ++++']],
    [
      'a repeated value',
      'sysmex-xn',
      xn(xnWbc.replace('8.13', '8.13\\8.20')),
      ['not_understood: Several values 8.13 8.20'],
    ],
    [
      'an impossible time',
      'sysmex-xn',
      xn(xnWbc.replace('20260512', '20261332')),
      ['not_understood: Time 20261332135407'],
    ],
    ['no code', 'sysmex-xn', xn(xnWbc.replace('WBC', '')), ['not_understood: No test code']],
    [
      'no specimen number',
      'sysmex-xn',
      xn(xnWbc).map((line) => line.replace('260512-0001', '')),
      ['specimen: No specimen number'],
    ],
    [
      'a number that was counted up',
      'sysmex-xp-300',
      xp('A'),
      ['specimen: Specimen number counted up'],
    ],
    ['no terminator', 'sysmex-xn', xn(xnWbc).slice(0, -1), ['truncated: No terminator record']],
    [
      'an aborted transmission',
      'sysmex-xn',
      xn(xnWbc).with(5, 'L|1|T'),
      ['truncated: Termination code T'],
    ],
    ['an unknown segment', 'mindray-bc', bc([bcWbc, 'FTS|1']), ['not_understood: FTS|1']],
    ['a segment of the manufacturer', 'mindray-bc', bc([bcWbc, 'ZAB|1']), ['manufacturer: ZAB|1']],
    ['a note', 'mindray-bc', bc([bcWbc, 'NTE|1|L|clotted']), ['comment: clotted']],
    [
      'an unknown image',
      'mindray-bc',
      bc([bcWbc, 'OBX|9|ED|99999^New^99MRC||^Image^BMP^Base64^Qk0=||||||F']),
      ['attachment: 99999'],
    ],
    [
      'a failed run',
      'cepheid-genexpert',
      genexpert.with(3, 'R|1|^MTB-RIF^^MTB^Xpert^4^^|INVALID^|||||F'),
      ['no_value: INVALID'],
    ],
  ])('%s requires a user', (_, id, lines, expected) => {
    expect(kinds(sessionOf(id, lines))).toEqual([expected]);
  });

  it.each<[string, string, readonly string[], string[]]>([
    [
      'an interpretive message',
      'sysmex-xn',
      xn(xnWbc, 'R|2|^^^^Anemia||||A||F||||20260512135407'),
      ['Anemia'],
    ],
    [
      'an abnormal scattergram',
      'sysmex-xn',
      xn(xnWbc, 'R|2|^^^^WBC_Abn_Scattergram||||A||F'),
      ['WBC_Abn_Scattergram'],
    ],
    [
      'an action message',
      'sysmex-xn',
      xn(xnWbc, 'R|2|^^^^ACTION_MESSAGE_Aged_Sample?||||||F'),
      ['ACTION_MESSAGE_Aged_Sample?'],
    ],
    [
      'a suspect flag',
      'sysmex-xn',
      xn(xnWbc, 'R|2|^^^^Left_Shift?|180|||A||F'),
      ['Left_Shift? 180'],
    ],
    ['a suspect score below its limit', 'sysmex-xn', xn(xnWbc, 'R|2|^^^^Left_Shift?|10|||||F'), []],
    ['a flag of the analyser', 'sysmex-xn', xn(xnWbc.replace('|N|', '|A\\H|')), ['A']],
    [
      'a data alarm',
      'roche-cobas-c311-e411',
      c311(c311Order, 'R|1|^^^717/|5.98|mmol/l||N||F||LAB1|||P1', 'C|1|I|26|I'),
      ['26'],
    ],
    [
      'a raised alarm',
      'mindray-bc',
      bc(['OBX|9|IS|12014^Anemia^99MRC||T||||||F', bcWbc]),
      ['12014 T'],
    ],
    [
      'an alarm that is not raised',
      'mindray-bc',
      bc([bcWbc, 'OBX|9|IS|12014^Anemia^99MRC||F||||||F']),
      [],
    ],
    [
      'a typed remark',
      'mindray-bc',
      bc([bcWbc, 'OBX|9|ST|01001^Remark^99MRC||old sample||||||F']),
      ['01001 old sample'],
    ],
  ])('%s is an alarm of the readings', (_, id, lines, alarms) => {
    const session = sessionOf(id, lines);
    expect(session.readings.map((reading) => reading.alarms)).toEqual([alarms]);
  });

  it('gives nothing of one specimen to the next', () => {
    const { readings } = sessionOf('sysmex-xn', [
      ...xn(xnWbc, 'C|1|I|lipaemic|G', 'R|2|^^^^Anemia||||A||F').slice(0, -1),
      'P|2',
      'O|1||3^8^ 260512-0009^B|^^^^WBC|||||||N',
      xnWbc,
      'L|1|N',
    ]);
    expect(
      readings.map(({ specimen, alarms, remarks }) => [specimen, alarms, remarks.length]),
    ).toEqual([
      ['260512-0001', ['Anemia'], 1],
      ['260512-0009', [], 0],
    ]);
  });

  it('reads several messages, and marks the readings of one without a terminator', () => {
    const kindsOf = (lines: readonly string[]) => kinds(sessionOf('sysmex-xn', lines));
    expect(kindsOf([...xn(xnWbc), ...xn(xnWbc)])).toEqual([[], []]);
    expect(kindsOf([...xn(xnWbc), ...xn(xnWbc).slice(0, -1)]).at(-1)).toEqual([
      'truncated: No terminator record',
    ]);
    expect(kindsOf([...xn(xnWbc).slice(0, -1), ...xn(xnWbc)])[0]).toEqual([
      'truncated: No terminator record',
    ]);
  });

  it('reports remarks without a reading with the message', () => {
    const { readings, remarks } = sessionOf('sysmex-xn', xn('C|1|I|aspiration error|G'));
    expect(readings).toEqual([]);
    expect(remarks).toEqual([{ kind: 'comment', text: 'aspiration error', location: '5 C' }]);
  });

  it('reports an acknowledgement that refuses an answer', () => {
    const { remarks } = sessionOf('mindray-bs', [
      'MSH|^~\\&|M|BS|||20260512||ACK^Q03|1|P|2.3.1',
      'MSA|AR|1|unknown',
    ]);
    expect(remarks).toEqual([{ kind: 'status', text: 'MSA|AR|1|unknown', location: '2 MSA' }]);
  });
});

describe('refused messages', () => {
  it.each<[string, string, readonly string[], unknown]>([
    ['no header', 'sysmex-xn', ['P|1'], { fault: 'no_header' }],
    ['equal delimiters', 'sysmex-xn', ['H|^^&'], { fault: 'delimiters_invalid' }],
    ['LIS02 on an HL7 profile', 'mindray-bc', ['H|\\^&'], { fault: 'no_header' }],
    [
      'an unsupported type',
      'mindray-bc',
      ['MSH|^~\\&|BC|M|||2026||ADT^A01|1|P|2.3.1'],
      { fault: 'unsupported_type', location: '1 MSH-9', text: 'ADT^A01' },
    ],
    [
      'a calibration',
      'mindray-bs',
      bs.map((line) => line.replace('||||0||', '||||1||')),
      { fault: 'unsupported_type', location: '1 MSH' },
    ],
    [
      'calibration data of a cobas',
      'roche-cobas-c111',
      ['H|\\^&|||c111|||||host|PCUPL^REAL|P|1'],
      { fault: 'unsupported_type' },
    ],
  ])('%s', (_, id, lines, refusal) => {
    expect(read(id, lines)).toMatchObject({ kind: 'refused', ...(refusal as object) });
  });

  it('bytes that are no UTF-8', () => {
    const bytes = Buffer.from('MSH|^~\\&|\u00b5', 'latin1');
    expect(readSession(bytes, profileOf('mindray-bc'))).toMatchObject({ fault: 'not_text' });
  });
});

describe('profiles', () => {
  it('are listed in the documentation, in their order', () => {
    const page = new URL('../../../../../../docs/analysers.md', import.meta.url);
    const listed = readFileSync(page, 'utf8').matchAll(
      /^\| `([a-z0-9-]+)` \|.*(?:LIS02|HL7) \|.*\|.*\|$/gm,
    );
    expect([...listed].map(([, id]) => id)).toEqual(analyserProfiles.map(({ id }) => id));
  });

  it('have distinct identifiers and their sources', () => {
    expect(new Set(analyserProfiles.map(({ id }) => id)).size).toBe(analyserProfiles.length);
    for (const { sources } of analyserProfiles) expect(sources).not.toEqual([]);
  });

  it('propose LOINC codes in their form', () => {
    for (const { codes } of analyserProfiles)
      for (const { loinc } of codes) expect(loinc ?? '1-1').toMatch(/^\d{1,7}-\d$/);
  });
});

it.each([
  ['20260512135407', '2026-05-12T13:54:07'],
  ['202605121354', '2026-05-12T13:54:00'],
  ['20260512135407.5+0100', '2026-05-12T13:54:07'],
  ['20260230120000', null],
  ['20260512', null],
  ['', null],
])('time %s is %s', (text, time) => {
  expect(localTime(text)).toBe(time);
});
