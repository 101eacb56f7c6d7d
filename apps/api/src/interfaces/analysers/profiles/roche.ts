import type { WrittenProfile } from '../profile.ts';
import { lawLayout } from './ihe-law.ts';
import { resultRecord } from './result-record.ts';

/** Messages other than results and test selection inquiries, such as calibration and raw data. */
const otherPurposes = [{ at: 'H-11.1', matches: '(?!RSUPL$|TSREQ$|$).*' }];

export const rocheC111: WrittenProfile = {
  id: 'roche-cobas-c111',
  manufacturer: 'Roche',
  model: 'cobas c 111',
  sources: [
    'cobas c 111 host interface as documented by the SENAITE ASTM project (github.com/senaite/senaite.astm, roche_cobas_c111.py)',
  ],
  protocol: 'lis02',
  link: { kind: 'lis01' },
  refused: otherPurposes,
  specimen: ['O-4.1'],
  position: ['O-4.3'],
  code: ['R-3.4'],
  ...resultRecord,
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  commentsAreAlarms: true,
  noAlarms: ['0'],
  // Raw data of the photometer.
  knownRecords: [{ at: 'M-3.1', isOneOf: ['RR'] }],
};

export const rocheCobas: WrittenProfile = {
  id: 'roche-cobas-c311-e411',
  manufacturer: 'Roche',
  model: 'cobas c 311, e 411, 6000',
  sources: [
    'cobas c 311 and e 411 host interface as documented by the SENAITE ASTM project (github.com/senaite/senaite.astm, roche_cobas_c311.py)',
    'Public examples of cobas e 411 and H7600 sessions (test selection inquiry TSREQ^REAL, download TSDWN^REPLY)',
  ],
  protocol: 'lis02',
  link: { kind: 'lis01' },
  refused: otherPurposes,
  specimen: ['O-3.1'],
  rack: ['O-4.2'],
  position: ['O-4.3'],
  // Application code / dilution / predilution.
  code: ['R-3.4/1'],
  dilution: ['R-3.4/2'],
  // A qualitative result has its code before the measured value.
  value: ['R-4.2', 'R-4.1'],
  unit: ['R-5'],
  flags: ['R-7'],
  status: ['R-9'],
  operator: ['R-11'],
  // The c 311 sends only the time of the report.
  measuredAt: ['R-13', 'O-23'],
  control: [
    { at: 'O-12', isOneOf: ['Q'] },
    { at: 'O-4.5', isOneOf: ['QC'] },
  ],
  attributes: { module: 'R-14', 'result code': 'R-4.1', 'specimen type': 'O-4.5' },
  // Data alarm of each result; 0 is none.
  commentsAreAlarms: true,
  noAlarms: ['0'],
  variants: [
    {
      // The c 311 can send sequence number, specimen, rack and position in O-3.
      when: { at: 'O-3.5', matches: '.+' },
      specimen: ['O-3.2'],
      rack: ['O-3.4'],
      position: ['O-3.5'],
    },
  ],
  query: {
    specimen: ['Q-3.3'],
    rack: ['Q-3.5'],
    position: ['Q-3.6'],
  },
  answer: {
    kind: 'lis02',
    purpose: 'TSDWN^REPLY',
    specimen: ['{specimen}'],
    instrumentSpecimen: ['{q4}', '{q5}', '{q6}', '{q7}', '{q8}', '{q9}'],
    test: ['', '', '', '{code}', ''],
    action: 'A',
    reportType: 'O',
  },
};

export const rocheCobasPro: WrittenProfile = {
  ...lawLayout,
  answer: {
    kind: 'law',
    responseProfile: 'LAB-27R^ROCHE',
    orderProfile: 'LAB-28R^ROCHE',
    codingSystem: '99ROC',
    specimenSource: 'BARCODE',
    hasOrderNumbers: false,
  },
  id: 'roche-cobas-pro',
  manufacturer: 'Roche',
  model: 'cobas pro (c 503, e 801), cobas 5800/6800/8800',
  sources: [
    'IHE PaLM Technical Framework, Laboratory Analytical Workflow (LAB-29)',
    'Public examples of cobas pro messages (github.com/medplum/medplum, tests of @medplum/core) and of cobas pure, 5800 and 6800',
  ],
};
