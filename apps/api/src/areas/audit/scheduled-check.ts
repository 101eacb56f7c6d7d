import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { dueInEach, handleJob, JobStopped, type JobHandler } from '../../platform/jobs/job.ts';
import {
  appendAudit,
  followChain,
  genesis,
  type ChainPlace,
} from '../../platform/audit/audit-trail.ts';
import { checkAuditTrail } from './audit.jobs.ts';
import { beginCheck } from './chain.service.ts';
import {
  addCheckpoint,
  chainPage,
  checkpointsAfter,
  facilitiesWithUncheckedTrail,
} from './chain.store.ts';

/** Maximum age of a facility's last full check, in ms, before an automatic check. */
const checkEvery = 24 * 60 * 60_000;

/** Events between two progress checkpoints: about one second of work. */
const linesToPoint = 10_000;

export interface AuditTrailCheckOptions {
  db: Database;
  clock: Clock;
  logger: Logger;
}

/** Verifies whole audit trails, each once a day and on request. */
export function auditTrailCheck({ db, clock, logger }: AuditTrailCheckOptions): JobHandler {
  /**
   * Each page is a separate transaction: no lock is held between pages, so writers are not blocked.
   */
  async function check(tenantId: TenantId, checkId: string, stopped: AbortSignal): Promise<void> {
    let place: ChainPlace = { ...genesis, agreed: genesis.seq };
    let noted = genesis.seq;
    while (!stopped.aborted) {
      const next = await tenantTransaction(db, tenantId, async (tx) => {
        const followed = await followPage(tx, tenantId, place);
        const note = (state: 'reached' | 'finished' | 'broken', seq: number, hash: string | null) =>
          addCheckpoint(tx, { check_id: checkId, state, seq, hash, at: clock.now() });
        if ('brokenAt' in followed) {
          await note('broken', followed.brokenAt, null);
          await appendAudit(tx, { tenantId, at: clock.now(), requestId: uuidv7() }, [
            {
              action: 'verify',
              category: 'security',
              entity_type: 'audit_log',
              entity_label: 'Whole record',
              after: { broken_at: followed.brokenAt },
              outcome: 'failure',
            },
          ]);
          logger.error(
            { tenant_id: tenantId, broken_at: followed.brokenAt },
            'audit trail is broken',
          );
          return undefined;
        }
        if (followed.seq === place.seq) {
          await note('finished', place.seq, place.hash);
          // External anchor: a database owner cannot change the stored log.
          logger.info(
            { tenant_id: tenantId, lines: place.seq, head: place.hash },
            'audit trail is intact',
          );
          return undefined;
        }
        if (followed.seq >= noted + linesToPoint) {
          noted = followed.seq;
          await note('reached', followed.seq, followed.hash);
        }
        return followed;
      });
      if (!next) return;
      place = next;
    }
    throw new JobStopped();
  }

  return handleJob({
    job: checkAuditTrail,
    async run({ tenant_id, check_id }, { now, signal }) {
      const checkId =
        check_id ??
        (await tenantTransaction(db, tenant_id, (tx) => beginCheck(tx, tenant_id, now)));
      if (checkId) await check(tenant_id, checkId, signal);
    },
    schedule: {
      cron: '23 * * * *',
      findDue: async (_, now) =>
        dueInEach(
          await facilitiesWithUncheckedTrail(db, new Date(now.getTime() - checkEvery)),
          now,
        ),
    },
  });
}

/**
 * Verifies the next page of the chain; the end of the chain returns the starting position. An event
 * seen by an earlier check that no longer exists is a break.
 */
export async function followPage(
  tx: TenantTransaction,
  tenantId: TenantId,
  place: ChainPlace,
): Promise<ChainPlace | { brokenAt: number }> {
  // Read before the events, so every event known to a checkpoint already exists when the page is
  // read.
  const checkpoints = await checkpointsAfter(tx, tenantId, place.seq);
  const page = await chainPage(tx, tenantId, place.seq + 1);
  if (page.length === 0 && checkpoints.length > 0) return { brokenAt: place.agreed + 1 };
  return followChain(place, page, checkpoints);
}
