import { holds, mayCall } from '@alms/lis-domain/access';
import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import { listIncomingMessages } from '@alms/lis-domain/interfaces/connections';
import { countOpenImportRows } from '@alms/lis-domain/interfaces/result-import';
import {
  mostSevere,
  specimenReview,
  specimenReviewReasons,
  type HeldTest,
  type Overview,
  type readOverview,
  type ToVerify,
} from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { findSettings, timeZoneOf } from '../../facility/facility.store.ts';
import { ownAuthorizations } from '../../identity/competence/own-authorizations.ts';
import { openReviews } from '../../quality-control/open-reviews.service.ts';
import { currentHolds, violationOfHold } from '../../quality-control/quality-hold.ts';
import { listCalls } from '../critical-results/critical-results.service.ts';
import { countOpenCalls } from '../critical-results/critical-results.store.ts';
import { countWork } from '../results.store.ts';
import {
  countDay,
  countOnQcHold,
  countRefusedMessages,
  countWaitingValues,
  findDueNext,
  findEntered,
  type EnteredRow,
  type WorkScope,
} from './overview.store.ts';

/** The laboratory’s work now, in the parts that the caller may read. */
export async function overview(
  context: OperationContext,
  { laboratory_id: laboratoryId }: QueryOf<typeof readOverview>,
): Promise<AnswerOf<typeof readOverview>> {
  const { tx, tenantId, user, now } = context;
  const scope = { tx, tenantId, laboratoryId, shown: (await concealedFrom(context)).shows };
  const zone = await timeZoneOf(tx, tenantId, laboratoryId);
  const since = dayIn(zone, dateIn(zone, now.toISOString())).start;
  const { completed, by_rule, has_rules } = await countDay(scope, since);
  const verifies = holds(user, 'verify_results');
  const readsControls = holds(user, 'manage_qc') || holds(user, 'override_qc');
  return {
    generated_at: now.toISOString(),
    since,
    counts: await countWork(context, { laboratoryId }),
    to_verify: verifies ? await toVerify(context, scope) : null,
    verified_by_rule: has_rules ? by_rule : null,
    due_next: await findDueNext(scope),
    completed_specimens: completed,
    critical: verifies ? await criticalResults(context, scope) : null,
    qc_holds: readsControls ? await qcHolds(context, scope) : null,
    qc_reviews: readsControls ? await openReviews(context, scope) : null,
    refused_messages: mayCall(user, listIncomingMessages.access).allowed
      ? await countRefusedMessages(scope)
      : null,
    waiting_values: mayCall(user, countOpenImportRows.access).allowed
      ? await countWaitingValues(scope)
      : null,
  };
}

/** Divides the specimens to verify with the rule of the work list and of bulk verification. */
async function toVerify(context: OperationContext, scope: WorkScope): Promise<ToVerify> {
  const { self_verification } = await findSettings(scope.tx, scope.tenantId);
  const notAuthorizedFor = await ownAuthorizations(context);
  const entered = (await findEntered(scope)).map((row) => ({
    ...row,
    not_authorized_for: notAuthorizedFor(row.department),
  }));
  const verifier = { id: context.user.id, selfVerification: self_verification };
  const specimens = bySpecimen(entered).map((results) => ({
    results,
    reason: mostSevere(specimenReview(results, verifier)),
  }));
  const within = specimens.filter(({ reason }) => reason === undefined);
  const review = specimens.filter(({ reason }) => reason !== undefined);
  const dueTimes = (of: typeof specimens) =>
    of.flatMap(({ results }) => earliest(results, ({ due_at }) => due_at) ?? []).toSorted();
  return {
    specimens: specimens.length,
    oldest_received_at: earliest(entered, ({ received_at }) => received_at),
    within: {
      specimens: within.length,
      first_due_at: dueTimes(within)[0] ?? null,
      last_due_at: dueTimes(within).at(-1) ?? null,
    },
    review: {
      specimens: review.length,
      first_due_at: dueTimes(review)[0] ?? null,
      reasons: specimenReviewReasons.flatMap((reason) => {
        const count = review.filter((each) => each.reason === reason).length;
        return count === 0 ? [] : [{ reason, specimens: count }];
      }),
    },
  };
}

function bySpecimen(rows: readonly EnteredRow[]): EnteredRow[][] {
  const specimens = new Map<string, EnteredRow[]>();
  for (const row of rows) {
    const own = specimens.get(row.sample_id) ?? [];
    own.push(row);
    specimens.set(row.sample_id, own);
  }
  return [...specimens.values()];
}

const earliest = (
  rows: readonly EnteredRow[],
  at: (row: EnteredRow) => string | null,
): string | null => rows.flatMap((row) => at(row) ?? []).toSorted()[0] ?? null;

async function criticalResults(
  context: OperationContext,
  { laboratoryId }: WorkScope,
): Promise<Overview['critical']> {
  const { tx, tenantId, now } = context;
  const { items } = await listCalls(context, { laboratory_id: laboratoryId, limit: 1 });
  return { ...(await countOpenCalls(tx, tenantId, laboratoryId, now)), first: items[0] ?? null };
}

async function qcHolds(context: OperationContext, scope: WorkScope): Promise<Overview['qc_holds']> {
  const held = await currentHolds(context, scope.laboratoryId);
  const [first] = held;
  if (!first) return { tests: 0, first: null };
  const { id, test_name, instrument_name, reason, since } = first;
  const heldTest: HeldTest = {
    id,
    test_name,
    instrument_name,
    reason,
    since,
    results: await countOnQcHold(scope, first),
    violation: reason === 'rejected' ? await violationOfHold(context, first) : null,
  };
  return { tests: held.length, first: heldTest };
}
