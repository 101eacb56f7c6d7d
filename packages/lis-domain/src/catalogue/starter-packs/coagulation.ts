import { critical, numeric, panel, reference } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { ARUP_CRITICAL, ESC_EMBOLISM, MEDLINEPLUS } from './sources.ts';

const clotting = { department: 'coagulation', specimen: 'citrate' } as const;

/** Coagulation pack, in addition to prothrombin time and INR. */
export const coagulation: readonly TestDefinition[] = [
  panel('COAGX', 'Coagulation profile', 'coagulation', null, ['PT', 'INR', 'APTT', 'FIB']),
  numeric({
    ...clotting,
    code: 'APTT',
    name: 'Activated partial thromboplastin time',
    short_name: 'aPTT',
    loinc: ['14979-9', 'aPTT in Platelet poor plasma by Coagulation assay'],
    unit: 's',
    decimals: 1,
    plausible: ['5', '400'],
    ranges: [reference(['25', '35'], MEDLINEPLUS), critical([null, '85'], ARUP_CRITICAL)],
  }),
  numeric({
    ...clotting,
    code: 'FIB',
    name: 'Fibrinogen',
    loinc: ['3255-7', 'Fibrinogen [Mass/volume] in Platelet poor plasma by Coagulation assay'],
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['5', '2000'],
    ranges: [
      reference(['200', '400'], MEDLINEPLUS),
      { ...critical(['100', null], ARUP_CRITICAL), low_op: 'lt' },
    ],
  }),
  numeric({
    ...clotting,
    code: 'DDIM',
    name: 'D-dimer',
    loinc: ['48065-7', 'Fibrin D-dimer FEU [Mass/volume] in Platelet poor plasma'],
    unit: 'ng/mL{FEU}',
    unit_display: 'ng/mL FEU',
    decimals: 0,
    plausible: ['0', '200000'],
    ranges: [reference([null, '500'], ESC_EMBOLISM, { high_op: 'ge' })],
  }),
];
