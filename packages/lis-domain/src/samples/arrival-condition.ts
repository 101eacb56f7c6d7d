import * as v from 'valibot';
import { lineField } from '../http/index.ts';

/**
 * What a specimen was like when it arrived (HL7 v2-0493). Two codes of that table are not used: `SNR` says that nothing has arrived, `CFU` is not in the version
 * of the messages here. It has none for lipemic or icteric: these are told in words.
 */
export const arrivalConditions = [
  'HEM',
  'CLOT',
  'CON',
  'AUT',
  'FROZ',
  'COOL',
  'ROOM',
  'LIVE',
] as const;
export type ArrivalConditionCode = (typeof arrivalConditions)[number];

/** It arrived in one of them. */
const temperatures: readonly ArrivalConditionCode[] = ['FROZ', 'COOL', 'ROOM'];
/** With these a specimen is not what its tests are made for. The others only say how it came. */
const unfit: readonly ArrivalConditionCode[] = ['HEM', 'CLOT', 'CON', 'AUT'];

/** Temperatures of which only one can be; undefined when there are not two. */
export function temperaturesIn(
  codes: readonly ArrivalConditionCode[],
): readonly ArrivalConditionCode[] | undefined {
  const named = codes.filter((code) => temperatures.includes(code));
  return named.length > 1 ? named : undefined;
}

export const arrivalConditionSchema = v.object({
  codes: v.array(v.picklist(arrivalConditions)),
  note: v.string(),
});
export type ArrivalCondition = v.InferOutput<typeof arrivalConditionSchema>;

export const arrivalConditionField = v.pipe(
  v.strictObject({
    codes: v.pipe(
      v.array(v.picklist(arrivalConditions)),
      v.check((codes) => new Set(codes).size === codes.length, 'must name each condition once'),
      v.check((codes) => temperaturesIn(codes) === undefined, 'must name one temperature'),
    ),
    note: lineField(300, 0),
  }),
  v.check(
    ({ codes, note }) => codes.length > 0 || note !== '',
    'must name a condition, or say it in words',
  ),
);

/**
 * Whether what was noted of a specimen makes its values doubtful: it is haemolysed, clotted, contaminated or autolysed, or somebody has said something for which
 * there is no code, which no rule can weigh. Nothing noted is no doubt, and no praise either.
 */
export function makesDoubtful(condition: ArrivalCondition | null): condition is ArrivalCondition {
  return (
    condition !== null &&
    (condition.codes.length === 0 || condition.codes.some((code) => unfit.includes(code)))
  );
}
