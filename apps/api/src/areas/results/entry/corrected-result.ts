import {
  portalVisibility,
  type Correction,
  type Result,
  type SeenResult,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { notifyOfCorrectedResult } from '../../notifications/result-notifications.ts';
import { findReportRecipients } from '../report/report-recipients.store.ts';
import { changedResults, readerOf } from '../result-answers.ts';
import { addResultVersions, type ResultChange } from '../result-versions.ts';
import type { DetailedResult } from '../results.store.ts';
import { auditedResult } from '../audited-result.ts';

/** Whether a result is released to the patient portal. */
export const isShown = (
  { now }: OperationContext,
  { test, ...result }: SeenResult & { test: Pick<Result['test'], 'portal'> },
) => portalVisibility(result, test.portal, now.toISOString()) === 'shown';

/** Whether the version to replace is released to the patient portal. */
export const wasShown = (context: OperationContext, row: DetailedResult) =>
  isShown(context, { ...row, test: row.definition });

/** A calculated value is corrected through its inputs. */
export function refuseCalculated({ definition }: DetailedResult): void {
  if (definition.calculation !== null) throw new Refusal('result_calculated');
}

/**
 * Stores the next version of a result with its correction, and without an open amendment.
 * @param why Kind and reason; `by` defaults to the user of the request.
 */
export async function corrected(
  context: OperationContext,
  row: DetailedResult,
  why: Pick<Correction, 'kind' | 'code' | 'reason'> & Partial<Pick<Correction, 'by'>>,
  change: ResultChange['change'],
): Promise<Result> {
  const { user, now } = context;
  const correction = {
    by: { id: user.id, name: user.full_name },
    ...why,
    at: now.toISOString(),
    from_version: row.version,
    value_text: row.value_text,
    flag: row.flag,
  };
  const written = await addResultVersions(context, [
    { id: row.id, version: row.version, change: { ...change, correction } },
  ]);
  const [result] = changedResults([{ ...row, amendment: null }], written, await readerOf(context));
  if (!result) throw new Refusal('not_found');
  return result;
}

export function auditCorrection(
  context: OperationContext,
  row: DetailedResult,
  { status, value_text, flag }: Result,
  reason: string,
): void {
  context.audit({
    action: 'amend',
    ...auditedResult(row),
    before: { status: row.status, value_text: row.value_text, flag: row.flag },
    after: { status, value_text, flag },
    reason,
  });
}

/**
 * Notifies everyone who received the earlier value that it was amended or entered in error. A
 * patient who saw neither the old nor the new value is notified of the new one when it is visible.
 */
export async function notifyRecipients(
  context: OperationContext,
  row: DetailedResult,
  result: Result,
  kind: 'amended' | 'entered_in_error',
): Promise<void> {
  const found = await findReportRecipients(context.tx, context.tenantId, row);
  const recipients = found.flatMap(({ account_id }) => account_id ?? []);
  const shown = wasShown(context, row) && isShown(context, result);
  await notifyOfCorrectedResult(context, { ...row, recipients, shown }, kind);
}
