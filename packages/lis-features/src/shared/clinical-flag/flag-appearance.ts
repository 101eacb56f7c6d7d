import type { Flag } from '@alms/lis-domain/results';
import type { MarkShape } from '@alms/ui/mark';

/** Visual style of a flag. Every flag is distinguishable without colour. */
export interface FlagAppearance {
  shape: MarkShape;
  tone: 'neutral' | 'low' | 'high' | 'caution' | 'critical';
  /** Whether the badge is filled. Critical flags are, so that they are not overlooked. */
  filled: boolean;
  /** Whether the flag is subdued. Expected results are, so that others stand out. */
  quiet: boolean;
}

const LOOKS: Record<Flag, FlagAppearance> = {
  LL: { shape: 'double-down', tone: 'critical', filled: true, quiet: false },
  L: { shape: 'triangle-down', tone: 'low', filled: false, quiet: false },
  N: { shape: 'disc', tone: 'neutral', filled: false, quiet: true },
  H: { shape: 'triangle-up', tone: 'high', filled: false, quiet: false },
  HH: { shape: 'double-up', tone: 'critical', filled: true, quiet: false },
  A: { shape: 'diamond', tone: 'high', filled: false, quiet: false },
  AA: { shape: 'diamond', tone: 'critical', filled: true, quiet: false },
  POS: { shape: 'disc', tone: 'high', filled: false, quiet: false },
  NEG: { shape: 'ring', tone: 'neutral', filled: false, quiet: true },
  IND: { shape: 'ring', tone: 'caution', filled: false, quiet: false },
};

/**
 * Returns the style of a flag. A missing flag has none, because it must not look like an evaluated
 * one.
 */
export function flagAppearance(flag: Flag): FlagAppearance {
  return LOOKS[flag];
}
