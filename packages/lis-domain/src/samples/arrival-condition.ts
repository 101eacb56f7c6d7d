import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import {
  indicesField,
  indicesSchema,
  recordedIndices,
  type InterferenceIndices,
} from './interference-index.ts';
import { contradictsTemperature } from './transport-temperature.ts';

/**
 * Specimen condition on receipt (HL7 v2-0493). Two codes of the table are not used: `SNR` means
 * that nothing was received, and `CFU` is not in the message version used here. The table has no
 * codes for lipemic or icteric; these are recorded as indices.
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

/** Temperatures on receipt, of which at most one applies. */
const temperatures: readonly ArrivalConditionCode[] = ['FROZ', 'COOL', 'ROOM'];
/**
 * Conditions that make a specimen unsuitable for testing. The others only describe how it arrived.
 */
const unfit: readonly ArrivalConditionCode[] = ['HEM', 'CLOT', 'CON', 'AUT'];

/** Returns contradictory temperatures; undefined if there are fewer than two. */
export function temperaturesIn(
  codes: readonly ArrivalConditionCode[],
): readonly ArrivalConditionCode[] | undefined {
  const named = codes.filter((code) => temperatures.includes(code));
  return named.length > 1 ? named : undefined;
}

/** Returns whether a condition contains anything. */
export function isRecorded({ codes, note, indices, temperature }: ArrivalCondition): boolean {
  return (
    codes.length > 0 ||
    note !== '' ||
    temperature !== undefined ||
    recordedIndices(indices).length > 0
  );
}

const arrivalConditionObject = v.object({
  codes: v.array(v.picklist(arrivalConditions)),
  note: v.string(),
  /** Interference indices; omitted if none is recorded. */
  indices: v.optional(indicesSchema),
  /** Temperature measured on arrival, in °C; omitted if not measured. */
  temperature: v.optional(v.string()),
});
export interface ArrivalConditionSchema extends Named<typeof arrivalConditionObject> {}
export const arrivalConditionSchema: ArrivalConditionSchema = arrivalConditionObject;
export interface ArrivalCondition extends v.InferOutput<ArrivalConditionSchema> {}

/** Returns a condition with further indices. Codes, note and the other indices are kept. */
export function withIndices(
  condition: ArrivalCondition | null,
  indices: InterferenceIndices,
): ArrivalCondition {
  const before = condition ?? { codes: [], note: '' };
  return { ...before, indices: { ...before.indices, ...indices } };
}

/** A temperature on arrival in °C, from liquid nitrogen to the heat of a vehicle. */
export const arrivalTemperatureField = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^-?\d{1,3}(\.\d)?$/, 'must be a temperature in °C such as 5.5'),
  v.check(
    (text) => Number(text) >= -200 && Number(text) <= 60,
    'must be a temperature from -200 to 60 °C',
  ),
);

export const arrivalConditionField = v.pipe(
  v.strictObject({
    codes: v.pipe(
      v.array(v.picklist(arrivalConditions)),
      v.check(
        (codes) => new Set(codes).size === codes.length,
        'must not contain duplicate conditions',
      ),
      v.check(
        (codes) => temperaturesIn(codes) === undefined,
        'must contain at most one temperature',
      ),
    ),
    note: lineField(300, 0),
    indices: v.optional(indicesField),
    temperature: v.optional(arrivalTemperatureField),
  }),
  v.check(isRecorded, 'must contain a condition code, an index, a temperature or a note'),
  v.forward(
    v.partialCheck(
      [['codes'], ['temperature']],
      // A temperature that is not a number has its own error.
      ({ codes, temperature }) =>
        !v.is(v.optional(arrivalTemperatureField), temperature) ||
        !contradictsTemperature({ codes, temperature }),
      'must not contradict the condition code',
    ),
    ['temperature'],
  ),
);

/**
 * Returns whether the recorded specimen condition makes its values doubtful: haemolysed, clotted,
 * contaminated or autolysed, or any free-text condition, which no rule can evaluate. Indices are
 * evaluated by the limits of each test (`interferenceCheck`). No recorded condition implies neither
 * doubt nor suitability.
 */
export function makesDoubtful(condition: ArrivalCondition | null): condition is ArrivalCondition {
  return (
    condition !== null &&
    ((condition.codes.length === 0 && condition.note !== '') ||
      condition.codes.some((code) => unfit.includes(code)))
  );
}

/**
 * Returns whether two conditions differ only in their indices, which act by the limits of a test.
 */
export function differsOnlyInIndices(
  before: ArrivalCondition | null,
  after: ArrivalCondition | null,
): boolean {
  return (
    (before?.note ?? '') === (after?.note ?? '') &&
    before?.temperature === after?.temperature &&
    [...(before?.codes ?? [])].toSorted().join() === [...(after?.codes ?? [])].toSorted().join()
  );
}
