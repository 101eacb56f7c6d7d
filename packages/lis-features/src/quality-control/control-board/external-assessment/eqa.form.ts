import { lateReasons, type LateReason } from '@alms/lis-domain/quality-control';
import * as v from 'valibot';
import type { NewRound } from './eqa-acts.js';

export interface NewRoundFields {
  scheme: string;
  round: string;
  closes_on: string;
  samples: string;
  tests: string[];
}

const line = (maxLength: number, missing: string) => v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(maxLength));

/** Codes with commas, semicolons or spaces between them, in the reader's script too. */
const codesOf = (typed: string) => typed.split(/[\s,;،؛]+/u).filter(Boolean);

/** Every specimen is reported for the same tests, as schemes send them. */
export const newRoundForm = v.pipe(
  v.object({
    scheme: line(80, 'schemeRequired'),
    round: line(40, 'roundRequired'),
    closes_on: v.pipe(v.string(), v.minLength(1, 'closesRequired')),
    samples: v.pipe(
      v.string(),
      v.check((typed) => codesOf(typed).length > 0, 'specimensRequired'),
      v.check((typed) => new Set(codesOf(typed)).size === codesOf(typed).length, 'specimensTwice'),
    ),
    tests: v.pipe(v.array(v.string()), v.minLength(1, 'testsRequired')),
  }),
  v.transform(({ samples, tests, ...rest }): NewRound => ({ ...rest, samples: codesOf(samples).map((code) => ({ code, test_parameter_ids: tests })) })),
);

/** A reason is asked for only once a round has closed. */
export const submitForm = (isLate: boolean) =>
  v.object({
    late_reason: v.pipe(
      v.string(),
      v.check((chosen) => !isLate || chosen !== '', 'lateReasonRequired'),
      v.transform((chosen): LateReason | null => lateReasons.find((reason) => reason === chosen) ?? null),
    ),
  });

export const reviewForm = v.object({ comment: line(500, 'commentRequired') });
