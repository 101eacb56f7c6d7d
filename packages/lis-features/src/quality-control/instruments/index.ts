import { onDemand } from '../../shared/on-demand/index.ts';
import type { InstrumentsCardProps } from './instruments-card.tsx';

/** See `instruments-card.tsx`; lazy-loaded, because its screen opens with another tab. */
export const InstrumentsCard = onDemand<InstrumentsCardProps>(
  async () => (await import('./instruments-card.tsx')).InstrumentsCard,
  () => true,
);
export type { InstrumentsCardProps } from './instruments-card.tsx';
export type { SavedInstrument } from './instrument.form.ts';
