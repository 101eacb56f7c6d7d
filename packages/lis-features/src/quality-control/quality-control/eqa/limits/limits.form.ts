import type { TestParameterId } from '@alms/lis-domain/catalogue';
import type { eqaLimitBody } from '@alms/lis-domain/quality-control';
import * as v from 'valibot';
import { decimalOf, type DecimalMark } from '../../../../shared/decimal-input/index.ts';
import { chosenId } from '../../../../shared/lis-form/index.ts';

export type LimitValues = v.InferInput<typeof eqaLimitBody>;

export interface LimitFields {
  test_parameter_id: string;
  valid_from: string;
  absolute: string;
  percent: string;
  required_score: string;
  source: string;
}

/** An optional number above 0. */
const positiveOrNone = (mark: DecimalMark) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform<string, string | null>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return null;
      const { value, refusal } = decimalOf(dataset.value, mark);
      if (value !== undefined && Number(value) > 0) return value;
      addIssue({ message: refusal === 'numberAmbiguous' ? refusal : 'positiveRequired' });
      return NEVER;
    }),
  );

/** Validation of a limit; messages are keys of the catalogue. */
export const limitForm = (mark: DecimalMark): v.GenericSchema<LimitFields, LimitValues> =>
  v.pipe(
    v.object({
      test_parameter_id: chosenId<TestParameterId>('testRequired'),
      valid_from: v.pipe(v.string(), v.nonEmpty('dateRequired')),
      absolute: positiveOrNone(mark),
      percent: positiveOrNone(mark),
      required_score: v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (typed) => /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 100,
          'scoreRequired',
        ),
        v.transform(Number),
      ),
      source: v.pipe(v.string(), v.trim(), v.nonEmpty('sourceRequired'), v.maxLength(120)),
    }),
    v.forward(
      v.partialCheck(
        [['absolute'], ['percent']],
        ({ absolute, percent }) => absolute !== null || percent !== null,
        'limitRequired',
      ),
      ['percent'],
    ),
  );

export const adoptForm = v.object({
  set: v.picklist(['clia', 'rilibaek'], 'setRequired'),
  valid_from: v.pipe(v.string(), v.nonEmpty('dateRequired')),
});
export interface AdoptFields {
  set: string;
  valid_from: string;
}
export interface AdoptValues extends v.InferOutput<typeof adoptForm> {}
