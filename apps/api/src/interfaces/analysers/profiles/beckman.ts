import type { WrittenProfile } from '../profile.ts';

export const beckmanDxh: WrittenProfile = {
  id: 'beckman-dxh',
  manufacturer: 'Beckman Coulter',
  model: 'DxH 500, 520, 690T, 900',
  sources: ['Public examples of DxH sessions with query, download and results'],
  protocol: 'lis02',
  link: { kind: 'lis01' },
  delimiters: '|\\!~',
  specimen: ['O-3'],
  code: ['R-3.4'],
  value: ['R-4.1'],
  unit: ['R-5'],
  // Flags are sent with the value; R requires review.
  flags: ['R-4.2'],
  // Fields from the reference range on are one further than in the standard.
  status: ['R-10'],
  operator: ['R-12'],
  measuredAt: ['R-14'],
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  attributes: { run: 'O-4', loinc: 'R-3.5', range: 'R-7', 'range flag': 'R-8', instrument: 'R-15' },
  // Research use only.
  notMeasurements: [{ code: '@.*', as: 'attribute' }],
  emptyComments: ['Test names beginning with @ .*'],
  notMeasured: ['[-+.*:]+'],
  query: { specimen: ['Q-3.2'] },
  answer: {
    kind: 'lis02',
    version: 'LIS2-A',
    specimen: ['{specimen}'],
    test: ['', '', '', '{code}'],
    specimenType: 'Whole blood',
    reportType: '',
  },
};
