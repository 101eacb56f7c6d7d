import type { WrittenProfile } from '../profile.ts';

export const radiometerAbl: WrittenProfile = {
  id: 'radiometer-abl',
  manufacturer: 'Radiometer',
  model: 'ABL700, ABL800 FLEX',
  sources: ['Public example of an ABL735 session with calculated values and calibration comments'],
  protocol: 'lis02',
  link: { kind: 'lis01' },
  // Patient number, unless a specimen number was entered.
  specimen: ['O-3', 'P-4'],
  code: ['R-3.4'],
  value: ['R-4'],
  unit: ['R-5'],
  flags: ['R-7'],
  status: ['R-9'],
  // R: sent before; C: calculated again with the patient temperature.
  finalStatuses: ['', 'F', 'R'],
  operator: ['R-11'],
  measuredAt: ['R-13'],
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  attributes: { kind: 'R-3.5', run: 'O-4.2', 'specimen type': 'O-16' },
  // A question mark before a value: the analyser doubts it.
  notMeasured: ['\\?.*', '[-.]+'],
};
