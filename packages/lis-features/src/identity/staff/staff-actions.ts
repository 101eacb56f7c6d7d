import type { Permission, StaffRole } from '@alms/lis-domain/access';
import type { LaboratoryId, WardId } from '@alms/lis-domain/facility';
import type { UserId } from '@alms/lis-domain/identity';
import type { Submission } from '@alms/ui/resource';

/** An account with the version that was loaded. */
interface Read {
  id: UserId;
  version: number;
}

/**
 * Actions of the screen. Each resolves to its outcome, which also arrives as the screen’s
 * `submission`.
 */
export interface StaffActions {
  onInvite: (invitation: {
    email: string;
    full_name: string;
    role: StaffRole;
  }) => Promise<Submission>;
  onResendInvitation: (account: { id: UserId }) => Promise<Submission>;
  onApprove: (approval: Read & { role: StaffRole }) => Promise<Submission>;
  onDecline: (account: Read) => Promise<Submission>;
  onChangeAccess: (
    access: Read & {
      role: StaffRole;
      permissions: Permission[];
      laboratory_ids: LaboratoryId[];
      ward_ids: WardId[];
    },
  ) => Promise<Submission>;
  onDisable: (closing: Read & { reason: string }) => Promise<Submission>;
  onEnable: (account: Read) => Promise<Submission>;
  onSignOut: (account: { id: UserId }) => Promise<Submission>;
  onResetSecondFactor: (reset: { id: UserId; reason: string }) => Promise<Submission>;
}
