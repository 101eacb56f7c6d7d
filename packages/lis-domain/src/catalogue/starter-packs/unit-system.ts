/**
 * Unit systems of the starter packs. `conventional` is that of the United States (`mg/dL`), `si`
 * the amount of substance per litre and grams per litre (`mmol/L`, `g/L`).
 */
export const unitSystems = ['conventional', 'si'] as const;
export type UnitSystem = (typeof unitSystems)[number];
