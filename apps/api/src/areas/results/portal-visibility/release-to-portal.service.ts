import {
  isReported,
  portalVisibility,
  refusesPortalRelease,
  type Result,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { notifyPatientsOfResults } from '../../notifications/result-notifications.ts';
import { isConcealed } from './concealed-results.ts';
import { lockResults, type VersionedResult } from '../entry/lock-results.ts';
import { readerOf, resultOf } from '../result-answers.ts';
import { showResults } from '../results.store.ts';
import { auditedResult } from '../audited-result.ts';

const WHY_NOT = {
  result_state: 'is not reported, or is not released to patients',
  result_shown: 'is already visible to the patient',
  notification_open: 'waits for the notification of its critical value',
} as const;

/**
 * Releases a reported result to the patient portal at once, under the deciding user's name, and
 * notifies the patient (domain model 2.6, `released_to_portal_at`).
 */
export async function releaseResultToPortal(
  context: OperationContext,
  which: VersionedResult,
): Promise<Result> {
  const { tx, tenantId, user, now } = context;
  const [read] = await lockResults(context, [which]);
  if (!read || isConcealed(read.row, await concealedFrom(context))) throw new Refusal('not_found');
  const { row } = read;
  const refusal = !isReported(row.status)
    ? 'result_state'
    : refusesPortalRelease(portalVisibility(row, row.definition.portal, now.toISOString()));
  if (refusal) throw new Refusal(refusal, { fields: { [row.id]: WHY_NOT[refusal] } });
  await showResults(tx, tenantId, [row.id], {
    portal_from: now,
    portal_notified_at: now,
    shown_by: user.id,
    shown_by_name: user.full_name,
  });
  context.audit({
    action: 'update',
    ...auditedResult(row),
    before: { portal_from: row.portal_from },
    after: { portal_from: now.toISOString() },
  });
  await notifyPatientsOfResults(context, [row]);
  return resultOf({ ...row, portal_from: now.toISOString() }, await readerOf(context));
}
