import type { TestDefinition } from '../test-parameter.schema.ts';
import type { DeltaRule } from '../value-rules.schema.ts';

const WITHIN = 72;

/** Warns of a change by more than a share of the value of the last three days. */
const percent = (threshold: string): DeltaRule => ({
  enabled: true,
  mode: 'percent',
  threshold,
  direction: 'any',
  window_hours: WITHIN,
  action: 'warn',
});

/**
 * Delta limits within three days: Ladenson, Patients as their own controls: use of the computer to
 * identify "laboratory error", Clin Chem 1975;21:1648. From memory, not compared; laboratories must
 * confirm them, or set those of their population (CLSI EP33). They warn and hold nothing.
 */
const ruleOf: Readonly<Record<string, DeltaRule>> = {
  NA: percent('5'),
  K: percent('20'),
  BUN: percent('50'),
  CREA: percent('50'),
  CA: percent('15'),
  PHOS: percent('20'),
  URIC: percent('40'),
  TP: percent('20'),
  ALB: percent('20'),
  MCV: percent('3'),
};

/** Returns a test of a pack with its proposed delta check, unless it has one. */
export function withDeltaRule(test: TestDefinition): TestDefinition {
  return { ...test, delta: test.delta ?? ruleOf[test.code] ?? null };
}
