import type { Check, ResultState, ResultId } from '@alms/lis-domain/results';
import { json } from '../platform/db/json.ts';
import type { TestFacility } from './test-server.ts';

/** Writes the next version of a result, bypassing all rules, and returns its number. */
export async function nextVersion(
  facility: TestFacility,
  id: ResultId,
  {
    checks,
    ...change
  }: {
    status: ResultState;
    value_text?: string;
    checks?: Check[];
    /** Verified by this rule instead of a user. */
    rule_reference?: string;
    verified_by?: null;
    verified_by_name?: null;
  },
): Promise<{ id: ResultId; version: number }> {
  return facility.transaction(async (tx) => {
    const row = await tx
      .updateTable('result')
      .set({ is_current: false })
      .where('id', '=', id)
      .where('is_current', '=', true)
      .returningAll()
      .executeTakeFirstOrThrow();
    const structured = {
      range: row.range && (json(row.range) as never),
      checks: json(checks ?? row.checks) as never,
      correction: null,
      hold_release: null,
      coded_comments: json(row.coded_comments) as never,
      comments_changed: null,
    };
    const version = row.version + 1;
    await tx
      .insertInto('result')
      .values({ ...row, ...structured, ...change, version, is_current: true })
      .execute();
    return { id, version };
  });
}
