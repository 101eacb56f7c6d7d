import type {
  ConsistencyRule,
  ConsistencyRuleDefinition,
  ConsistencyRuleId,
} from '@alms/lis-domain/catalogue/consistency';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable } from 'kysely';
import { json } from '../../../platform/db/json.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

const ruleOf = ({
  definition,
  ...row
}: Selectable<Schema['consistency_rule']>): ConsistencyRule => ({ ...definition, ...row });

/** All rules of the facility. */
export async function findConsistencyRules(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<ConsistencyRule[]> {
  const rows = await tx
    .selectFrom('consistency_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(ruleOf);
}

/** The active rules, in order of their codes. */
export async function findActiveRules(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<ConsistencyRule[]> {
  const rows = await tx
    .selectFrom('consistency_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .orderBy('code')
    .execute();
  return rows.map(ruleOf);
}

/** Codes of the active rules that compare a test. */
export async function findRulesOfTest(
  tx: TenantTransaction,
  tenantId: TenantId,
  code: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('consistency_rule')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where(sql<boolean>`definition->'inputs' @> ${JSON.stringify([{ code }])}::jsonb`)
    .orderBy('code')
    .execute();
  return rows.map((row) => row.code);
}

/** Locks a rule until the transaction ends. */
export async function lockRule(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: ConsistencyRuleId,
): Promise<ConsistencyRule | undefined> {
  const row = await tx
    .selectFrom('consistency_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && ruleOf(row);
}

function columnsOf({ code, name, active, ...definition }: ConsistencyRuleDefinition) {
  return { code, name, active, definition: json(definition) };
}

/** Adds rules whose code is new to the facility. Returns the added rules. */
export async function insertRules(
  tx: TenantTransaction,
  tenantId: TenantId,
  rules: readonly ConsistencyRuleDefinition[],
  now: Date,
): Promise<ConsistencyRule[]> {
  if (rules.length === 0) return [];
  const rows = await tx
    .insertInto('consistency_rule')
    .values(
      rules.map((rule) => ({
        tenant_id: tenantId,
        id: newId<ConsistencyRuleId>(),
        ...columnsOf(rule),
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((taken) => taken.columns(['tenant_id', 'code']).doNothing())
    .returningAll()
    .execute();
  return rows.map(ruleOf);
}

/** Stores the next version of a rule. */
export async function updateRule(
  tx: TenantTransaction,
  { tenantId, now }: { tenantId: TenantId; now: Date },
  { id, version }: Pick<ConsistencyRule, 'id' | 'version'>,
  rule: ConsistencyRuleDefinition,
): Promise<ConsistencyRule> {
  const row = await tx
    .updateTable('consistency_rule')
    .set({ ...columnsOf(rule), version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ruleOf(row);
}
