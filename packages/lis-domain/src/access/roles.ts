/** The ten roles of the specification (section 1). */
export const roles = [
  'admin',
  'technician',
  'nurse',
  'receptionist',
  'doctor',
  'lab_manager',
  'phlebotomist',
  'data_entry',
  'report_viewer',
  'patient',
] as const;

export type Role = (typeof roles)[number];
export type StaffRole = Exclude<Role, 'patient'>;

/** Who works at the facility. Patients are registered, not employed. */
export const staffRoles = roles.filter((role): role is StaffRole => role !== 'patient');

/**
 * A role as the server may send it (a string, or an object with `value` or `name`) as one of the ten: lower-cased, spaces and hyphens
 * as underscores, exact match. Anything else is `undefined`: no rights but the dashboard (safe reading 43).
 */
export function normaliseRole(role: unknown): Role | undefined {
  const text =
    typeof role === 'object' && role !== null
      ? ((role as { value?: unknown }).value ?? (role as { name?: unknown }).name)
      : role;
  if (typeof text !== 'string') return undefined;
  const name = text.toLowerCase().replace(/[ -]/g, '_');
  return roles.find((each) => each === name);
}
