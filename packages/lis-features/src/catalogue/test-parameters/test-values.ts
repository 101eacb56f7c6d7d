import {
  blankTest,
  deltaModesOf,
  hasLimits,
  isByVariation,
  isUnstructured,
  minorAmount,
  normaliseLoinc,
  resultTypes,
  takesCodedValues,
  writtenAs,
  type AutoverifyRule,
  type ResultType,
} from '@alms/lis-domain/catalogue';
import type { Calculation } from '@alms/lis-domain/catalogue/calculation';
import { languages } from '@alms/lis-domain/language';
import { flags } from '@alms/lis-domain/results';
import { sameAnswer } from '../../shared/versioned-form/index.ts';
import {
  NO_AUTOVERIFY,
  type RangeFields,
  type TestFields,
  type TestValues,
} from './test-fields.ts';

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** A decimal comma is accepted. */
const decimal = (typed: string): string | null => orNull(typed)?.replace(',', '.') ?? null;

/** Input that is not a whole number becomes `NaN`, which no rule accepts. */
export const whole = (typed: string): number =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN;

const wholeOrNull = (typed: string): number | null => (typed.trim() === '' ? null : whole(typed));

const ageOf = (value: string, unit: string) =>
  value.trim() === '' ? null : { value: whole(value), unit };

/** Null when no field of the second unit is filled in. */
function secondUnitOf({
  second_unit_unit: unit,
  second_unit_unit_display: display,
  second_unit_decimals: decimals,
}: TestFields) {
  if ([unit, display, decimals].every((typed) => orNull(typed) === null)) return null;
  return { unit, unit_display: orNull(display) ?? unit, decimals: whole(decimals) };
}

const limitsOf = (low: string, high: string) =>
  orNull(low) === null && orNull(high) === null ? null : { low: decimal(low), high: decimal(high) };

const percent = (typed: string): number =>
  /^\d{1,3}([.,]\d{1,2})?$/.test(typed.trim())
    ? Math.round(Number(typed.trim().replace(',', '.')) * 100)
    : NaN;

function priceOf({
  price_amount_minor: amount,
  price_currency,
  price_tax_bp: tax,
  price_billing_code: billing_code,
}: TestFields) {
  if (amount.trim() === '') return null;
  const currency = price_currency.trim().toUpperCase();
  return {
    amount_minor: minorAmount(decimal(amount) ?? '', currency) ?? NaN,
    currency,
    tax_bp: tax.trim() === '' ? 0 : percent(tax),
    billing_code,
  };
}

function turnaroundOf({
  tat_routine_min,
  tat_urgent_min,
  tat_stat_min,
  tat_start: start,
  tat_end: end,
}: TestFields) {
  if ([tat_routine_min, tat_urgent_min, tat_stat_min].every((typed) => typed.trim() === ''))
    return null;
  return {
    routine_min: whole(tat_routine_min),
    urgent_min: whole(tat_urgent_min),
    stat_min: whole(tat_stat_min),
    start,
    end,
  };
}

function deltaOf(
  {
    delta_enabled: enabled,
    delta_threshold,
    delta_analytical_cv,
    delta_within_subject_cv,
    delta_mode,
    delta_direction: direction,
    delta_window_hours,
    delta_action: action,
  }: TestFields,
  type: ResultType,
) {
  // With a single delta mode, the user has no choice to make.
  const modes = deltaModesOf[type];
  const mode = modes.length === 1 ? modes[0] : delta_mode;
  const isByCode = mode === 'changed';
  const hasVariation = isByVariation(mode ?? '');
  const limit = hasVariation ? delta_within_subject_cv : delta_threshold;
  if (!enabled && (isByCode || limit.trim() === '')) return null;
  return {
    enabled,
    mode,
    threshold: isByCode || hasVariation ? '1' : (decimal(delta_threshold) ?? ''),
    ...(hasVariation && {
      analytical_cv: decimal(delta_analytical_cv) ?? '',
      within_subject_cv: decimal(delta_within_subject_cv) ?? '',
    }),
    direction: isByCode ? 'any' : direction,
    window_hours: whole(delta_window_hours),
    action,
  };
}

/**
 * Reads the autoverification rule from its fields. Only a rule based on critical limits has
 * excluded flags; all other rules accept no flagged result.
 */
export function autoverifyOf({
  autoverify_enabled,
  autoverify_within,
  autoverify_require_qc,
  autoverify_require_delta,
  autoverify_exclude_flags,
}: TestFields): AutoverifyRule {
  const within = autoverify_within === 'critical' ? 'critical' : 'reference';
  const exclude_flags =
    within === 'critical' ? flags.filter((flag) => autoverify_exclude_flags.includes(flag)) : [];
  return {
    enabled: autoverify_enabled,
    within,
    require_qc: autoverify_require_qc,
    require_delta: autoverify_require_delta,
    exclude_flags,
  };
}

function ruleOrNone(fields: TestFields): AutoverifyRule | null {
  const rule = autoverifyOf(fields);
  return sameAnswer(rule, NO_AUTOVERIFY) ? null : rule;
}

/** Reads the calculation from its fields. */
export function calculationOf({
  calculation_expression: expression,
  calculation_valid_if: valid_if,
  calculation_inputs,
}: TestFields): Calculation {
  return {
    expression: expression.trim(),
    inputs: calculation_inputs.map(({ alias, code }) => ({ alias: alias.trim(), code })),
    valid_if: valid_if.trim(),
  };
}

function specimenOfRow({
  additive,
  min_volume_ml,
  transport,
  stability_hours,
  refrigerated_hours,
  frozen_hours,
  ...row
}: TestFields['specimens'][number]) {
  return {
    ...row,
    additive: orNull(additive),
    min_volume_ml: decimal(min_volume_ml),
    transport: orNull(transport),
    stability_hours: wholeOrNull(stability_hours),
    refrigerated_hours: wholeOrNull(refrigerated_hours),
    frozen_hours: wholeOrNull(frozen_hours),
  };
}

/**
 * A panel has no result of its own. Its member tests define portal release and collection
 * requirements.
 */
function patientPartOf(
  {
    portal_visible,
    portal_release: release,
    portal_delay_hours,
    min_repeat_hours,
    collection_instructions,
    consent_required,
    ...fields
  }: TestFields,
  kind: string,
) {
  if (kind === 'panel')
    return {
      portal: blankTest.portal,
      min_repeat_hours: null,
      orderable_for: blankTest.orderable_for,
      collection_instructions: '',
      consent_required: false,
    };
  const isCollected = kind !== 'calculated';
  return {
    portal: {
      visible: portal_visible,
      release,
      delay_hours: release === 'delay' ? wholeOrNull(portal_delay_hours) : null,
    },
    min_repeat_hours: wholeOrNull(min_repeat_hours),
    orderable_for: {
      sex: fields.orderable_for_sex,
      age_min: ageOf(fields.orderable_for_age_min, fields.orderable_for_age_min_unit),
      age_max: ageOf(fields.orderable_for_age_max, fields.orderable_for_age_max_unit),
    },
    collection_instructions: isCollected ? collection_instructions : '',
    consent_required: isCollected && consent_required,
  };
}

function reflexOf({
  op,
  value,
  and_code,
  and_op,
  and_value,
  add,
  mode,
  comment,
}: TestFields['reflex'][number]) {
  const figure = (typed: string) =>
    /^-?\d+,\d+$/.test(typed.trim()) ? typed.replace(',', '.') : typed;
  return {
    when: { op, value: figure(value) },
    and: and_code === '' ? [] : [{ code: and_code, op: and_op, value: figure(and_value) }],
    add,
    mode,
    comment,
  };
}

function uncertaintyOf({ from, to, expanded, ...row }: TestFields['uncertainty'][number]) {
  return { ...row, from: decimal(from), to: decimal(to), expanded: decimal(expanded) ?? '' };
}

function interferenceOf({ from_grade, from_value, ...row }: TestFields['interference'][number]) {
  return { ...row, from_grade: orNull(from_grade), from_value: decimal(from_value) };
}

function rangeOf(row: RangeFields, isLimited: boolean) {
  return {
    ...row,
    low: isLimited ? decimal(row.low) : null,
    high: isLimited ? decimal(row.high) : null,
    text: isLimited ? null : orNull(row.text),
    age_min: ageOf(row.age_min, row.age_min_unit),
    age_max: ageOf(row.age_max, row.age_max_unit),
  };
}

/** Omits languages without any translation. */
function translationsOf({ translations, coded_values }: TestFields, hasAnswers: boolean) {
  const entered: TestValues['translations'] = {};
  for (const language of languages) {
    const answers = Object.fromEntries(
      hasAnswers
        ? coded_values.flatMap((row) =>
            orNull(row.translations[language]) === null
              ? []
              : [[row.code.trim(), row.translations[language]] as const],
          )
        : [],
    );
    const { name, meaning } = translations[language];
    if (orNull(name + meaning) !== null || Object.keys(answers).length > 0)
      entered[language] = { name, meaning, answers };
  }
  return entered;
}

/** A calculated test is always numeric. */
export function typeOf({
  kind,
  result_type,
}: Pick<TestFields, 'kind' | 'result_type'>): ResultType {
  return kind === 'calculated'
    ? 'numeric'
    : (resultTypes.find((type) => type === result_type) ?? 'text');
}

/**
 * Builds an unvalidated definition from the fields. Omits parts that do not apply to the test kind
 * or result type; parsing removes the row ids.
 */
export function draftOf(fields: TestFields) {
  const {
    code,
    name,
    short_name,
    aliases,
    department,
    kind,
    offered,
    confidential,
    patient_preparation,
    loinc_code,
    method,
    members,
  } = fields;
  const isPanel = kind === 'panel';
  const isCalculated = kind === 'calculated';
  const type = typeOf(fields);
  const isLimited = !isPanel && hasLimits(type);
  const isRead = !isPanel && isUnstructured(type);
  const hasUnit = !isPanel && !isRead && writtenAs[type] !== 'ratio';
  const hasAnswers = !isPanel && !isCalculated && takesCodedValues(type);
  return {
    code: code.trim(),
    name,
    short_name: orNull(short_name) ?? name,
    aliases: aliases.split(',').flatMap((alias) => orNull(alias) ?? []),
    translations: translationsOf(fields, hasAnswers),
    kind,
    status: offered ? 'active' : 'draft',
    department,
    loinc:
      orNull(loinc_code) === null
        ? null
        : {
            code: normaliseLoinc(loinc_code),
            display: fields.loinc_display,
            verified: fields.loinc_verified,
          },
    result_type: type,
    unit: hasUnit ? orNull(fields.unit) : null,
    unit_display: hasUnit ? (orNull(fields.unit_display) ?? orNull(fields.unit)) : null,
    decimals: isRead ? 0 : whole(fields.decimals),
    second_unit: !isPanel && writtenAs[type] === 'number' ? secondUnitOf(fields) : null,
    uncertainty:
      !isPanel && writtenAs[type] === 'number' ? fields.uncertainty.map(uncertaintyOf) : [],
    specimens: isPanel || isCalculated ? [] : fields.specimens.map(specimenOfRow),
    method,
    ranges: isPanel || isRead ? [] : fields.ranges.map((row) => rangeOf(row, isLimited)),
    coded_values: hasAnswers ? fields.coded_values : [],
    narrative_templates:
      !isPanel && writtenAs[type] === 'document' ? fields.narrative_templates : [],
    plausible: isLimited ? limitsOf(fields.plausible_low, fields.plausible_high) : null,
    measuring_range:
      isLimited && !isCalculated
        ? limitsOf(fields.measuring_range_low, fields.measuring_range_high)
        : null,
    delta: !isPanel && deltaModesOf[type].length > 0 ? deltaOf(fields, type) : null,
    autoverify: isPanel || isCalculated || isRead ? null : ruleOrNone(fields),
    tat: isPanel ? null : turnaroundOf(fields),
    price: priceOf(fields),
    confidential,
    ...patientPartOf(fields, kind),
    patient_preparation: isCalculated ? '' : patient_preparation,
    calculation: isCalculated ? calculationOf(fields) : null,
    reflex: isPanel || isRead ? [] : fields.reflex.map(reflexOf),
    interference: isPanel || isRead ? [] : fields.interference.map(interferenceOf),
    members: isPanel ? members : [],
  };
}
