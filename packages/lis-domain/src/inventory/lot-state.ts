import type { CivilDate } from '../calendar/index.ts';
import type { LotQcStatus, LotStatus, RecordedLotStatus } from './inventory.schema.ts';
import { isPastUseBy } from './use-by.ts';

/** A lot as its rules see it. */
export interface LotFacts {
  status: RecordedLotStatus;
  qc_status: LotQcStatus;
  on_hand: number;
  use_by: CivilDate | null;
}

/** What can be done with a lot. `test`: some of it is used to measure controls, which is what quarantine waits for. */
export type LotAct = 'open' | 'consume' | 'test' | 'count' | 'dispose' | 'quarantine' | 'judge';

/** In which states each act is possible (domain model 2.9). An expired lot is counted and disposed of, and nothing else. */
const allowed: Record<LotAct, readonly LotStatus[]> = {
  open: ['active'],
  consume: ['active', 'in_use'],
  test: ['active', 'in_use', 'quarantined'],
  count: ['active', 'in_use', 'quarantined', 'expired', 'consumed'],
  dispose: ['active', 'in_use', 'quarantined', 'expired'],
  quarantine: ['active', 'in_use'],
  judge: ['quarantined'],
};

/** A lot's state on a day. That it has expired is nobody's act: it follows from the calendar, for as long as there is some left. */
export function lotStatus(
  { status, on_hand, use_by }: Pick<LotFacts, 'status' | 'on_hand' | 'use_by'>,
  today: CivilDate,
): LotStatus {
  return on_hand > 0 && isPastUseBy(use_by, today) ? 'expired' : status;
}

export function lotStatusAllows(status: LotStatus, act: LotAct): boolean {
  return allowed[act].includes(status);
}

export function canActOnLot(
  lot: Pick<LotFacts, 'status' | 'on_hand' | 'use_by'>,
  act: LotAct,
  today: CivilDate,
): boolean {
  return lotStatusAllows(lotStatus(lot, today), act);
}

/** Whether patients' results may be made with a lot: there is some, its controls passed or none are asked for, and it is not past its use-by date. */
export function isUsable(lot: LotFacts, today: CivilDate): boolean {
  return (
    lot.on_hand > 0 &&
    canActOnLot(lot, 'consume', today) &&
    (lot.qc_status === 'passed' || lot.qc_status === 'not_required')
  );
}

/** The state in which a lot that may be used stands. */
export function releasedStatus(opened: boolean): 'active' | 'in_use' {
  return opened ? 'in_use' : 'active';
}

/**
 * The state of a lot after its stock has changed. Without any it is used up, or disposed of. What its controls have not passed waits, and what was
 * gone is there again when some is delivered or found.
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
  if (onHand === 0) return move === 'dispose' ? 'disposed' : 'consumed';
  if (qc_status === 'pending' || qc_status === 'failed') return 'quarantined';
  return status === 'consumed' || status === 'disposed'
    ? releasedStatus(opened_on !== null)
    : status;
}
