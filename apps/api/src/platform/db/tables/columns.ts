import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { ColumnType } from 'kysely';

/** `timestamptz`: read as ISO 8601 in UTC. */
export type Instant = ColumnType<string, Date | string, Date | string>;
export type InstantOrNull = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** Column of every facility table, filled from the transaction's setting. */
export interface OfTenant {
  tenant_id: ColumnType<TenantId, TenantId | undefined, never>;
}
/** Column of a record that belongs to one laboratory; the main one by default. */
export interface OfLaboratory {
  laboratory_id: ColumnType<LaboratoryId, LaboratoryId | undefined, LaboratoryId>;
}
/** Optional columns, with a default or null. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
