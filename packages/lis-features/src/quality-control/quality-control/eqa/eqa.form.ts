import {
  lateReasons,
  type EqaRoundDetail,
  type EqaValue,
  type LateReason,
} from '@alms/lis-domain/quality-control';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { InstrumentId } from '@alms/lis-domain/results';
import * as v from 'valibot';
import { chosenId } from '../../../shared/lis-form/index.ts';

/** An EQA round as announced by its scheme; version 0 for a new one. */
export type AnnouncedRound = Pick<
  EqaRoundDetail,
  'id' | 'version' | 'scheme' | 'round' | 'instrument' | 'closes_at' | 'values'
>;

/** Editable values of a round. It closes at the end of a day in facility time. */
export interface RoundValues extends Record<string, unknown> {
  scheme: string;
  round: string;
  /** Empty: not stated. */
  instrument_id: InstrumentId | '';
  closes_on: string;
  /** `was`: the specimen’s current code in the round; null for a new one. */
  samples: { code: string; was: string | null; test_parameter_ids: TestParameterId[] }[];
}

export interface RoundFields {
  scheme: string;
  round: string;
  instrument_id: string;
  closes_on: string;
  /** Whether all specimens share `tests`; otherwise each has its own. */
  alike: boolean;
  tests: string[];
  samples: { id: string; code: string; was: string | null; tests: string[] }[];
}

const MAX_SPECIMENS = 20;

const line = (maxLength: number, missing: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(maxLength));

/** Splits codes at commas, semicolons or spaces, including Arabic punctuation. */
const codesOf = (typed: string) => typed.split(/[\s,;،؛]+/u).filter(Boolean);

/**
 * Returns the specimens of the fields. Several codes in one field become several specimens, the
 * first of which is the existing one.
 */
function samplesOf<Test extends string>({
  alike,
  tests,
  samples,
}: {
  alike: boolean;
  tests: Test[];
  samples: { code: string; was: string | null; tests: Test[] }[];
}) {
  return samples.flatMap(({ code, was, tests: own }) =>
    codesOf(code).map((each, place) => ({
      code: each,
      was: place === 0 ? was : null,
      test_parameter_ids: alike ? tests : own,
    })),
  );
}

export const roundForm: v.GenericSchema<RoundFields, RoundValues> = v.pipe(
  v.object({
    scheme: line(80, 'schemeRequired'),
    round: line(40, 'roundRequired'),
    instrument_id: chosenId<InstrumentId>(),
    closes_on: v.pipe(v.string(), v.minLength(1, 'closesRequired')),
    alike: v.boolean(),
    tests: v.array(chosenId<TestParameterId>()),
    samples: v.array(
      v.object({
        id: v.string(),
        code: v.pipe(
          v.string(),
          v.check((typed) => codesOf(typed).length > 0, 'codeRequired'),
        ),
        was: v.nullable(v.string()),
        tests: v.array(chosenId<TestParameterId>()),
      }),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fields = dataset.value;
    const refuse = (message: string, ...keys: [string, ...(string | number)[]]) => {
      const [first, ...rest] = keys.map((key) => ({
        type: 'unknown' as const,
        origin: 'value' as const,
        input: fields,
        key,
        value: undefined,
      }));
      if (first) addIssue({ message, path: [first, ...rest] });
    };
    const codes = samplesOf(fields).map(({ code }) => code);
    if (fields.alike && fields.tests.length === 0) refuse('testsRequired', 'tests');
    for (const [place, { tests }] of fields.samples.entries())
      if (!fields.alike && tests.length === 0) refuse('testsRequired', 'samples', place, 'tests');
    if (new Set(codes).size < codes.length) refuse('specimensTwice', 'samples');
    else if (codes.length > MAX_SPECIMENS) refuse('specimensMany', 'samples');
  }),
  v.transform((fields): RoundValues => ({
    scheme: fields.scheme,
    round: fields.round,
    instrument_id: fields.instrument_id,
    closes_on: fields.closes_on,
    samples: samplesOf(fields),
  })),
);

/** @param dayOf Returns the facility’s calendar day of an instant. */
export function roundValuesOf(
  { scheme, round, instrument, closes_at, values }: AnnouncedRound,
  dayOf: (instant: string) => string,
): RoundValues {
  const codes = [...new Set(values.map(({ sample_code }) => sample_code))];
  const samples = codes.map((code) => ({
    code,
    was: code,
    test_parameter_ids: values
      .filter(({ sample_code }) => sample_code === code)
      .map(({ test }) => test.id),
  }));
  return {
    scheme,
    round,
    instrument_id: instrument?.id ?? '',
    closes_on: closes_at === '' ? '' : dayOf(closes_at),
    samples,
  };
}

export function roundFieldsOf({ samples, ...values }: RoundValues): RoundFields {
  const [first] = samples;
  const tests: string[] = first?.test_parameter_ids ?? [];
  const same = (ids: readonly string[]) =>
    ids.length === tests.length && ids.every((id) => tests.includes(id));
  const rows = samples.map(({ code, was, test_parameter_ids }, place) => ({
    id: `read-${place}`,
    code,
    was,
    tests: test_parameter_ids,
  }));
  return {
    ...values,
    alike: samples.every(({ test_parameter_ids }) => same(test_parameter_ids)),
    tests,
    samples: rows.length === 0 ? [{ id: 'read-0', code: '', was: null, tests: [] }] : rows,
  };
}

/** Returns entered values that would be lost because their specimen or test is removed. */
export function valuesTakenOut(
  values: readonly EqaValue[],
  fields: Pick<RoundFields, 'alike' | 'tests' | 'samples'>,
): EqaValue[] {
  const remaining = fields.samples.map(({ was, tests }) => ({
    was,
    tests: fields.alike ? fields.tests : tests,
  }));
  return values.filter(
    ({ reported, sample_code, test }) =>
      reported !== null &&
      !remaining.some(({ was, tests }) => was === sample_code && tests.includes(test.id)),
  );
}

/** A reason is required only after a round has closed. */
export const submitForm = (isLate: boolean) =>
  v.object({
    late_reason: v.pipe(
      v.string(),
      v.check((chosen) => !isLate || chosen !== '', 'lateReasonRequired'),
      v.transform(
        (chosen): LateReason | null => lateReasons.find((reason) => reason === chosen) ?? null,
      ),
    ),
  });

export const reviewForm = v.object({ comment: line(500, 'commentRequired') });
