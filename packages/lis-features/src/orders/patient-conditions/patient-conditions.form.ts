import { isCalendarDate } from '@alms/lis-domain/http';
import {
  conditionFaults,
  type PatientConditions,
  type patientConditionsBody,
} from '@alms/lis-domain/orders';
import * as v from 'valibot';

/** Request body accepted by the server. */
export type ConditionsBody = v.InferOutput<typeof patientConditionsBody>;

/** Field values as typed; `id` identifies the row. */
export interface ConditionsFields {
  conditions: Record<'id' | 'code' | 'from' | 'to' | 'gestational_age_weeks', string>[];
}

/** Returns the editable part of the record. */
export const conditionsOf = ({ conditions }: PatientConditions): ConditionsBody => ({
  conditions: conditions.map(({ code, from, to, gestational_age_weeks }) => ({
    code,
    from,
    to,
    gestational_age_weeks,
  })),
});

export const conditionsFieldsOf = ({ conditions }: ConditionsBody): ConditionsFields => ({
  conditions: conditions.map(({ code, from, to, gestational_age_weeks: weeks }, index) => ({
    id: `condition-${index}`,
    code,
    from,
    to: to ?? '',
    gestational_age_weeks: weeks === null ? '' : String(weeks),
  })),
});

/**
 * Validation rules of the form; messages are keys of the feature’s catalogue. The server validates
 * with `patientConditionsBody`. Gestational weeks apply only to a pregnancy; other conditions have
 * no such field.
 *
 * @param today Latest possible start date.
 */
export const conditionsForm = (today: string): v.GenericSchema<ConditionsFields, ConditionsBody> =>
  v.object({
    conditions: v.pipe(
      v.array(
        v.pipe(
          v.object({
            id: v.string(),
            code: v.pipe(v.string(), v.nonEmpty('codeRequired')),
            from: v.pipe(
              v.string(),
              v.check(isCalendarDate, 'dayInvalid'),
              v.check((date) => date <= today, 'inFuture'),
            ),
            to: v.pipe(
              v.string(),
              v.check((date) => date === '' || isCalendarDate(date), 'dayInvalid'),
            ),
            gestational_age_weeks: v.pipe(v.string(), v.trim()),
          }),
          v.forward(
            v.partialCheck(
              [['code'], ['gestational_age_weeks']],
              ({ code, gestational_age_weeks }) =>
                code !== 'pregnant' || /^\d{0,2}$/.test(gestational_age_weeks),
              'weeksOutOfRange',
            ),
            ['gestational_age_weeks'],
          ),
          v.transform(({ code, from, to, gestational_age_weeks: weeks }) => ({
            code,
            from,
            to: to === '' ? null : to,
            gestational_age_weeks: code !== 'pregnant' || weeks === '' ? null : Number(weeks),
          })),
        ),
      ),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.issues) return;
        const { value } = dataset;
        for (const { index, part, fault } of conditionFaults(value)) {
          const condition = value[index] as ConditionsBody['conditions'][number];
          addIssue({
            message: fault,
            path: [
              { type: 'array', origin: 'value', input: value, key: index, value: condition },
              {
                type: 'object',
                origin: 'value',
                input: condition,
                key: part,
                value: condition[part],
              },
            ],
          });
        }
      }),
    ),
  });
