import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';
import { inJson, rewritten, whole, without } from './erasure-words.ts';

/** Row counts by table; tables without rows are omitted. */
export class Counter {
  readonly counts: Record<string, number> = {};
  add(more: Readonly<Record<string, number>>): void {
    for (const [table, n] of Object.entries(more))
      if (n > 0) this.counts[table] = (this.counts[table] ?? 0) + n;
  }
  total(): number {
    return Object.values(this.counts).reduce((sum, n) => sum + n, 0);
  }
}

/** Words to replace by a pseudonym in one column of a table. */
export interface Replacement {
  table: string;
  column: string;
  words: readonly string[];
  pseudonym: string;
  where: RawBuilder<unknown>;
}

/** Columns with JSON instead of text. */
const jsonColumns: ReadonlySet<string> = new Set([
  'cancellation',
  'rejection',
  'correction',
  'diagnosis_codes',
  'hold_release',
  'condition',
  'checks',
  'drafts',
]);

export const isJson = (column: string): boolean => jsonColumns.has(column);

/** The rows of one facility. Changes return the number of changed rows. */
export class FacilityRows {
  readonly tx: TenantTransaction;
  readonly tenantId: TenantId;

  constructor(tx: TenantTransaction, tenantId: TenantId) {
    this.tx = tx;
    this.tenantId = tenantId;
  }

  async changed(statement: RawBuilder<unknown>): Promise<number> {
    return Number((await statement.execute(this.tx)).numAffectedRows ?? 0);
  }

  write(table: string, values: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
    return this.changed(
      sql`update ${sql.table(table)} set ${values} where tenant_id = ${this.tenantId}::uuid and ${where}`,
    );
  }

  remove(table: string, where: RawBuilder<unknown>): Promise<number> {
    return this.changed(
      sql`delete from ${sql.table(table)} where tenant_id = ${this.tenantId}::uuid and ${where}`,
    );
  }

  async count(table: keyof Schema, where: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from ${sql.table(table)} where tenant_id = ${this.tenantId}::uuid and ${where}`.execute(
      this.tx,
    );
    return rows[0]?.n ?? 0;
  }

  /** Replaces words in a text column, or anywhere in a JSON column. */
  replaceIn({ table, column, words, pseudonym, where }: Replacement): Promise<number> {
    const text = without(
      sql`${sql.ref(column)}::text`,
      isJson(column) ? words.map(inJson) : words,
      pseudonym,
    );
    return this.write(
      table,
      sql`${sql.ref(column)} = ${isJson(column) ? sql`(${text})::jsonb` : text}`,
      sql`${where} and ${text} <> ${sql.ref(column)}::text`,
    );
  }

  /** Replaces words in the free text of a JSON column. */
  async replaceInProse({ table, column, words, pseudonym, where }: Replacement): Promise<number> {
    const found = await sql<{
      at: string;
      value: unknown;
    }>`select ctid::text as at, ${sql.ref(column)} as value from ${sql.table(table)} where tenant_id = ${this.tenantId}::uuid and ${where} and ${sql.ref(column)} is not null`.execute(
      this.tx,
    );
    const patterns = words.map((word) => new RegExp(whole(word, String.raw`[\p{L}\p{N}]`), 'giu'));
    const pseudonymised = (text: string) =>
      patterns.reduce((rest, pattern) => rest.replace(pattern, pseudonym), text);
    let changes = 0;
    for (const { at, value } of found.rows) {
      const replacement = JSON.stringify(rewritten(value, pseudonymised));
      if (replacement !== JSON.stringify(value))
        changes += await this.write(
          table,
          sql`${sql.ref(column)} = ${replacement}::jsonb`,
          sql`ctid = ${at}::tid`,
        );
    }
    return changes;
  }
}

/** Entries of an erasure plan, with the types of its tables. */
export const entries = <T extends object>(plan: T) =>
  Object.entries(plan) as [Extract<keyof T, string>, T[keyof T]][];
