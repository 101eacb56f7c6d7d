export { WardsCard } from './wards-card.tsx';
export type { WardsCardProps } from './wards-card.tsx';
export type { SavedWard } from './ward.form.ts';
