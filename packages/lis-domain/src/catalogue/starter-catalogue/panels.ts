import { panel } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';

/** Electrolytes first, as the most frequent order. */
export const panels: readonly TestDefinition[] = [
  panel(
    'LYTES',
    'Electrolytes',
    'chemistry',
    ['24326-1', 'Electrolytes 1998 panel - Serum or Plasma'],
    ['NA', 'K', 'CL', 'CO2'],
  ),
  panel(
    'BMP',
    'Basic metabolic panel',
    'chemistry',
    ['24321-2', 'Basic metabolic 2000 panel - Serum or Plasma'],
    ['NA', 'K', 'CL', 'CO2', 'GLU', 'BUN', 'CREA', 'CA'],
  ),
  panel(
    'RENAL',
    'Renal panel',
    'chemistry',
    ['24362-6', 'Renal function 2000 panel - Serum or Plasma'],
    ['NA', 'K', 'CL', 'CO2', 'GLU', 'BUN', 'CREA', 'CA', 'PHOS', 'ALB'],
  ),
  panel(
    'LIVER',
    'Liver panel',
    'chemistry',
    ['24325-3', 'Hepatic function 2000 panel - Serum or Plasma'],
    ['ALB', 'TP', 'TBIL', 'DBIL', 'ALP', 'AST', 'ALT'],
  ),
  panel(
    'LIPID',
    'Lipid panel',
    'chemistry',
    ['24331-1', 'Lipid 1996 panel - Serum or Plasma'],
    ['CHOL', 'HDL', 'LDL', 'TRIG'],
  ),
  panel('THYROID', 'Thyroid panel', 'immunology', null, ['TSH', 'FT4']),
  panel(
    'CBC',
    'Complete blood count',
    'hematology',
    ['58410-2', 'CBC panel - Blood by Automated count'],
    ['WBC', 'RBC', 'HGB', 'HCT', 'MCV', 'MCH', 'MCHC', 'RDW', 'PLT'],
  ),
  panel('COAG', 'Coagulation screen', 'coagulation', null, ['PT', 'INR']),
];
