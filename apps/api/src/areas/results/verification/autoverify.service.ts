import {
  autoverificationCheck,
  ruleReference,
  manualReviewReasons,
  type Check,
} from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findAutoverifyRules } from '../../catalogue/catalogue.store.ts';
import { findSettings, letsRulesVerify } from '../../facility/facility.store.ts';
import { acceptedControls } from '../../quality-control/quality-hold.ts';
import type { Reading } from '../entry/evaluated-value.ts';
import { signedByRule, type ResultRow } from '../result-versions.ts';
import { findResultsById, type DetailedResult } from '../results.store.ts';
import { sign } from './verify.service.ts';

/**
 * Applies each test's rule to its value and stores the outcome among the checks: verified, or the
 * reasons for manual verification. The current rule applies, not the one at ordering; a disabled
 * rule adds nothing. Values of tests without a rule are unchanged.
 */
export async function evaluatedByRules(
  context: OperationContext,
  readings: readonly Reading[],
): Promise<Reading[]> {
  const { tx, tenantId, now } = context;
  const tests = [...new Set(readings.map(({ row }) => row.test_parameter_id))];
  const rules = new Map(
    (await findAutoverifyRules(tx, tenantId, tests)).map((each) => [each.id, each]),
  );
  if (rules.size === 0) return [...readings];
  const isSwitchedOn = await letsRulesVerify(tx, tenantId);
  const controlsOf = await acceptedControls(context, [...rules.keys()]);
  return readings.map((reading) => {
    const { row, item, meaning, checks } = reading;
    const test = rules.get(row.test_parameter_id);
    if (!test) return reading;
    const measured = {
      test_parameter_id: row.test_parameter_id,
      instrument_id: item.instrument?.id ?? null,
    };
    const value = {
      ...meaning,
      source: item.source,
      checks,
      at: now.toISOString(),
      isFirst: row.value_text === null && row.correction === null,
      controls: controlsOf(measured),
    };
    return {
      ...reading,
      checks: [
        ...checks,
        autoverificationCheck(
          ruleReference(test),
          manualReviewReasons(test.rule, value, isSwitchedOn),
        ),
      ],
    };
  });
}

/**
 * Verifies values passed by the rules, through the same path and in the same transaction as their
 * entry. Returns the verified results. Where two verifications are required, the rule is the first
 * and a user releases.
 */
export async function verifyByRules(
  context: OperationContext,
  readings: readonly Reading[],
  written: readonly ResultRow[],
): Promise<DetailedResult[]> {
  const passed = readings.flatMap(({ row, checks }) => {
    const check = checks.find(isPassedRule);
    const version = written.find(({ id }) => id === row.id);
    return check && version
      ? [{ row: { ...row, ...version }, signature: signedByRule(check.rule) }]
      : [];
  });
  if (passed.length === 0) return [];
  const { tx, tenantId } = context;
  await sign(context, passed, await findSettings(tx, tenantId));
  return findResultsById(
    tx,
    tenantId,
    passed.map(({ row }) => row.id),
  );
}

function isPassedRule(check: Check): check is Extract<Check, { kind: 'autoverification' }> {
  return check.kind === 'autoverification' && check.outcome === 'passed';
}
