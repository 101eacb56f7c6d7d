import type { ResultTask } from '@alms/lis-domain/identity/competence';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { ownAuthorizations } from '../../identity/competence/own-authorizations.ts';
import type { DetailedResult } from '../results.store.ts';

/** Refuses a task for which the user has no authorization in the department of the test. */
export async function refuseNotAuthorized(
  context: OperationContext,
  { id, definition }: Pick<DetailedResult, 'id' | 'definition'>,
  task: ResultTask,
): Promise<void> {
  const notAuthorizedFor = await ownAuthorizations(context);
  if (notAuthorizedFor(definition.department).includes(task))
    throw new Refusal('not_authorized', { fields: { [id]: `needs an authorization to ${task}` } });
}
