import type { Instant } from './columns.ts';

interface TenantTable {
  id: string;
  subdomain: string;
  created_at: Instant;
}

export interface TenancyTables {
  tenant: TenantTable;
}
