/** Departments of a laboratory, in the order of screens and reports. */
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
