import {
  faultSentence,
  formulaFaultCodes,
  parseCondition,
  parseExpression,
  patientNames,
  type FormulaFault,
  type FormulaFaultCode,
  type ReadFormula,
} from './calculation/index.ts';
import { isSameText } from '../http/compared-text.ts';
import { readQuantity } from '../results/read-quantity.ts';
import {
  coverageOf,
  stretchAt,
  type AgeStretch,
  type Population,
  type RangeScope,
} from './coverage.ts';
import { compareDecimals } from './decimal.ts';
import { hoursOf } from './interval-selection.ts';
import { isLoinc } from './loinc.ts';
import {
  hasLimits,
  isUnstructured,
  takesCodedValues,
  writtenAs,
  type ResultType,
} from './result-types.ts';
import type { TestDefinition } from './test-parameter.schema.ts';
import { checkUnit } from './ucum.ts';
import { conversionBetween } from './units/conversion.ts';
import { suggestUnit } from './units/suggest-unit.ts';
import {
  deltaModesOf,
  isByVariation,
  type Age,
  type DeltaRule,
  type RangeRow,
} from './value-rules.schema.ts';

/**
 * All findings of the check with their server messages. `refused` prevents saving; `warned` allows
 * it and informs the user.
 */
const kinds = {
  loinc_check_digit: {
    severity: 'refused',
    sentence: 'is not a valid LOINC code: incorrect check digit',
  },
  unit_missing: { severity: 'refused', sentence: 'is required for a numeric result' },
  unit_malformed: { severity: 'refused', sentence: 'is not a valid UCUM code' },
  unit_unknown: { severity: 'warned', sentence: 'contains unknown UCUM symbols' },
  second_unit_not_numeric: { severity: 'refused', sentence: 'requires a numeric result' },
  second_unit_same: { severity: 'refused', sentence: 'is the unit of the test' },
  second_unit_unknown: {
    severity: 'refused',
    sentence: 'has no known conversion from the unit of the test',
  },
  uncertainty_not_numeric: { severity: 'refused', sentence: 'requires a numeric result' },
  uncertainty_value: { severity: 'refused', sentence: 'must be greater than 0' },
  uncertainty_range: { severity: 'refused', sentence: 'must be greater than the lower value' },
  uncertainty_overlap: { severity: 'refused', sentence: 'overlaps another range of values' },
  limits_missing: { severity: 'refused', sentence: 'requires a lower or an upper limit' },
  limits_order: { severity: 'refused', sentence: 'must not be below the lower limit' },
  text_missing: { severity: 'refused', sentence: 'must contain the expected answer' },
  age_order: { severity: 'refused', sentence: 'must be greater than the lower age' },
  intervals_tie: {
    severity: 'refused',
    sentence: 'applies to the same patients as another interval',
  },
  intervals_overlap: { severity: 'warned', sentence: 'overlaps another interval' },
  ages_uncovered: { severity: 'warned', sentence: 'do not cover all ages' },
  no_reference: { severity: 'warned', sentence: 'contain no reference interval' },
  source_missing: { severity: 'warned', sentence: 'is missing' },
  reference_outside_critical: {
    severity: 'refused',
    sentence: 'overlaps the critical limits',
  },
  critical_outside_plausible: { severity: 'warned', sentence: 'is outside the plausible range' },
  specimen_missing: { severity: 'refused', sentence: 'must contain at least one specimen' },
  specimen_default: { severity: 'refused', sentence: 'must have one default specimen' },
  storage_without_stability: {
    severity: 'refused',
    sentence: 'requires the stability outside storage as well',
  },
  specimen_repeated: { severity: 'refused', sentence: 'is listed twice' },
  answers_missing: { severity: 'refused', sentence: 'must contain at least one answer' },
  answer_repeated: { severity: 'refused', sentence: 'is listed twice' },
  translated_answer_unknown: { severity: 'refused', sentence: 'is not an answer of this test' },
  file_unneeded: { severity: 'refused', sentence: 'does not apply to a file result' },
  document_unneeded: { severity: 'refused', sentence: 'does not apply to a narrative result' },
  templates_unneeded: { severity: 'refused', sentence: 'applies to narrative results only' },
  template_repeated: { severity: 'refused', sentence: 'names a template twice' },
  delta_threshold: { severity: 'refused', sentence: 'must be greater than 0' },
  delta_not_numeric: {
    severity: 'refused',
    sentence: 'requires a numeric, titer, ordinal or coded result',
  },
  delta_mode: { severity: 'refused', sentence: 'does not apply to this result type' },
  delta_steps: {
    severity: 'refused',
    sentence: 'must be a whole number of dilution steps, at most 20',
  },
  delta_variation: {
    severity: 'refused',
    sentence: 'must be a coefficient of variation in percent, not below 0',
  },
  delta_variation_missing: {
    severity: 'refused',
    sentence: 'is required for a reference change value',
  },
  autoverify_not_measured: {
    severity: 'refused',
    sentence: 'applies only to instrument results',
  },
  autoverify_text: {
    severity: 'refused',
    sentence: 'requires a numeric, titer, ratio or coded result',
  },
  autoverify_no_reference: {
    severity: 'warned',
    sentence: 'verifies nothing without a reference interval',
  },
  autoverify_no_critical: {
    severity: 'warned',
    sentence: 'verifies nothing without critical limits',
  },
  autoverify_no_delta: {
    severity: 'warned',
    sentence: 'verifies nothing without a delta check',
  },
  portal_delay_missing: { severity: 'refused', sentence: 'is required for delayed release' },
  portal_delay_unneeded: { severity: 'refused', sentence: 'applies only to delayed release' },
  turnaround_order: { severity: 'warned', sentence: 'is shorter than for a higher priority' },
  members_missing: { severity: 'refused', sentence: 'must contain at least one test' },
  member_repeated: { severity: 'refused', sentence: 'is listed twice' },
  member_unknown: { severity: 'refused', sentence: 'is not a test of this facility' },
  member_retired: { severity: 'refused', sentence: 'is retired' },
  member_draft: { severity: 'warned', sentence: 'is not orderable yet' },
  panel_cycle: { severity: 'refused', sentence: 'contains this panel' },
  calculation_missing: { severity: 'refused', sentence: 'is required for a calculated test' },
  calculation_unneeded: { severity: 'refused', sentence: 'applies only to a calculated test' },
  calculation_not_numeric: {
    severity: 'refused',
    sentence: 'must be numeric for a calculated test',
  },
  inputs_missing: { severity: 'refused', sentence: 'must contain at least one test' },
  input_repeated: { severity: 'refused', sentence: 'is listed twice' },
  input_unused: { severity: 'warned', sentence: 'is not used in the formula' },
  input_unknown: { severity: 'refused', sentence: 'is not a test of this facility' },
  input_panel: { severity: 'refused', sentence: 'is a panel' },
  input_not_numeric: { severity: 'refused', sentence: 'does not have a numeric result' },
  input_retired: { severity: 'refused', sentence: 'is retired' },
  input_draft: { severity: 'warned', sentence: 'is not orderable yet' },
  reflex_value: { severity: 'refused', sentence: 'must be a number such as 4.10' },
  reflex_titer: { severity: 'refused', sentence: 'must be a titer such as 1:80' },
  reflex_ratio: { severity: 'refused', sentence: 'must be a ratio such as 2:1' },
  reflex_unknown: { severity: 'refused', sentence: 'is not a test of this facility' },
  reflex_not_offered: { severity: 'refused', sentence: 'is not orderable' },
  reflex_itself: { severity: 'refused', sentence: 'is the test itself' },
  interference_limit_missing: {
    severity: 'refused',
    sentence: 'requires a grade or an instrument index',
  },
  interference_repeated: { severity: 'refused', sentence: 'is listed twice' },
  orderable_for_panel: { severity: 'refused', sentence: 'applies to the tests of a panel' },
  calculation_cycle: { severity: 'refused', sentence: 'is calculated from this test' },
  ...(Object.fromEntries(
    formulaFaultCodes.map((code) => [
      code,
      { severity: 'refused', sentence: 'is not a valid formula' },
    ]),
  ) as Record<FormulaFaultCode, { severity: 'refused'; sentence: string }>),
} as const satisfies Record<string, { severity: 'refused' | 'warned'; sentence: string }>;

export type FindingCode = keyof typeof kinds;
export const findingCodes = Object.keys(kinds) as FindingCode[];

/** An error or warning in a test definition. */
export interface CatalogueFinding {
  code: FindingCode;
  severity: 'refused' | 'warned';
  /** Path of an input, such as `ranges.2.low`. */
  at: string;
  /** Message in English, as a continuation of the input’s name. */
  sentence: string;
  /** Position of the other interval of a pair. */
  other?: number;
  /** The affected sex; `any` if both are affected equally. */
  sex?: 'any' | 'male' | 'female';
  /** Affected ages, [from, to). */
  from?: Age;
  to?: Age;
  /** For a formula: position and reason of the parse error. */
  fault?: FormulaFault;
}

/** The properties of another test that decide whether it can be part of a panel or formula. */
export type RelatedTest = Pick<
  TestDefinition,
  'code' | 'kind' | 'status' | 'result_type' | 'members' | 'calculation' | 'reflex'
>;

type Details = Partial<
  Pick<CatalogueFinding, 'sentence' | 'other' | 'sex' | 'from' | 'to' | 'fault'>
>;
type Report = (code: FindingCode, at: string, details?: Details) => void;
const reportTo =
  (findings: CatalogueFinding[]): Report =>
  (code, at, details) =>
    void findings.push({ code, ...kinds[code], at, ...details });

const sexes = ['male', 'female'] as const;
/** Interval types that are checked for age coverage. */
const covering = ['reference', 'critical'] as const;

function inOrder(low: string | null, high: string | null): boolean {
  return low === null || high === null || compareDecimals(low, high) <= 0;
}

/** Reports a unit that is no known UCUM code, with a suggestion if there is one. */
function checkUcum(unit: string, at: string, report: Report): void {
  const check = checkUnit(unit);
  if (check === 'valid') return;
  const code = check === 'malformed' ? 'unit_malformed' : 'unit_unknown';
  const suggested = suggestUnit(unit);
  report(
    code,
    at,
    suggested === null ? {} : { sentence: `${kinds[code].sentence}: use ${suggested}` },
  );
}

function checkUnitOf({ result_type, unit }: TestDefinition, report: Report): void {
  if (unit === null) {
    if (result_type === 'numeric') report('unit_missing', 'unit');
    return;
  }
  checkUcum(unit, 'unit', report);
}

/**
 * A second unit needs a known conversion: it depends on the unit and, between mass and amount of
 * substance, on the LOINC code of the test.
 */
function checkSecondUnit(
  { kind, result_type, unit, loinc, second_unit }: TestDefinition,
  report: Report,
): void {
  if (second_unit === null) return;
  const at = 'second_unit.unit';
  if (kind === 'panel' || result_type !== 'numeric') return report('second_unit_not_numeric', at);
  if (checkUnit(second_unit.unit) !== 'valid') return checkUcum(second_unit.unit, at, report);
  if (second_unit.unit === unit) return report('second_unit_same', at);
  if (unit !== null && !conversionBetween(unit, second_unit.unit, loinc?.code ?? null))
    report('second_unit_unknown', at);
}

/** Each value has at most one uncertainty; values outside the ranges have none that is known. */
function checkUncertainty(
  { kind, result_type, uncertainty }: TestDefinition,
  report: Report,
): void {
  if (uncertainty.length > 0 && (kind === 'panel' || result_type !== 'numeric'))
    return report('uncertainty_not_numeric', 'uncertainty');
  const isBelow = (low: string | null, high: string | null) =>
    low === null || high === null || compareDecimals(low, high) < 0;
  for (const [index, { from, to, expanded, source }] of uncertainty.entries()) {
    const at = `uncertainty.${index}`;
    if (!isBelow(from, to)) report('uncertainty_range', `${at}.to`);
    if (compareDecimals(expanded, '0') <= 0) report('uncertainty_value', `${at}.expanded`);
    if (source === '') report('source_missing', `${at}.source`);
  }
  for (const index of repeated(
    uncertainty,
    (a, b) => isBelow(a.from, b.to) && isBelow(b.from, a.to),
  ))
    report('uncertainty_overlap', `uncertainty.${index}.from`);
}

const agesInOrder = ({ age_min, age_max }: Pick<RangeRow, 'age_min' | 'age_max'>): boolean =>
  age_max === null || hoursOf(age_max) > (age_min ? hoursOf(age_min) : 0);

function checkOrderableFor({ kind, orderable_for }: TestDefinition, report: Report): void {
  const { sex, age_min, age_max } = orderable_for;
  if (!agesInOrder(orderable_for)) report('age_order', 'orderable_for.age_max');
  if (kind === 'panel' && (sex !== 'any' || age_min !== null || age_max !== null))
    report('orderable_for_panel', 'orderable_for.sex');
}

function checkRow(row: RangeRow, isLimited: boolean, at: string, report: Report): void {
  if (isLimited && row.low === null && row.high === null) report('limits_missing', `${at}.low`);
  if (!isLimited && row.text === null) report('text_missing', `${at}.text`);
  if (!inOrder(row.low, row.high)) report('limits_order', `${at}.high`);
  if (!agesInOrder(row)) report('age_order', `${at}.age_max`);
  if (row.source === '') report('source_missing', `${at}.source`);
}

/**
 * Reports pairs of intervals that apply equally, or where the narrower age span decides; each pair
 * once.
 */
function checkOverlaps(ranges: readonly RangeScope[], report: Report): void {
  const alike = (a: RangeScope, b: RangeScope) =>
    a.type === b.type && a.sex === b.sex && a.applies_to === b.applies_to;
  for (const [later, row] of ranges.entries()) {
    for (const [earlier, other] of ranges.slice(0, later).entries()) {
      if (!alike(row, other)) continue;
      const both = coverageOf([other, row], row.type, {
        sex: row.sex === 'any' ? 'unknown' : row.sex,
        condition: row.applies_to,
      });
      const shared = both.find(({ rows }) => rows.length === 2);
      if (shared)
        report(shared.tied ? 'intervals_tie' : 'intervals_overlap', `ranges.${later}`, {
          other: earlier,
          from: shared.from,
          to: shared.to,
        });
    }
  }
}

const isGap = ({ rows }: AgeStretch) => rows.length === 0;

/**
 * Reports ages without an interval of a type that otherwise has intervals, for all patients or for
 * one sex.
 */
function checkCoverage(ranges: readonly RangeScope[], report: Report): void {
  for (const type of covering) {
    if (!ranges.some((row) => row.type === type && row.applies_to === 'any')) continue;
    const [male = [], female = []] = sexes.map((sex) =>
      coverageOf(ranges, type, { sex }).filter(isGap),
    );
    const same = (a: AgeStretch) => (b: AgeStretch) =>
      hoursOf(a.from) === hoursOf(b.from) && hoursOf(a.to) === hoursOf(b.to);
    const gapOf =
      (sex: 'any' | 'male' | 'female') =>
      ({ from, to }: AgeStretch) =>
        report('ages_uncovered', `ranges.${type}`, { sex, from, to });
    male.filter((gap) => female.some(same(gap))).forEach(gapOf('any'));
    male.filter((gap) => !female.some(same(gap))).forEach(gapOf('male'));
    female.filter((gap) => !male.some(same(gap))).forEach(gapOf('female'));
  }
}

/**
 * Returns the findings of `checkDefinition` on the ages of the intervals: two that overlap or apply
 * equally, and ages without one. Limits and texts may still be incomplete.
 *
 * @param coversAges Whether ages without an interval are reported: for tests with limits.
 */
export function checkAges(
  ranges: readonly RangeScope[],
  { coversAges }: { coversAges: boolean },
): CatalogueFinding[] {
  const findings: CatalogueFinding[] = [];
  const report = reportTo(findings);
  checkOverlaps(ranges, report);
  if (coversAges) checkCoverage(ranges, report);
  return findings;
}

/** Returns whether a critical limit lies within the reference interval. */
function contradicts(reference: RangeRow, critical: RangeRow): boolean {
  const reached = (difference: number, includesLimit: boolean) =>
    difference < 0 || (difference === 0 && includesLimit);
  const low =
    reference.low !== null &&
    critical.low !== null &&
    reached(
      compareDecimals(reference.low, critical.low),
      critical.low_op === 'le' && reference.low_op === 'lt',
    );
  const high =
    reference.high !== null &&
    critical.high !== null &&
    reached(
      compareDecimals(critical.high, reference.high),
      critical.high_op === 'ge' && reference.high_op === 'gt',
    );
  return low || high;
}

/**
 * The reference interval must lie inside the critical limits wherever both apply to the same
 * patient.
 */
function checkCritical(ranges: readonly RangeRow[], report: Report): void {
  const found = new Set<string>();
  const conditions = new Set(['any', ...ranges.map(({ applies_to }) => applies_to)]);
  const populations = [...conditions].flatMap((condition) =>
    [...sexes, 'unknown' as const].map((sex): Population => ({ sex, condition })),
  );
  for (const population of populations) {
    const references = coverageOf(ranges, 'reference', population);
    const criticals = coverageOf(ranges, 'critical', population);
    for (const { from } of [...references, ...criticals]) {
      const row = stretchAt(references, from)?.row ?? null;
      const other = stretchAt(criticals, from)?.row ?? null;
      const [reference, critical] = [
        row === null ? undefined : ranges[row],
        other === null ? undefined : ranges[other],
      ];
      if (
        row === null ||
        other === null ||
        !reference ||
        !critical ||
        found.has(`${row} ${other}`) ||
        !contradicts(reference, critical)
      )
        continue;
      found.add(`${row} ${other}`);
      report('reference_outside_critical', `ranges.${row}`, { other });
    }
  }
}

function checkPlausible(
  { ranges, plausible, measuring_range }: TestDefinition,
  report: Report,
): void {
  for (const [at, limits] of [
    ['plausible', plausible],
    ['measuring_range', measuring_range],
  ] as const) {
    if (limits === null) continue;
    if (limits.low === null && limits.high === null) report('limits_missing', `${at}.low`);
    if (!inOrder(limits.low, limits.high)) report('limits_order', `${at}.high`);
  }
  if (plausible === null) return;
  for (const [index, { type, low, high }] of ranges.entries()) {
    const inside = [low, high].every(
      (limit) =>
        limit === null || (inOrder(plausible.low, limit) && inOrder(limit, plausible.high)),
    );
    if (type === 'critical' && !inside) report('critical_outside_plausible', `ranges.${index}`);
  }
}

function checkIntervals(test: TestDefinition, report: Report): void {
  const isLimited = hasLimits(test.result_type);
  for (const [index, row] of test.ranges.entries())
    checkRow(row, isLimited, `ranges.${index}`, report);
  checkOverlaps(test.ranges, report);
  if (!isLimited) return;
  if (!test.ranges.some(({ type }) => type === 'reference')) report('no_reference', 'ranges');
  checkCoverage(test.ranges, report);
  checkCritical(test.ranges, report);
  checkPlausible(test, report);
}

function repeated<T>(list: readonly T[], same: (a: T, b: T) => boolean): number[] {
  return list.flatMap((each, index) =>
    list.slice(0, index).some((before) => same(before, each)) ? [index] : [],
  );
}

function checkSpecimens({ kind, status, specimens }: TestDefinition, report: Report): void {
  if (specimens.length === 0) {
    // A calculated test has no specimen; it is listed with its first input.
    if (status === 'active' && kind !== 'calculated') report('specimen_missing', 'specimens');
    return;
  }
  if (specimens.filter((specimen) => specimen.default).length !== 1)
    report('specimen_default', 'specimens');
  for (const index of repeated(
    specimens,
    (a, b) => a.type === b.type && a.container === b.container,
  ))
    report('specimen_repeated', `specimens.${index}.container`);
  for (const [index, each] of specimens.entries()) {
    if (each.stability_hours !== null) continue;
    if (each.refrigerated_hours !== null || each.frozen_hours !== null)
      report('storage_without_stability', `specimens.${index}.stability_hours`);
  }
}

function checkAnswers({ result_type, coded_values }: TestDefinition, report: Report): void {
  if (!takesCodedValues(result_type)) return;
  if (writtenAs[result_type] === 'answer' && coded_values.length === 0)
    report('answers_missing', 'coded_values');
  for (const index of repeated(
    coded_values,
    (a, b) => a.code.toLowerCase() === b.code.toLowerCase(),
  ))
    report('answer_repeated', `coded_values.${index}.code`);
}

function checkTranslations({ coded_values, translations }: TestDefinition, report: Report): void {
  for (const [language, { answers }] of Object.entries(translations)) {
    for (const code of Object.keys(answers))
      if (!coded_values.some((answer) => answer.code === code))
        report('translated_answer_unknown', `translations.${language}.answers.${code}`);
  }
}

/** Only a document is written from templates, which are selected by their names. */
function checkTemplates(
  { result_type, narrative_templates }: TestDefinition,
  report: Report,
): void {
  if (writtenAs[result_type] !== 'document' && narrative_templates.length > 0)
    report('templates_unneeded', 'narrative_templates');
  for (const at of repeated(narrative_templates, (a, b) => isSameText(a.name, b.name)))
    report('template_repeated', `narrative_templates.${at}.name`);
}

/** A document or a file has none of the parts that describe a value. */
function checkUnstructured(
  {
    unit,
    unit_display,
    decimals,
    ranges,
    coded_values,
    plausible,
    measuring_range,
    reflex,
    interference,
    result_type,
  }: TestDefinition,
  report: Report,
): void {
  const finding = writtenAs[result_type] === 'file' ? 'file_unneeded' : 'document_unneeded';
  const given = [
    unit !== null && 'unit',
    unit_display !== null && 'unit_display',
    decimals > 0 && 'decimals',
    plausible !== null && 'plausible.low',
    measuring_range !== null && 'measuring_range.low',
    ...ranges.map((_, index) => `ranges.${index}.type`),
    coded_values.length > 0 && 'coded_values',
    reflex.length > 0 && 'reflex',
    interference.length > 0 && 'interference',
  ];
  for (const at of given) if (at !== false) report(finding, at);
}

/** A reference change value needs both coefficients; that of the patient is above 0. */
function checkVariation(delta: DeltaRule, report: Report): void {
  for (const field of ['analytical_cv', 'within_subject_cv'] as const) {
    const cv = delta[field];
    const least = field === 'within_subject_cv' ? 1 : 0;
    if (cv === undefined) report('delta_variation_missing', `delta.${field}`);
    else if (compareDecimals(cv, '0') < least) report('delta_variation', `delta.${field}`);
  }
}

function checkRules({ result_type, delta, tat }: TestDefinition, report: Report): void {
  if (delta?.enabled) {
    const modes = deltaModesOf[result_type];
    if (modes.length === 0) report('delta_not_numeric', 'delta.enabled');
    else if (!modes.includes(delta.mode)) report('delta_mode', 'delta.mode');
    if (compareDecimals(delta.threshold, '0') <= 0) report('delta_threshold', 'delta.threshold');
    else if (delta.mode === 'steps' && !/^(?:[1-9]|1\d|20)$/.test(delta.threshold))
      report('delta_steps', 'delta.threshold');
    if (isByVariation(delta.mode)) checkVariation(delta, report);
  }
  if (tat && (tat.stat_min > tat.urgent_min || tat.urgent_min > tat.routine_min))
    report('turnaround_order', 'tat.routine_min');
}

/** Each action has one limit per index; a limit without grade and number would never act. */
function checkInterference({ interference }: TestDefinition, report: Report): void {
  for (const [at, { from_grade, from_value, source }] of interference.entries()) {
    if (from_grade === null && from_value === null)
      report('interference_limit_missing', `interference.${at}.from_grade`);
    if (source === '') report('source_missing', `interference.${at}.source`);
  }
  for (const at of repeated(interference, (a, b) => a.index === b.index && a.action === b.action))
    report('interference_repeated', `interference.${at}.action`);
}

/**
 * Reports tests that cannot be autoverified, and requirements of the rule that the test does not
 * meet.
 */
function checkAutoverify(
  { kind, result_type, ranges, delta, autoverify }: TestDefinition,
  report: Report,
): void {
  if (!autoverify?.enabled) return;
  if (kind !== 'single') return report('autoverify_not_measured', 'autoverify.enabled');
  if (writtenAs[result_type] === 'words' || isUnstructured(result_type))
    return report('autoverify_text', 'autoverify.enabled');
  const isLimited = hasLimits(result_type);
  const has = (wanted: RangeRow['type']) => ranges.some(({ type }) => type === wanted);
  if (isLimited && !has('reference')) report('autoverify_no_reference', 'autoverify.enabled');
  if (isLimited && autoverify.within === 'critical' && !has('critical'))
    report('autoverify_no_critical', 'autoverify.within');
  if (autoverify.require_delta && !delta?.enabled)
    report('autoverify_no_delta', 'autoverify.require_delta');
}

function checkPortal({ portal: { release, delay_hours } }: TestDefinition, report: Report): void {
  if ((release === 'delay') !== (delay_hours !== null))
    report(
      release === 'delay' ? 'portal_delay_missing' : 'portal_delay_unneeded',
      'portal.delay_hours',
    );
}

function checkMembers(
  { code, members }: TestDefinition,
  find: (code: string) => RelatedTest | undefined,
  report: Report,
): void {
  if (members.length === 0) report('members_missing', 'members');
  for (const index of repeated(members, (a, b) => a === b))
    report('member_repeated', `members.${index}`);
  /** Whether a panel contains the checked test, at any depth. */
  const leadsBack = (member: string, seen: readonly string[]): boolean =>
    member === code ||
    (!seen.includes(member) &&
      (find(member)?.members ?? []).some((inner) => leadsBack(inner, [...seen, member])));
  for (const [index, member] of members.entries()) {
    const at = `members.${index}`;
    const found = find(member);
    if (leadsBack(member, [])) report('panel_cycle', at);
    else if (!found) report('member_unknown', at);
    else if (found.status !== 'active')
      report(found.status === 'retired' ? 'member_retired' : 'member_draft', at);
  }
}

function checkFormula(read: ReadFormula<unknown>, at: string, report: Report): void {
  if (read.status === 'refused')
    report(read.fault.code, at, { fault: read.fault, sentence: faultSentence(read.fault) });
}

/** Finding for a reflex value of the wrong kind, by result type. */
const unlikeIts: Readonly<Record<ResultType, FindingCode | null>> = {
  numeric: 'reflex_value',
  titer: 'reflex_titer',
  ratio: 'reflex_ratio',
  ordinal: null,
  coded: null,
  text: null,
  narrative: null,
  attachment: null,
};

/**
 * A reflex rule must add orderable tests other than its own. Numbers are compared with numbers,
 * titers with titers.
 */
function checkReflex(
  { code, result_type, reflex }: TestDefinition,
  find: (code: string) => RelatedTest | undefined,
  report: Report,
): void {
  const unlike = unlikeIts[result_type];
  const isPlain = (value: string) => {
    const read = readQuantity(value, result_type);
    return read.kind === 'quantity' && read.comparator === null;
  };
  for (const [index, { when, and, add }] of reflex.entries()) {
    if (when.op !== 'flag' && unlike !== null && !isPlain(when.value))
      report(unlike, `reflex.${index}.when.value`);
    for (const [place, condition] of and.entries())
      if (!find(condition.code)) report('reflex_unknown', `reflex.${index}.and.${place}.code`);
    for (const wanted of add) {
      const found = find(wanted);
      if (wanted === code) report('reflex_itself', `reflex.${index}.add`);
      else if (!found) report('reflex_unknown', `reflex.${index}.add`);
      else if (found.status !== 'active') report('reflex_not_offered', `reflex.${index}.add`);
    }
  }
}

/**
 * The formula must parse, each input must be a number that the facility measures or calculates, and
 * no input may depend on this test.
 */
function checkCalculation(
  { code, result_type, calculation }: TestDefinition,
  find: (code: string) => RelatedTest | undefined,
  report: Report,
): void {
  if (result_type !== 'numeric') report('calculation_not_numeric', 'result_type');
  if (calculation === null) return report('calculation_missing', 'calculation.expression');
  const { expression, inputs, valid_if } = calculation;
  if (inputs.length === 0) report('inputs_missing', 'calculation.inputs');
  const names = [...inputs.map(({ alias }) => alias), ...patientNames];
  const formula = parseExpression(expression, names);
  const condition = valid_if === '' ? undefined : parseCondition(valid_if, names);
  checkFormula(formula, 'calculation.expression', report);
  if (condition) checkFormula(condition, 'calculation.valid_if', report);
  for (const index of repeated(inputs, (a, b) => a.alias === b.alias))
    report('input_repeated', `calculation.inputs.${index}.alias`);
  for (const index of repeated(inputs, (a, b) => a.code === b.code))
    report('input_repeated', `calculation.inputs.${index}.code`);

  /** Whether a test is calculated from the checked test, at any depth. */
  const leadsBack = (input: string, seen: readonly string[]): boolean =>
    input === code ||
    (!seen.includes(input) &&
      (find(input)?.calculation?.inputs ?? []).some((inner) =>
        leadsBack(inner.code, [...seen, input]),
      ));
  const isUsed = (alias: string) =>
    [formula, condition].some((read) => read?.status === 'read' && read.names.has(alias));
  for (const [index, input] of inputs.entries()) {
    const at = `calculation.inputs.${index}.code`;
    const found = find(input.code);
    if (leadsBack(input.code, [])) report('calculation_cycle', at);
    else if (!found) report('input_unknown', at);
    else if (found.kind === 'panel') report('input_panel', at);
    else if (found.result_type !== 'numeric') report('input_not_numeric', at);
    else if (found.status !== 'active')
      report(found.status === 'retired' ? 'input_retired' : 'input_draft', at);
    if (formula.status === 'read' && !isUsed(input.alias))
      report('input_unused', `calculation.inputs.${index}.alias`);
  }
}

/**
 * Returns the errors and warnings of a test definition before it is saved (domain model 2.1.1):
 * - limits and ages in the wrong order
 * - intervals that contradict or hide one another
 * - ages from birth to 120 years without an interval
 * - LOINC codes with a wrong check digit
 * - units that are not UCUM codes
 * - panels that cannot be ordered
 * - formulas that cannot be calculated
 *
 * The portal and the server both use this function.
 *
 * @param find Looks up the facility’s other tests by code.
 */
export function checkDefinition(
  test: TestDefinition,
  find: (code: string) => RelatedTest | undefined,
): CatalogueFinding[] {
  const findings: CatalogueFinding[] = [];
  const report = reportTo(findings);
  if (test.loinc !== null && !isLoinc(test.loinc.code)) report('loinc_check_digit', 'loinc.code');
  checkSecondUnit(test, report);
  checkUncertainty(test, report);
  checkAutoverify(test, report);
  checkPortal(test, report);
  checkOrderableFor(test, report);
  if (test.kind !== 'calculated' && test.calculation !== null)
    report('calculation_unneeded', 'calculation.expression');
  if (test.kind === 'panel') {
    checkMembers(test, find, report);
    return findings;
  }
  if (test.kind === 'calculated') checkCalculation(test, find, report);
  checkSpecimens(test, report);
  checkTranslations(test, report);
  checkRules(test, report);
  checkTemplates(test, report);
  if (isUnstructured(test.result_type)) {
    checkUnstructured(test, report);
    return findings;
  }
  checkUnitOf(test, report);
  checkAnswers(test, report);
  checkIntervals(test, report);
  checkInterference(test, report);
  checkReflex(test, find, report);
  return findings;
}
