import type { WrittenProfile } from '../profile.ts';
import { resultRecord } from './result-record.ts';

export const abbottArchitect: WrittenProfile = {
  id: 'abbott-architect',
  manufacturer: 'Abbott',
  model: 'ARCHITECT i and c systems',
  sources: [
    'Public examples of ARCHITECT 7.01 and 9.45 sessions (github.com/blutspende/go-astm, architect end-to-end tests)',
  ],
  protocol: 'lis02',
  link: { kind: 'lis01' },
  specimen: ['O-3'],
  rack: ['O-4.2'],
  position: ['O-4.3'],
  code: ['R-3.4'],
  // Result type: F measured value, I interpretation, P response of the instrument.
  partOfCode: { at: ['R-3.11'], isMain: { at: 'R-3.11', isOneOf: ['F', ''] } },
  dilution: ['R-3.6'],
  reagentLot: ['R-3.8'],
  value: ['R-4'],
  unit: ['R-5'],
  flags: ['R-7'],
  status: ['R-9'],
  // R: sent before (LIS02-A2, 10.1.9).
  finalStatuses: ['F', 'R'],
  operator: ['R-11'],
  measuredAt: ['R-13'],
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  controlLot: ['R-3.10'],
  attributes: { name: 'R-3.5', module: 'R-14', 'reagent serial number': 'R-3.9' },
  notMeasurements: [{ code: '.*&P', as: 'attribute' }],
  query: { specimen: ['Q-3.2'] },
};

export const abbottAfinion: WrittenProfile = {
  id: 'abbott-afinion',
  manufacturer: 'Abbott',
  model: 'Afinion 2, Afinion AS100',
  sources: [
    'Afinion 2 interface as documented by the SENAITE ASTM project (github.com/senaite/senaite.astm, abbott_afinion2.py)',
  ],
  protocol: 'lis02',
  link: { kind: 'lis01' },
  // The analyser has one number, which it calls the patient ID.
  specimen: ['P-4'],
  code: ['R-3.4'],
  ...resultRecord,
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  attributes: { run: 'O-4', cartridge: 'O-24.2' },
};
