import {
  blankTest,
  checkAges,
  checkDefinition,
  deltaModesOf,
  hasLimits,
  majorAmount,
  minorAmount,
  normaliseLoinc,
  resultTypes,
  specimenOf,
  takesCodedValues,
  testParameterBody,
  writtenAs,
  type Age,
  type AutoverifyRule,
  type CatalogueFinding,
  type CodedValue,
  type RelatedTest,
  type RangeRow,
  type RangeScope,
  type ReflexRule,
  type ResultType,
  type TestParameter,
  type TestSpecimen,
  type TestParameterId,
} from '@alms/lis-domain/catalogue';
import type { Calculation } from '@alms/lis-domain/catalogue/calculation';
import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { flags } from '@alms/lis-domain/results';
import * as v from 'valibot';
import { sameAnswer } from '../../shared/versioned-form/index.ts';

const text = v.string();
const translated = v.object({ name: text, meaning: text });

/**
 * Field values: numbers as typed, empty for none. Each row has a temporary id while the form is
 * open.
 */
const fieldsSchema = v.object({
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
      protect_from_light: v.boolean(),
      fasting_required: v.boolean(),
      default: v.boolean(),
    }),
  ),
  result_type: text,
  unit: text,
  unit_display: text,
  decimals: text,
  coded_values: v.array(
    v.object({
      id: text,
      code: text,
      display: text,
      flag: text,
      translations: v.object({ en: text, fr: text, es: text, pt: text, ar: text }),
    }),
  ),
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
  members: v.array(text),
});

export type TestFields = v.InferOutput<typeof fieldsSchema>;
export type RangeFields = TestFields['ranges'][number];
/** Values to save. */
export type TestValues = v.InferOutput<typeof testParameterBody>;

const NO_AUTOVERIFY: AutoverifyRule = {
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
  status: 'active',
  department: 'chemistry',
  decimals: 1,
  specimens: [specimenOf('SER', 'sst')],
};

/** Returns the editable part of a record. Saving a retired test makes it orderable again. */
export function valuesOf(test: TestParameter): TestValues {
  const { id: _, version: __, created_at: ___, updated_at: ____, ...definition } = test;
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
  { additive, min_volume_ml, transport, stability_hours, ...specimen }: TestSpecimen,
  id: string,
): TestFields['specimens'][number] {
  return {
    ...specimen,
    id,
    additive: additive ?? '',
    min_volume_ml: min_volume_ml ?? '',
    transport: transport ?? '',
    stability_hours: String(stability_hours ?? ''),
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
  coded_values,
  plausible,
  measuring_range,
  ranges,
  delta,
  autoverify,
  tat,
  price,
  calculation,
  reflex,
  portal,
  min_repeat_hours,
  ...rest
}: TestValues): TestFields {
  const { enabled, mode, threshold, direction, window_hours, action } = delta ?? NO_DELTA;
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
    specimens: specimens.map((specimen, index) => specimenFields(specimen, String(index))),
    unit: unit ?? '',
    unit_display: unit_display ?? '',
    decimals: String(decimals),
    coded_values: coded_values.map((answer, index) =>
      answerFields(String(index), answer, translations),
    ),
    plausible_low: plausible?.low ?? '',
    plausible_high: plausible?.high ?? '',
    measuring_range_low: measuring_range?.low ?? '',
    measuring_range_high: measuring_range?.high ?? '',
    ranges: ranges.map(rangeFields),
    delta_enabled: enabled,
    delta_mode: mode,
    delta_threshold: threshold,
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

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
/** A decimal comma is accepted. */
const decimal = (typed: string): string | null => orNull(typed)?.replace(',', '.') ?? null;
/** Input that is not a whole number becomes `NaN`, which no rule accepts. */
const whole = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN);
const wholeOrNull = (typed: string): number | null => (typed.trim() === '' ? null : whole(typed));
const ageOf = (value: string, unit: string) =>
  value.trim() === '' ? null : { value: whole(value), unit };
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
    delta_mode,
    delta_direction: direction,
    delta_window_hours,
    delta_action: action,
  }: TestFields,
  type: ResultType,
) {
  if (!enabled && delta_threshold.trim() === '') return null;
  // With a single delta mode, the user has no choice to make.
  const modes = deltaModesOf[type];
  const mode = modes.length === 1 ? modes[0] : delta_mode;
  return {
    enabled,
    mode,
    threshold: decimal(delta_threshold) ?? '',
    direction,
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
  ...row
}: TestFields['specimens'][number]) {
  return {
    ...row,
    additive: orNull(additive),
    min_volume_ml: decimal(min_volume_ml),
    transport: orNull(transport),
    stability_hours: wholeOrNull(stability_hours),
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
  }: TestFields,
  kind: string,
) {
  if (kind === 'panel')
    return {
      portal: blankTest.portal,
      min_repeat_hours: null,
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
function draftOf(fields: TestFields) {
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
  const isFile = !isPanel && writtenAs[type] === 'file';
  const hasUnit = !isPanel && !isFile && writtenAs[type] !== 'ratio';
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
    decimals: isFile ? 0 : whole(fields.decimals),
    specimens: isPanel || isCalculated ? [] : fields.specimens.map(specimenOfRow),
    method,
    ranges: isPanel || isFile ? [] : fields.ranges.map((row) => rangeOf(row, isLimited)),
    coded_values: hasAnswers ? fields.coded_values : [],
    plausible: isLimited ? limitsOf(fields.plausible_low, fields.plausible_high) : null,
    measuring_range:
      isLimited && !isCalculated
        ? limitsOf(fields.measuring_range_low, fields.measuring_range_high)
        : null,
    delta: !isPanel && deltaModesOf[type].length > 0 ? deltaOf(fields, type) : null,
    autoverify: isPanel || isCalculated || isFile ? null : ruleOrNone(fields),
    tat: isPanel ? null : turnaroundOf(fields),
    price: priceOf(fields),
    confidential,
    ...patientPartOf(fields, kind),
    patient_preparation: isCalculated ? '' : patient_preparation,
    calculation: isCalculated ? calculationOf(fields) : null,
    reflex: isPanel || isFile ? [] : fields.reflex.map(reflexOf),
    members: isPanel ? members : [],
  };
}

/** The server validates panel members and formula inputs. The form offers only valid ones. */
const anyTest = (code: string): RelatedTest => ({
  code,
  kind: 'single',
  status: 'active',
  result_type: 'numeric',
  members: [],
  calculation: null,
  reflex: [],
});

/** Returns the findings on the fields once all of them can be parsed. */
export function findingsOf(fields: TestFields): CatalogueFinding[] {
  const read = v.safeParse(testParameterBody, draftOf(fields));
  return read.success ? checkDefinition(read.output, anyTest) : [];
}

/** Parses an age; invalid input means an open end. */
function scopeAge(typed: string, unit: string): Age | null {
  const { success, output } = v.safeParse(v.picklist(['h', 'd', 'wk', 'mo', 'a']), unit);
  const value = whole(typed);
  return success && !Number.isNaN(value) ? { value, unit: output } : null;
}

/**
 * Returns the findings on the ages of the typed intervals: overlaps, and ages without an interval.
 * Unlike `findingsOf`, it needs no other valid field.
 */
export const agesOf = (fields: TestFields): CatalogueFinding[] =>
  checkAges(scopesOf(fields.ranges), { coversAges: hasLimits(typeOf(fields)) });

/** Returns the scope of each typed interval, even when its other fields are incomplete. */
export function scopesOf(ranges: readonly RangeFields[]): RangeScope[] {
  return ranges.map(({ type, sex, applies_to, age_min, age_min_unit, age_max, age_max_unit }) => ({
    type: type as RangeRow['type'],
    sex: sex as RangeRow['sex'],
    applies_to,
    age_min: scopeAge(age_min, age_min_unit),
    age_max: scopeAge(age_max, age_max_unit),
  }));
}

/**
 * Maps a path in the definition to its form field: `plausible.low` to `plausible_low`, the value of
 * an age to its row.
 */
export function fieldAt(at: string): string {
  const [part = '', ...rest] = at.split('.');
  if (part === 'aliases' || part === 'members') return part;
  if (part === 'status') return 'offered';
  if (part === 'reflex') return at.replace('.when.', '.').replace(/\.and\.0\./, '.and_');
  if (at.startsWith('calculation.inputs')) return at.replace('.', '_');
  if (
    rest.length === 0 ||
    part === 'translations' ||
    part === 'specimens' ||
    part === 'coded_values'
  )
    return at;
  if (part === 'ranges')
    return rest.length === 1 ? `${at}.low` : [part, ...rest.slice(0, 2)].join('.');
  return `${part}_${rest.join('_')}`;
}

/** Returns the message key for an invalid input, from the feature’s catalogue. */
function faultKey({ type }: v.BaseIssue<unknown>, at: string): string {
  if (at.endsWith('.alias')) return 'aliasInvalid';
  if (type === 'min_length') return 'required';
  if (type === 'max_length') return 'tooLong';
  if (type !== 'regex')
    return at === 'price.amount_minor' || at === 'price.tax_bp' ? 'amountInvalid' : 'wholeInvalid';
  if (at === 'code') return 'codeInvalid';
  return at === 'price.currency' ? 'currencyInvalid' : 'decimalInvalid';
}

/**
 * Validation rules of the form: those of the API contract and of the catalogue check, mapped to
 * their fields.
 */
export const testForm: v.GenericSchema<TestFields, TestValues> = v.pipe(
  fieldsSchema,
  v.rawTransform(({ dataset: { value: fields }, addIssue, NEVER }) => {
    const refuse = (at: string, message: string) => {
      const keys = fieldAt(at).split('.');
      const [first, ...rest] = keys.map((key) => ({
        type: 'unknown' as const,
        origin: 'value' as const,
        input: fields,
        key,
        value: undefined,
      }));
      if (first) addIssue({ message, path: [first, ...rest] });
    };
    const read = v.safeParse(testParameterBody, draftOf(fields));
    if (!read.success) {
      for (const issue of read.issues) {
        const at = v.getDotPath(issue) ?? 'code';
        refuse(at, faultKey(issue, at));
      }
      return NEVER;
    }
    const refused = checkDefinition(read.output, anyTest).filter(
      ({ severity }) => severity === 'refused',
    );
    for (const { at, code } of refused) refuse(at, code);
    return refused.length > 0 ? NEVER : read.output;
  }),
);

/** Sections of the editor, in page order. */
export const testSections = [
  'general',
  'members',
  'specimens',
  'calculation',
  'preparation',
  'result',
  'intervals',
  'critical',
  'checks',
  'reflex',
  'turnaround',
  'release',
  'translations',
  'price',
] as const;
export type TestSection = (typeof testSections)[number];
/** Part of a test with its own name in a comparison of versions. */
export type TestPart = keyof TestValues;

const sectionOfPart: Readonly<Record<TestPart, TestSection>> = {
  code: 'general',
  kind: 'general',
  name: 'general',
  short_name: 'general',
  aliases: 'general',
  department: 'general',
  loinc: 'general',
  status: 'general',
  confidential: 'general',
  members: 'members',
  specimens: 'specimens',
  calculation: 'calculation',
  patient_preparation: 'preparation',
  collection_instructions: 'preparation',
  consent_required: 'preparation',
  min_repeat_hours: 'preparation',
  result_type: 'result',
  method: 'result',
  unit: 'result',
  unit_display: 'result',
  decimals: 'result',
  plausible: 'result',
  measuring_range: 'result',
  coded_values: 'result',
  ranges: 'intervals',
  delta: 'checks',
  autoverify: 'checks',
  reflex: 'reflex',
  tat: 'turnaround',
  portal: 'release',
  translations: 'translations',
  price: 'price',
};

const partNames = Object.keys(sectionOfPart) as TestPart[];

/** Returns the part of a test that a field belongs to: `delta_mode` to `delta`. */
function partOf(field: string): TestPart {
  if (field === 'offered') return 'status';
  return (
    partNames.find((part) => field === part) ??
    partNames.find((part) => field.startsWith(`${part}_`)) ??
    'code'
  );
}

/** Returns the sections that apply to the kind and result type of a test. */
export function sectionsOf(fields: TestFields): TestSection[] {
  const { kind, ranges } = fields;
  const type = typeOf(fields);
  const [isPanel, isSingle] = [kind === 'panel', kind === 'single'];
  const isFile = writtenAs[type] === 'file';
  const hasResult = !isPanel;
  const hasValue = hasResult && !isFile;
  const applies: Record<TestSection, boolean> = {
    general: true,
    members: isPanel,
    specimens: isSingle,
    calculation: kind === 'calculated',
    preparation: true,
    result: hasResult,
    intervals: hasValue,
    critical: hasValue && (hasLimits(type) || ranges.some((row) => row.type === 'critical')),
    checks: hasValue && (isSingle || deltaModesOf[type].length > 0),
    reflex: hasValue,
    turnaround: hasResult,
    release: hasResult,
    translations: true,
    price: true,
  };
  return testSections.filter((section) => applies[section]);
}

const sectionOfRow = ({ type }: Pick<RangeFields, 'type'>): TestSection =>
  type === 'critical' ? 'critical' : 'intervals';

/** Returns the section that shows a field, by the path from `fieldAt`. */
export function sectionAt(path: string, { ranges }: Pick<TestFields, 'ranges'>): TestSection {
  const [field = '', row = ''] = path.split('.');
  if (field === 'ranges') return sectionOfRow(ranges[Number(row)] ?? { type: row });
  if (field === 'coded_values' && path.includes('.translations.')) return 'translations';
  return sectionOfPart[partOf(field)];
}

/** A row of the interval table: an interval of the form, or one that was removed from it. */
export interface IntervalLine {
  row: RangeFields;
  /** Position in the form; null for a removed interval. */
  index: number | null;
  /** The saved interval; null for a new one. */
  saved: RangeFields | null;
}

/** Returns the intervals of the form, and the removed ones behind their former neighbour. */
export function intervalLines(
  saved: readonly RangeFields[],
  current: readonly RangeFields[],
): IntervalLine[] {
  const savedOf = (id: string) => saved.find((row) => row.id === id) ?? null;
  const lines = current.map((row, index): IntervalLine => ({ row, index, saved: savedOf(row.id) }));
  for (const [place, row] of saved.entries()) {
    if (current.some(({ id }) => id === row.id)) continue;
    const before = saved[place - 1]?.id;
    const at = lines.findIndex((line) => line.row.id === before);
    lines.splice(at + 1, 0, { row, index: null, saved: row });
  }
  return lines;
}

/** Whether an interval was added, removed or edited. */
export const isChangedLine = ({ row, index, saved }: IntervalLine): boolean =>
  index === null || !sameAnswer(row, saved);

/** An unsaved change: a part of the test, or one of its intervals. */
export interface TestChange {
  section: TestSection;
  part: TestPart;
  /** The changed interval. */
  interval?: RangeFields;
}

/** Returns what differs from the saved test in the sections that apply, in page order. */
export function changesOf(saved: TestFields, current: TestFields): TestChange[] {
  const sections = sectionsOf(current);
  /** Translated answers are edited, and named, with the translations. */
  const answersOf = ({ coded_values }: TestFields) =>
    coded_values.map(({ id, code, display, flag }) => [id, code, display, flag]);
  const translatedOf = ({ translations, coded_values }: TestFields) => [
    translations,
    coded_values.flatMap(({ id, translations: answers }) =>
      Object.values(answers).every((answer) => answer === '') ? [] : [[id, answers]],
    ),
  ];
  const isChanged = (field: string): boolean => {
    if (field === 'coded_values') return !sameAnswer(answersOf(saved), answersOf(current));
    if (field === 'translations') return !sameAnswer(translatedOf(saved), translatedOf(current));
    const name = field as keyof TestFields;
    return !sameAnswer(saved[name], current[name]);
  };
  const changed = new Set(Object.keys(current).filter(isChanged).map(partOf));
  const intervals = intervalLines(saved.ranges, current.ranges)
    .filter(isChangedLine)
    .map(({ row }): TestChange => ({ section: sectionOfRow(row), part: 'ranges', interval: row }));
  const changes = partNames.flatMap((part): TestChange[] =>
    part !== 'ranges' && changed.has(part) ? [{ section: sectionOfPart[part], part }] : [],
  );
  return sections.flatMap((section) =>
    [...changes, ...intervals].filter((change) => change.section === section),
  );
}
