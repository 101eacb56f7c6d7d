export { LaboratoriesCard } from './laboratories-card.tsx';
export type { LaboratoriesCardProps } from './laboratories-card.tsx';
export type { SavedLaboratory } from './laboratory.form.ts';
