import { isDeepStrictEqual } from 'node:util';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { notifyOfProposedAmendment } from '../../notifications/result-notifications.ts';
import { auditedResult } from '../audited-result.ts';
import type { Reading } from '../entry/evaluated-value.ts';
import type { EvaluationTime } from '../result-answers.ts';
import type { DetailedResult } from '../results.store.ts';
import { changeAmendment, lockAmendment, type AmendmentRow } from './amendments.store.ts';
import { amendedValue, evaluateAmendments } from './evaluated-amendment.ts';

/**
 * Re-evaluates the open amendments of reported results whose specimens are locked. A changed flag,
 * critical state or check makes an earlier verification void, because its user has not seen the
 * change. Users who can verify it are notified of a value that is now critical.
 *
 * @returns The number of changed amendments.
 */
export async function reevaluateAmendments(
  context: OperationContext,
  reported: readonly DetailedResult[],
  viewpoint: EvaluationTime,
  reason: string,
): Promise<number> {
  const { tx, tenantId } = context;
  let changed = 0;
  for (const row of reported) {
    if (row.amendment === null) continue;
    const amendment = await lockAmendment(tx, tenantId, row.amendment.id);
    const [reading] = await evaluateAmendments(
      context,
      [{ row, item: amendedValue(amendment), code: amendment.code }],
      viewpoint,
    );
    if (!reading || hasSameEvaluation(amendment, reading)) continue;
    await reevaluate(context, amendment, reading, reason);
    changed += 1;
  }
  return changed;
}

async function reevaluate(
  context: OperationContext,
  amendment: AmendmentRow,
  { row, meaning, checks }: Reading,
  reason: string,
): Promise<void> {
  const { flag, flag_reason, critical } = meaning;
  await changeAmendment(context.tx, amendment, {
    state: 'proposed',
    verified_by: null,
    verified_by_name: null,
    verified_at: null,
    flag,
    flag_reason,
    critical,
    checks,
  });
  context.audit({
    action: 'update',
    ...auditedResult(row),
    before: { amendment: amendment.state, flag: amendment.flag },
    after: { amendment: 'proposed', flag },
    reason,
  });
  if (critical && !amendment.critical)
    await notifyOfProposedAmendment(context, {
      ...row,
      critical,
      proposed_by: amendment.proposed_by,
    });
}

const hasSameEvaluation = (amendment: AmendmentRow, { meaning, checks }: Reading): boolean =>
  amendment.flag === meaning.flag &&
  amendment.flag_reason === meaning.flag_reason &&
  amendment.critical === meaning.critical &&
  isDeepStrictEqual(amendment.checks, checks);
