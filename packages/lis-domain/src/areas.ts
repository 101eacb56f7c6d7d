/**
 * The laboratory areas. The first level of folders in every package and app is one of these, so
 * that one word finds all of a subject (`tools/areas.test.ts` compares).
 */
export const areas = [
  'access',
  'tenancy',
  'identity',
  'facility',
  'subscription',
  'onboarding',
  'catalogue',
  'patients',
  'appointments',
  'orders',
  'samples',
  'results',
  'quality-control',
  'inventory',
  'billing',
  'analytics',
  'notifications',
  'audit',
  'feedback',
  'interfaces',
] as const;
