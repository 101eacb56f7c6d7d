import type { verifyAuditChain } from '@alms/lis-domain/audit';
import type { AnswerOf } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import {
  followChain,
  genesis,
  type ChainPlace,
  type ChainPoint,
} from '../../platform/audit/audit-trail.ts';
import {
  addCheckpoint,
  chainPage,
  endsOfChain,
  latestCheckpoint,
  lockChecks,
  pageSize,
} from './chain.store.ts';

/**
 * Maximum number of events verified while a user waits. Facilities with more events per day wait
 * for the full check.
 */
const maxRecomputed = 10_000;

/**
 * A check without a checkpoint for this long is abandoned because its process has died. A live
 * check writes one every few seconds.
 */
const givenUpAfter = 5 * 60_000;

/**
 * Integrity status of a trail: the result of its last full check, and events since then verified
 * now.
 */
export async function verifyChain(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
): Promise<AnswerOf<typeof verifyAuditChain>> {
  const end = await latestCheckpoint(tx, tenantId, { ended: true });
  const { first, last } = await endsOfChain(tx, tenantId);
  const lines = last?.seq ?? 0;
  const running = await runningCheck(tx, tenantId, now);
  const known = {
    since: first?.at ?? null,
    lines,
    running: running ? { lines: running.seq } : null,
  };
  const broken = (at: number) => ({ ...known, intact: false, broken_at: at, head: null });
  if (end?.state === 'broken')
    return {
      ...broken(end.seq),
      recomputed: null,
      whole: { ended_at: end.at, lines: end.seq - 1 },
    };

  const whole = end ? { ended_at: end.at, lines: end.seq } : null;
  const point = { seq: end?.seq ?? genesis.seq, hash: end?.hash ?? genesis.hash };
  if (lines < point.seq) return { ...broken(lines + 1), recomputed: null, whole };
  const place = await recompute(tx, tenantId, point);
  const to = 'brokenAt' in place ? place.brokenAt : place.seq;
  const recomputed = to > point.seq ? { from: point.seq + 1, to } : null;
  if ('brokenAt' in place) return { ...broken(place.brokenAt), recomputed, whole };
  return {
    ...known,
    intact: true,
    broken_at: null,
    head: lines === 0 ? null : place.hash,
    recomputed,
    whole,
  };
}

/** Verifies the chain from a checked event, inclusive, up to the interactive limit. */
async function recompute(
  tx: TenantTransaction,
  tenantId: TenantId,
  point: ChainPoint,
): Promise<ChainPlace | { brokenAt: number }> {
  let place: ChainPlace = { ...point, agreed: point.seq };
  while (place.seq < point.seq + maxRecomputed) {
    const isStart = place.seq === point.seq && point.seq > genesis.seq;
    const page = await chainPage(tx, tenantId, isStart ? point.seq : place.seq + 1);
    const before = isStart
      ? { seq: point.seq - 1, hash: page[0]?.prev_hash ?? genesis.hash, agreed: point.seq - 1 }
      : place;
    const next = followChain(before, page, [point]);
    if ('brokenAt' in next) return next;
    place = next;
    if (page.length < pageSize) break;
  }
  return place;
}

/** The full check currently running. */
async function runningCheck(tx: TenantTransaction, tenantId: TenantId, now: Date) {
  const latest = await latestCheckpoint(tx, tenantId, { ended: false });
  const continues =
    latest !== undefined &&
    (latest.state === 'started' || latest.state === 'reached') &&
    now.getTime() - Date.parse(latest.at) < givenUpAfter;
  return continues ? latest : undefined;
}

/** Records the start of a full check and returns its id, or undefined while one is running. */
export async function beginCheck(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
): Promise<string | undefined> {
  await lockChecks(tx, tenantId);
  if (await runningCheck(tx, tenantId, now)) return undefined;
  const id = uuidv7();
  await addCheckpoint(tx, { check_id: id, state: 'started', ...genesis, at: now });
  return id;
}
