import { sql } from 'kysely';
import type { FacilityRows } from './erasure-rows.ts';
import { inJson } from './erasure-words.ts';
import type { ErasedPatient } from './find-person.ts';

/** Removes stored idempotent responses that name the person, also those to other users. */
export function removeStoredAnswers(
  rows: FacilityRows,
  { words }: Pick<ErasedPatient, 'words'>,
): Promise<number> {
  const patterns = words.map((word) => `%${inJson(word).replace(/[\\%_]/g, String.raw`\$&`)}%`);
  return rows.remove('idempotency_key', sql`answer like any(${patterns}::text[])`);
}

/** Rewrites notifications of other users about the person. */
export async function rewriteNotices(
  rows: FacilityRows,
  { words, pseudonym }: Pick<ErasedPatient, 'words' | 'pseudonym'>,
): Promise<number> {
  const replacement = { table: 'notification', words, pseudonym, where: sql`true` };
  return (
    (await rows.replaceIn({ ...replacement, column: 'title' })) +
    (await rows.replaceIn({ ...replacement, column: 'message' }))
  );
}

/** Removes the person's email addresses from feedback. */
export const removeFromFeedback = (rows: FacilityRows, emails: readonly string[]) =>
  rows.changed(
    sql`update feedback set contact_email = null where lower(contact_email) = any(${emails.map((email) => email.toLowerCase())}::text[])`,
  );
