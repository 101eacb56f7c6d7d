/** How far a component has come: not yet used by a screen, used by one, or on its way out. A tag of its meta. */
export const statuses: readonly string[] = ['draft', 'stable', 'deprecated'];
