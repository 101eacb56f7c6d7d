import type { Flag } from '@alms/lis-domain/results';
import type { MarkShape } from '@alms/ui/mark';

/** How a flag is drawn, wherever it is drawn: each can be told from every other without its color. */
export interface FlagLook {
  shape: MarkShape;
  tone: 'neutral' | 'low' | 'high' | 'caution' | 'critical';
  /** Critical flags are filled badges: nobody may pass over one. */
  filled: boolean;
  /** Expected answers stay quiet, so that the others are seen. */
  quiet: boolean;
}

const LOOKS: Record<Flag, FlagLook> = {
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

/** The look of one flag. There is none for a missing flag: what was not decided must not be drawn like anything that was. */
export function flagLook(flag: Flag): FlagLook {
  return LOOKS[flag];
}
