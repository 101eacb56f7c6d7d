import type { Role } from '@alms/lis-domain/access';
import { useMessages } from '@alms/ui/i18n';
import { roleWordsMessages } from '../words/role-words/index.ts';

/** Display names of the ten roles. */
export function useRoleWords(): Readonly<Record<Role, string>> {
  return useMessages(roleWordsMessages);
}
