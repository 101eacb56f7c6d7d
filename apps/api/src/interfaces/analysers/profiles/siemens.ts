import type { WrittenProfile } from '../profile.ts';

export const siemensDca: WrittenProfile = {
  id: 'siemens-dca-vantage',
  manufacturer: 'Siemens Healthineers',
  model: 'DCA Vantage',
  sources: [
    'DCA Vantage interface as documented by the SENAITE ASTM project (github.com/senaite/senaite.astm, dca_vantage.py)',
  ],
  protocol: 'lis02',
  link: { kind: 'lis01' },
  specimen: ['O-3', 'P-3'],
  code: ['R-3.4'],
  value: ['R-4'],
  unit: ['R-5'],
  flags: ['R-7'],
  status: ['R-9'],
  measuredAt: ['R-12', 'R-13'],
  reagentLot: ['O-4.2'],
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  attributes: { run: 'O-4.1' },
  // Slope and offset of the user correction; the neutral ones say nothing.
  emptyComments: ['1\\.0+ 0\\.0+(?: \\S+)?'],
};
