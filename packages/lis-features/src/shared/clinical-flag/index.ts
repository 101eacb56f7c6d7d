export { ClinicalFlag } from './clinical-flag.tsx';
export { flagAppearance } from './flag-look.ts';
export type { ClinicalFlagProps } from './clinical-flag.tsx';
export type { FlagAppearance } from './flag-look.ts';
