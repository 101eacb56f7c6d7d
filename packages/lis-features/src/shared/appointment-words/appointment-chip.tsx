import type { AppointmentState } from '@alms/lis-domain/appointments';
import { Chip, type ChipProps } from '@alms/ui/chip';
import { CheckGlyph, ClockGlyph, CloseGlyph, WarningGlyph } from '@alms/ui/icon';
import { useAppointmentWords } from './use-appointment-words.ts';

const appearances: Record<AppointmentState, Required<Pick<ChipProps, 'tone' | 'glyph'>>> = {
  booked: { tone: 'neutral', glyph: ClockGlyph },
  arrived: { tone: 'info', glyph: CheckGlyph },
  fulfilled: { tone: 'positive', glyph: CheckGlyph },
  cancelled: { tone: 'neutral', glyph: CloseGlyph },
  no_show: { tone: 'caution', glyph: WarningGlyph },
};

export interface AppointmentChipProps {
  state: AppointmentState;
  /** Label used instead of the status, for a more specific one. */
  children?: string | undefined;
}

/** Status of an appointment as an icon and a word. */
export function AppointmentChip({ state, children }: AppointmentChipProps) {
  const { words } = useAppointmentWords();
  return <Chip {...appearances[state]}>{children ?? words[state]}</Chip>;
}
