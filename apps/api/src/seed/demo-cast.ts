import type { Role } from '@alms/lis-domain/access';
import type { User } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { OperationContext } from '../platform/http/requests/call.ts';
import {
  appendAuditLines,
  type AuditContext,
  type AuditEntry,
} from '../platform/audit/audit-trail.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';

/** An operation of one user at one time. */
export interface Scene {
  at: Date;
  by: Role;
  play(context: OperationContext): Promise<void>;
}

/** A past operation for the audit trail. */
export interface PastOperation {
  at: Date;
  user: User;
  entry: AuditEntry;
}

/** The demo facility's staff, who perform scenes through the same services as API requests. */
export interface DemoCast {
  play(scene: Scene): Promise<void>;
  /** Adds operations that were written directly. */
  addOperations(done: readonly PastOperation[]): void;
  /** Writes all operations to the audit trail in chronological order. */
  signOff(): Promise<void>;
}

const linesAtOnce = 2_000;

export function demoCast(
  tx: TenantTransaction,
  tenantId: TenantId,
  staff: ReadonlyMap<Role, User>,
): DemoCast {
  const trail: { entry: AuditEntry; context: AuditContext }[] = [];
  const contextOf = (at: Date, { id, full_name: name, role }: User): AuditContext => ({
    tenantId,
    at,
    actor: { id, name, role },
    requestId: 'demo',
  });
  return {
    async play({ at, by, play }) {
      const user = staff.get(by);
      if (!user) throw new Error(`@alms/api: the demo facility has no user ${by}.`);
      const context = contextOf(at, user);
      await play({
        tx,
        tenantId,
        user,
        now: at,
        audit: (entry) => void trail.push({ entry, context }),
      });
    },
    addOperations: (done) =>
      trail.push(...done.map(({ at, user, entry }) => ({ entry, context: contextOf(at, user) }))),
    async signOff() {
      const lines = trail.toSorted((a, b) => a.context.at.getTime() - b.context.at.getTime());
      // In batches, because a statement has a parameter limit.
      for (let from = 0; from < lines.length; from += linesAtOnce)
        await appendAuditLines(tx, tenantId, lines.slice(from, from + linesAtOnce));
    },
  };
}
