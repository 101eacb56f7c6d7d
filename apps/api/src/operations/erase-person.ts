import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../platform/audit/audit-trail.ts';
import type { Database } from '../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';
import { eraseAccount } from './erase-account.ts';
import { erasePatient, retainedTables } from './erase-patient.ts';
import { Counter, FacilityRows } from './erasure-rows.ts';
import { findPerson, type ErasedPerson } from './find-person.ts';

/** Summary of an erasure. */
export interface Erasure {
  /** Pseudonyms now shown with the retained data. */
  pseudonyms: string[];
  /** Number of rewritten, removed and retained rows by table. */
  replaced: Readonly<Record<string, number>>;
  removed: Readonly<Record<string, number>>;
  retained: Readonly<Record<string, number>>;
  /** Known email addresses, for data outside the database. */
  emails: string[];
  /** A colleague has the same name, so names without an id were retained. */
  hasNamesake: boolean;
}

/** Thrown to roll back a dry run. */
class Tried extends Error {
  readonly erasure: Erasure;
  constructor(erasure: Erasure) {
    super('A rehearsal is rolled back.');
    this.erasure = erasure;
  }
}

/**
 * Replaces a person's identity in one facility by a pseudonym and removes their private data.
 * Orders, specimens, results, invoices and signatures stay, linked to the pseudonym, because a
 * laboratory must retain them (CLIA 42 CFR 493.1105, ISO 15189:2022 8.4; GDPR article 17(3)(b),
 * (c)). The audit trail is unchanged except for a new event without the name. Idempotent.
 * @param owner Schema owner: the serving role cannot rewrite append-only data
 * @param confirmed False for a dry run: everything is done, counted and rolled back
 * @throws ErasureRefused when the person does not exist or the facility could not continue
 */
export async function erasePerson(
  owner: Database,
  target: { subdomain: string; person: string },
  { confirmed, now }: { confirmed: boolean; now: Date },
): Promise<Erasure> {
  const { tenantId, person } = await findPerson(owner, target);
  try {
    return await tenantTransaction(owner, tenantId, async (tx) => {
      const erasure = await erase(tx, tenantId, person, now);
      if (!confirmed) throw new Tried(erasure);
      return erasure;
    });
  } catch (error) {
    if (error instanceof Tried) return error.erasure;
    throw error;
  }
}

async function erase(
  tx: TenantTransaction,
  tenantId: TenantId,
  person: ErasedPerson,
  now: Date,
): Promise<Erasure> {
  const { patients, accounts } = person;
  const [replaced, removed] = [new Counter(), new Counter()];
  const rows = new FacilityRows(tx, tenantId);
  let hasNamesake = false;
  for (const account of accounts) {
    const erased = await eraseAccount(rows, account, now);
    replaced.add(erased.replaced.counts);
    removed.add(erased.removed.counts);
    hasNamesake ||= erased.hasNamesake;
  }
  for (const patient of patients) {
    const erased = await erasePatient(rows, patient, now);
    replaced.add(erased.replaced.counts);
    removed.add(erased.removed.counts);
  }
  const retained = await countRetained(rows, person);
  const pseudonyms = [...patients, ...accounts].map(({ pseudonym }) => pseudonym);
  if (replaced.total() + removed.total() > 0)
    await auditErasure(rows, person, {
      entity_label: pseudonyms[0] ?? '',
      after: { replaced: replaced.counts, removed: removed.counts },
      now,
    });
  return {
    pseudonyms,
    replaced: replaced.counts,
    removed: removed.counts,
    retained: retained.counts,
    emails: [...new Set([...patients, ...accounts].flatMap(({ emails }) => emails))],
    hasNamesake,
  };
}

/** Counts the rows that stay, linked to the pseudonym. */
async function countRetained(
  rows: FacilityRows,
  { patients, accounts }: ErasedPerson,
): Promise<Counter> {
  const retained = new Counter();
  const ids = patients.map(({ id }) => id);
  if (ids.length > 0)
    for (const table of retainedTables)
      retained.add({ [table]: await rows.count(table, sql`patient_id = any(${ids}::uuid[])`) });
  const own = [...ids, ...accounts.map(({ id }) => id)];
  retained.add({
    audit_event: await rows.count(
      'audit_event',
      sql`(patient_id = any(${own}::uuid[]) or actor_id = any(${own}::uuid[]) or entity_id = any(${own}::text[]))`,
    ),
  });
  return retained;
}

/** Records the erasure without the name. */
async function auditErasure(
  { tx, tenantId }: FacilityRows,
  { patients: [patient], accounts: [account] }: ErasedPerson,
  { entity_label, after, now }: { entity_label: string; after: Record<string, unknown>; now: Date },
): Promise<void> {
  await appendAudit(tx, { tenantId, at: now, requestId: uuidv7() }, [
    {
      action: 'delete',
      ...(patient
        ? {
            category: 'patient',
            entity_type: 'patient',
            entity_id: patient.id,
            patient_id: patient.id,
          }
        : { category: 'security', entity_type: 'account', entity_id: account?.id ?? '' }),
      entity_label,
      after,
      reason: 'Erased on request by the service operator',
    },
  ]);
}
