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

/** Roles of employees. Patients are registered, not employed. */
export const staffRoles = roles.filter((role): role is StaffRole => role !== 'patient');

/**
 * Maps a role sent by the server (a string, or an object with `value` or `name`) to one of the ten
 * roles. Matching is exact after lower-casing and replacing spaces and hyphens with underscores.
 * Anything else is `undefined`: access to the dashboard only (safe reading 43).
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
