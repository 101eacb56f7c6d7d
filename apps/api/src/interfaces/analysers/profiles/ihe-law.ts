import type { WrittenProfile } from '../profile.ts';

/** Result message OUL^R22 of the IHE Laboratory Analytical Workflow (LAB-29). */
export const lawLayout = {
  protocol: 'hl7',
  link: { kind: 'mllp' },
  encoding: 'utf-8',
  resultTypes: ['OUL^R22'],
  queryTypes: ['QBP^Q11'],
  result: 'OBX',
  specimen: ['SPM-2.1', 'SAC-3'],
  rack: ['SAC-10'],
  position: ['SAC-11'],
  code: ['OBX-3.1'],
  // Supplemental results (threshold cycle, response) have their kind in OBX-3.4.
  partOfCode: { at: ['OBX-3.4'], isMain: { at: 'OBX-3.4', isOneOf: [''] } },
  value: ['OBX-5'],
  unit: ['OBX-6'],
  flags: ['OBX-8.1'],
  status: ['OBX-11'],
  operator: ['OBX-16'],
  measuredAt: ['OBX-19'],
  dilution: ['TCD-2.4'],
  reagentLot: ['INV-16'],
  control: [{ at: 'SPM-11', isOneOf: ['Q'] }],
  controlLot: ['INV-16', 'INV-4'],
  controlLevel: ['INV-1'],
  attributes: { instrument: 'OBX-18', name: 'OBX-3.2', run: 'OBX-4' },
  notMeasurements: [
    { code: '.+&.*', as: 'attribute' },
    // The interpretation of a quantitative result is sent empty.
    {
      code: '.*',
      only: [
        { at: 'OBX-2', isOneOf: ['CE', 'CWE'] },
        { at: 'OBX-5.1', isOneOf: [''] },
        { at: 'OBX-5.2', isOneOf: [''] },
      ],
      as: 'nothing',
    },
  ],
  notMeasured: ['ValueNotSet'],
  query: { specimen: ['QPD-3'], rack: ['QPD-4'], position: ['QPD-5'] },
} satisfies Partial<WrittenProfile>;

const iheAnswer = {
  kind: 'law',
  responseProfile: 'LAB-27^IHE',
  orderProfile: 'LAB-28^IHE',
  codingSystem: 'L',
  hasOrderNumbers: true,
} as const;

export const iheLaw: WrittenProfile = {
  ...lawLayout,
  answer: iheAnswer,
  id: 'ihe-law',
  manufacturer: 'Several',
  model: 'Analysers with the IHE Laboratory Analytical Workflow profile',
  sources: ['IHE PaLM Technical Framework, Laboratory Analytical Workflow (LAB-29)'],
};

export const abbottAlinity: WrittenProfile = {
  ...lawLayout,
  answer: { ...iheAnswer, codingSystem: '99ABT' },
  id: 'abbott-alinity',
  manufacturer: 'Abbott',
  model: 'Alinity ci, m',
  sources: [
    'IHE PaLM Technical Framework, Laboratory Analytical Workflow (LAB-29)',
    'Public examples of OUL^R22 messages of Alinity m',
  ],
};
