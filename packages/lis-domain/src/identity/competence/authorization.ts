import type { Permission } from '../../access/permissions.ts';
import { addDays } from '../../calendar/index.ts';
import type { Department } from '../../catalogue/departments.ts';

/**
 * Tasks that staff are authorized for by department. `verify`: the first or only verification;
 * `release`: the second of two.
 */
export const resultTasks = ['enter', 'verify', 'release'] as const;
export type ResultTask = (typeof resultTasks)[number];

/** Permission of the account that each task requires besides the authorization. */
export const permissionOfTask = {
  enter: 'enter_results',
  verify: 'verify_results',
  release: 'verify_results',
} as const satisfies Record<ResultTask, Permission>;

/** Status of an authorization on a day. `expiring`: in force, and ends within `EXPIRING_DAYS`. */
export const authorizationStates = ['in_force', 'expiring', 'expired', 'withdrawn'] as const;
export type AuthorizationState = (typeof authorizationStates)[number];

/** Days before its end from which an authorization is expiring, and reminders are sent. */
export const EXPIRING_DAYS = 30;

/**
 * Longest period from a competence assessment to the end of the authorization, in days. Chosen by
 * this project as a limit for typing errors: ISO 15189:2022, 6.2.2, leaves the interval of
 * assessments to the laboratory.
 */
export const MAX_VALID_DAYS = 5 * 366;

interface Dated {
  /** Last day, `YYYY-MM-DD`. */
  valid_until: string;
  is_withdrawn: boolean;
}

/** Returns the status of an authorization on a day of the facility, `YYYY-MM-DD`. */
export function authorizationState(
  { valid_until, is_withdrawn }: Dated,
  today: string,
): AuthorizationState {
  if (is_withdrawn) return 'withdrawn';
  if (valid_until < today) return 'expired';
  return valid_until <= addDays(today, EXPIRING_DAYS) ? 'expiring' : 'in_force';
}

const inForce: ReadonlySet<AuthorizationState> = new Set(['in_force', 'expiring']);

/** Returns whether an authorization with this status permits its tasks. */
export const isInForce = (state: AuthorizationState): boolean => inForce.has(state);

interface Authorized {
  department: string;
  tasks: readonly ResultTask[];
  state: AuthorizationState;
}

/**
 * Returns the tasks that a user is not authorized for in a department (ISO 15189:2022, 6.2.3). A
 * task needs one authorization that is in force.
 */
export function tasksNotAuthorized(
  authorizations: readonly Authorized[],
  department: Department,
): ResultTask[] {
  return resultTasks.filter(
    (task) =>
      !authorizations.some(
        (each) =>
          isInForce(each.state) && each.department === department && each.tasks.includes(task),
      ),
  );
}

interface Assessed {
  assessed_on: string;
  valid_until: string;
}

/**
 * Returns the problem of an authorization’s dates, by field; undefined if there is none. The
 * assessment is past, the end is not, and both are at most `MAX_VALID_DAYS` apart.
 */
export function authorizationDatesProblem(
  { assessed_on, valid_until }: Assessed,
  today: string,
): { field: keyof Assessed; problem: string } | undefined {
  if (assessed_on > today) return { field: 'assessed_on', problem: 'must not be in the future' };
  if (valid_until < today) return { field: 'valid_until', problem: 'must not be in the past' };
  return valid_until > addDays(assessed_on, MAX_VALID_DAYS)
    ? { field: 'valid_until', problem: 'must be within five years of the assessment' }
    : undefined;
}
