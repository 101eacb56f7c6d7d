import { holds } from '@alms/lis-domain/access';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  holdsOf,
  releasePermission,
  resultMoves,
  type releaseHeldResult,
  type Result,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { recalculate } from '../calculation/calculate.service.ts';
import { lockResult, type VersionedResult } from '../entry/lock-results.ts';
import { changedResults, readerOf } from '../result-answers.ts';
import { addResultVersions } from '../result-versions.ts';

/**
 * Releases a hold for verification, with a reason. This is not a verification: a user other than
 * the one who entered the value still reviews it, with the releasing user and reason.
 */
export async function releaseHold(
  context: OperationContext,
  which: VersionedResult,
  { code, note }: BodyOf<typeof releaseHeldResult>,
): Promise<Result> {
  const { user, now } = context;
  const row = await lockResult(context, which, 'resume');
  if (!holds(user, releasePermission(row.checks))) throw new Refusal('forbidden');

  const { to: status } = resultMoves.resume;
  const hold_release = {
    code,
    note,
    by: { id: user.id, name: user.full_name },
    at: now.toISOString(),
    from_version: row.version,
  };
  const written = await addResultVersions(context, [
    { id: row.id, version: row.version, change: { status, hold_release } },
  ]);
  context.audit({
    action: 'override',
    category: 'result',
    entity_type: 'result',
    entity_id: row.id,
    entity_label: `${row.order_number} ${row.code}`,
    patient_id: row.patient_id,
    before: { status: row.status, held_by: holdsOf(row.checks).map(({ kind }) => kind) },
    after: { status, code },
    ...(note !== '' && { reason: note }),
  });
  await recalculate(context, [row]);
  const [result] = changedResults([row], written, await readerOf(context));
  if (!result) throw new Refusal('not_found');
  return result;
}
