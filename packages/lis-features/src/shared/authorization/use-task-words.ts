import { resultTasks, type ResultTask } from '@alms/lis-domain/identity/competence';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { authorizationMessages } from './words/index.ts';

/** Names of the tasks that staff are authorized for. */
export function useTaskWords() {
  const words = useMessages(authorizationMessages);
  const format = useFormat();
  const name = (task: ResultTask): string => words[`task_${task}`];
  return {
    name,
    /** Lists tasks in words, in the order of the work. */
    list: (tasks: readonly ResultTask[]): string =>
      format.list(resultTasks.filter((task) => tasks.includes(task)).map(name)),
  };
}
