import type { WrittenProfile } from '../profile.ts';
import { bloodCountCodes } from './blood-count-codes.ts';

/** Alarms of table 10 with a LOINC or Mindray code; `T` means raised. */
const bcAlarms =
  '12\\d{3}|17790-7|34165-1|15192-8|34525-6|15150-6|15198-5|15199-3|10379-6|15180-3|7796-6';

export const mindrayBc: WrittenProfile = {
  id: 'mindray-bc',
  manufacturer: 'Mindray',
  model: 'BC-5000 series (BC-5380, BC-5150, BC-5300)',
  sources: [
    "BC-5380 operator's manual H-046-001572-00, appendix C, as evaluated by the OpenELIS analyzer bridge (github.com/DIGI-UW/openelis-analyzer-bridge, docs/profiles/mindray-bc5380.md)",
  ],
  protocol: 'hl7',
  link: { kind: 'mllp' },
  encoding: 'utf-8',
  resultTypes: ['ORU^R01'],
  queryTypes: ['ORM^O01'],
  result: 'OBX',
  specimen: ['OBR-3'],
  code: ['OBX-3.1'],
  value: ['OBX-5'],
  unit: ['OBX-6'],
  flags: ['OBX-8'],
  rangeFlags: ['N', 'A', 'L', 'H'],
  status: ['OBX-11'],
  operator: ['OBR-32'],
  measuredAt: ['OBR-7'],
  control: [{ at: 'MSH-11', isOneOf: ['Q'] }],
  attributes: { name: 'OBX-3.2', source: 'OBR-15' },
  notMeasurements: [
    { code: bcAlarms, as: 'alarm', when: { at: 'OBX-5', isOneOf: ['T'] } },
    // A remark that was typed at the analyser.
    { code: '01001', as: 'alarm', when: { at: 'OBX-5', matches: '.+' } },
    // Take, blood and test mode, age, reference group, control level.
    { code: '0800[1-3]|30525-0|01002|05001', as: 'attribute' },
    // Histograms and scattergrams with their discriminators.
    { code: '15\\d{3}(?:-\\d)?', as: 'image' },
  ],
  notMeasured: ['[*.]+'],
  query: { specimen: ['ORC-3'] },
  answer: { kind: 'orr' },
  codes: [
    ...bloodCountCodes({
      '6690-2': 'WBC',
      '789-8': 'RBC',
      '718-7': 'HGB',
      '4544-3': 'HCT',
      '787-2': 'MCV',
      '785-6': 'MCH',
      '786-4': 'MCHC',
      '777-3': 'PLT',
      '788-0': 'RDW-CV',
      '21000-5': 'RDW-SD',
      '32623-1': 'MPV',
      '32207-3': 'PDW',
      '751-8': 'NEUT#',
      '770-8': 'NEUT%',
      '731-0': 'LYMPH#',
      '736-9': 'LYMPH%',
      '742-7': 'MONO#',
      '5905-5': 'MONO%',
      '711-2': 'EO#',
      '713-8': 'EO%',
      '704-7': 'BASO#',
      '706-2': 'BASO%',
    }),
    { code: '10002', name: 'Plateletcrit', loinc: '51637-7' },
  ],
};

export const mindrayBs: WrittenProfile = {
  id: 'mindray-bs',
  manufacturer: 'Mindray',
  model: 'BS-120, BS-200, BS-200E, BS-300, BS-400, BS-480',
  sources: [
    'Mindray BS-200/BS-220/BS-120/BS-130/BS-180 Host Interface Manual v1.2 (2009), public copy: studylib.net/doc/25771875',
  ],
  protocol: 'hl7',
  link: { kind: 'mllp' },
  encoding: 'utf-8',
  resultTypes: ['ORU^R01'],
  queryTypes: ['QRY^Q02'],
  // Calibration; a query that is cancelled.
  refused: [
    { at: 'MSH-16', isOneOf: ['1'] },
    { at: 'QRD-9', isOneOf: ['CAN'] },
  ],
  result: 'OBX',
  // Barcode, or the sample number that was typed.
  specimen: ['OBR-2', 'OBR-3'],
  code: ['OBX-3', 'OBX-4'],
  value: ['OBX-5'],
  unit: ['OBX-6'],
  flags: ['OBX-8'],
  status: ['OBX-11'],
  operator: ['OBX-16'],
  measuredAt: ['OBX-14', 'OBR-7'],
  attributes: { name: 'OBX-4', 'original value': 'OBX-13', 'specimen type': 'OBR-15' },
  variants: [
    {
      // A control has one OBR with its value and no OBX.
      when: { at: 'MSH-16', isOneOf: ['2'] },
      result: 'OBR',
      control: [{ at: 'MSH-16', isOneOf: ['2'] }],
      specimen: ['OBR-13'],
      controlLot: ['OBR-14'],
      controlLevel: ['OBR-17'],
      code: ['OBR-2', 'OBR-3'],
      value: ['OBR-20'],
      unit: ['OBR-21'],
      measuredAt: ['OBR-6'],
      status: [],
      flags: [],
      operator: [],
      attributes: {
        name: 'OBR-3',
        mean: 'OBR-18',
        'standard deviation': 'OBR-19',
        'lot expiry': 'OBR-15',
      },
    },
  ],
  query: { specimen: ['QRD-8'], all: [{ at: 'QRD-8', isOneOf: [''] }] },
  answer: { kind: 'dsr' },
};
