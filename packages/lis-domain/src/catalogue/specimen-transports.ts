/** Storage and transport temperature of a specimen. */
export const specimenTransports = ['ambient', 'refrigerated', 'frozen'] as const;
/** Action on a test whose specimen did not arrive in the required condition. */
export const transportActions = ['hold', 'reject'] as const;
export type SpecimenStorage = (typeof specimenTransports)[number];
