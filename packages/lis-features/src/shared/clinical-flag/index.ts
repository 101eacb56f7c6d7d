export { ClinicalFlag } from './clinical-flag.tsx';
export { flagLook } from './flag-look.ts';
export type { ClinicalFlagProps } from './clinical-flag.tsx';
export type { FlagLook } from './flag-look.ts';
