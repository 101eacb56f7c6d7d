import {
  autoverificationCheck,
  ruleReference,
  whyLeftToPerson,
  type Check,
} from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/call.ts';
import { findAutoverifyRules } from '../../catalogue/catalogue.store.ts';
import { findSettings, letsRulesVerify } from '../../facility/facility.store.ts';
import { acceptedControls } from '../../quality-control/quality-hold.ts';
import type { Reading } from '../entry/evaluated-value.ts';
import { signedByRule, type ResultRow } from '../result-versions.ts';
import { findResultsById, type DetailedResult } from '../results.store.ts';
import { sign } from './verify.service.ts';

/**
 * Asks the rule of each test about its value, and keeps what it said among the checks: that it verifies it, or why it leaves it to a person. The rule is the
 * one of now, not the one of when the test was ordered: turned off, it says nothing more. Values of tests without one are left as they are.
 */
export async function judgedByRules(
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
        autoverificationCheck(ruleReference(test), whyLeftToPerson(test.rule, value, isSwitchedOn)),
      ],
    };
  });
}

/** Verifies what the rules let through, by the very way a person does, in the transaction in which it was written; answers what was verified. Where two verify, a rule is the first, and a person releases. */
export async function verifyByRules(
  context: OperationContext,
  readings: readonly Reading[],
  written: readonly ResultRow[],
): Promise<DetailedResult[]> {
  const passed = readings.flatMap(({ row, checks }) => {
    const said = checks.find(isPassedRule);
    const version = written.find(({ id }) => id === row.id);
    return said && version
      ? [{ row: { ...row, ...version }, signature: signedByRule(said.rule) }]
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
