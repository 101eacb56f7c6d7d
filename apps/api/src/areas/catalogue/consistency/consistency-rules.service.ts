import {
  checkConsistencyRule,
  type ConsistencyRule,
  type ConsistencyRuleDefinition,
  type ConsistencyRuleId,
} from '@alms/lis-domain/catalogue/consistency';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { changedFields, type AuditEntry } from '../../../platform/audit/audit-trail.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import type { ResultUpdates } from '../../result-updates.ts';
import { findAllTests, lockCatalogue } from '../catalogue.store.ts';
import { insertRules, lockRule, updateRule } from './consistency-rules.store.ts';

/** Rejects a rule with an invalid condition, or with tests that it cannot compare. */
export async function checkRule(
  tx: TenantTransaction,
  tenantId: TenantId,
  rule: Pick<ConsistencyRuleDefinition, 'inputs' | 'condition'>,
): Promise<void> {
  const tests = new Map((await findAllTests(tx, tenantId)).map((test) => [test.code, test]));
  const faults = checkConsistencyRule(rule, (code) => tests.get(code));
  if (faults.length > 0)
    throw invalid(Object.fromEntries(faults.map(({ at, sentence }) => [at, sentence])));
}

/** Parts of a rule that decide on results; the others only describe it. */
const deciding: ReadonlySet<string> = new Set(['active', 'inputs', 'condition', 'action']);

/** Codes of the tests whose results a rule evaluates; empty while it is inactive. */
function comparedBy({ active, inputs }: ConsistencyRuleDefinition): string[][] {
  return active ? [inputs.map(({ code }) => code)] : [];
}

/** Adds a rule. If it is active, it evaluates the unverified results of open orders at once. */
export async function addRule(
  context: OperationContext,
  rule: ConsistencyRuleDefinition,
  results: ResultUpdates,
): Promise<ConsistencyRule> {
  const { tx, tenantId, now } = context;
  await lockCatalogue(tx, tenantId);
  await checkRule(tx, tenantId, rule);
  const [added] = await insertRules(tx, tenantId, [rule], now);
  if (!added) throw new Refusal('duplicate', { fields: { code: 'is in use' } });
  const rechecked = await recheck(context, comparedBy(rule), results);
  auditRule(context, added, { action: 'create', after: { ...rule, ...rechecked } });
  return added;
}

/**
 * Replaces a rule. A rule that is inactive after the change may compare retired tests. The
 * unverified results of open orders are evaluated again if the change can decide on them.
 */
export async function changeRule(
  context: OperationContext,
  { id, version }: { id: ConsistencyRuleId; version: number },
  rule: ConsistencyRuleDefinition,
  results: ResultUpdates,
): Promise<ConsistencyRule> {
  const { tx, tenantId } = context;
  await lockCatalogue(tx, tenantId);
  const current = await lockRule(tx, tenantId, id);
  if (!current) throw new Refusal('not_found');
  checkVersion(version, current.version);
  if (rule.code !== current.code) throw invalid({ code: 'cannot be changed' });
  const changed = changedFields<ConsistencyRuleDefinition>(current, rule);
  const names = Object.keys(changed.after);
  if (names.length === 0) return current;
  if (rule.active || names.some((name) => name !== 'active')) await checkRule(tx, tenantId, rule);
  const updated = await updateRule(tx, context, current, rule);
  const compared = names.some((name) => deciding.has(name))
    ? [...comparedBy(current), ...comparedBy(rule)]
    : [];
  const rechecked = await recheck(context, compared, results);
  auditRule(context, updated, {
    action: 'update',
    before: changed.before,
    after: { ...changed.after, ...rechecked },
  });
  return updated;
}

/** The audited numbers of re-evaluated results; empty if no rule applies to results. */
async function recheck(
  context: OperationContext,
  compared: readonly (readonly string[])[],
  results: ResultUpdates,
): Promise<object> {
  if (compared.length === 0) return {};
  const { rechecked, held, resumed } = await results.recheckRules(context, compared);
  return { rechecked_results: rechecked, held_results: held, resumed_results: resumed };
}

function auditRule(
  context: OperationContext,
  { id, name }: ConsistencyRule,
  entry: Pick<AuditEntry, 'action'> & { before?: object; after?: object },
): void {
  context.audit({
    category: 'settings',
    entity_type: 'consistency_rule',
    entity_id: id,
    entity_label: name,
    action: entry.action,
    ...(entry.before && { before: { ...entry.before } }),
    ...(entry.after && { after: { ...entry.after } }),
  });
}
