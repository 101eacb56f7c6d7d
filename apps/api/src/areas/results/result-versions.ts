import { sql, type Insertable, type Selectable } from 'kysely';
import { json } from '../../db/json.ts';
import type { Schema } from '../../db/schema.ts';
import { Refusal } from '../../http/problems.ts';
import type { Act } from '../act.ts';

export type ResultRow = Selectable<Schema['result']>;

/** What the next version of a result says differently. */
export interface ResultChange {
  row: ResultRow;
  change: Partial<Omit<Insertable<Schema['result']>, 'range'>> & Pick<Partial<ResultRow>, 'range'>;
}

/** Writes the next version of each result. The version before stays as it was; only the mark of being the current one moves on. */
export async function addResultVersions({ tx, tenantId, user, now }: Act, changes: readonly ResultChange[]): Promise<void> {
  if (changes.length === 0) return;
  const retired = await tx
    .updateTable('result')
    .set({ is_current: false })
    .where('tenant_id', '=', tenantId)
    .where('is_current', '=', true)
    .where(sql<boolean>`(id, version) in (${sql.join(changes.map(({ row }) => sql`(${row.id}::uuid, ${row.version}::integer)`))})`)
    .returning('id')
    .execute();
  if (retired.length !== changes.length) throw new Refusal('version_stale');
  await tx
    .insertInto('result')
    .values(
      changes.map(({ row, change }) => {
        const { range, ...next } = { ...row, ...change };
        return { ...next, range: range && json(range), version: row.version + 1, is_current: true, created_at: now, created_by: user.id };
      }),
    )
    .execute();
}
