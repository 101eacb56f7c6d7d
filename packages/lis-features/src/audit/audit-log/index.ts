export { AuditLogScreen } from './audit-log-screen.tsx';
export type { AuditLogScreenProps, AuditPage } from './audit-log-screen.tsx';
export type { AuditFilter } from './audit-filters.tsx';
export type { AuditChain } from './chain-status.tsx';
