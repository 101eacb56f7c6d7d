import type { TestDefinition } from './test-parameter.schema.ts';
import { resultTypes } from './result-types.ts';
import { departments } from './departments.ts';
import { deltaModes, portalReleases } from './value-rules.schema.ts';

/** Allowed content of a cell; the interface describes it in the user’s language. */
export type CellForm =
  | {
      kind:
        | 'code'
        | 'text'
        | 'lines'
        | 'decimal'
        | 'whole'
        | 'age'
        | 'loinc'
        | 'unit'
        | 'amount'
        | 'currency'
        | 'percent'
        | 'condition'
        | 'formula'
        | 'comparison';
    }
  | {
      kind: 'list';
      parts:
        | 'names'
        | 'codes'
        | 'specimens'
        | 'answers'
        | 'inputs'
        | 'flags'
        | 'rules'
        | 'interference'
        | 'uncertainty'
        | 'translations'
        | 'answer_translations'
        | 'templates';
    }
  | { kind: 'choice'; values: readonly string[] };

const choice = (...values: string[]): CellForm => ({ kind: 'choice', values });
const yesNo = choice('yes', 'no');

/**
 * Columns that describe a test. The headings are the same in every language, because a file written
 * in one language may be read in another. They are filled in exactly one row of the test and empty
 * in its other rows.
 */
export const testColumns = {
  code: { kind: 'code' },
  name: { kind: 'text' },
  short_name: { kind: 'text' },
  aliases: { kind: 'list', parts: 'names' },
  translations: { kind: 'list', parts: 'translations' },
  kind: choice('single', 'panel', 'calculated'),
  status: choice('draft', 'active'),
  department: { kind: 'choice', values: departments },
  loinc: { kind: 'loinc' },
  loinc_name: { kind: 'text' },
  loinc_verified: yesNo,
  method: { kind: 'text' },
  specimens: { kind: 'list', parts: 'specimens' },
  result_type: choice(...resultTypes),
  unit: { kind: 'unit' },
  unit_display: { kind: 'text' },
  decimals: { kind: 'whole' },
  second_unit: { kind: 'unit' },
  second_unit_display: { kind: 'text' },
  second_unit_decimals: { kind: 'whole' },
  uncertainty: { kind: 'list', parts: 'uncertainty' },
  answers: { kind: 'list', parts: 'answers' },
  answer_translations: { kind: 'list', parts: 'answer_translations' },
  narrative_templates: { kind: 'list', parts: 'templates' },
  plausible_low: { kind: 'decimal' },
  plausible_high: { kind: 'decimal' },
  measurable_low: { kind: 'decimal' },
  measurable_high: { kind: 'decimal' },
  delta: choice('on', 'off'),
  delta_mode: choice(...deltaModes),
  delta_threshold: { kind: 'decimal' },
  delta_analytical_cv: { kind: 'decimal' },
  delta_within_cv: { kind: 'decimal' },
  delta_direction: choice('any', 'up', 'down'),
  delta_window_hours: { kind: 'whole' },
  delta_action: choice('warn', 'hold'),
  autoverify: choice('on', 'off'),
  autoverify_within: choice('reference', 'critical'),
  autoverify_controls: yesNo,
  autoverify_delta: yesNo,
  autoverify_except: { kind: 'list', parts: 'flags' },
  reflex: { kind: 'list', parts: 'rules' },
  interference: { kind: 'list', parts: 'interference' },
  tat_routine_min: { kind: 'whole' },
  tat_urgent_min: { kind: 'whole' },
  tat_stat_min: { kind: 'whole' },
  tat_start: choice('collected', 'received'),
  tat_end: choice('verified', 'released'),
  price: { kind: 'amount' },
  currency: { kind: 'currency' },
  tax_percent: { kind: 'percent' },
  billing_code: { kind: 'text' },
  confidential: yesNo,
  portal: yesNo,
  portal_release: choice(...portalReleases),
  portal_delay_hours: { kind: 'whole' },
  min_repeat_hours: { kind: 'whole' },
  order_sex: choice('any', 'female', 'male'),
  order_age_from: { kind: 'age' },
  order_age_under: { kind: 'age' },
  patient_preparation: { kind: 'lines' },
  collection_instructions: { kind: 'lines' },
  consent_required: yesNo,
  members: { kind: 'list', parts: 'codes' },
  formula: { kind: 'formula' },
  formula_inputs: { kind: 'list', parts: 'inputs' },
  formula_valid_if: { kind: 'comparison' },
} as const satisfies Record<string, CellForm>;

/** Columns that describe one interval of the test whose code is in the row. */
export const intervalColumns = {
  interval: choice('reference', 'critical', 'therapeutic'),
  sex: choice('any', 'female', 'male'),
  applies_to: { kind: 'condition' },
  age_from: { kind: 'age' },
  age_under: { kind: 'age' },
  low: { kind: 'decimal' },
  low_op: choice('lt', 'le'),
  high: { kind: 'decimal' },
  high_op: choice('gt', 'ge'),
  expected: { kind: 'text' },
  source: { kind: 'text' },
} as const satisfies Record<string, CellForm>;

export type TestColumn = keyof typeof testColumns;
export type IntervalColumn = keyof typeof intervalColumns;
export type CatalogueColumn = TestColumn | IntervalColumn;

/** Allowed content of each column of the file. */
export const catalogueColumns: Readonly<Record<CatalogueColumn, CellForm>> = {
  ...testColumns,
  ...intervalColumns,
};

export const testColumnNames = Object.keys(testColumns) as TestColumn[];
export const intervalColumnNames = Object.keys(intervalColumns) as IntervalColumn[];
/** Column order, from the left. */
export const catalogueColumnNames: readonly CatalogueColumn[] = [
  ...testColumnNames,
  ...intervalColumnNames,
];

/**
 * Returns the column of a definition path: `price.tax_bp` is in `tax_percent`, `ranges.2.age_min`
 * in `age_from`.
 */
export function columnAt(at: string): CatalogueColumn {
  const [part = '', index = '', inner = ''] = at.split('.');
  if (part === 'translations' && inner === 'answers') return 'answer_translations';
  if (part === 'ranges')
    return rangePlaces[inner] ?? catalogueColumnNames.find((name) => name === inner) ?? 'interval';
  const nested = index === '' ? part : `${part}.${index}`;
  return (
    places[nested] ?? places[part] ?? catalogueColumnNames.find((name) => name === part) ?? 'kind'
  );
}

const rangePlaces: Readonly<Record<string, IntervalColumn>> = {
  type: 'interval',
  age_min: 'age_from',
  age_max: 'age_under',
  text: 'expected',
};
const places: Readonly<Record<string, TestColumn>> = {
  'loinc.display': 'loinc_name',
  'loinc.verified': 'loinc_verified',
  coded_values: 'answers',
  'second_unit.unit': 'second_unit',
  'second_unit.unit_display': 'second_unit_display',
  'second_unit.decimals': 'second_unit_decimals',
  'plausible.low': 'plausible_low',
  'plausible.high': 'plausible_high',
  plausible: 'plausible_low',
  'measuring_range.low': 'measurable_low',
  'measuring_range.high': 'measurable_high',
  measuring_range: 'measurable_low',
  'delta.mode': 'delta_mode',
  'delta.threshold': 'delta_threshold',
  'delta.analytical_cv': 'delta_analytical_cv',
  'delta.within_subject_cv': 'delta_within_cv',
  'delta.direction': 'delta_direction',
  'delta.window_hours': 'delta_window_hours',
  'delta.action': 'delta_action',
  'autoverify.within': 'autoverify_within',
  'autoverify.require_qc': 'autoverify_controls',
  'autoverify.require_delta': 'autoverify_delta',
  'autoverify.exclude_flags': 'autoverify_except',
  'calculation.expression': 'formula',
  'calculation.inputs': 'formula_inputs',
  'calculation.valid_if': 'formula_valid_if',
  calculation: 'formula',
  'tat.routine_min': 'tat_routine_min',
  'tat.urgent_min': 'tat_urgent_min',
  'tat.stat_min': 'tat_stat_min',
  'tat.start': 'tat_start',
  'tat.end': 'tat_end',
  tat: 'tat_routine_min',
  'portal.release': 'portal_release',
  'portal.delay_hours': 'portal_delay_hours',
  orderable_for: 'order_sex',
  'orderable_for.age_min': 'order_age_from',
  'orderable_for.age_max': 'order_age_under',
  'price.currency': 'currency',
  'price.tax_bp': 'tax_percent',
  'price.billing_code': 'billing_code',
};

const parts: Readonly<Partial<Record<CatalogueColumn, keyof TestDefinition>>> = {
  answer_translations: 'translations',
  loinc_name: 'loinc',
  loinc_verified: 'loinc',
  answers: 'coded_values',
  second_unit_display: 'second_unit',
  second_unit_decimals: 'second_unit',
  plausible_low: 'plausible',
  plausible_high: 'plausible',
  measurable_low: 'measuring_range',
  measurable_high: 'measuring_range',
  delta_mode: 'delta',
  delta_threshold: 'delta',
  delta_analytical_cv: 'delta',
  delta_within_cv: 'delta',
  delta_direction: 'delta',
  delta_window_hours: 'delta',
  delta_action: 'delta',
  autoverify_within: 'autoverify',
  autoverify_controls: 'autoverify',
  autoverify_delta: 'autoverify',
  autoverify_except: 'autoverify',
  formula: 'calculation',
  formula_inputs: 'calculation',
  formula_valid_if: 'calculation',
  tat_routine_min: 'tat',
  tat_urgent_min: 'tat',
  tat_stat_min: 'tat',
  tat_start: 'tat',
  tat_end: 'tat',
  currency: 'price',
  tax_percent: 'price',
  billing_code: 'price',
  order_sex: 'orderable_for',
  order_age_from: 'orderable_for',
  order_age_under: 'orderable_for',
  portal_release: 'portal',
  portal_delay_hours: 'portal',
};

/** Returns the part of a definition that a test column belongs to. */
export function partOf(column: TestColumn): keyof TestDefinition {
  return parts[column] ?? (column as keyof TestDefinition);
}
