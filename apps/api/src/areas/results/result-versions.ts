import type { TestDefinition } from '@alms/lis-domain/catalogue';
import { portalFrom, type AppliedComment } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { personOf, type OperationContext } from '../../platform/http/requests/call.ts';
import { notifyPortalRelease, sendHl7Messages } from './results.jobs.ts';

export type ResultRow = Selectable<Schema['result']>;

type JsonColumn =
  | 'reported_as'
  | 'attachment'
  | 'range'
  | 'checks'
  | 'hold_release'
  | 'correction'
  | 'coded_comments'
  | 'comments_changed';

/** Changed fields of the next version. */
export interface ResultChange {
  id: string;
  version: number;
  change: Partial<Omit<Insertable<Schema['result']>, JsonColumn>> &
    Pick<Partial<ResultRow>, JsonColumn>;
}

/** Verifying user or rule of a result, and the releasing user where a second one is required. */
export type Signature = Pick<
  ResultRow,
  'verified_by' | 'verified_by_name' | 'rule_reference' | 'released_by' | 'released_by_name'
>;

const unverified: Signature = {
  verified_by: null,
  verified_by_name: null,
  rule_reference: null,
  released_by: null,
  released_by_name: null,
};

/** Fields of a value awaiting verification, whether or not verified before. */
export const unsigned = { ...unverified, verified_at: null } as const;

/**
 * Fields of a version without a value. The release time is kept because a report must state the
 * withdrawal.
 */
export const withoutValue = {
  value_text: null,
  unrounded_value: null,
  attachment: null,
  value_num: null,
  comparator: null,
  flag: null,
  flag_reason: null,
  critical: false,
  range: null,
  checks: null,
  coded_comments: [] as AppliedComment[],
  comments_changed: null,
  hold_release: null,
  override_reason: null,
  source: null,
  instrument_id: null,
  instrument_name: null,
  trace_id: null,
  entered_by: null,
  entered_by_name: null,
  entered_at: null,
  ...unsigned,
} as const;

/**
 * Fields of a result that is completed no longer: a calculation without a value that has become
 * possible. It is verified and released like any value, and nothing of it is visible until then.
 */
export const reopened = {
  released_at: null,
  portal_from: null,
  portal_notified_at: null,
  shown_by: null,
  shown_by_name: null,
} as const;

/**
 * Portal fields at first release. The patient is notified at once of results visible at once.
 * @param isAwaiting Whether the critical value awaits its notification: the patient is notified
 * afterwards.
 */
export function shownAtRelease(
  { portal }: Pick<TestDefinition, 'portal'>,
  now: Date,
  isAwaiting = false,
): { portal_from: string | null; portal_notified_at: Date | null } {
  const from = portalFrom(portal, now.toISOString());
  return {
    portal_from: from,
    portal_notified_at: portal.release === 'on_verify' && from !== null && !isAwaiting ? now : null,
  };
}

export function signedBy({
  id,
  full_name,
}: Pick<OperationContext['user'], 'id' | 'full_name'>): Signature {
  return { ...unverified, verified_by: id, verified_by_name: full_name };
}

export function signedByRule(rule: string): Signature {
  return { ...unverified, rule_reference: rule };
}

/**
 * Stores the next version of each result and returns it. Earlier versions are unchanged except for
 * their current-version flag.
 */
export async function addResultVersions(
  context: OperationContext,
  changes: readonly ResultChange[],
): Promise<ResultRow[]> {
  const { tx, tenantId, now } = context;
  if (changes.length === 0) return [];
  const before = await tx
    .updateTable('result')
    .set({ is_current: false })
    .where('tenant_id', '=', tenantId)
    .where('is_current', '=', true)
    .where(
      sql<boolean>`(id, version) in (${sql.join(changes.map(({ id, version }) => sql`(${id}::uuid, ${version}::integer)`))})`,
    )
    .returningAll()
    .execute();
  if (before.length !== changes.length) throw new Refusal('version_stale');
  const next = before.map((row) => {
    // The new version uses the current patient details.
    const { attachment, range, checks, hold_release, correction, ...others } = {
      ...row,
      created_by: personOf(context)?.id ?? null,
      ...changes.find(({ id }) => id === row.id)?.change,
    };
    const { coded_comments, comments_changed, ...rest } = others;
    const structured = {
      coded_comments: json(coded_comments),
      comments_changed: comments_changed && json(comments_changed),
      attachment: attachment && json(attachment),
      range: range && json(range),
      checks: checks && json(checks),
      hold_release: hold_release && json(hold_release),
      correction: correction && json(correction),
    };
    return {
      ...rest,
      ...structured,
      reported_as: null,
      version: row.version + 1,
      is_current: true,
      created_at: now,
    };
  });
  const written = await tx.insertInto('result').values(next).returningAll().execute();
  await enqueueFollowUps(tx, tenantId, written, now);
  return written;
}

/** Schedules notifications of the patients, and queued HL7 messages of released results. */
async function enqueueFollowUps(
  tx: TenantTransaction,
  tenantId: TenantId,
  written: readonly ResultRow[],
  now: Date,
): Promise<void> {
  const payload = { tenant_id: tenantId };
  const shownAt = new Set(
    written.flatMap(({ portal_from, portal_notified_at }) =>
      portal_from !== null && portal_notified_at === null ? [portal_from] : [],
    ),
  );
  await enqueue(tx, notifyPortalRelease, ...[...shownAt].map((dueAt) => ({ payload, dueAt })));
  if (!written.some(({ released_at }) => released_at !== null)) return;
  const waiting = await tx
    .selectFrom('hl7_outbound')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (waiting) await enqueue(tx, sendHl7Messages, { payload, dueAt: now });
}
