import type { AnalyserProfile } from './profile.ts';

/** Records as in CLSI LIS02-A2, for analysers without a profile of their own. */
const generic: AnalyserProfile = {
  id: 'generic-lis02',
  manufacturer: '',
  model: 'LIS02-A2',
  sources: ['CLSI LIS02-A2'],
  protocol: 'lis02',
  link: { kind: 'lis01', frameSize: 240 },
  encoding: 'utf-8',
  specimen: ['O-3.1', 'O-4.1'],
  code: ['R-3.4', 'R-3.1'],
  value: ['R-4.1'],
  unit: ['R-5.1'],
  status: ['R-9.1'],
  finalStatuses: ['F', 'R', 'C'],
  flags: ['R-7.1'],
  rangeFlags: ['N', 'L', 'H', 'LL', 'HH', 'A', 'AA'],
  alarms: [],
  noAlarms: [],
  control: [{ at: 'O-12.1', isOneOf: ['Q'] }],
  controlLot: ['O-4.1'],
  controlLevel: ['O-4.2'],
  rack: [],
  position: [],
  operator: ['R-11.1'],
  reagentLot: [],
  measuredAt: ['R-13.1'],
  dilution: [],
  rerun: [],
  attributes: {},
  notMeasurements: [],
  notMeasured: [],
  emptyComments: [],
  knownRecords: [],
  query: null,
  answer: null,
  codes: [],
};

/** Descriptions of the messages of analysers. */
export const knownProfiles: readonly AnalyserProfile[] = [generic];
