/** Who keeps the controls, and who may see them. */
export const keepers = { anyOf: ['manage_qc'] } as const;
export const readers = { anyOf: ['manage_qc', 'override_qc'] } as const;
