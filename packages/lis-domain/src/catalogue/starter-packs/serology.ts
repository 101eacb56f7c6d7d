import { definition, numeric, panel, reference, specimens } from '../starter-tests.ts';
import { inPerson, presence, type Loinc } from './coded-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import type { DeltaRule } from '../value-rules.schema.ts';
import { ABSENCE, EULAR_ACR_ANA, MEDLINEPLUS } from './sources.ts';

type Department = TestDefinition['department'];

/**
 * A value that never changes, or at most once, is held if it differs from the last one in ten
 * years: the specimen may be another patient's, and a second one decides (BCSH, Guidelines for
 * pre-transfusion compatibility procedures in blood transfusion laboratories, Transfus Med 2013).
 */
const heldIfChanged: DeltaRule = {
  enabled: true,
  mode: 'changed',
  threshold: '1',
  direction: 'any',
  window_hours: 87_600,
  action: 'hold',
};

/**
 * A screening test. It is reactive or not, never positive: a reactive result is confirmed by
 * another method before it is a diagnosis. Sources: CDC and APHL, Laboratory Testing for the
 * Diagnosis of HIV Infection, 2014, updated 2018; WHO, Guidelines on hepatitis B and C testing,
 * 2017; CDC, Laboratory Recommendations for Syphilis Testing, 2024.
 *
 * @param confirmedBy Codes of the tests that are ordered when it is reactive.
 */
function screening(
  code: string,
  name: string,
  loinc: Loinc,
  specimen: keyof typeof specimens,
  confirmedBy: string[],
  rest: Partial<TestDefinition> = {},
): TestDefinition {
  return presence(code, name, 'serology', loinc, specimen, {
    ...inPerson,
    coded_values: [
      { code: 'NR', display: 'Non-reactive', flag: 'NEG' },
      { code: 'R', display: 'Reactive', flag: 'POS' },
      { code: 'INV', display: 'Invalid', flag: 'IND' },
    ],
    ranges: [reference([null, null], ABSENCE, { text: 'Non-reactive', age_min: null })],
    delta: heldIfChanged,
    reflex: [
      {
        when: { op: 'flag', value: 'POS' },
        and: [],
        add: confirmedBy,
        mode: 'auto',
        comment: 'A reactive screening result needs confirmation. It is not a diagnosis.',
      },
    ],
    ...rest,
  });
}

/** A test for the highest dilution at which a serum still reacts. */
function titer(
  code: string,
  name: string,
  department: Department,
  loinc: Loinc,
  normalBelow: string,
  source: string,
  rest: Partial<TestDefinition> = {},
): TestDefinition {
  return definition(
    { code, name, department, loinc },
    {
      result_type: 'titer',
      specimens: [...specimens.serum],
      plausible: { low: '1', high: '65536' },
      ranges: [reference([null, normalBelow], source, { high_op: 'ge', age_min: null })],
      ...rest,
    },
  );
}

/**
 * HIV testing requires consent: World Health Organization, Consolidated guidelines on HIV testing
 * services, 2019.
 */
const agreed = { consent_required: true };

/** A blood group property: no coded value is abnormal. */
function bloodGroup(
  code: string,
  name: string,
  loinc: Loinc,
  answers: readonly string[],
): TestDefinition {
  return definition(
    { code, name, department: 'blood_bank', loinc },
    {
      result_type: 'coded',
      specimens: [...specimens.blood],
      delta: heldIfChanged,
      coded_values: answers.map((display) => ({
        code: display.toUpperCase(),
        display,
        flag: 'N' as const,
      })),
    },
  );
}

/**
 * Serology pack: infections and pregnancy by antibody, antigen or rapid test, rheumatoid serology
 * and blood groups. Tests without a LOINC code here have several, depending on the method.
 */
export const serology: readonly TestDefinition[] = [
  panel('ABORH', 'Blood group and Rh', 'blood_bank', null, ['ABO', 'RH']),
  bloodGroup(
    'ABO',
    'Blood group (ABO)',
    ['883-9', 'ABO group [Type] in Blood'],
    ['A', 'B', 'AB', 'O'],
  ),
  bloodGroup('RH', 'Rh factor', ['10331-7', 'Rh [Type] in Blood'], ['Positive', 'Negative']),
  screening(
    'HBSAG',
    'Hepatitis B surface antigen',
    ['5195-3', 'Hepatitis B virus surface Ag [Presence] in Serum'],
    'serum',
    ['HBSAGC'],
  ),
  presence(
    'HBSAGC',
    'Hepatitis B surface antigen, confirmation',
    'serology',
    null,
    'serum',
    inPerson,
  ),
  screening(
    'HCVAB',
    'Hepatitis C antibody',
    ['16128-1', 'Hepatitis C virus Ab [Presence] in Serum'],
    'serum',
    ['HCVRNA'],
  ),
  presence(
    'HCVRNA',
    'Hepatitis C virus RNA',
    'virology',
    ['11259-9', 'Hepatitis C virus RNA [Presence] in Serum or Plasma by NAA with probe detection'],
    'serum',
    inPerson,
  ),
  screening(
    'HIVCOMBO',
    'HIV antigen and antibody',
    ['56888-1', 'HIV 1+2 Ab+HIV1 p24 Ag [Presence] in Serum or Plasma by Immunoassay'],
    'serum',
    ['HIVCONF'],
    agreed,
  ),
  screening('HIVRDT', 'HIV antibody, rapid test', null, 'blood', ['HIVCONF'], agreed),
  presence('HIVCONF', 'HIV antibody, confirmation', 'serology', null, 'serum', {
    delta: heldIfChanged,
    ...inPerson,
    ...agreed,
  }),
  screening(
    'RPR',
    'Syphilis reagin (RPR)',
    ['20507-0', 'Reagin Ab [Presence] in Serum by RPR'],
    'serum',
    ['TPPA', 'RPRT'],
  ),
  titer(
    'RPRT',
    'Syphilis reagin (RPR), titer',
    'serology',
    ['31147-2', 'Reagin Ab [Titer] in Serum by RPR'],
    '1',
    ABSENCE,
    inPerson,
  ),
  screening('SYPHRDT', 'Syphilis antibody, rapid test', null, 'blood', ['TPPA', 'RPRT']),
  presence(
    'TPPA',
    'Syphilis antibody, confirmation (TPPA)',
    'serology',
    ['24312-1', 'Treponema pallidum Ab [Presence] in Serum by Agglutination'],
    'serum',
    inPerson,
  ),
  presence('DENGNS1', 'Dengue NS1 antigen, rapid test', 'virology', null, 'serum'),
  presence(
    'COVAG',
    'SARS-CoV-2 antigen, rapid test',
    'virology',
    [
      '94558-4',
      'SARS-CoV-2 (COVID-19) Ag [Presence] in Respiratory system specimen by Rapid immunoassay',
    ],
    'swab',
  ),
  presence(
    'FLUA',
    'Influenza A antigen, rapid test',
    'virology',
    [
      '80382-5',
      'Influenza virus A Ag [Presence] in Upper respiratory specimen by Rapid immunoassay',
    ],
    'swab',
  ),
  presence(
    'FLUB',
    'Influenza B antigen, rapid test',
    'virology',
    [
      '80383-3',
      'Influenza virus B Ag [Presence] in Upper respiratory specimen by Rapid immunoassay',
    ],
    'swab',
  ),
  presence(
    'STREPA',
    'Group A streptococcus, rapid test',
    'microbiology',
    ['78012-2', 'Streptococcus pyogenes Ag [Presence] in Throat by Rapid immunoassay'],
    'swab',
  ),
  presence(
    'HPAG',
    'Helicobacter pylori antigen, stool',
    'microbiology',
    ['17780-8', 'Helicobacter pylori Ag [Presence] in Stool by Immunoassay'],
    'stool',
  ),
  presence(
    'FIT',
    'Fecal occult blood',
    'other',
    ['29771-3', 'Hemoglobin.gastrointestinal.lower [Presence] in Stool by Immunoassay'],
    'stool',
  ),
  presence(
    'HCGU',
    'Pregnancy test, urine',
    'serology',
    ['2106-3', 'Choriogonadotropin (pregnancy test) [Presence] in Urine'],
    'urine',
    inPerson,
  ),
  presence(
    'HCGS',
    'Pregnancy test, serum',
    'serology',
    ['2118-8', 'Choriogonadotropin (pregnancy test) [Presence] in Serum or Plasma'],
    'serum',
    inPerson,
  ),
  numeric({
    code: 'RF',
    name: 'Rheumatoid factor',
    short_name: 'RF',
    department: 'immunology',
    loinc: ['11572-5', 'Rheumatoid factor [Units/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: '[IU]/mL',
    unit_display: 'IU/mL',
    decimals: 0,
    plausible: ['0', '20000'],
    ranges: [reference([null, '15'], MEDLINEPLUS, { high_op: 'ge' })],
  }),
  titer(
    'ANA',
    'Antinuclear antibodies, titer',
    'immunology',
    ['5048-4', 'Nuclear Ab [Titer] in Serum by Immunofluorescence'],
    '80',
    EULAR_ACR_ANA,
  ),
  numeric({
    code: 'ASO',
    name: 'Antistreptolysin O',
    short_name: 'ASO',
    department: 'immunology',
    loinc: ['5370-2', 'Streptolysin O Ab [Units/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: '[IU]/mL',
    unit_display: 'IU/mL',
    decimals: 0,
    plausible: ['0', '20000'],
    ranges: [reference([null, '200'], MEDLINEPLUS, { high_op: 'ge' })],
  }),
];
