import type { Access } from '../http/index.ts';

// A separate module, so that clients that only need the rule load nothing else.

/** Users who may register and correct patients. */
export const registrationAccess = { anyOf: ['register_patients'] } as const satisfies Access;
