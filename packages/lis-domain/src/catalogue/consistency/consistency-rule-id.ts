import * as v from 'valibot';
import { idField, type Id, type IdField } from '../../http/fields.ts';

/** The id of a consistency rule. */
export type ConsistencyRuleId = Id<'ConsistencyRule'>;
export const consistencyRuleIdField = idField as IdField<ConsistencyRuleId>;
export const byConsistencyRuleId = v.object({ id: consistencyRuleIdField });
