export { ClinicalFlag } from './clinical-flag.tsx';
export { flagAppearance } from './flag-appearance.ts';
export type { ClinicalFlagProps } from './clinical-flag.tsx';
export type { FlagAppearance } from './flag-appearance.ts';
