/** Departments of a laboratory. */
export const departments = [
  'hematology',
  'chemistry',
  'coagulation',
  'immunology',
  'serology',
  'microbiology',
  'parasitology',
  'virology',
  'urinalysis',
  'molecular',
  'toxicology',
  'blood_bank',
  'other',
] as const;

export type Department = (typeof departments)[number];
