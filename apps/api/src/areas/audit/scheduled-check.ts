import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { BackgroundWork } from '../../platform/background.ts';
import {
  appendAudit,
  followChain,
  genesis,
  type ChainPlace,
} from '../../platform/audit/audit-trail.ts';
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

/**
 * Verifies whole audit trails. Every process has one, but only one process checks a given trail at
 * a time.
 */
export interface ChainWatch {
  /** Continues a started check in the background. */
  run(tenantId: string, checkId: string): void;
  /** Checks, one after the other, the trails whose last full check is more than a day old. */
  sweep(): Promise<void>;
  /** Stops the running check at the next page. */
  stop(): void;
}

export interface ChainWatchOptions {
  db: Database;
  clock: Clock;
  logger: Logger;
  background: BackgroundWork;
}

export function chainWatch({ db, clock, logger, background }: ChainWatchOptions): ChainWatch {
  const stopping = new AbortController();
  let sweeping = false;

  /**
   * Each page is a separate transaction: no lock is held between pages, so writers are not blocked.
   */
  async function check(tenantId: string, checkId: string): Promise<void> {
    let place: ChainPlace = { ...genesis, agreed: genesis.seq };
    let noted = genesis.seq;
    while (!stopping.signal.aborted) {
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
            'the audit trail is broken',
          );
          return undefined;
        }
        if (followed.seq === place.seq) {
          await note('finished', place.seq, place.hash);
          // External anchor: a database owner cannot change the stored log.
          logger.info(
            { tenant_id: tenantId, lines: place.seq, head: place.hash },
            'the audit trail is intact',
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
  }

  return {
    run(tenantId, checkId) {
      background.run(() => check(tenantId, checkId));
    },
    async sweep() {
      if (sweeping) return;
      sweeping = true;
      try {
        for (const tenantId of await facilitiesWithUncheckedTrail(
          db,
          new Date(clock.now().getTime() - checkEvery),
        )) {
          if (stopping.signal.aborted) return;
          const checkId = await tenantTransaction(db, tenantId, (tx) =>
            beginCheck(tx, tenantId, clock.now()),
          );
          if (checkId) await check(tenantId, checkId);
        }
      } finally {
        sweeping = false;
      }
    },
    stop() {
      stopping.abort();
    },
  };
}

/**
 * Verifies the next page of the chain; the end of the chain returns the starting position. An event
 * seen by an earlier check that no longer exists is a break.
 */
export async function followPage(
  tx: TenantTransaction,
  tenantId: string,
  place: ChainPlace,
): Promise<ChainPlace | { brokenAt: number }> {
  // Read before the events, so every event known to a checkpoint already exists when the page is
  // read.
  const checkpoints = await checkpointsAfter(tx, tenantId, place.seq);
  const page = await chainPage(tx, tenantId, place.seq + 1);
  if (page.length === 0 && checkpoints.length > 0) return { brokenAt: place.agreed + 1 };
  return followChain(place, page, checkpoints);
}
