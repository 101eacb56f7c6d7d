import type { Access } from '../http/index.ts';

/**
 * Access to reports of the user’s own orders and wards. A separate module, so that clients that
 * only need this rule load nothing else.
 */
export const requestedReportsAccess = { anyOf: ['view_results'] } as const satisfies Access;
