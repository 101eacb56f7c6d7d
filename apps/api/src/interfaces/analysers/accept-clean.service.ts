import { MAX_ACCEPTED_ROWS, type ImportWait } from '@alms/lis-domain/interfaces/result-import';
import type { Check } from '@alms/lis-domain/results';
import { acceptedControls } from '../../areas/quality-control/quality-hold.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { accept } from '../result-import/accept.service.ts';
import { batchRow } from '../result-import/batches.service.ts';
import { evaluateReady, resultsOf } from '../result-import/ready-values.ts';
import { controlsSince } from '../result-import/control-rows.ts';
import {
  findRows,
  findTestsAwaitingControls,
  setWaits,
  type StagedRow,
} from '../result-import/result-import.store.ts';

export interface Acceptance {
  /** Automatic acceptance of the connection is on. */
  isAutomatic: boolean;
  /** Part of the message was not understood, or it ended early. */
  hasRemark: boolean;
}

/**
 * Accepts the clean rows of a message in the name of its connection: matched to a pending test of a
 * known specimen, in the mapped unit, without alarm or remark, no repeat measurement, with accepted
 * QC of the test on this instrument and no control that waits for its other levels, and within the
 * stability of the specimen. The others stay staged with their reason.
 */
export async function acceptClean(
  context: OperationContext,
  batchId: string,
  acceptance: Acceptance,
): Promise<void> {
  const { tx, tenantId } = context;
  const rows = await findRows(tx, tenantId, batchId, { statuses: ['ready'] });
  if (rows.length === 0) return;
  const waits = await waitsOf(context, batchId, rows, acceptance);
  await setWaits(
    tx,
    tenantId,
    batchId,
    [...waits].map(([number, reason]) => ({ number, waits: reason })),
  );
  const clean = rows.map(({ number }) => number).filter((number) => !waits.has(number));
  for (let start = 0; start < clean.length; start += MAX_ACCEPTED_ROWS)
    await accept(context, batchId, { numbers: clean.slice(start, start + MAX_ACCEPTED_ROWS) });
}

/** Reasons against acceptance without a user, by row. */
async function waitsOf(
  context: OperationContext,
  batchId: string,
  rows: readonly StagedRow[],
  { isAutomatic, hasRemark }: Acceptance,
): Promise<Map<number, ImportWait>> {
  const ofMessage: ImportWait | undefined = hasRemark
    ? 'message_remark'
    : isAutomatic
      ? undefined
      : 'not_automatic';
  const waits = new Map<number, ImportWait>();
  for (const { number, measurement } of rows) {
    const reason = measurement?.is_rerun ? 'rerun' : ofMessage;
    if (reason) waits.set(number, reason);
  }
  const batch = await batchRow(context, batchId);
  const left = rows.filter(({ number }) => !waits.has(number));
  const readings = await evaluateReady(context, batch, left, await resultsOf(context, left));
  const controlsOf = await acceptedControls(
    context,
    readings.map(({ row }) => row.test_parameter_id),
  );
  // A control that waits may be out of its limits: its run decides once it is complete.
  const awaitingControls = await findTestsAwaitingControls(context.tx, context.tenantId, {
    instrument_id: batch.instrument_id,
    since: controlsSince(context.now),
  });
  for (const { item, row, checks } of readings) {
    const controls = controlsOf({
      test_parameter_id: row.test_parameter_id,
      instrument_id: batch.instrument_id,
    });
    if (awaitingControls.has(row.test_parameter_id) || !isAccepted(controls, checks, context.now))
      waits.set(item.number, 'qc_not_accepted');
    else if (isBeyondStability(checks)) waits.set(item.number, 'stability');
  }
  return waits;
}

type Controls = ReturnType<Awaited<ReturnType<typeof acceptedControls>>>;

/**
 * QC on exactly this instrument, accepted, not overdue, and without a hold. Unknown is not
 * accepted.
 */
function isAccepted(controls: Controls, checks: readonly Check[], now: Date): boolean {
  if (controls === null || controls.accepted_at === null) return false;
  const { accepted_at, max_age_hours } = controls;
  const age = now.getTime() - new Date(accepted_at).getTime();
  if (max_age_hours !== null && age > max_age_hours * 3_600_000) return false;
  return checks.some(({ kind, outcome }) => kind === 'qc' && outcome === 'passed');
}

const isBeyondStability = (checks: readonly Check[]): boolean =>
  checks.some(({ kind, outcome }) => kind === 'stability' && outcome !== 'passed');
