export type { ConsistencyRuleId } from './consistency-rule-id.ts';
export * from './consistency-rule.schema.ts';
export * from './consistency-rule.endpoints.ts';
export { checkConsistencyRule } from './check-consistency-rule.ts';
export type { ComparedTest, ConsistencyRuleFault } from './check-consistency-rule.ts';
