/** Permissions to manage QC, and to view it. */
export const keepers = { anyOf: ['manage_qc'] } as const;
export const readers = { anyOf: ['manage_qc', 'override_qc'] } as const;
