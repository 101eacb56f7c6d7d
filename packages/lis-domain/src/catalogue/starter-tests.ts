import { COMMON } from './starter-packs/sources.ts';
import { blankTest, specimenOf, type TestDefinition } from './test-parameter.schema.ts';
import type { Age, RangeRow } from './value-rules.schema.ts';

/** From this age the adult intervals apply, unless a source names another age. */
const ADULT: Age = { value: 18, unit: 'a' };

export const days = (value: number): Age => ({ value, unit: 'd' });
export const months = (value: number): Age => ({ value, unit: 'mo' });
export const years = (value: number): Age => ({ value, unit: 'a' });

type Limits = readonly [low: string | null, high: string | null];

export function reference(
  [low, high]: Limits,
  source: string,
  rest: Partial<RangeRow> = {},
): RangeRow {
  return {
    type: 'reference',
    low,
    high,
    low_op: 'lt',
    high_op: 'gt',
    text: null,
    sex: 'any',
    age_min: ADULT,
    age_max: null,
    applies_to: 'any',
    source,
    ...rest,
  };
}

/** Returns one reference interval per sex. */
export function bySex(male: Limits, female: Limits, source: string): RangeRow[] {
  return [reference(male, source, { sex: 'male' }), reference(female, source, { sex: 'female' })];
}

/**
 * Returns one interval per sex without a lower limit: a low activity of the enzyme has no clinical
 * meaning.
 */
export function upTo([male, female]: readonly [string, string], source: string): RangeRow[] {
  return bySex([null, male], [null, female], source);
}

/** Returns critical limits; the limit itself is critical. */
export function critical(
  [low, high]: Limits,
  source: string,
  age_min: Age | null = null,
  age_max: Age | null = null,
): RangeRow {
  return reference([low, high], source, {
    type: 'critical',
    low_op: 'le',
    high_op: 'ge',
    age_min,
    age_max,
  });
}

const ORDINAL: TestDefinition['coded_values'] = [
  { code: 'NEG', display: 'Negative', flag: 'N' },
  { code: 'TRACE', display: 'Trace', flag: 'A' },
  { code: '1+', display: '1+', flag: 'A' },
  { code: '2+', display: '2+', flag: 'A' },
  { code: '3+', display: '3+', flag: 'A' },
];

export const specimens = {
  serum: [specimenOf('SER', 'sst'), specimenOf('PLAS', 'heparin', { default: false })],
  /**
   * Bilirubin is protected from light: World Health Organization, Use of anticoagulants in
   * diagnostic laboratory investigations, WHO/DIL/LAB/99.1 Rev.2, 2002.
   */
  darkSerum: [
    specimenOf('SER', 'sst', { protect_from_light: true }),
    specimenOf('PLAS', 'heparin', { protect_from_light: true, default: false }),
  ],
  blood: [specimenOf('BLD', 'edta')],
  citrate: [specimenOf('PLAS', 'citrate')],
  urine: [specimenOf('UR', 'sterile')],
  fluoride: [specimenOf('PLAS', 'fluoride')],
  stool: [specimenOf('STL', 'sterile')],
  swab: [specimenOf('SWAB', 'sterile')],
  sputum: [specimenOf('SPT', 'sterile')],
  /** Cells decay within an hour; cooling harms the bacteria of a culture. */
  spinalFluid: [specimenOf('CSF', 'sterile', { transport: 'ambient', stability_hours: 1 })],
  /** World Health Organization, laboratory manual for human semen, 2021: within one hour. */
  semen: [specimenOf('SMN', 'sterile', { transport: 'ambient', stability_hours: 1 })],
  /** Arterial blood in a heparinized syringe. */
  arterial: [specimenOf('BLDA', 'syringe')],
  edtaPlasma: [specimenOf('PLAS', 'edta')],
  /** Ammonia rises at room temperature: on ice. */
  chilledPlasma: [specimenOf('PLAS', 'edta', { transport: 'refrigerated' })],
} as const satisfies Record<string, TestDefinition['specimens']>;

type Named = Pick<TestDefinition, 'code' | 'name' | 'department'> & {
  short_name?: string;
  loinc: readonly [code: string, display: string] | null;
};

export function definition(
  { loinc, short_name, ...named }: Named,
  rest: Partial<TestDefinition>,
): TestDefinition {
  return {
    ...blankTest,
    ...named,
    short_name: short_name ?? named.name,
    status: 'active',
    loinc: loinc && { code: loinc[0], display: loinc[1], verified: false },
    ...rest,
  };
}

interface Numeric extends Named {
  specimen: keyof typeof specimens;
  unit: string;
  unit_display?: string;
  decimals: number;
  /**
   * Values beyond these limits are treated as typing errors. Chosen by this project, wider than any
   * value seen in living patients.
   */
  plausible: Limits;
  ranges: RangeRow[];
}

export function numeric({
  specimen,
  unit,
  unit_display = unit,
  decimals,
  plausible: [low, high],
  ranges,
  ...named
}: Numeric): TestDefinition {
  return definition(named, {
    unit,
    unit_display,
    decimals,
    ranges,
    plausible: { low, high },
    specimens: [...specimens[specimen]],
  });
}

interface Calculated extends Omit<Numeric, 'specimen'> {
  expression: string;
  /** Test codes by formula alias. */
  inputs: Readonly<Record<string, string>>;
  valid_if?: string;
}

export function calculated({
  expression,
  inputs,
  valid_if = '',
  unit,
  unit_display = unit,
  decimals,
  plausible: [low, high],
  ranges,
  ...named
}: Calculated): TestDefinition {
  return definition(named, {
    kind: 'calculated',
    unit,
    unit_display,
    decimals,
    ranges,
    plausible: { low, high },
    calculation: {
      expression,
      inputs: Object.entries(inputs).map(([alias, code]) => ({ alias, code })),
      valid_if,
    },
  });
}

export function urineStrip(code: string, name: string, loinc: Named['loinc']): TestDefinition {
  return definition(
    { code, name, department: 'urinalysis', loinc },
    {
      result_type: 'ordinal',
      specimens: [...specimens.urine],
      coded_values: ORDINAL,
      ranges: [reference([null, null], COMMON, { text: 'Negative', age_min: null })],
    },
  );
}

export function panel(
  code: string,
  name: string,
  department: TestDefinition['department'],
  loinc: Named['loinc'],
  members: string[],
): TestDefinition {
  return definition({ code, name, department, loinc }, { kind: 'panel', members });
}
