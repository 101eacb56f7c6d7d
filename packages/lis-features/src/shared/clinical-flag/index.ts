export { ClinicalFlag } from './clinical-flag.js';
export { flagLook } from './flag-look.js';
export type { ClinicalFlagProps } from './clinical-flag.js';
export type { FlagLook } from './flag-look.js';
