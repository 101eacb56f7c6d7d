import type { Role } from '@alms/lis-domain/access';

/** Address of the demo facility's account of a role. `.test` is reserved: no mailbox exists. */
export const demoEmail = (role: Role): string => `${role}@demo.test`;
