import type { Permission } from '@alms/lis-domain/access';

/** Permissions in workflow order, each in one group. */
export const permissionGroups = {
  patientsAndOrders: [
    'register_patients',
    'merge_patients',
    'create_orders',
    'manage_appointments',
    'take_payments',
    'collect_samples',
  ],
  laboratory: [
    'receive_samples',
    'reject_samples',
    'enter_results',
    'verify_results',
    'amend_results',
    'view_results',
    'view_confidential',
    'receive_escalations',
    'manage_tests',
    'manage_qc',
    'override_qc',
    'manage_inventory',
  ],
  managing: [
    'view_analytics',
    'view_revenue',
    'manage_payments',
    'view_audit_logs',
    'export_data',
    'send_notifications',
    'manage_settings',
    'manage_staff',
    'authorize_staff',
  ],
} as const satisfies Record<string, readonly Permission[]>;
