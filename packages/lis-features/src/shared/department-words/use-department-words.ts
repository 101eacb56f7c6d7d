import type { TestDefinition } from '@alms/lis-domain/catalogue';
import { useMessages } from '@alms/ui/i18n';
import { departmentWordsMessages } from '../words/department-words/index.ts';

/** Display names of departments. */
export function useDepartmentWords(): Readonly<Record<TestDefinition['department'], string>> {
  return useMessages(departmentWordsMessages);
}
