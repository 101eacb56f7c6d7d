import type { Access } from '../http/index.ts';

/** Who reads what came of the own orders. By itself, so that whoever only asks this loads no more. */
export const requestedReportsAccess = { anyOf: ['view_results'] } as const satisfies Access;
