import type { Permission } from '@alms/lis-domain/access';
import type { User, UserId } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';

export interface UnattendedUser extends Pick<User, 'full_name' | 'role' | 'laboratory_id'> {
  /** No id of an account: records of an unattended operation name no person. */
  id: string;
  tenantId: TenantId;
  permissions: Permission[];
}

/** The user of an operation that a connection runs by itself, with these permissions only. */
export const unattendedUser = ({ id, tenantId, permissions, ...user }: UnattendedUser): User => ({
  ...user,
  id: id as UserId,
  email: '',
  username: '',
  tenant_id: tenantId,
  preferences: { permissions },
  language: null,
  color_scheme: null,
  density: 'comfortable',
  scan_sounds: 'off',
  email_verified: false,
  patient_id: null,
  needs_second_factor: false,
  laboratories: [],
  version: 1,
});
