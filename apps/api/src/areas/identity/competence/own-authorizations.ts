import type { Department } from '@alms/lis-domain/catalogue';
import { tasksNotAuthorized, type ResultTask } from '@alms/lis-domain/identity/competence';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { todayOf } from '../../facility/facility.store.ts';
import { findCurrentAuthorizations, isAuthorizationRequired } from './competence.store.ts';

/** Returns the tasks that the user may not perform in a department. */
export type NotAuthorizedFor = (department: Department) => ResultTask[];

/**
 * Authorizations of the user of a request. Where the facility does not require any, nothing is
 * refused, and an analyser needs none: a person or a rule verifies its values.
 */
export async function ownAuthorizations({
  tx,
  tenantId,
  user,
  now,
  isUnattended,
}: OperationContext): Promise<NotAuthorizedFor> {
  if (isUnattended || !(await isAuthorizationRequired(tx, tenantId))) return () => [];
  const today = await todayOf({ tx, tenantId, now });
  const current = await findCurrentAuthorizations(tx, tenantId, user.id, today);
  const authorizations = current.map((each) => ({ ...each, state: 'in_force' as const }));
  return (department) => tasksNotAuthorized(authorizations, department);
}
