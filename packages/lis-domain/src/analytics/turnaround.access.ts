import type { Access } from '../http/index.ts';

/**
 * Access to turnaround times. A separate module, so that clients that only need this rule load
 * nothing else.
 */
export const turnaroundAccess = { anyOf: ['view_analytics'] } as const satisfies Access;
