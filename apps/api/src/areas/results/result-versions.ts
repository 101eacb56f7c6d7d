import type { TestDefinition } from '@alms/lis-domain/catalogue';
import { portalFrom } from '@alms/lis-domain/results';
import { sql, type Insertable, type Selectable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/http/problems.ts';
import type { OperationContext } from '../../platform/http/call.ts';

export type ResultRow = Selectable<Schema['result']>;

type JsonColumn = 'reported_as' | 'attachment' | 'range' | 'checks' | 'hold_release' | 'correction';

/** What the version after this one says differently. */
export interface ResultChange {
  id: string;
  version: number;
  change: Partial<Omit<Insertable<Schema['result']>, JsonColumn>> &
    Pick<Partial<ResultRow>, JsonColumn>;
}

/** Who has verified a result, or which rule in nobody's name; and who has released it, where that was a second person. */
export type Signature = Pick<
  ResultRow,
  'verified_by' | 'verified_by_name' | 'rule_reference' | 'released_by' | 'released_by_name'
>;

const nobody: Signature = {
  verified_by: null,
  verified_by_name: null,
  rule_reference: null,
  released_by: null,
  released_by_name: null,
};

/** Of a value that waits to be verified, again if it had been. */
export const unsigned = { ...nobody, verified_at: null } as const;

/** What a version without a value says; when the result was released is kept, because a report has to say that it takes it back. */
export const withoutValue = {
  value_text: null,
  attachment: null,
  value_num: null,
  comparator: null,
  flag: null,
  flag_reason: null,
  critical: false,
  range: null,
  checks: null,
  hold_release: null,
  override_reason: null,
  source: null,
  instrument_id: null,
  instrument_name: null,
  entered_by: null,
  entered_by_name: null,
  entered_at: null,
  ...unsigned,
} as const;

/** What the first release says of its patient's sight, who is told at once of what is seen at once. */
export function shownAtRelease(
  { portal }: Pick<TestDefinition, 'portal'>,
  now: Date,
): { portal_from: string | null; portal_told_at: Date | null } {
  const from = portalFrom(portal, now.toISOString());
  return {
    portal_from: from,
    portal_told_at: portal.release === 'on_verify' && from !== null ? now : null,
  };
}

export function signedBy({ id, full_name }: OperationContext['user']): Signature {
  return { ...nobody, verified_by: id, verified_by_name: full_name };
}

export function signedByRule(rule: string): Signature {
  return { ...nobody, rule_reference: rule };
}

/**
 * Writes the next version of each result, and answers those. The version before stays as it was; only the mark of being the current one moves on.
 */
export async function addResultVersions(
  { tx, tenantId, user, now }: OperationContext,
  changes: readonly ResultChange[],
): Promise<ResultRow[]> {
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
    // Who the patient is now is who the next version is of.
    const { attachment, range, checks, hold_release, correction, ...rest } = {
      ...row,
      created_by: user.id,
      ...changes.find(({ id }) => id === row.id)?.change,
    };
    const structured = {
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
  return tx.insertInto('result').values(next).returningAll().execute();
}
