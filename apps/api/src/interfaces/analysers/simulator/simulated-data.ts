/** A test that the simulator measures: code, name, unit, and the range and digits of its values. */
export type SimulatedTest = readonly [
  code: string,
  name: string,
  unit: string,
  low: number,
  high: number,
  digits: number,
];

/** Parts of the messages of an analyser that its profile does not read, by place. */
export interface SimulatedData {
  /** Of each message. */
  message: Readonly<Record<string, string>>;
  /** Of a message with controls, in place of those of a specimen. */
  control: Readonly<Record<string, string>>;
  /** Of a host query. */
  query: Readonly<Record<string, string>>;
  tests: readonly SimulatedTest[];
  /** Values of qualitative tests; without them values are numbers. */
  calls?: readonly string[];
}

const bloodCount: readonly SimulatedTest[] = [
  ['WBC', 'WBC', '10*3/uL', 3.5, 11, 2],
  ['RBC', 'RBC', '10*6/uL', 3.8, 5.9, 2],
  ['HGB', 'HGB', 'g/dL', 11, 17, 1],
  ['HCT', 'HCT', '%', 34, 51, 1],
  ['PLT', 'PLT', '10*3/uL', 140, 420, 0],
];

const bloodCountInSi: readonly SimulatedTest[] = [
  ['6690-2', 'WBC', '10*9/L', 3.5, 11, 2],
  ['789-8', 'RBC', '10*12/L', 3.8, 5.9, 2],
  ['718-7', 'HGB', 'g/L', 110, 170, 0],
  ['777-3', 'PLT', '10*9/L', 140, 420, 0],
];

const chemistry: readonly SimulatedTest[] = [
  ['717', 'GLUC', 'mmol/l', 3.5, 11, 2],
  ['685', 'ALT', 'U/l', 8, 90, 1],
  ['690', 'CREA', 'umol/l', 45, 180, 0],
];

const sysmex: SimulatedData = {
  message: {
    'H-5.1': 'XN-550',
    'H-5.7': 'SIMULATOR',
    'H-13': 'E1394-97',
    'O-4.4': 'B',
    'O-12': 'N',
    'O-26': 'F',
    'R-6': '',
  },
  control: { 'O-12': 'Q' },
  query: { 'Q-3.4': 'B', 'Q-13': 'O' },
  tests: bloodCount,
};

const law: SimulatedData = {
  message: {
    'MSH-3': 'SIMULATOR',
    'MSH-9.1': 'OUL',
    'MSH-9.2': 'R22',
    'MSH-9.3': 'OUL_R22',
    'MSH-11': 'P',
    'MSH-12': '2.5.1',
    'MSH-18': 'UNICODE UTF-8',
    'SPM-1': '1',
    'SPM-11': 'P',
    'OBR-1': '1',
    'OBX-2': 'NM',
  },
  control: { 'SPM-11': 'Q' },
  query: { 'MSH-9.1': 'QBP', 'MSH-9.2': 'Q11', 'MSH-9.3': 'QBP_Q11', 'QPD-1': 'WOS', 'QPD-2': '1' },
  tests: [
    ['20340', 'ALT', 'U/L', 8, 90, 1],
    ['20410', 'CREA', 'umol/L', 45, 180, 0],
  ],
};

const byProfile: Readonly<Record<string, SimulatedData>> = {
  'sysmex-xn': sysmex,
  'sysmex-xp-300': { ...sysmex, message: { ...sysmex.message, 'H-5.1': 'XP-300', 'O-4.4': 'M' } },
  'mindray-bc': {
    message: {
      'MSH-3': 'BC-5380',
      'MSH-4': 'Mindray',
      'MSH-9.1': 'ORU',
      'MSH-9.2': 'R01',
      'MSH-11': 'P',
      'MSH-12': '2.3.1',
      'MSH-18': 'UNICODE',
      'OBR-1': '1',
      'OBR-4.1': '00001',
      'OBR-4.2': 'Automated Count',
      'OBR-4.3': '99MRC',
      'OBX-2': 'NM',
      'OBX-3.3': 'LN',
    },
    control: { 'MSH-11': 'Q' },
    query: { 'MSH-9.1': 'ORM', 'MSH-9.2': 'O01', 'ORC-1': 'RF', 'ORC-5': 'IP' },
    tests: bloodCountInSi,
  },
  'mindray-bs': {
    message: {
      'MSH-3': 'Mindray',
      'MSH-4': 'BS-200E',
      'MSH-9.1': 'ORU',
      'MSH-9.2': 'R01',
      'MSH-11': 'P',
      'MSH-12': '2.3.1',
      'MSH-16': '0',
      'MSH-18': 'ASCII',
      'OBR-1': '1',
      'OBX-2': 'NM',
    },
    control: { 'MSH-16': '2' },
    query: {
      'MSH-9.1': 'QRY',
      'MSH-9.2': 'Q02',
      'MSH-16': '',
      'QRD-2': 'R',
      'QRD-3': 'D',
      'QRD-4': '1',
      'QRD-7': 'RD',
      'QRD-9': 'OTH',
      'QRD-12': 'T',
      'QRF-1': 'BS-200E',
    },
    tests: [
      ['1', 'GLUC', 'mmol/L', 3.5, 11, 2],
      ['2', 'ALT', 'U/L', 8, 90, 1],
      ['3', 'CREA', 'umol/L', 45, 180, 0],
    ],
  },
  'roche-cobas-c111': {
    message: {
      'H-5.1': 'SIMULATOR',
      'H-5.3': 'c111',
      'H-10': 'host',
      'H-11.1': 'RSUPL',
      'H-11.2': 'REAL',
      'H-12': 'P',
      'H-13': '1',
      'O-12': 'N',
      'O-26': 'F',
    },
    control: { 'O-12': 'Q' },
    query: {},
    tests: chemistry,
  },
  'roche-cobas-c311-e411': {
    message: {
      'H-5.1': 'H7600',
      'H-5.2': '1',
      'H-10': 'host',
      'H-11.1': 'RSUPL',
      'H-11.2': 'REAL',
      'H-12': 'P',
      'H-13': '1',
      'O-4.1': '12',
      'O-4.5': 'S1',
      'O-4.6': 'SC',
      'O-12': 'N',
      'O-26': 'F',
      'R-14': 'P1',
    },
    control: { 'O-12': 'Q', 'O-4.5': 'QC' },
    query: {
      'H-11.1': 'TSREQ',
      'Q-3.4': '12',
      'Q-3.8': 'S1',
      'Q-3.9': 'SC',
      'Q-5': 'ALL',
      'Q-13': 'O',
    },
    tests: chemistry,
  },
  'horiba-yumizen-h500': {
    message: { 'H-5.1': 'H500', 'H-12': 'P', 'O-26': 'F' },
    control: { 'H-12': 'Q' },
    query: {},
    tests: bloodCount,
  },
  'cepheid-genexpert': {
    message: {
      'H-3': 'SIM-1',
      'H-5.1': 'SIMULATOR',
      'H-5.2': 'GeneXpert',
      'H-5.3': '6.4',
      'H-12': 'P',
      'H-13': '1394-97',
      'O-16': 'ORH',
      'O-26': 'F',
      'R-3.5': 'Xpert simulated',
      'R-3.6': '1',
    },
    control: { 'O-12': 'Q' },
    query: { 'Q-13': 'O' },
    tests: [
      ['SARSCOV2', 'SARS-CoV-2', '', 0, 1, 0],
      ['FLUA', 'Flu A', '', 0, 1, 0],
    ],
    calls: ['POSITIVE', 'NEGATIVE'],
  },
};

/** Data of a profile; of LAW analysers and other LIS02 analysers one for all. */
export function simulatedData(id: string, protocol: 'lis02' | 'hl7'): SimulatedData {
  const own = byProfile[id];
  if (own) return own;
  return protocol === 'hl7'
    ? law
    : {
        message: { 'H-5.1': 'SIMULATOR', 'H-12': 'P', 'O-12': 'N', 'O-26': 'F', 'R-3.11': 'F' },
        control: { 'O-12': 'Q' },
        query: { 'Q-13': 'O' },
        tests: chemistry,
      };
}
