import type { WrittenProfile } from '../profile.ts';
import { resultRecord } from './result-record.ts';

export const maglumi: WrittenProfile = {
  id: 'snibe-maglumi',
  manufacturer: 'Snibe',
  model: 'MAGLUMI 800, 1000, 2000, X3, X6',
  sources: [
    'Public examples of MAGLUMI sessions with query, download and results',
    'Public bench notes on the MAGLUMI X3 link (ENQ, STX, ETX and EOT acknowledged, no frames)',
  ],
  protocol: 'lis02',
  // With "Enable Checksum" the analyser uses LIS01-A2.
  link: { kind: 'envelope' },
  specimen: ['O-3'],
  code: ['R-3.4'],
  ...resultRecord,
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  query: { specimen: ['Q-3.2'] },
  answer: {
    kind: 'lis02',
    version: 'E1394-97',
    specimen: ['{specimen}'],
    test: ['', '', '', '{code}'],
    action: '',
    reportType: '',
    isOneOrderPerTest: true,
  },
};
