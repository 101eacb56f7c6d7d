import { onDemand } from '../../shared/on-demand/index.ts';
import type { LotsPanelProps } from './lots-panel.tsx';

/** See `lots-panel.tsx`; lazy-loaded, because its screen opens with another tab. */
export const LotsPanel = onDemand<LotsPanelProps>(
  async () => (await import('./lots-panel.tsx')).LotsPanel,
  () => true,
);
export type { LotsPanelProps } from './lots-panel.tsx';
export type { LotResultFilter, LotResults } from './lot-results-dialog.tsx';
