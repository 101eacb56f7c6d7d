import { addDays, dayNumber, type CivilDate } from '../calendar/index.ts';
import { knownConditions } from '../catalogue/conditions.ts';
import type { PatientSummary } from '../patients/patient.schema.ts';
import { contradictionIn, notOfSex } from './clinical-information.ts';

/** A condition as a patient's record keeps it. */
export interface ConditionSpan {
  /** As `applies_to` of intervals names it; never one that `isKept` leaves to orders. */
  code: string;
  /** The first day on which it is known, in the facility's calendar: the day it was told, if nobody knows more. */
  from: CivilDate;
  /** The last day; null while nobody has said that it is over. */
  to: CivilDate | null;
  /** Completed weeks of pregnancy on the day `from`; null where nobody has told them. */
  gestational_age_weeks: number | null;
}

/**
 * No pregnancy is taken to last for more completed weeks: one is post-term from 42 weeks on (ICD-10 O48; ACOG Committee Opinion 579), and the rest is for weeks
 * that were told inexactly.
 */
export const longestPregnancy = 45;

/** After a birth the puerperium lasts for 42 days (WHO, Technical consultation on postpartum and postnatal care, 2010). */
const PUERPERIUM_DAYS = 42;

/** What lasts for days or a part of a pregnancy is told with each order: phases of the cycle, fasting, and trimesters, which follow from the weeks. */
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

/** Whether a patient's record may keep a condition. */
export function isKept(code: string): boolean {
  return !passing.includes(code);
}

/** What may be put on record: what has words, and what the facility's own intervals ask for besides. */
export function keepableConditions(named: readonly string[] = []): string[] {
  return [...new Set<string>([...knownConditions, ...named])].filter(isKept);
}

/** The last day for which a condition can be taken to hold without asking again; null where it has no end that is known. */
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

/** How a condition stands on a day: `to_ask` is over by what is known of its kind, and nobody has said so. */
export const conditionStates = ['holds', 'ended', 'to_ask', 'to_come'] as const;
export type ConditionState = (typeof conditionStates)[number];

export function conditionState(condition: ConditionSpan, day: CivilDate): ConditionState {
  if (condition.from > day) return 'to_come';
  const last = lastDayOf(condition);
  if (last === null || day <= last) return 'holds';
  return condition.to === null ? 'to_ask' : 'ended';
}

/** Completed weeks of a pregnancy on a day, the fewest and the most: weeks were told without their days. Undefined where none were told. */
export function gestationOn(
  { from, gestational_age_weeks: told }: Pick<ConditionSpan, 'from' | 'gestational_age_weeks'>,
  day: CivilDate,
): { least: number; most: number } | undefined {
  if (told === null) return undefined;
  const days = dayNumber(day) - dayNumber(from);
  return { least: told + Math.floor(days / 7), most: told + Math.floor((days + 6) / 7) };
}

/** The trimester of completed weeks: the first until 13 weeks and 6 days, the second until 27 weeks and 6 days (ACOG, How your fetus grows during pregnancy). */
export function trimesterOf(weeks: number): 'trimester_1' | 'trimester_2' | 'trimester_3' {
  if (weeks < 14) return 'trimester_1';
  return weeks < 28 ? 'trimester_2' : 'trimester_3';
}

/** What an order of a day would tell of a condition: of a pregnancy its trimester, where the weeks leave no doubt about it. */
export function toldOn(condition: ConditionSpan, day: CivilDate): string {
  const weeks = condition.code === 'pregnant' ? gestationOn(condition, day) : undefined;
  return weeks && trimesterOf(weeks.least) === trimesterOf(weeks.most)
    ? trimesterOf(weeks.least)
    : condition.code;
}

/** What an order of this day may say by a patient's record, and of what somebody has to be asked first. What the order would refuse for this sex is neither. */
export function proposedFor<Condition extends ConditionSpan>(
  conditions: readonly Condition[],
  sex: PatientSummary['sex_for_ranges'],
  day: CivilDate,
): { held: Condition[]; toAsk: Condition[] } {
  const possible = conditions.filter(
    ({ code }) => isKept(code) && notOfSex([code], sex).length === 0,
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

/** What an order tells that the record does not say of its day, as the record would keep it: of a trimester the pregnancy, and not its weeks. */
export function newlyTold(
  told: readonly string[],
  conditions: readonly ConditionSpan[],
  day: CivilDate,
): string[] {
  const held = conditions
    .filter((condition) => conditionState(condition, day) === 'holds')
    .map(({ code }) => code);
  const codes = told.map((code) => (code.startsWith('trimester_') ? 'pregnant' : code));
  return [...new Set(codes)].filter((code) => isKept(code) && !held.includes(code));
}

/** The record with what an order has told anew, known from its day on. */
export function withNewlyTold(
  told: readonly string[],
  conditions: readonly ConditionSpan[],
  day: CivilDate,
): ConditionSpan[] {
  return [
    ...conditions,
    ...newlyTold(told, conditions, day).map((code) => ({
      code,
      from: day,
      to: null,
      gestational_age_weeks: null,
    })),
  ];
}

/** What of an order a record would keep, and whether that contradicts what the record says of the day. */
export function keptOf(
  told: readonly string[],
  conditions: readonly ConditionSpan[],
  day: CivilDate,
): { added: string[]; contradicts: boolean } {
  return {
    added: newlyTold(told, conditions, day),
    contradicts: conditionFaults(withNewlyTold(told, conditions, day)).length > 0,
  };
}

/** What is wrong with a condition on record, and at which of its parts. */
export interface ConditionFault {
  index: number;
  part: keyof ConditionSpan;
  fault:
    | 'notKept'
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
  if (!isKept(code)) return { part: 'code', fault: 'notKept' };
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

/** What is wrong with the conditions of a record: the first fault of each. Two that exclude each other, or say one thing twice, must not share a day. */
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
