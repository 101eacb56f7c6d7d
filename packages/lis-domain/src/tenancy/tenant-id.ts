import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a facility (tenant). */
export type TenantId = Id<'Tenant'>;
export const tenantIdField = idField as IdField<TenantId>;
