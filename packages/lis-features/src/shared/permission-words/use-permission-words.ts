import type { Permission } from '@alms/lis-domain/access';
import { useMessages } from '@alms/ui/i18n';
import { permissionWordsMessages } from './words/index.ts';

/** Descriptions of permissions. */
export function usePermissionWords(): Readonly<Record<Permission, string>> {
  return useMessages(permissionWordsMessages);
}
