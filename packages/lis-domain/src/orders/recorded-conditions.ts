import { addDays, dayNumber, type CivilDate } from '../calendar/index.ts';
import { knownConditions } from '../catalogue/conditions.ts';
import type { PatientSummary } from '../patients/patient.schema.ts';
import { contradictionIn, notOfSex } from './clinical-information.ts';

/** A condition on a patient’s record. */
export interface ConditionSpan {
  /** As in `applies_to` of intervals; never a condition that `isRecorded` excludes. */
  code: string;
  /**
   * The first known day, in the facility’s calendar: the day it was recorded if nothing earlier is
   * known.
   */
  from: CivilDate;
  /** The last day; null while no end is recorded. */
  to: CivilDate | null;
  /** Completed weeks of pregnancy on the day `from`; null if not recorded. */
  gestational_age_weeks: number | null;
}

/**
 * Maximum completed weeks of a pregnancy. Pregnancy is post-term from 42 weeks (ICD-10 O48; ACOG
 * Committee Opinion 579); the rest allows for inexact weeks.
 */
export const longestPregnancy = 45;

/**
 * Puerperium of 42 days after birth (WHO, Technical consultation on postpartum and postnatal care,
 * 2010).
 */
const PUERPERIUM_DAYS = 42;

/**
 * Short-lived conditions, recorded with each order instead: cycle phases, fasting, and trimesters,
 * which follow from the weeks.
 */
const passing: readonly string[] = [
  'any',
  'trimester_1',
  'trimester_2',
  'trimester_3',
  'follicular',
  'ovulatory',
  'luteal',
  'fasting',
];

/** Returns whether a condition can be stored on a patient’s record. */
export function isRecorded(code: string): boolean {
  return !passing.includes(code);
}

/**
 * Returns the conditions that can be recorded: the known ones, and those that the facility’s own
 * intervals use.
 */
export function recordableConditions(named: readonly string[] = []): string[] {
  return [...new Set<string>([...knownConditions, ...named])].filter(isRecorded);
}

/**
 * The last day on which a condition can be assumed without asking again; null if it has no known
 * end.
 */
function lastDayOf({ code, from, to, gestational_age_weeks }: ConditionSpan): CivilDate | null {
  if (to !== null) return to;
  if (code === 'pregnant') return longestEnd({ from, gestational_age_weeks });
  return code === 'postpartum' ? addDays(from, PUERPERIUM_DAYS) : null;
}

const longestEnd = ({
  from,
  gestational_age_weeks,
}: Pick<ConditionSpan, 'from' | 'gestational_age_weeks'>): CivilDate =>
  addDays(from, (longestPregnancy - (gestational_age_weeks ?? 0)) * 7);

/** Status of a condition on a day. `to_ask`: past its usual duration, but no end is recorded. */
export const conditionStates = ['holds', 'ended', 'to_ask', 'to_come'] as const;
export type ConditionState = (typeof conditionStates)[number];

export function conditionState(condition: ConditionSpan, day: CivilDate): ConditionState {
  if (condition.from > day) return 'to_come';
  const last = lastDayOf(condition);
  if (last === null || day <= last) return 'holds';
  return condition.to === null ? 'to_ask' : 'ended';
}

/**
 * Returns the minimum and maximum completed weeks of a pregnancy on a day: the recorded weeks have
 * no days. Undefined if no weeks are recorded.
 */
export function gestationOn(
  { from, gestational_age_weeks: weeks }: Pick<ConditionSpan, 'from' | 'gestational_age_weeks'>,
  day: CivilDate,
): { min: number; max: number } | undefined {
  if (weeks === null) return undefined;
  const days = dayNumber(day) - dayNumber(from);
  return { min: weeks + Math.floor(days / 7), max: weeks + Math.floor((days + 6) / 7) };
}

/**
 * Returns the trimester of completed weeks: the first until 13 weeks and 6 days, the second until
 * 27 weeks and 6 days (ACOG, How your fetus grows during pregnancy).
 */
export function trimesterOf(weeks: number): 'trimester_1' | 'trimester_2' | 'trimester_3' {
  if (weeks < 14) return 'trimester_1';
  return weeks < 28 ? 'trimester_2' : 'trimester_3';
}

/**
 * Returns the condition as an order of that day states it: for a pregnancy the trimester, if the
 * weeks determine it.
 */
export function reportedOn(condition: ConditionSpan, day: CivilDate): string {
  const weeks = condition.code === 'pregnant' ? gestationOn(condition, day) : undefined;
  return weeks && trimesterOf(weeks.min) === trimesterOf(weeks.max)
    ? trimesterOf(weeks.min)
    : condition.code;
}

/**
 * Returns the conditions that an order of this day can take from the patient’s record, and those to
 * confirm with the patient first. Conditions that the order would reject for this sex are in
 * neither list.
 */
export function proposedFor<Condition extends ConditionSpan>(
  conditions: readonly Condition[],
  sex: PatientSummary['sex_for_ranges'],
  day: CivilDate,
): { held: Condition[]; toAsk: Condition[] } {
  const possible = conditions.filter(
    ({ code }) => isRecorded(code) && notOfSex([code], sex).length === 0,
  );
  const held = possible.filter((condition) => conditionState(condition, day) === 'holds');
  return {
    held,
    toAsk: possible.filter(
      (condition) =>
        conditionState(condition, day) === 'to_ask' &&
        !held.some(({ code }) => code === condition.code),
    ),
  };
}

/**
 * Returns the conditions on an order that the record does not yet have for that day, in storable
 * form: a trimester becomes a pregnancy without weeks.
 */
export function newlyReported(
  reported: readonly string[],
  conditions: readonly ConditionSpan[],
  day: CivilDate,
): string[] {
  const held = conditions
    .filter((condition) => conditionState(condition, day) === 'holds')
    .map(({ code }) => code);
  const codes = reported.map((code) => (code.startsWith('trimester_') ? 'pregnant' : code));
  return [...new Set(codes)].filter((code) => isRecorded(code) && !held.includes(code));
}

/** Returns the record extended by new conditions of an order, known from the order’s day on. */
export function withNewlyReported(
  reported: readonly string[],
  conditions: readonly ConditionSpan[],
  day: CivilDate,
): ConditionSpan[] {
  return [
    ...conditions,
    ...newlyReported(reported, conditions, day).map((code) => ({
      code,
      from: day,
      to: null,
      gestational_age_weeks: null,
    })),
  ];
}

/**
 * Returns the conditions of an order that would be stored on the record, and whether they
 * contradict it on that day.
 */
export function conditionsToRecord(
  reported: readonly string[],
  conditions: readonly ConditionSpan[],
  day: CivilDate,
): { added: string[]; contradicts: boolean } {
  return {
    added: newlyReported(reported, conditions, day),
    contradicts: conditionFaults(withNewlyReported(reported, conditions, day)).length > 0,
  };
}

/** An error in a recorded condition, with the affected field. */
export interface ConditionFault {
  index: number;
  part: keyof ConditionSpan;
  fault:
    | 'notRecordable'
    | 'endsBefore'
    | 'weeksOfNoPregnancy'
    | 'weeksOutOfRange'
    | 'tooLong'
    | 'repeated'
    | 'contradicts';
}

function ownFault({
  code,
  from,
  to,
  gestational_age_weeks: weeks,
}: ConditionSpan): Omit<ConditionFault, 'index'> | undefined {
  if (!isRecorded(code)) return { part: 'code', fault: 'notRecordable' };
  if (to !== null && to < from) return { part: 'to', fault: 'endsBefore' };
  if (weeks !== null && code !== 'pregnant')
    return { part: 'gestational_age_weeks', fault: 'weeksOfNoPregnancy' };
  if (weeks !== null && !(Number.isInteger(weeks) && weeks >= 0 && weeks < longestPregnancy))
    return { part: 'gestational_age_weeks', fault: 'weeksOutOfRange' };
  return code === 'pregnant' &&
    to !== null &&
    to > longestEnd({ from, gestational_age_weeks: weeks })
    ? { part: 'to', fault: 'tooLong' }
    : undefined;
}

function overlap(one: ConditionSpan, other: ConditionSpan): boolean {
  const [last, otherLast] = [lastDayOf(one), lastDayOf(other)];
  return (last === null || other.from <= last) && (otherLast === null || one.from <= otherLast);
}

/**
 * Returns the first error of each condition on a record. Conditions that exclude or duplicate each
 * other must not share a day.
 */
export function conditionFaults(conditions: readonly ConditionSpan[]): ConditionFault[] {
  return conditions.flatMap((condition, index): ConditionFault[] => {
    const own = ownFault(condition);
    if (own) return [{ index, ...own }];
    const sharing = conditions
      .slice(0, index)
      .filter((other) => ownFault(other) === undefined && overlap(other, condition));
    if (sharing.some(({ code }) => code === condition.code))
      return [{ index, part: 'from', fault: 'repeated' }];
    return sharing.some(({ code }) => contradictionIn([code, condition.code]))
      ? [{ index, part: 'code', fault: 'contradicts' }]
      : [];
  });
}
