import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';

const hashKeptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores feedback unless its address has sent `most` entries since `since`. Returns whether it was
 * stored.
 */
export function addFeedback(
  db: Database,
  feedback: Insertable<Schema['feedback']> & { address_hash: Buffer },
  { since, max }: { since: Date; max: number },
): Promise<boolean> {
  const { address_hash: hash } = feedback;
  return db.transaction().execute(async (tx) => {
    // Serialised per address, so that concurrent requests are counted.
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash.toString('hex')}, 3))`.execute(
      tx,
    );
    const recent = await tx
      .selectFrom('feedback')
      .select('id')
      .where('address_hash', '=', hash)
      .where('created_at', '>', since.toISOString())
      .limit(max)
      .execute();
    if (recent.length >= max) return false;
    await tx.insertInto('feedback').values(feedback).execute();
    return true;
  });
}

/** Deletes address hashes after 30 days. */
export async function deleteAddresses(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - hashKeptFor).toISOString();
  await db
    .updateTable('feedback')
    .set({ address_hash: null })
    .where('address_hash', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}

/** Newest first. */
export function listFeedback(db: Database, max: number): Promise<Selectable<Schema['feedback']>[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}
