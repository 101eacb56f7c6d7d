import {
  blankTest,
  majorAmount,
  specimenOf,
  type testParameterBody,
  type Age,
  type AutoverifyRule,
  type CodedValue,
  type InterferenceLimit,
  type RangeRow,
  type ReflexRule,
  type TestParameter,
  type TestParameterId,
  type TestSpecimen,
  type Uncertainty,
} from '@alms/lis-domain/catalogue';
import type { LanguageTag } from '@alms/lis-domain/language';
import * as v from 'valibot';

const text = v.string();

const translated = v.object({ name: text, meaning: text });

/**
 * Field values: numbers as typed, empty for none. Each row has a temporary id while the form is
 * open.
 */
export const fieldsSchema = v.object({
  code: text,
  name: text,
  short_name: text,
  aliases: text,
  translations: v.object({
    en: translated,
    fr: translated,
    es: translated,
    pt: translated,
    ar: translated,
  }),
  department: text,
  kind: text,
  offered: v.boolean(),
  confidential: v.boolean(),
  portal_visible: v.boolean(),
  portal_release: text,
  portal_delay_hours: text,
  min_repeat_hours: text,
  orderable_for_sex: text,
  orderable_for_age_min: text,
  orderable_for_age_min_unit: text,
  orderable_for_age_max: text,
  orderable_for_age_max_unit: text,
  patient_preparation: text,
  collection_instructions: text,
  consent_required: v.boolean(),
  loinc_code: text,
  loinc_display: text,
  loinc_verified: v.boolean(),
  method: text,
  specimens: v.array(
    v.object({
      id: text,
      type: text,
      container: text,
      additive: text,
      min_volume_ml: text,
      transport: text,
      stability_hours: text,
      refrigerated_hours: text,
      frozen_hours: text,
      transport_deviation: text,
      protect_from_light: v.boolean(),
      fasting_required: v.boolean(),
      default: v.boolean(),
    }),
  ),
  result_type: text,
  unit: text,
  unit_display: text,
  decimals: text,
  second_unit_unit: text,
  second_unit_unit_display: text,
  second_unit_decimals: text,
  coded_values: v.array(
    v.object({
      id: text,
      code: text,
      display: text,
      flag: text,
      translations: v.object({ en: text, fr: text, es: text, pt: text, ar: text }),
    }),
  ),
  narrative_templates: v.array(v.object({ id: text, name: text, text })),
  plausible_low: text,
  plausible_high: text,
  measuring_range_low: text,
  measuring_range_high: text,
  ranges: v.array(
    v.object({
      id: text,
      type: text,
      sex: text,
      applies_to: text,
      age_min: text,
      age_min_unit: text,
      age_max: text,
      age_max_unit: text,
      low: text,
      low_op: text,
      high: text,
      high_op: text,
      text,
      source: text,
    }),
  ),
  delta_enabled: v.boolean(),
  delta_mode: text,
  delta_threshold: text,
  delta_analytical_cv: text,
  delta_within_subject_cv: text,
  delta_direction: text,
  delta_window_hours: text,
  delta_action: text,
  autoverify_enabled: v.boolean(),
  autoverify_within: text,
  autoverify_require_qc: v.boolean(),
  autoverify_require_delta: v.boolean(),
  autoverify_exclude_flags: v.array(text),
  tat_routine_min: text,
  tat_urgent_min: text,
  tat_stat_min: text,
  tat_start: text,
  tat_end: text,
  price_amount_minor: text,
  price_currency: text,
  price_tax_bp: text,
  price_billing_code: text,
  calculation_expression: text,
  calculation_valid_if: text,
  calculation_inputs: v.array(v.object({ id: text, alias: text, code: text })),
  reflex: v.array(
    v.object({
      id: text,
      op: text,
      value: text,
      and_code: text,
      and_op: text,
      and_value: text,
      add: v.array(text),
      mode: text,
      comment: text,
    }),
  ),
  uncertainty: v.array(
    v.object({ id: text, from: text, to: text, mode: text, expanded: text, source: text }),
  ),
  interference: v.array(
    v.object({
      id: text,
      index: text,
      from_grade: text,
      from_value: text,
      action: text,
      source: text,
    }),
  ),
  members: v.array(text),
});

export type TestFields = v.InferOutput<typeof fieldsSchema>;

export type RangeFields = TestFields['ranges'][number];

/** Values to save. */
export type TestValues = v.InferOutput<typeof testParameterBody>;

export const NO_AUTOVERIFY: AutoverifyRule = {
  enabled: false,
  within: 'reference',
  require_qc: true,
  require_delta: false,
  exclude_flags: [],
};

const NO_DELTA = {
  enabled: false,
  mode: 'absolute',
  threshold: '',
  analytical_cv: undefined,
  within_subject_cv: undefined,
  direction: 'any',
  window_hours: 72,
  action: 'warn',
};

/** Initial values of the form for a new test. */
export const newTest: TestParameter = {
  ...blankTest,
  id: '' as TestParameterId,
  version: 0,
  created_at: '',
  updated_at: '',
  proposal: null,
  status: 'active',
  department: 'chemistry',
  decimals: 1,
  specimens: [specimenOf('SER', 'sst')],
};

/** Returns the editable part of a record. Saving a retired test makes it orderable again. */
export function valuesOf(test: TestParameter): TestValues {
  const {
    id: _,
    version: __,
    created_at: ___,
    updated_at: ____,
    proposal: _____,
    ...definition
  } = test;
  return { ...definition, status: definition.status === 'draft' ? 'draft' : 'active' };
}

const ageText = (age: Age | null) => (age === null ? '' : String(age.value));

function rangeFields(
  { age_min, age_max, low, high, text: expected, ...row }: RangeRow,
  index: number,
): RangeFields {
  return {
    ...row,
    id: String(index),
    low: low ?? '',
    high: high ?? '',
    text: expected ?? '',
    age_min: ageText(age_min),
    age_min_unit: age_min?.unit ?? 'a',
    age_max: ageText(age_max),
    age_max_unit: age_max?.unit ?? 'a',
  };
}

/** Converts a specimen to its row values. */
export function specimenFields(
  {
    additive,
    min_volume_ml,
    transport,
    stability_hours,
    refrigerated_hours,
    frozen_hours,
    ...specimen
  }: TestSpecimen,
  id: string,
): TestFields['specimens'][number] {
  return {
    ...specimen,
    id,
    additive: additive ?? '',
    min_volume_ml: min_volume_ml ?? '',
    transport: transport ?? '',
    stability_hours: String(stability_hours ?? ''),
    refrigerated_hours: String(refrigerated_hours ?? ''),
    frozen_hours: String(frozen_hours ?? ''),
  };
}

/** Creates one value per language. */
function ofEach<T>(make: (language: LanguageTag) => T): Record<LanguageTag, T> {
  return { en: make('en'), fr: make('fr'), es: make('es'), pt: make('pt'), ar: make('ar') };
}

/** Converts a coded value to its row values; a new one is empty. */
export function answerFields(
  id: string,
  { code, display, flag }: CodedValue = { code: '', display: '', flag: 'N' },
  translations: TestValues['translations'] = {},
): TestFields['coded_values'][number] {
  return {
    id,
    code,
    display,
    flag,
    translations: ofEach((language) => translations[language]?.answers[code] ?? ''),
  };
}

/** Converts a reflex rule to its row values, or creates an empty row. */
export function reflexFields(
  { when, and: [other], add, mode, comment }: ReflexRule,
  index: number | string,
): TestFields['reflex'][number] {
  return {
    id: String(index),
    ...when,
    and_code: other?.code ?? '',
    and_op: other?.op ?? 'lt',
    and_value: other?.value ?? '',
    add,
    mode,
    comment,
  };
}

/** Converts an interference limit to its row values. */
export function interferenceFields(
  { from_grade, from_value, ...limit }: InterferenceLimit,
  index: number | string,
): TestFields['interference'][number] {
  return {
    ...limit,
    id: String(index),
    from_grade: from_grade ?? '',
    from_value: from_value ?? '',
  };
}

/** Converts a measurement uncertainty to its row values. */
export function uncertaintyFields(
  { from, to, ...stated }: Uncertainty,
  index: number | string,
): TestFields['uncertainty'][number] {
  return { ...stated, id: String(index), from: from ?? '', to: to ?? '' };
}

/** Converts a test to its field values. */
export function fieldsOf({
  status,
  aliases,
  translations,
  loinc,
  specimens,
  unit,
  unit_display,
  decimals,
  second_unit,
  coded_values,
  narrative_templates,
  plausible,
  measuring_range,
  ranges,
  delta,
  autoverify,
  tat,
  price,
  calculation,
  reflex,
  interference,
  uncertainty,
  portal,
  min_repeat_hours,
  orderable_for,
  ...rest
}: TestValues): TestFields {
  const {
    enabled,
    mode,
    threshold,
    analytical_cv,
    within_subject_cv,
    direction,
    window_hours,
    action,
  } = delta ?? NO_DELTA;
  const verified = autoverify ?? NO_AUTOVERIFY;
  return {
    ...rest,
    aliases: aliases.join(', '),
    translations: ofEach((language) => ({
      name: translations[language]?.name ?? '',
      meaning: translations[language]?.meaning ?? '',
    })),
    offered: status === 'active',
    loinc_code: loinc?.code ?? '',
    loinc_display: loinc?.display ?? '',
    loinc_verified: loinc?.verified ?? false,
    portal_visible: portal.visible,
    portal_release: portal.release,
    portal_delay_hours: String(portal.delay_hours ?? ''),
    min_repeat_hours: String(min_repeat_hours ?? ''),
    orderable_for_sex: orderable_for.sex,
    orderable_for_age_min: ageText(orderable_for.age_min),
    orderable_for_age_min_unit: orderable_for.age_min?.unit ?? 'a',
    orderable_for_age_max: ageText(orderable_for.age_max),
    orderable_for_age_max_unit: orderable_for.age_max?.unit ?? 'a',
    specimens: specimens.map((specimen, index) => specimenFields(specimen, String(index))),
    unit: unit ?? '',
    unit_display: unit_display ?? '',
    decimals: String(decimals),
    second_unit_unit: second_unit?.unit ?? '',
    second_unit_unit_display: second_unit?.unit_display ?? '',
    second_unit_decimals: String(second_unit?.decimals ?? ''),
    coded_values: coded_values.map((answer, index) =>
      answerFields(String(index), answer, translations),
    ),
    narrative_templates: narrative_templates.map((template, index) => ({
      id: String(index),
      ...template,
    })),
    plausible_low: plausible?.low ?? '',
    plausible_high: plausible?.high ?? '',
    measuring_range_low: measuring_range?.low ?? '',
    measuring_range_high: measuring_range?.high ?? '',
    ranges: ranges.map(rangeFields),
    delta_enabled: enabled,
    delta_mode: mode,
    delta_threshold: threshold,
    delta_analytical_cv: analytical_cv ?? '',
    delta_within_subject_cv: within_subject_cv ?? '',
    delta_direction: direction,
    delta_window_hours: String(window_hours),
    delta_action: action,
    autoverify_enabled: verified.enabled,
    autoverify_within: verified.within,
    autoverify_require_qc: verified.require_qc,
    autoverify_require_delta: verified.require_delta,
    autoverify_exclude_flags: [...verified.exclude_flags],
    tat_routine_min: String(tat?.routine_min ?? ''),
    tat_urgent_min: String(tat?.urgent_min ?? ''),
    tat_stat_min: String(tat?.stat_min ?? ''),
    tat_start: tat?.start ?? 'received',
    tat_end: tat?.end ?? 'verified',
    price_amount_minor: price === null ? '' : majorAmount(price),
    price_currency: price?.currency ?? 'USD',
    price_tax_bp: price === null ? '' : String(price.tax_bp / 100),
    price_billing_code: price?.billing_code ?? '',
    calculation_expression: calculation?.expression ?? '',
    calculation_valid_if: calculation?.valid_if ?? '',
    calculation_inputs: (calculation?.inputs ?? []).map((input, index) => ({
      id: String(index),
      ...input,
    })),
    reflex: reflex.map(reflexFields),
    interference: interference.map(interferenceFields),
    uncertainty: uncertainty.map(uncertaintyFields),
  };
}

/** Empty row of a list field. */
export const emptyRange = (id: string): RangeFields => ({
  id,
  type: 'reference',
  sex: 'any',
  applies_to: 'any',
  age_min: '',
  age_min_unit: 'a',
  age_max: '',
  age_max_unit: 'a',
  low: '',
  low_op: 'lt',
  high: '',
  high_op: 'gt',
  text: '',
  source: '',
});
