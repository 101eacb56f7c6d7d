export { LotsPanel } from './lots-panel.tsx';
export type { LotsPanelProps } from './lots-panel.tsx';
export type { LotResultFilter, LotResults } from './lot-results-dialog.tsx';
