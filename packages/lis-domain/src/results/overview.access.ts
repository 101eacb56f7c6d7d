import type { Access } from '../http/index.ts';

// A separate module, so that clients that only need these rules load nothing else.

/** Access to verification of results. */
export const verificationAccess = { anyOf: ['verify_results'] } as const satisfies Access;

/** Access to the overview of the laboratory’s work. */
export const overviewAccess = {
  anyOf: ['enter_results', 'verify_results'],
} as const satisfies Access;
