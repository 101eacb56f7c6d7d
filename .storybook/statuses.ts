/** Component status, a tag of its meta: not yet used by a screen, used by one, or deprecated. */
export const statuses: readonly string[] = ['draft', 'stable', 'deprecated'];
