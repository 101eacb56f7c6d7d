export { LimitsCard } from './limits-card.tsx';
export type { LimitsCardProps } from './limits-card.tsx';
export { useLimitText } from './limit-text.tsx';
export type { AdoptSet } from './adopt-dialog.tsx';
