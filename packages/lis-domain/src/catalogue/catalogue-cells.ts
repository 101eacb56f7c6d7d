import {
  intervalColumnNames,
  testColumnNames,
  type IntervalColumn,
  type TestColumn,
} from './catalogue-columns.ts';
import { compareDecimals } from './decimal.ts';
import type { InterferenceLimit } from './interference.schema.ts';
import { normaliseLoinc } from './loinc.ts';
import { majorAmount, minorAmount } from './price.ts';
import type { ReflexRule } from './rules.schema.ts';
import type { TestDefinition, TestSpecimen } from './test-parameter.schema.ts';
import type { Uncertainty } from './uncertainty.schema.ts';
import { isByVariation, type Age } from './value-rules.schema.ts';

/** A test as file cells: the cells of the test and those of each interval. */
export interface CatalogueCells {
  test: Record<TestColumn, string>;
  intervals: Record<IntervalColumn, string>[];
}

/**
 * Ages are written with a full unit word, and LOINC codes after their name. A spreadsheet would
 * turn `12 a` into a time and `1975-2` into a date.
 */
const ageWords: Record<Age['unit'], string> = {
  h: 'hours',
  d: 'days',
  wk: 'weeks',
  mo: 'months',
  a: 'years',
};
const LOINC = 'LOINC ';

const ageCell = (age: Age | null) => (age === null ? '' : `${age.value} ${ageWords[age.unit]}`);
const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const onOff = (value: boolean) => (value ? 'on' : 'off');

/**
 * Parts of a cell are separated by `;` and `|`. A backslash escapes either character within a part.
 */
const escapePart = (text: string) => text.replaceAll(/[\\;|]/g, String.raw`\$&`);
const listCell = (items: readonly (readonly string[])[]) =>
  items.map((parts) => parts.map(escapePart).join('|')).join('; ');

function splitAt(text: string, separator: ';' | '|'): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\?[^]/gu)) {
    if (piece === separator) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
const unescape = (text: string) => text.trim().replaceAll(/\\([\\;|])/g, '$1');
const listOf = (cell: string): string[][] =>
  splitAt(cell, ';').flatMap((item) =>
    item.trim() === '' ? [] : [splitAt(item, '|').map(unescape)],
  );
/**
 * Parses items with a maximum number of parts. An item with more becomes empty, so that validation
 * rejects it instead of dropping the last part.
 */
const itemsOf = (cell: string, max: number): string[][] =>
  listOf(cell).map((parts) => (parts.length > max ? [] : parts));

/**
 * A reflex rule as a list item: `lt 0.40|FT4 ge 1.2|CRP, FT3|propose|Said beside it`. The second
 * part is empty when there is no further condition.
 */
const ruleParts = ({ when, and, add, mode, comment }: ReflexRule) => [
  `${when.op} ${when.value}`,
  and.map(({ code, op, value }) => `${code} ${op} ${value}`).join(),
  add.join(', '),
  mode,
  comment,
];

/** An interference limit as a list item: `hemolysis|2+|120|hold|CLSI C56`. */
const limitParts = ({ index, from_grade, from_value, action, source }: InterferenceLimit) => [
  index,
  from_grade ?? '',
  from_value ?? '',
  action,
  source,
];

/** A measurement uncertainty as a list item: `4.0|8.0|percent|5.2|QC data of 2026`. */
const uncertaintyParts = ({ from, to, mode, expanded, source }: Uncertainty) => [
  from ?? '',
  to ?? '',
  mode,
  expanded,
  source,
];

/**
 * A specimen as a list item: `SER|sst|gel|2.5|refrigerated|48|yes|yes|168|720|reject`: transport
 * and stability, protection from light, fasting, stability refrigerated and frozen, action on
 * another temperature on arrival if not `hold`. Trailing parts that are not set are omitted.
 */
function specimenParts({
  type,
  container,
  additive,
  min_volume_ml,
  transport,
  stability_hours,
  protect_from_light,
  fasting_required,
  refrigerated_hours,
  frozen_hours,
  transport_deviation,
}: TestSpecimen): string[] {
  const parts = [
    type,
    container,
    additive ?? '',
    min_volume_ml ?? '',
    transport ?? '',
    String(stability_hours ?? ''),
    protect_from_light ? 'yes' : '',
    fasting_required ? 'yes' : '',
    String(refrigerated_hours ?? ''),
    String(frozen_hours ?? ''),
    transport_deviation === 'hold' ? '' : transport_deviation,
  ];
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
}

function specimenIn(
  [
    type,
    container,
    additive = '',
    volume = '',
    transport = '',
    hours = '',
    dark = '',
    fasting = '',
    refrigerated = '',
    frozen = '',
    deviation = '',
  ]: readonly string[],
  index: number,
) {
  return {
    type,
    container,
    additive: orNull(additive),
    min_volume_ml: decimal(volume),
    transport: orNull(transport),
    stability_hours: wholeOrNull(hours),
    refrigerated_hours: wholeOrNull(refrigerated),
    frozen_hours: wholeOrNull(frozen),
    transport_deviation: deviation === '' ? 'hold' : deviation,
    protect_from_light: yes(dark),
    fasting_required: yes(fasting),
    default: index === 0,
  };
}

function comparedIn(text = '') {
  const [, op = text, value = ''] = /^(\S+)\s+(.+)$/.exec(text) ?? [];
  return { op, value };
}

function ruleOf([when, and = '', add = '', mode, comment = '']: readonly string[]) {
  const [, code = and, compared] = /^(\S+)\s+(.+)$/.exec(and) ?? [];
  return {
    when: comparedIn(when),
    and: and === '' ? [] : [{ code, ...comparedIn(compared) }],
    add: add
      .split(',')
      .map((wanted) => wanted.trim())
      .filter((wanted) => wanted !== ''),
    mode,
    comment,
  };
}

function limitOf([index, grade = '', value = '', action, source = '']: readonly string[]) {
  return { index, from_grade: orNull(grade), from_value: decimal(value), action, source };
}

function uncertaintyIn([from = '', to = '', mode, expanded = '', source = '']: readonly string[]) {
  return {
    from: decimal(from),
    to: decimal(to),
    mode,
    expanded: decimal(expanded) ?? '',
    source,
  };
}

/** Returns a test as file cells that `draftOf` can read back. */
export function cellsOf(test: TestDefinition): CatalogueCells {
  const {
    aliases,
    translations,
    loinc,
    specimens,
    coded_values,
    narrative_templates,
    plausible,
    measuring_range,
    delta,
    autoverify,
    reflex,
    interference,
    tat,
    price,
    members,
    calculation,
    orderable_for,
    ranges,
  } = test;
  const {
    code,
    name,
    short_name,
    kind,
    status,
    department,
    method,
    result_type,
    unit,
    unit_display,
    decimals,
    second_unit,
    uncertainty,
    confidential,
    portal,
    min_repeat_hours,
    patient_preparation,
    collection_instructions,
    consent_required,
  } = test;
  return {
    test: {
      code,
      name,
      short_name,
      kind,
      status,
      department,
      method,
      result_type,
      patient_preparation,
      collection_instructions,
      aliases: listCell(aliases.map((alias) => [alias])),
      translations: listCell(
        Object.entries(translations).map(([language, translation]) => [
          language,
          translation.name,
          translation.meaning,
        ]),
      ),
      answer_translations: listCell(
        Object.entries(translations).flatMap(([language, translation]) =>
          Object.entries(translation.answers).map(([answer, display]) => [
            language,
            answer,
            display,
          ]),
        ),
      ),
      loinc: loinc ? LOINC + loinc.code : '',
      loinc_name: loinc?.display ?? '',
      loinc_verified: loinc ? yesNo(loinc.verified) : '',
      specimens: listCell(
        specimens.toSorted((a, b) => Number(b.default) - Number(a.default)).map(specimenParts),
      ),
      unit: unit ?? '',
      unit_display: unit_display ?? '',
      decimals: String(decimals),
      second_unit: second_unit?.unit ?? '',
      second_unit_display: second_unit?.unit_display ?? '',
      second_unit_decimals: String(second_unit?.decimals ?? ''),
      uncertainty: listCell(uncertainty.map(uncertaintyParts)),
      answers: listCell(
        coded_values.map(({ code: answer, display, flag }) => [answer, display, flag]),
      ),
      narrative_templates: listCell(
        narrative_templates.map((template) => [template.name, template.text]),
      ),
      plausible_low: plausible?.low ?? '',
      plausible_high: plausible?.high ?? '',
      measurable_low: measuring_range?.low ?? '',
      measurable_high: measuring_range?.high ?? '',
      delta: delta ? onOff(delta.enabled) : '',
      delta_mode: delta?.mode ?? '',
      delta_threshold: delta?.threshold ?? '',
      delta_analytical_cv: delta?.analytical_cv ?? '',
      delta_within_cv: delta?.within_subject_cv ?? '',
      delta_direction: delta?.direction ?? '',
      delta_window_hours: String(delta?.window_hours ?? ''),
      delta_action: delta?.action ?? '',
      autoverify: autoverify ? onOff(autoverify.enabled) : '',
      autoverify_within: autoverify?.within ?? '',
      autoverify_controls: autoverify ? yesNo(autoverify.require_qc) : '',
      autoverify_delta: autoverify ? yesNo(autoverify.require_delta) : '',
      autoverify_except: listCell((autoverify?.exclude_flags ?? []).map((flag) => [flag])),
      reflex: listCell(reflex.map(ruleParts)),
      interference: listCell(interference.map(limitParts)),
      tat_routine_min: String(tat?.routine_min ?? ''),
      tat_urgent_min: String(tat?.urgent_min ?? ''),
      tat_stat_min: String(tat?.stat_min ?? ''),
      tat_start: tat?.start ?? '',
      tat_end: tat?.end ?? '',
      price: price ? majorAmount(price) : '',
      currency: price?.currency ?? '',
      tax_percent: price ? String(price.tax_bp / 100) : '',
      billing_code: price?.billing_code ?? '',
      confidential: yesNo(confidential),
      portal: yesNo(portal.visible),
      portal_release: portal.release,
      portal_delay_hours: String(portal.delay_hours ?? ''),
      min_repeat_hours: String(min_repeat_hours ?? ''),
      order_sex: orderable_for.sex,
      order_age_from: ageCell(orderable_for.age_min),
      order_age_under: ageCell(orderable_for.age_max),
      consent_required: yesNo(consent_required),
      members: listCell(members.map((member) => [member])),
      formula: calculation?.expression ?? '',
      formula_inputs: listCell(
        (calculation?.inputs ?? []).map(({ alias, code: input }) => [alias, input]),
      ),
      formula_valid_if: calculation?.valid_if ?? '',
    },
    intervals: ranges.map(
      ({ type, sex, applies_to, age_min, age_max, low, low_op, high, high_op, text, source }) => ({
        interval: type,
        sex,
        applies_to,
        age_from: ageCell(age_min),
        age_under: ageCell(age_max),
        low: low ?? '',
        low_op,
        high: high ?? '',
        high_op,
        expected: text ?? '',
        source,
      }),
    ),
  };
}

const orNull = (cell: string): string | null => (cell === '' ? null : cell);
/** Accepts a decimal comma. `1,234` may be one thousand, so it is left for validation to reject. */
const decimal = (cell: string): string | null =>
  orNull(/^-?\d{1,3}(,\d{3})+$/.test(cell) ? cell : cell.replace(',', '.'));
/** Anything that is not a whole number becomes NaN, which validation rejects. */
const whole = (cell: string): number => (/^\d{1,9}$/.test(cell) ? Number(cell) : NaN);
const wholeOrNull = (cell: string): number | null => (cell === '' ? null : whole(cell));
const yes = (cell: string): unknown =>
  cell === 'yes' ? true : cell === 'no' || cell === '' ? false : cell;
const on = (cell: string): unknown => (cell === 'on' ? true : cell === 'off' ? false : cell);

function ageOf(cell: string): unknown {
  if (cell === '') return null;
  const [, value = '', word = ''] = /^(\d{1,4})\s*([a-z]+)$/i.exec(cell) ?? [];
  const [unit] =
    Object.entries(ageWords).find(([ucum, plural]) =>
      [ucum, plural, plural.slice(0, -1)].includes(word.toLowerCase()),
    ) ?? [];
  return unit === undefined ? cell : { value: Number(value), unit };
}

function secondUnitOf({
  second_unit,
  second_unit_display,
  second_unit_decimals,
}: CatalogueCells['test']) {
  if ([second_unit, second_unit_display, second_unit_decimals].every((cell) => cell === ''))
    return null;
  return {
    unit: second_unit,
    unit_display: second_unit_display || second_unit,
    decimals: second_unit_decimals === '' ? 0 : whole(second_unit_decimals),
  };
}

function limitsOf(low: string, high: string) {
  return low === '' && high === '' ? null : { low: decimal(low), high: decimal(high) };
}

function loincOf({ loinc, loinc_name, loinc_verified }: CatalogueCells['test']) {
  if (loinc === '') return null;
  return {
    code: normaliseLoinc(loinc.replace(/^loinc:?\s*/i, '')),
    display: loinc_name,
    verified: yes(loinc_verified),
  };
}

function deltaOf(cells: CatalogueCells['test']) {
  const {
    delta,
    delta_mode: mode,
    delta_threshold,
    delta_analytical_cv,
    delta_within_cv,
    delta_direction: direction,
    delta_window_hours,
    delta_action: action,
  } = cells;
  if (
    [
      delta,
      mode,
      delta_threshold,
      delta_analytical_cv,
      delta_within_cv,
      direction,
      delta_window_hours,
      action,
    ].every((cell) => cell === '')
  )
    return null;
  const hasNoThreshold = mode === 'changed' || isByVariation(mode);
  return {
    enabled: on(delta),
    mode,
    threshold: hasNoThreshold ? '1' : (decimal(delta_threshold) ?? ''),
    ...(delta_analytical_cv !== '' && { analytical_cv: decimal(delta_analytical_cv) ?? '' }),
    ...(delta_within_cv !== '' && { within_subject_cv: decimal(delta_within_cv) ?? '' }),
    direction: mode === 'changed' ? 'any' : direction || 'any',
    window_hours: whole(delta_window_hours),
    action,
  };
}

/**
 * Translations by language, from their two columns. A language or coded value that occurs twice in
 * a column becomes a value that validation rejects.
 */
function translationsOf({ translations, answer_translations }: CatalogueCells['test']) {
  const read = new Map<
    string,
    { name: string; meaning: string; answers: Record<string, string> }
  >();
  for (const [language = '', name = '', meaning = ''] of itemsOf(translations, 3))
    read.set(read.has(language) ? `${language} twice` : language, { name, meaning, answers: {} });
  for (const [language = '', answer = '', display = ''] of itemsOf(answer_translations, 3)) {
    const { answers, ...words } = read.get(language) ?? { name: '', meaning: '', answers: {} };
    read.set(language, {
      ...words,
      answers: { ...answers, [answer in answers ? `${answer} twice` : answer]: display },
    });
  }
  return Object.fromEntries(read);
}

/** Required rule fields are not defaulted: an empty cell next to filled ones is rejected. */
function autoverifyOf({
  autoverify,
  autoverify_within: within,
  autoverify_controls,
  autoverify_delta,
  autoverify_except,
}: CatalogueCells['test']) {
  if (
    [autoverify, within, autoverify_controls, autoverify_delta, autoverify_except].every(
      (cell) => cell === '',
    )
  )
    return null;
  const flagOf = (cell: string) => (cell === '' ? cell : yes(cell));
  return {
    enabled: on(autoverify),
    within,
    require_qc: flagOf(autoverify_controls),
    require_delta: flagOf(autoverify_delta),
    exclude_flags: listOf(autoverify_except).map((parts) => parts.join('|')),
  };
}

function calculationOf({ formula, formula_inputs, formula_valid_if }: CatalogueCells['test']) {
  if ([formula, formula_inputs, formula_valid_if].every((cell) => cell === '')) return null;
  return {
    expression: formula,
    inputs: itemsOf(formula_inputs, 2).map(([alias, code]) => ({ alias, code })),
    valid_if: formula_valid_if,
  };
}

function turnaroundOf({
  tat_routine_min,
  tat_urgent_min,
  tat_stat_min,
  tat_start,
  tat_end,
}: CatalogueCells['test']) {
  if ([tat_routine_min, tat_urgent_min, tat_stat_min].every((cell) => cell === '')) return null;
  return {
    routine_min: whole(tat_routine_min),
    urgent_min: whole(tat_urgent_min),
    stat_min: whole(tat_stat_min),
    start: tat_start || 'received',
    end: tat_end || 'verified',
  };
}

function priceOf({ price, currency, tax_percent, billing_code }: CatalogueCells['test']) {
  if (price === '') return null;
  const tax = decimal(tax_percent) ?? '0';
  const amount = minorAmount(decimal(price) ?? '', currency.toUpperCase()) ?? NaN;
  return {
    amount_minor: amount,
    currency: currency.toUpperCase(),
    tax_bp: /^\d{1,3}(\.\d{1,2})?$/.test(tax) ? Math.round(Number(tax) * 100) : NaN,
    billing_code,
  };
}

function rangeOf({
  interval,
  sex,
  applies_to,
  age_from,
  age_under,
  low,
  low_op,
  high,
  high_op,
  expected,
  source,
}: CatalogueCells['intervals'][number]) {
  // A limit of the reference interval is inside the interval; a critical limit is itself critical
  // (domain model 2.1.1).
  const [under, over] = interval === 'critical' ? ['le', 'ge'] : ['lt', 'gt'];
  return {
    type: interval,
    sex: sex || 'any',
    applies_to: applies_to || 'any',
    age_min: ageOf(age_from),
    age_max: ageOf(age_under),
    low: decimal(low),
    low_op: low_op || under,
    high: decimal(high),
    high_op: high_op || over,
    text: orNull(expected),
    source,
  };
}

/**
 * Converts cells to an unvalidated definition; the contract’s schema then accepts it or rejects it
 * by path.
 */
export function draftOf({ test, intervals }: CatalogueCells) {
  const {
    code,
    name,
    short_name,
    aliases,
    kind,
    status,
    department,
    method,
    specimens,
    result_type,
    unit,
    unit_display,
    decimals,
    answers,
    members,
  } = test;
  return {
    code,
    name,
    short_name: short_name || name || code,
    kind,
    status,
    department,
    method,
    result_type,
    aliases: listOf(aliases).map((parts) => parts.join('|')),
    translations: translationsOf(test),
    loinc: loincOf(test),
    specimens: itemsOf(specimens, 11).map(specimenIn),
    // A ratio has the unit 1, which is not displayed.
    unit: orNull(unit),
    unit_display: orNull(unit_display) ?? (unit === '1' ? null : orNull(unit)),
    decimals: decimals === '' ? 0 : whole(decimals),
    second_unit: secondUnitOf(test),
    uncertainty: itemsOf(test.uncertainty, 5).map(uncertaintyIn),
    coded_values: itemsOf(answers, 3).map(([answer, display, flag]) => ({
      code: answer,
      display,
      flag,
    })),
    narrative_templates: itemsOf(test.narrative_templates, 2).map(([template, text]) => ({
      name: template,
      text,
    })),
    plausible: limitsOf(test.plausible_low, test.plausible_high),
    measuring_range: limitsOf(test.measurable_low, test.measurable_high),
    delta: deltaOf(test),
    autoverify: autoverifyOf(test),
    reflex: itemsOf(test.reflex, 5).map(ruleOf),
    interference: itemsOf(test.interference, 5).map(limitOf),
    tat: turnaroundOf(test),
    price: priceOf(test),
    confidential: yes(test.confidential),
    // Portal visibility must be explicit; it is never defaulted.
    portal: {
      visible: orNull(test.portal) && yes(test.portal),
      release: test.portal_release,
      delay_hours: wholeOrNull(test.portal_delay_hours),
    },
    min_repeat_hours: wholeOrNull(test.min_repeat_hours),
    orderable_for: {
      sex: test.order_sex || 'any',
      age_min: ageOf(test.order_age_from),
      age_max: ageOf(test.order_age_under),
    },
    patient_preparation: test.patient_preparation,
    collection_instructions: test.collection_instructions,
    consent_required: yes(test.consent_required),
    members: listOf(members).map((parts) => parts.join('|')),
    calculation: calculationOf(test),
    ranges: intervals.map(rangeOf),
  };
}

const DECIMAL = /^-?\d{1,12}(\.\d{1,9})?$/;

/**
 * Returns whether two cells are equal. A spreadsheet drops the trailing zero of `4.10`, which is
 * not a change of the limit.
 */
export function sameCell(a: string, b: string): boolean {
  return a === b || (DECIMAL.test(a) && DECIMAL.test(b) && compareDecimals(a, b) === 0);
}

/**
 * Returns the file rows of a test, each with its code: one per interval, or a single row for a test
 * without intervals.
 */
export function linesOf(test: TestDefinition): string[][] {
  const { test: own, intervals } = cellsOf(test);
  const nothing = Object.fromEntries(
    testColumnNames.map((name) => [name, '']),
  ) as CatalogueCells['test'];
  return [intervals[0], ...intervals.slice(1)].map((interval, index) => {
    const cells = index === 0 ? own : { ...nothing, code: own.code };
    return [
      ...testColumnNames.map((name) => cells[name]),
      ...intervalColumnNames.map((name) => interval?.[name] ?? ''),
    ];
  });
}
