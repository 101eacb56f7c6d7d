import type { WrittenProfile } from '../profile.ts';

const layout = {
  protocol: 'lis02',
  link: { kind: 'lis01' },
  specimen: ['O-3.1'],
  rack: ['O-3.2'],
  position: ['O-3.3'],
  code: ['R-3.4'],
  value: ['R-4'],
  unit: ['R-5'],
  flags: ['R-7'],
  status: ['R-9'],
  operator: ['R-11.1'],
  measuredAt: ['R-13', 'R-12'],
  // The analyser sends the LOINC code of each parameter.
  attributes: { loinc: 'R-3.5' },
  notMeasured: ['[-+*]+'],
} as const satisfies Partial<WrittenProfile>;

export const horibaPentra: WrittenProfile = {
  ...layout,
  id: 'horiba-pentra',
  manufacturer: 'HORIBA',
  model: 'ABX Pentra XL 80, Pentra XLR',
  sources: [
    'ABX Pentra XLR interface as documented by the SENAITE ASTM project (github.com/senaite/senaite.astm, horiba_pentra_xlr.py)',
  ],
  control: [{ at: 'O-12', isOneOf: ['Q'] }],
  // Alarms of the blood count follow the parameter that they are about.
  commentsAreAlarms: true,
};

export const horibaYumizen: WrittenProfile = {
  ...layout,
  id: 'horiba-yumizen-h500',
  manufacturer: 'HORIBA',
  model: 'Yumizen H500, H550',
  sources: [
    'Yumizen H500 interface as documented by the SENAITE ASTM project (github.com/senaite/senaite.astm, horiba_yumizen_h5xx.py)',
  ],
  control: [{ at: 'H-12', isOneOf: ['Q'] }],
  controlLot: ['O-3.1'],
  controlLevel: ['O-16.3'],
  knownRecords: [{ at: 'M-3', isOneOf: ['HISTOGRAM', 'MATRIX', 'REAGENT'] }],
};
