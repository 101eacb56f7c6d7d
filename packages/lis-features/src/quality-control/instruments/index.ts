export { InstrumentsCard } from './instruments-card.tsx';
export type { InstrumentsCardProps } from './instruments-card.tsx';
export type { SavedInstrument } from './instrument.form.ts';
