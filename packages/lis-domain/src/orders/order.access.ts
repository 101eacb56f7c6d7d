import type { Access } from '../http/index.ts';

/**
 * Access to orders and their clinical information. A separate module, so that clients that only
 * need this rule load nothing else.
 */
export const orderReadAccess = {
  anyOf: ['create_orders', 'collect_samples', 'receive_samples', 'enter_results', 'view_results'],
} as const satisfies Access;
