import { starterCatalogue, type DeltaRule, type ReflexRule, type TestDefinition } from '@alms/lis-domain/catalogue';

const rule = (rest: Pick<DeltaRule, 'mode' | 'threshold'> & Partial<DeltaRule>): DeltaRule => ({ enabled: true, direction: 'any', window_hours: 72, action: 'hold', ...rest });

/** Changes that the demonstration looks at. They are examples: every laboratory sets its own. */
const deltaRules: Readonly<Record<string, DeltaRule>> = {
  K: rule({ mode: 'absolute', threshold: '1.0' }),
  NA: rule({ mode: 'absolute', threshold: '10', action: 'warn' }),
  CREA: rule({ mode: 'percent', threshold: '60', window_hours: 168 }),
};

/** What a value asks for: free thyroxine after a high thyrotropin, where who verifies agrees. */
const reflexRules: Readonly<Record<string, ReflexRule[]>> = {
  TSH: [{ when: { op: 'gt', value: '4.50' }, and: [], add: ['FT4'], mode: 'propose', comment: 'High thyrotropin' }],
};

const tat: TestDefinition['tat'] = { routine_min: 240, urgent_min: 120, stat_min: 45, start: 'received', end: 'verified' };

/** The starter catalogue with what a laboratory at work has added: how soon results are due, which changes are looked at, and what a value asks for. */
export const demoCatalogue: readonly TestDefinition[] = starterCatalogue.map((test) => (test.kind !== 'panel' ? { ...test, tat, delta: deltaRules[test.code] ?? null, reflex: reflexRules[test.code] ?? [] } : test));
