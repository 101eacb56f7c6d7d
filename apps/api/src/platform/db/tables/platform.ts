import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, Nullable, OfTenant } from './columns.ts';

interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

interface IdempotencyKeyTable extends OfTenant {
  user_id: UserId;
  key: string;
  fingerprint: Buffer;
  /** JSON response as sent. */
  answer: Nullable<string>;
  created_at: Instant;
}

interface CounterTable extends OfTenant {
  name: string;
  period: string;
  value: number;
}

export interface PlatformTables {
  rate_limit: RateLimitTable;
  idempotency_key: IdempotencyKeyTable;
  counter: CounterTable;
}
