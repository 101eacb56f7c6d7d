import type { WrittenProfile } from '../profile.ts';

export const orthoVitros: WrittenProfile = {
  id: 'ortho-vitros',
  manufacturer: 'Ortho Clinical Diagnostics',
  model: 'VITROS ECi, ECiQ, 3600, 4600, 5600',
  sources: ['Public examples of VITROS ECiQ sessions with results'],
  protocol: 'lis02',
  link: { kind: 'lis01' },
  specimen: ['O-3.1'],
  rack: ['O-3.2'],
  position: ['O-3.3'],
  // Dilution, code and number of replicates.
  code: ['R-3.4+2'],
  dilution: ['R-3.4+1'],
  value: ['R-4'],
  unit: ['R-5'],
  flags: ['R-7.1'],
  // Every other code than 0 requires review.
  alarms: ['R-7.2', 'R-7.3'],
  noAlarms: ['0'],
  status: ['R-9'],
  // V: verified (LIS02-A2, 10.1.9).
  finalStatuses: ['', 'F', 'V'],
  operator: ['R-11'],
  measuredAt: ['R-13'],
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  attributes: { 'specimen type': 'O-16' },
};
