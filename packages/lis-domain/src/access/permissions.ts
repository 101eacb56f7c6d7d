import type { Role } from './roles.ts';

/** Permissions that can be granted to a user in `preferences.permissions`. */
export const permissions = [
  'manage_tests',
  'enter_results',
  'collect_samples',
  'view_analytics',
  'manage_payments',
  'manage_settings',
  'verify_results',
  'amend_results',
  'view_results',
  'create_orders',
  'register_patients',
  'merge_patients',
  'manage_appointments',
  'take_payments',
  'receive_samples',
  'reject_samples',
  'manage_qc',
  'override_qc',
  'manage_inventory',
  'view_revenue',
  'view_audit_logs',
  'send_notifications',
  'manage_staff',
  'view_confidential',
  'receive_escalations',
  'export_data',
  'authorize_staff',
] as const;

export type Permission = (typeof permissions)[number];

const technician = [
  'enter_results',
  'verify_results',
  'view_results',
  'collect_samples',
  'receive_samples',
  'reject_samples',
  'manage_qc',
  'manage_inventory',
  'manage_tests',
  'view_analytics',
  'register_patients',
  'create_orders',
  'manage_settings',
] as const satisfies readonly Permission[];

/**
 * Permissions granted to a new account by role (domain model 3.2). An admin holds every permission
 * of their facility without a list.
 */
export const defaultGrants: Record<Role, readonly Permission[]> = {
  admin: permissions,
  technician,
  lab_manager: [
    ...technician,
    'amend_results',
    'override_qc',
    'merge_patients',
    'view_audit_logs',
    'send_notifications',
    'view_confidential',
    'export_data',
    'authorize_staff',
  ],
  nurse: ['collect_samples', 'view_results', 'create_orders'],
  phlebotomist: ['collect_samples', 'receive_samples'],
  receptionist: ['register_patients', 'manage_appointments', 'create_orders', 'take_payments'],
  doctor: ['create_orders', 'view_results'],
  data_entry: ['enter_results'],
  report_viewer: ['view_analytics'],
  patient: [],
};
