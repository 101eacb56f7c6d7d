export { AuditLogScreen } from './audit-log-screen.js';
export type { AuditLogScreenProps, AuditPage } from './audit-log-screen.js';
export type { AuditFilter } from './audit-filters.js';
export type { AuditChain } from './chain-status.js';
