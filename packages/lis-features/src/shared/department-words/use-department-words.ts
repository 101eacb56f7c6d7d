import type { TestDefinition } from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { departmentWordsMessages } from './words/index.ts';

/** What the departments are called, the same on every screen. */
export function useDepartmentWords(): Readonly<Record<TestDefinition['department'], string>> {
  return useMessages(departmentWordsMessages);
}
