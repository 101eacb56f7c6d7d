import type { WrittenProfile } from '../profile.ts';
import { bloodCountCodes } from './blood-count-codes.ts';
import { resultRecord } from './result-record.ts';

/**
 * Specimen number attribute (O-4.4): `M` typed, `A` counted up by the analyser, `B` read from a
 * barcode, `C` from the host. A number that was counted up can be that of another specimen.
 */
const countedUp = { when: { at: 'O-4.4', isOneOf: ['A'] }, text: 'Specimen number counted up' };

const layout = {
  protocol: 'lis02',
  link: { kind: 'lis01' },
  specimen: ['O-4.3'],
  rack: ['O-4.1'],
  position: ['O-4.2'],
  code: ['R-3.5'],
  dilution: ['R-3.6'],
  ...resultRecord,
  control: [
    { at: 'O-12', isOneOf: ['Q'] },
    { at: 'O-4.3', matches: 'QC-.*' },
  ],
  attributes: { 'specimen number': 'O-4.4' },
  review: [countedUp],
  // No value: analysis impossible, or outside the display or measuring range.
  notMeasured: ['[-+*]+'],
} as const satisfies Partial<WrittenProfile>;

/** Codes of both series, which are the names of the parameters. */
const commonCodes = {
  WBC: 'WBC',
  RBC: 'RBC',
  HGB: 'HGB',
  HCT: 'HCT',
  MCV: 'MCV',
  MCH: 'MCH',
  MCHC: 'MCHC',
  PLT: 'PLT',
  'RDW-CV': 'RDW-CV',
  'RDW-SD': 'RDW-SD',
  MPV: 'MPV',
  PDW: 'PDW',
  'NEUT#': 'NEUT#',
  'NEUT%': 'NEUT%',
} as const;

export const sysmexXn: WrittenProfile = {
  ...layout,
  control: [...layout.control],
  id: 'sysmex-xn',
  manufacturer: 'Sysmex',
  model: 'XN series (XN-L and XN-1000 to XN-9000)',
  sources: [
    'Sysmex XN series, ASTM host interface as documented by the SENAITE ASTM project (github.com/senaite/senaite.astm, sysmex_xn.py)',
    'LOINC panel 57021-8 for the proposed codes',
  ],
  notMeasurements: [
    { code: '(?:SCAT|DIST)_.*', as: 'image' },
    { code: 'ACTION_MESSAGE_.*', as: 'alarm' },
    { code: 'Positive_.*|Error_.*', as: 'alarm', when: { at: 'R-7', isOneOf: ['A'] } },
    // Interpretive messages: suspect flags with a score end with `?`; others have no value. Names
    // of parameters with small letters (RET-He) have one.
    { code: '.*\\?', as: 'alarm', when: { at: 'R-7', isOneOf: ['A'] } },
    { code: '.*[a-z].*', only: [{ at: 'R-4', isOneOf: [''] }], as: 'alarm' },
  ],
  query: {
    specimen: ['Q-3.3'],
    rack: ['Q-3.1'],
    position: ['Q-3.2'],
  },
  answer: {
    kind: 'lis02',
    version: 'E1394-97',
    // 22 characters, as the analyser sends it.
    specimen: ['{q1}', '{q2}', '{specimen>22}', '{q4}'],
    test: ['', '', '', '', '{code}'],
  },
  codes: bloodCountCodes({
    ...commonCodes,
    'LYMPH#': 'LYMPH#',
    'LYMPH%': 'LYMPH%',
    'MONO#': 'MONO#',
    'MONO%': 'MONO%',
    'EO#': 'EO#',
    'EO%': 'EO%',
    'BASO#': 'BASO#',
    'BASO%': 'BASO%',
    'IG#': 'IG#',
    'IG%': 'IG%',
  }),
};

export const sysmexXp: WrittenProfile = {
  ...layout,
  control: [...layout.control],
  id: 'sysmex-xp-300',
  manufacturer: 'Sysmex',
  model: 'XP-100, XP-300',
  sources: [
    'Sysmex XP series, ASTM host interface as documented by the SENAITE ASTM project (github.com/senaite/senaite.astm, sysmex_xp.py)',
    'LOINC panel 58410-2 for the proposed codes',
  ],
  codes: bloodCountCodes({
    ...commonCodes,
    'LYM#': 'LYMPH#',
    'LYM%': 'LYMPH%',
  }),
};
