import type { EqaDue, EqaScore, EqaState } from '@alms/lis-domain/quality-control';
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

/** The color and shape of a round's state; the word stands beside them. */
export const STATE_LOOKS: Record<EqaState, Look> = {
  open: { tone: 'info', glyph: ClockGlyph },
  submitted: { glyph: InfoGlyph },
  scored: { tone: 'caution', glyph: WarningGlyph },
  reviewed: { tone: 'positive', glyph: CheckGlyph },
  withdrawn: { glyph: UndoGlyph },
};

export const DUE_LOOKS: Record<EqaDue, Look> = {
  later: { tone: 'info', glyph: ClockGlyph },
  soon: { tone: 'caution', glyph: ClockGlyph },
  overdue: { tone: 'critical', glyph: WarningGlyph },
};

export const SCORE_LOOKS: Record<EqaScore, Look> = {
  acceptable: { tone: 'positive', glyph: CheckGlyph },
  questionable: { tone: 'caution', glyph: WarningGlyph },
  unacceptable: { tone: 'critical', glyph: CriticalGlyph },
};

/** A z on its scale: what is not acceptable points where it lies, and twice when it is far out. */
export function markOf(z: number, score: EqaScore): Pick<MarkProps, 'shape' | 'tone'> {
  if (score === 'acceptable') return { shape: 'disc', tone: 'neutral' };
  const way = z > 0 ? 'up' : 'down';
  return score === 'questionable'
    ? { shape: `triangle-${way}`, tone: 'caution' }
    : { shape: `double-${way}`, tone: 'critical' };
}
