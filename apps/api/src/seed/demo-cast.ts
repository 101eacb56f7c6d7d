import type { Role } from '@alms/lis-domain/access';
import type { User } from '@alms/lis-domain/identity';
import type { Act } from '../areas/act.ts';
import { appendAuditLines, type AuditContext, type AuditEntry } from '../areas/audit/audit-trail.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';

/** Something one person does at one time. */
export interface Scene {
  at: Date;
  by: Role;
  play(act: Act): Promise<void>;
}

/** The staff of the demo facility, who do what a scene says through the services every call uses. */
export interface DemoCast {
  play(scene: Scene): Promise<void>;
  /** Writes what was done to the audit trail, in the order it was done. */
  signOff(): Promise<void>;
}

export function demoCast(tx: TenantTransaction, tenantId: string, staff: ReadonlyMap<Role, User>): DemoCast {
  const trail: { entry: AuditEntry; context: AuditContext }[] = [];
  return {
    async play({ at, by, play }) {
      const user = staff.get(by);
      if (!user) throw new Error(`@alms/api: the demo facility has no ${by}.`);
      const context = { tenantId, at, actor: { id: user.id, name: user.full_name, role: user.role }, requestId: 'demo' };
      await play({ tx, tenantId, user, now: at, audit: (entry) => void trail.push({ entry, context }) });
    },
    signOff: () => appendAuditLines(tx, tenantId, trail),
  };
}
