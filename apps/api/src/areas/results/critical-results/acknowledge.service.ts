import type { BodyOf } from '@alms/lis-domain/http';
import {
  mayAcknowledge,
  refusesAttempt,
  type acknowledgeCriticalResult,
} from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import { readerOf, recordSeen } from '../report/requested-reports.service.ts';
import { findRequestedResults } from '../report/requested-reports.store.ts';
import { writeAttempt } from './critical-results.service.ts';
import { lockCall } from './critical-results.store.ts';

/**
 * Records that the ordering provider, or a doctor or nurse of the order's ward, has read a critical
 * result and read the value back. The result is then seen. The notification of a value that is no
 * longer the reported one remains with the laboratory, which also communicates the correction.
 */
export async function acknowledge(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  { read_back }: BodyOf<typeof acknowledgeCriticalResult>,
): Promise<void> {
  const { tx, tenantId, user } = context;
  const row = await lockCall(tx, tenantId, id);
  const [result] = row
    ? await findRequestedResults(tx, await readerOf(context), [row.result_id])
    : [];
  if (!row || !result) throw new Refusal('not_found');
  if (!mayAcknowledge(user)) throw new Refusal('forbidden');
  const attempt = { outcome: 'confirmed', read_back } as const;
  const refusal = refusesAttempt(row, attempt);
  if (refusal === 'conflict' || row.value_text !== result.value_text) throw new Refusal('conflict');
  checkVersion(version, row.version);
  if (refusal) throw new Refusal(refusal, { fields: { read_back: 'must be the notified value' } });
  await writeAttempt(context, row, {
    ...attempt,
    channel: 'in_app',
    recipient_id: user.id,
    recipient_name: user.full_name,
    recipient_role: user.role,
  });
  await recordSeen(context, [result]);
}
