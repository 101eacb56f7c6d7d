import type { QcStatus } from '@alms/lis-domain/analytics';
import type { ControlledTest, ControlRun, LotState } from '@alms/lis-domain/quality-control';
import type { ChipProps } from '@alms/ui/chip';
import {
  CheckGlyph,
  ClockGlyph,
  CriticalGlyph,
  HoldGlyph,
  InfoGlyph,
  WarningGlyph,
} from '@alms/ui/icon';

type Look = Pick<ChipProps, 'tone' | 'glyph'>;

/** Colour and icon of a run’s status, always shown with its label. */
export const RUN_APPEARANCE: Record<ControlRun['status'], Look> = {
  accepted: { tone: 'positive', glyph: CheckGlyph },
  warning: { tone: 'caution', glyph: WarningGlyph },
  rejected: { tone: 'critical', glyph: CriticalGlyph },
  not_evaluable: { glyph: InfoGlyph },
  overdue: { tone: 'critical', glyph: ClockGlyph },
  void: { glyph: HoldGlyph },
};

export const LOT_APPEARANCE: Record<LotState, Look> = {
  establishing: { tone: 'info', glyph: ClockGlyph },
  active: { tone: 'positive', glyph: CheckGlyph },
  expired: { tone: 'caution', glyph: WarningGlyph },
  archived: { glyph: HoldGlyph },
};

export const RATE_APPEARANCE: Record<QcStatus, Look> = {
  pass: { tone: 'positive', glyph: CheckGlyph },
  warning: { tone: 'caution', glyph: WarningGlyph },
  fail: { tone: 'critical', glyph: CriticalGlyph },
  unknown: { glyph: InfoGlyph },
};

/** QC status of a test. A hold takes precedence over the status of the latest run. */
export type TestQcStatus =
  | 'held'
  | 'overdue'
  | 'accepted'
  | 'warning'
  | 'rejected'
  | 'not_evaluable'
  | 'noRuns';

export function qcStatusOfTest({
  hold,
  last_run,
}: Pick<ControlledTest, 'hold' | 'last_run'>): TestQcStatus {
  if (hold !== null) return hold.reason === 'rejected' ? 'held' : 'overdue';
  return last_run?.status ?? 'noRuns';
}

export const QC_STATUS_APPEARANCE: Record<TestQcStatus, Look> = {
  held: { tone: 'critical', glyph: HoldGlyph },
  overdue: RUN_APPEARANCE.overdue,
  accepted: RUN_APPEARANCE.accepted,
  warning: RUN_APPEARANCE.warning,
  rejected: RUN_APPEARANCE.rejected,
  not_evaluable: RUN_APPEARANCE.not_evaluable,
  noRuns: { glyph: InfoGlyph },
};
