import type { Access } from '../../http/index.ts';

/**
 * Access to result import. A separate module, so that clients that only need this rule load nothing
 * else.
 */
export const resultImportAccess = { anyOf: ['enter_results'] } as const satisfies Access;
