import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Instant } from './columns.ts';

interface TenantTable {
  id: TenantId;
  subdomain: string;
  created_at: Instant;
}

export interface TenancyTables {
  tenant: TenantTable;
}
