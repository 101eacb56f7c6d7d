import { limitText, type DeltaRule } from '@alms/lis-domain/catalogue';
import {
  detailOf,
  logNormalChangeValues,
  referenceChangeValue,
  type AutoverificationCheck,
  type CalculationCheck,
  type Check,
  type CheckKind,
  type CheckOutcome,
  type DeltaCheck,
  type InterferenceCheck,
  type Result,
  type StabilityCheck,
} from '@alms/lis-domain/results';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { useAutoverificationWords } from '../../shared/autoverification-words/index.ts';
import { useConsistencyWords } from '../../shared/consistency-words/index.ts';
import { useConditionWord } from '../../shared/interval-text/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import { checksMessages } from './words/checks/index.ts';

type Limits = Extract<Check, { kind: 'plausible' }>['limits'];
type IntervalCheck = Extract<Check, { kind: 'interval' }>;

const CRITICAL = {
  passed: 'criticalPassed',
  warned: 'criticalWarned',
  held: 'criticalWarned',
  unknown: 'criticalUnknown',
} as const;
const CONTROLS = { passed: 'qcPassed', held: 'qcHeld', unknown: 'qcUnknown' } as const;
const LIMITS: Partial<Record<DeltaRule['mode'], 'limitSteps' | 'limitRcv'>> = {
  steps: 'limitSteps',
  rcv: 'limitRcv',
};
/** Longer periods are stated in days. */
const HOURS_TOLD = 96;

const withoutSign = (figure: string) => figure.replace(/^-/, '');

/** Identifies a check of a result: there is one of each kind, but one for each consistency rule. */
export const checkKey = (check: Check): string =>
  check.kind === 'consistency' ? `consistency ${check.rule.code}` : check.kind;

/** Describes the validation checks of a value: subject, outcome and reason. */
export function useCheckWords() {
  const words = useMessages(checksMessages);
  const format = useFormat();
  const change = useChangeWords();
  const intervalWords = useIntervalWords();
  const calculationWords = useCalculationWords();
  const ruleWords = useRuleWords();
  const specimen = useSpecimenWords();
  const interference = useInterferenceWords();
  const { sentence: consistency } = useConsistencyWords();
  const storedSentences = (stored: NonNullable<StabilityCheck['stored']>, limit: number) =>
    [
      words.stabilityUnstored({ limit }),
      ...stored.map(({ condition, ...rest }) =>
        words.stabilityStored({ condition: specimen.transport(condition), ...rest }),
      ),
      words.stabilityShares,
    ].join(' ');
  const stability = (check: StabilityCheck): string =>
    [check.transport && transported(check.transport), ageSentence(check)].filter(Boolean).join(' ');
  const transported = ({
    required,
    found,
    temperature,
  }: NonNullable<StabilityCheck['transport']>): string => {
    const condition = found === 'other' ? words.otherTemperature : specimen.transport(found);
    const arrived =
      temperature === null ? condition : `${condition} (${specimen.degrees(temperature)})`;
    return required === null
      ? words.transportNotPermitted({ arrived })
      : words.transportRequired({ arrived, required: specimen.transport(required) });
  };
  const ageSentence = (check: StabilityCheck): string | undefined => {
    const { stored = [], stability_hours: limit, hours, collected_at } = check;
    if (limit === null) return undefined;
    const isTooOld = hours !== null || collected_at === null;
    if (stored.length === 0 || collected_at === null)
      return unstored({ ...check, limit, isTooOld });
    const sentence = isTooOld
      ? unstored({ ...check, limit, isTooOld })
      : words.stabilityWithinStored;
    return `${sentence} ${storedSentences(stored, limit)}`;
  };
  const unstored = ({
    hours,
    collected_at,
    limit,
    isTooOld,
  }: Pick<StabilityCheck, 'hours' | 'collected_at'> & { limit: number; isTooOld: boolean }) => {
    if (collected_at === null) return words.stabilityUnknown({ limit });
    return isTooOld
      ? words.stabilityExceeded({
          hours: hours ?? limit,
          limit,
          time: format.dateTime(collected_at),
        })
      : words.stabilityWithin({ limit });
  };

  const limitsOf = (limits: Limits, { test: { result_type } }: Result) => {
    const [low, high] = [limits?.low, limits?.high].map((limit) =>
      limit == null ? null : limitText(limit, result_type),
    );
    if (low && high) return words.limits({ low, high });
    if (low) return words.limitsLow({ low });
    return high ? words.limitsHigh({ high }) : words.limitsNone;
  };
  const sentence = (check: Check, result: Result): string => {
    switch (check.kind) {
      case 'plausible':
        return check.outcome === 'warned'
          ? words.overridden({ reason: check.reason ?? '' })
          : limitsOf(check.outcome === 'unknown' ? null : check.limits, result);
      case 'measuring_range':
        return check.outcome === 'unknown' ? words.limitsNone : limitsOf(check.limits, result);
      case 'interval':
        return intervalWords(check, result);
      case 'critical':
        return words[CRITICAL[check.outcome]];
      case 'delta':
        return change(check, result);
      case 'qc':
        return words[CONTROLS[check.outcome]];
      case 'calculation':
        return calculationWords(check);
      case 'specimen':
        return words.onArrival({ condition: specimen.arrival(check.condition) });
      case 'interference':
        return interference(check, result);
      case 'stability':
        return stability(check);
      case 'consistency':
        return consistency(check);
      case 'manual':
        return words.heldBy({
          name: check.by.name,
          time: format.dateTime(check.at),
          reason: check.reason,
        });
      case 'autoverification':
        return ruleWords(check);
    }
  };
  return {
    sentence,
    kind: (kind: CheckKind): string => words[kind],
    outcome: (outcome: CheckOutcome): string => words[outcome],
  };
}

/** Describes the indices: `Hemolysis: gross (3+). Limit reached: not reported. Measured: 7.9.` */
function useInterferenceWords(): (check: InterferenceCheck, result: Result) => string {
  const words = useMessages(checksMessages);
  const specimen = useSpecimenWords();
  return ({ findings, measured }, { unit_display }) =>
    [
      ...findings.map(({ index, value, reason, action }) =>
        words[`index_${reason === 'reached' ? (action ?? 'comment') : reason}`]({
          index: value === null ? specimen.interferent(index) : specimen.indexed(index, value),
        }),
      ),
      measured !== null &&
        words.measured({ value: [measured, unit_display].filter(Boolean).join(' ') }),
    ]
      .filter(Boolean)
      .join(' ');
}

/**
 * Describes an autoverification outcome: `Rule K v3 left it to a person. Outside the reference
 * interval.`
 */
function useRuleWords(): (check: AutoverificationCheck) => string {
  const words = useMessages(checksMessages);
  const format = useFormat();
  const reasonWords = useAutoverificationWords();
  return ({ outcome, rule, reasons }) => {
    if (outcome === 'passed') return words.ruleVerified({ rule });
    const reasonTexts = reasons.flatMap((reason) => [
      words.ruleReason({ reason: reasonWords(reason.code, detailOf(reason)) }),
      ...(reason.code === 'controls_too_old' && reason.accepted_at !== null
        ? [words.controlsAccepted({ time: format.dateTime(reason.accepted_at) })]
        : []),
    ]);
    return [words.ruleLeft({ rule }), ...reasonTexts].join(' ');
  };
}

function useIntervalWords(): (check: IntervalCheck, result: Pick<Result, 'range'>) => string {
  const words = useMessages(checksMessages);
  const conditionWord = useConditionWord();
  const { livedBetween } = usePatientWords();
  const chosen = (
    { reason, sex, age, oldest }: IntervalCheck,
    { range }: Pick<Result, 'range'>,
  ): string => {
    const ageText = age === null ? words.ageUnknown : livedBetween(age, oldest ?? age);
    const person = { sex: sex === 'unknown' ? words.sexUnknown : words[sex], age: ageText };
    if (reason === 'applies')
      return range === null || range.applies_to === 'any'
        ? words.chosenFor(person)
        : words.chosenBecause({ ...person, condition: conditionWord(range.applies_to) });
    return reason === 'age_not_covered' || reason === 'age_uncertain'
      ? words[reason]({ age: ageText })
      : words[reason];
  };
  return (check, result) =>
    [chosen(check, result), check.estimate && words[`estimate_${check.estimate}`]]
      .filter(Boolean)
      .join(' ');
}

/**
 * Describes a calculation, or why it was not possible: `ca + 0.8 * (4 - alb), with ca = Calcium 8.0
 * mg/dL and alb = Albumin 2.0 g/dL.`
 */
function useCalculationWords(): (check: CalculationCheck) => string {
  const words = useMessages(checksMessages);
  const format = useFormat();
  return ({ expression, valid_if, inputs, age, sex, reason, input }) => {
    if (reason === 'not_valid') return words.why_not_valid({ condition: valid_if });
    if (
      reason === 'input_missing' ||
      reason === 'input_not_calculated' ||
      reason === 'input_held' ||
      reason === 'input_not_reported' ||
      reason === 'input_not_numeric' ||
      reason === 'input_comparator'
    ) {
      return words[`why_${reason}`]({
        test: inputs.find(({ code }) => code === input)?.name ?? input ?? '',
      });
    }
    if (reason !== null) return words[`why_${reason}`];
    const used = [
      ...inputs.map(({ alias, name, value_text, unit_display }) =>
        words.inputIs({
          alias,
          name,
          value:
            value_text === null
              ? words.inputNone
              : [value_text, unit_display].filter(Boolean).join(' '),
        }),
      ),
      ...(age === null ? [] : [words.ageIs({ age })]),
      ...(sex === null
        ? []
        : [words.sexIs({ sex: sex === 'unknown' ? words.sexUnknown : words[sex] })]),
    ];
    const holdsWhile = valid_if === '' ? [] : [words.calculatedWhile({ condition: valid_if })];
    return [
      words.calculatedAs({ formula: expression, inputs: format.list(used) }),
      ...holdsWhile,
    ].join(' ');
  };
}

/**
 * Describes a delta check: `Rose by 2.4 mmol/L (54.5%) in 48 hours. The limit is 1.0 mmol/L within
 * 72 hours. From 4.4 on 10 May to 6.8.`
 */
function useChangeWords(): (check: DeltaCheck, result: Result) => string {
  const words = useMessages(checksMessages);
  const format = useFormat();
  const span = (hours: number) =>
    hours <= HOURS_TOLD
      ? words.hours({ count: Math.round(hours * 10) / 10 })
      : words.days({ count: Math.round(hours / 2.4) / 10 });

  return (
    { reason, rule, previous, change, percent, measured, hours },
    { value_text, unit_display },
  ) => {
    const before = {
      before: previous?.value_text ?? '',
      date: previous === null ? '' : format.dateTime(previous.collected_at),
    };
    if (rule === null || change === null || hours === null || measured === null) {
      if (
        reason === 'value_changed' ||
        reason === 'value_unchanged' ||
        reason === 'previous_too_old' ||
        reason === 'previous_not_numeric' ||
        reason === 'previous_zero'
      )
        return previous === null
          ? words.previous_kept
          : words[reason]({ ...before, now: value_text ?? '' });
      return reason === 'within_limit' || reason === 'above_limit' || reason === 'other_direction'
        ? words[`${reason}_kept`]
        : words[reason];
    }
    const inUnit = (figure: string) => [figure, unit_display].filter(Boolean).join(' ');
    const inSteps = (figure: string) => words.inSteps({ count: Number(figure) });
    const inPercent = (figure: string) => words.inPercent({ figure });
    const amount = {
      absolute: inUnit,
      rate: inUnit,
      percent: inPercent,
      rate_percent: inPercent,
      rcv: inPercent,
      rcv_log: inPercent,
      steps: inSteps,
      changed: inUnit,
    }[rule.mode];
    const perDay = rule.mode === 'rate' || rule.mode === 'rate_percent';
    const fell = change.startsWith('-');
    const values = {
      change: (rule.mode === 'steps' ? inSteps : inUnit)(withoutSign(change)),
      span: span(hours),
    };
    const moved = () => {
      if (Number(change) === 0) return words.unchanged(values);
      if (percent === null) return fell ? words.fell(values) : words.rose(values);
      const withPercent = { ...values, percent: withoutSign(percent) };
      return fell ? words.fellPercent(withPercent) : words.rosePercent(withPercent);
    };
    const threshold = rule.mode === 'rcv' ? (referenceChangeValue(rule) ?? '') : rule.threshold;
    const limit = { amount: amount(threshold), window: span(rule.window_hours) };
    const logNormal = rule.mode === 'rcv_log' ? logNormalChangeValues(rule) : undefined;
    const limitText = () => {
      if (logNormal)
        return words.limitRcvLog({
          rise: inPercent(Number(logNormal.up).toFixed(1)),
          fall: inPercent(Number(logNormal.down).toFixed(1)),
          window: limit.window,
        });
      return perDay ? words.limitPerDay(limit) : words[LIMITS[rule.mode] ?? 'limit'](limit);
    };
    return [
      moved(),
      perDay && words.perDayMeasured({ amount: amount(measured) }),
      limitText(),
      rule.direction !== 'any' && (rule.direction === 'up' ? words.onlyUp : words.onlyDown),
      words.since({ ...before, now: value_text ?? '' }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
