import type { Role } from '@alms/lis-domain/access';

/** Domain of the demo facility's accounts. `.test` is reserved (RFC 6761): no mailbox exists. */
export const demoDomain = 'demo.test';

/** Address of the demo facility's account of a role. */
export const demoEmail = (role: Role): string => `${role}@${demoDomain}`;
