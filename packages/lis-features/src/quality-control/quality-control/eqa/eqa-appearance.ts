import type {
  AllowableOutcome,
  EqaDue,
  EqaScore,
  EqaState,
} from '@alms/lis-domain/quality-control';
import type { ChipProps } from '@alms/ui/chip';
import {
  CheckGlyph,
  ClockGlyph,
  CriticalGlyph,
  InfoGlyph,
  UndoGlyph,
  WarningGlyph,
} from '@alms/ui/icon';
import type { MarkProps } from '@alms/ui/mark';

type Look = Pick<ChipProps, 'tone' | 'glyph'>;

/** Colour and icon of a round’s status, always shown with its label. */
export const STATE_APPEARANCE: Record<EqaState, Look> = {
  open: { tone: 'info', glyph: ClockGlyph },
  submitted: { glyph: InfoGlyph },
  scored: { tone: 'caution', glyph: WarningGlyph },
  reviewed: { tone: 'positive', glyph: CheckGlyph },
  withdrawn: { glyph: UndoGlyph },
};

export const DUE_APPEARANCE: Record<EqaDue, Look> = {
  later: { tone: 'info', glyph: ClockGlyph },
  soon: { tone: 'caution', glyph: ClockGlyph },
  overdue: { tone: 'critical', glyph: WarningGlyph },
};

export const SCORE_APPEARANCE: Record<EqaScore, Look> = {
  acceptable: { tone: 'positive', glyph: CheckGlyph },
  questionable: { tone: 'caution', glyph: WarningGlyph },
  unacceptable: { tone: 'critical', glyph: CriticalGlyph },
};

export const OUTCOME_APPEARANCE: Record<AllowableOutcome, Look> = {
  acceptable: { tone: 'positive', glyph: CheckGlyph },
  unacceptable: { tone: 'critical', glyph: CriticalGlyph },
  not_reported: { tone: 'critical', glyph: CriticalGlyph },
  unit_differs: { glyph: InfoGlyph },
  out_of_range: { glyph: InfoGlyph },
};

/**
 * Returns the mark of a z-score. Marks of unacceptable scores point in the direction of the
 * deviation, doubled for extreme values.
 */
export function markOf(z: number, score: EqaScore): Pick<MarkProps, 'shape' | 'tone'> {
  if (score === 'acceptable') return { shape: 'disc', tone: 'neutral' };
  const way = z > 0 ? 'up' : 'down';
  return score === 'questionable'
    ? { shape: `triangle-${way}`, tone: 'caution' }
    : { shape: `double-${way}`, tone: 'critical' };
}
