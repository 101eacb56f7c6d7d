import type { CivilDate } from '../calendar/index.ts';
import type { LotQcStatus, LotStatus, RecordedLotStatus } from './inventory.schema.ts';
import { isExpired } from './expiry.ts';

/** Lot data used by the state rules. */
export interface LotFacts {
  status: RecordedLotStatus;
  qc_status: LotQcStatus;
  on_hand: number;
  use_by: CivilDate | null;
}

/** Actions on a lot. `test` consumes stock for QC, which is allowed in quarantine. */
export type LotAction =
  | 'open'
  | 'consume'
  | 'test'
  | 'count'
  | 'dispose'
  | 'quarantine'
  | 'record_qc';

/**
 * States in which each action is allowed (domain model 2.9). An expired or recalled lot can only be
 * counted, discarded or returned.
 */
const allowed: Record<LotAction, readonly LotStatus[]> = {
  open: ['active'],
  consume: ['active', 'in_use'],
  test: ['active', 'in_use', 'quarantined'],
  count: ['active', 'in_use', 'quarantined', 'recalled', 'expired', 'consumed'],
  dispose: ['active', 'in_use', 'quarantined', 'recalled', 'expired'],
  quarantine: ['active', 'in_use'],
  record_qc: ['quarantined'],
};

/**
 * Returns a lot’s state on a day. Expiry is derived from the date while stock is left. A recall
 * takes precedence.
 */
export function lotStatus(
  { status, on_hand, use_by }: Pick<LotFacts, 'status' | 'on_hand' | 'use_by'>,
  today: CivilDate,
): LotStatus {
  if (status === 'recalled') return status;
  return on_hand > 0 && isExpired(use_by, today) ? 'expired' : status;
}

export function lotStatusAllows(status: LotStatus, action: LotAction): boolean {
  return allowed[action].includes(status);
}

export function isLotActionAllowed(
  lot: Pick<LotFacts, 'status' | 'on_hand' | 'use_by'>,
  action: LotAction,
  today: CivilDate,
): boolean {
  return lotStatusAllows(lotStatus(lot, today), action);
}

/**
 * Returns whether a lot can be used for patient testing: stock is left, QC is accepted or not
 * required, and it is not past its use-by date.
 */
export function isUsable(lot: LotFacts, today: CivilDate): boolean {
  return (
    lot.on_hand > 0 &&
    isLotActionAllowed(lot, 'consume', today) &&
    (lot.qc_status === 'passed' || lot.qc_status === 'not_required')
  );
}

/** Returns the state of a lot that is available for use. */
export function releasedStatus(opened: boolean): 'active' | 'in_use' {
  return opened ? 'in_use' : 'active';
}

/**
 * Returns the state of a lot after a stock change. A recalled lot stays recalled. Without stock it
 * is used up or discarded. A lot without accepted QC stays in quarantine. A used-up lot becomes
 * available again when stock is received or found.
 */
export function statusAfterMove(
  {
    status,
    qc_status,
    opened_on,
  }: { status: RecordedLotStatus; qc_status: LotQcStatus; opened_on: CivilDate | null },
  onHand: number,
  move: 'use' | 'dispose',
): RecordedLotStatus {
  if (status === 'recalled') return status;
  if (onHand === 0) return move === 'dispose' ? 'disposed' : 'consumed';
  if (qc_status === 'pending' || qc_status === 'failed') return 'quarantined';
  return status === 'consumed' || status === 'disposed'
    ? releasedStatus(opened_on !== null)
    : status;
}
