import type { TestDefinition, TestParameterId } from '@alms/lis-domain/catalogue';
import type { CodedComment, CodedCommentId } from '@alms/lis-domain/catalogue/coded-comments';
import type { ConsistencyRule, ConsistencyRuleId } from '@alms/lis-domain/catalogue/consistency';
import type { UserId } from '@alms/lis-domain/identity';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant } from './columns.ts';

interface TestParameterTable extends OfTenant {
  id: TestParameterId;
  code: string;
  name: string;
  kind: TestDefinition['kind'];
  department: TestDefinition['department'];
  status: TestDefinition['status'];
  definition: TestDefinition;
  /** Derived from the definition. */
  confidential: ColumnType<boolean, never, never>;
  /** Searchable text: code and names. */
  search_text: Generated<string>;
  /** Whether the limits came from a starter pack. */
  proposed: Generated<boolean>;
  limits_confirmed_by: Nullable<UserId>;
  limits_confirmed_by_name: Nullable<string>;
  limits_confirmed_at: InstantOrNull;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A version of a test between two changes. */
interface TestParameterVersionTable extends OfTenant {
  test_parameter_id: TestParameterId;
  version: number;
  definition: TestDefinition;
  reason: Nullable<string>;
  /** Null, as is the name, when loaded with the starter catalogue. */
  changed_by: UserId | null;
  changed_by_name: string | null;
  changed_at: Instant;
}

/** A condition that the results of an order must meet together. */
interface ConsistencyRuleTable extends OfTenant {
  id: ConsistencyRuleId;
  code: string;
  name: string;
  active: boolean;
  definition: Pick<ConsistencyRule, 'inputs' | 'condition' | 'action' | 'message' | 'source'>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A comment on results with a text by language. */
interface CodedCommentTable extends OfTenant {
  id: CodedCommentId;
  code: string;
  active: boolean;
  definition: Pick<CodedComment, 'texts' | 'department' | 'rules'>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface CatalogueTables {
  coded_comment: CodedCommentTable;
  consistency_rule: ConsistencyRuleTable;
  test_parameter: TestParameterTable;
  test_parameter_version: TestParameterVersionTable;
}
