import { departments, type Department } from '@alms/lis-domain/catalogue';
import { isEnteredDate } from '@alms/lis-domain/http';
import {
  authorizationDatesProblem,
  resultTasks,
  type authorizeBody,
  type ResultTask,
} from '@alms/lis-domain/identity/competence';
import * as v from 'valibot';

const date = (required: string) =>
  v.pipe(v.string(), v.nonEmpty(required), v.check(isEnteredDate, 'dateInvalid'));

const problemOf = (dates: { assessed_on: string; valid_until: string }, today: string) =>
  isEnteredDate(dates.assessed_on) && isEnteredDate(dates.valid_until)
    ? authorizationDatesProblem(dates, today)?.field
    : undefined;

/** Validation rules of an authorization granted today; messages are keys of the catalogue. */
export const authorizationForm = (today: string) =>
  v.pipe(
    v.object({
      departments: v.pipe(v.array(v.picklist(departments)), v.minLength(1, 'departmentsRequired')),
      tasks: v.pipe(v.array(v.picklist(resultTasks)), v.minLength(1, 'tasksRequired')),
      assessed_on: date('assessedOnRequired'),
      assessed_by: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('assessedByRequired'),
        v.maxLength(120, 'assessedByTooLong'),
      ),
      valid_until: date('validUntilRequired'),
      remark: v.pipe(v.string(), v.trim(), v.maxLength(200, 'remarkTooLong')),
    }),
    v.forward(
      v.partialCheck(
        [['assessed_on'], ['valid_until']],
        (dates) => problemOf(dates, today) !== 'assessed_on',
        'assessedInFuture',
      ),
      ['assessed_on'],
    ),
    v.forward(
      v.partialCheck(
        [['assessed_on'], ['valid_until']],
        (dates) => problemOf(dates, today) !== 'valid_until',
        'validUntilOutside',
      ),
      ['valid_until'],
    ),
  );

/** Field values of the form. */
export interface AuthorizationFields {
  departments: Department[];
  tasks: ResultTask[];
  assessed_on: string;
  assessed_by: string;
  valid_until: string;
  remark: string;
}

/** Request body accepted by the server. */
export type AuthorizationRequest = v.InferOutput<typeof authorizeBody>;
