import type { ResultTask } from '@alms/lis-domain/identity/competence';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { competenceMessages } from './words/index.ts';

/** Returns a function that lists tasks in words. */
export function useTaskList(): (tasks: readonly ResultTask[]) => string {
  const words = useMessages(competenceMessages);
  const format = useFormat();
  return (tasks) => format.list(tasks.map((task) => words[`task_${task}`]));
}
