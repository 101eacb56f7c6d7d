import { holds } from '@alms/lis-domain/access';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  holdsOf,
  refusesHold,
  releasePermissions,
  resultMoves,
  type holdResults,
  type ManualHold,
  type releaseHeldResult,
  type Result,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { recalculate } from '../calculation/calculate.service.ts';
import { lockResult, lockResults, type VersionedResult } from '../entry/lock-results.ts';
import { refuseNotAuthorized } from '../entry/refuse-not-authorized.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { changedResults, readerOf, resultsAfter } from '../result-answers.ts';
import { addResultVersions } from '../result-versions.ts';
import { auditedResult } from '../audited-result.ts';

/**
 * Puts results on hold with a reason, atomically: they are verified only after the hold is
 * released. Calculations do not use them until then.
 */
export async function hold(
  context: OperationContext,
  { items, reason }: BodyOf<typeof holdResults>,
): Promise<Result[]> {
  const { user, now } = context;
  const concealed = await concealedFrom(context);
  const rows = (await lockResults(context, items)).map(({ row }) => row);
  if (rows.some((row) => isConcealed(row, concealed))) throw new Refusal('not_found');
  for (const { id, status } of rows) {
    const refusal = refusesHold(status);
    if (refusal) throw new Refusal(refusal, { fields: { [id]: 'cannot be put on hold now' } });
  }
  const { to: status } = resultMoves.hold;
  const manual: ManualHold = {
    kind: 'manual',
    outcome: 'held',
    reason,
    by: { id: user.id, name: user.full_name },
    at: now.toISOString(),
  };
  const changes = rows.map(({ id, version, checks }) => ({
    id,
    version,
    change: {
      status,
      checks: [manual, ...(checks ?? []).filter(({ kind }) => kind !== 'manual')],
      hold_release: null,
    },
  }));
  await addResultVersions(context, changes);
  for (const row of rows)
    context.audit({
      action: 'update',
      ...auditedResult(row),
      before: { status: row.status },
      after: { status, held_by: ['manual'] },
      reason,
    });
  await recalculate(context, rows);
  return resultsAfter(context, rows);
}

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
  const isPermitted = releasePermissions(row).every((permission) => holds(user, permission));
  if (!isPermitted) throw new Refusal('forbidden');
  await refuseNotAuthorized(context, row, 'verify');

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
    ...auditedResult(row),
    before: { status: row.status, held_by: holdsOf(row.checks).map(({ kind }) => kind) },
    after: { status, code },
    ...(note !== '' && { reason: note }),
  });
  await recalculate(context, [row]);
  const [result] = changedResults([row], written, await readerOf(context));
  if (!result) throw new Refusal('not_found');
  return result;
}
