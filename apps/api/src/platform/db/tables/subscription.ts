import type {
  BillingCycle,
  PaymentFailure,
  PaymentState,
  SubscriptionState,
} from '@alms/lis-domain/subscription';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant } from './columns.ts';

/** Resources limited by a plan. */
export type UsageName = 'users' | 'patients' | 'tests';

/** Read-only: plans are written by migrations. */
interface PlanTable {
  id: ColumnType<string, never, never>;
  plan_name: ColumnType<string, never, never>;
  monthly_price_minor: ColumnType<number, never, never>;
  yearly_price_minor: ColumnType<number, never, never>;
  currency: ColumnType<string, never, never>;
  max_users: ColumnType<number | null, never, never>;
  max_patients: ColumnType<number | null, never, never>;
  max_tests_per_month: ColumnType<number | null, never, never>;
  analytics: ColumnType<boolean, never, never>;
  priority_support: ColumnType<boolean, never, never>;
}

interface SubscriptionTable extends OfTenant {
  plan_id: string;
  billing_cycle: BillingCycle;
  status: SubscriptionState;
  trial_ends_at: Instant;
  /** End of the paid period; null until the first payment. */
  renews_at: InstantOrNull;
  updated_at: Instant;
}

interface UsageCounterTable extends OfTenant {
  name: UsageName;
  /** The facility's month `2026-05` for tests; empty for counters without a period. */
  period: string;
  used: number;
}

interface PaymentTable extends OfTenant {
  id: string;
  amount_minor: number;
  currency: string;
  /** Outcome of the last completed attempt. */
  status: PaymentState;
  failure: Nullable<PaymentFailure>;
  /** Attempt number, from 1. */
  attempt: Generated<number>;
  /**
   * Payment provider of this attempt, its reference and its checkout page; all null until the
   * payment is started.
   */
  provider: Nullable<string>;
  provider_reference: Nullable<string>;
  checkout_url: Nullable<string>;
  created_at: Instant;
  updated_at: Instant;
  paid_at: InstantOrNull;
}

export interface SubscriptionTables {
  plan: PlanTable;
  subscription: SubscriptionTable;
  usage_counter: UsageCounterTable;
  payment: PaymentTable;
}
