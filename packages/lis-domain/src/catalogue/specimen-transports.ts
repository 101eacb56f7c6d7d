/** Storage and transport temperature of a specimen. */
export const specimenTransports = ['ambient', 'refrigerated', 'frozen'] as const;
export type SpecimenStorage = (typeof specimenTransports)[number];
