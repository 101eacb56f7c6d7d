import { departments, type TestDefinition } from '@alms/lis-domain/catalogue';
import { priorities, type Priority } from '@alms/lis-domain/orders';
import { Checkbox } from '@alms/ui/checkbox';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { workListMessages } from './words/index.ts';
import * as S from './work-list.styles.ts';

/** Which work is looked for; empty strings ask for all. */
export interface WorkFilter {
  department: TestDefinition['department'] | '';
  priority: Priority | '';
  /** Only what should be done by now. */
  overdue: boolean;
}

/** Everything that waits. */
export const ALL_WORK: WorkFilter = { department: '', priority: '', overdue: false };

export interface WorkFiltersProps {
  filter: WorkFilter;
  onFilterChange: (filter: WorkFilter) => void;
}

/** Department, priority and what is overdue; each change asks anew. */
export function WorkFilters({ filter, onFilterChange }: WorkFiltersProps) {
  const words = useMessages(workListMessages);
  const departmentWords = useDepartmentWords();
  const change = (part: Partial<WorkFilter>) => onFilterChange({ ...filter, ...part });
  const choose = <Value extends string>(values: readonly Value[], chosen: string) =>
    values.find((value) => value === chosen) ?? '';
  return (
    <S.Filters>
      <SelectField
        dense
        label={words.department}
        labelVisibility="hidden"
        placeholder={words.anyDepartment}
        options={departments.map((value) => ({ value, label: departmentWords[value] }))}
        value={filter.department}
        onChange={(event) => change({ department: choose(departments, event.target.value) })}
      />
      <SelectField
        dense
        label={words.priority}
        labelVisibility="hidden"
        placeholder={words.anyPriority}
        options={priorities.toReversed().map((value) => ({ value, label: words[value] }))}
        value={filter.priority}
        onChange={(event) => change({ priority: choose(priorities, event.target.value) })}
      />
      <Checkbox
        label={words.overdueOnly}
        checked={filter.overdue}
        onChange={(event) => change({ overdue: event.target.checked })}
      />
    </S.Filters>
  );
}
