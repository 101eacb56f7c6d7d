export * from './facility.schema.js';
export * from './facility.endpoints.js';
export { contrastRatio, deriveBranding, solidFor } from './branding-contrast.js';
export type { DerivedBranding } from './branding-contrast.js';
