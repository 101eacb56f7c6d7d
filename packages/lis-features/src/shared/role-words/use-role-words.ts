import type { Role } from '@alms/lis-domain/access';
import { useMessages } from '@alms/ui/i18n';
import { roleWordsMessages } from './words/index.ts';

/** What the ten roles are called, the same on every screen. */
export function useRoleWords(): Readonly<Record<Role, string>> {
  return useMessages(roleWordsMessages);
}
