import { departments, type TestDefinition } from '@alms/lis-domain/catalogue';
import { priorities, type Priority } from '@alms/lis-domain/orders';
import { Checkbox } from '@alms/ui/checkbox';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { workListMessages } from './words/index.ts';
import * as S from './work-list.styles.ts';

/** Filter of the work list; empty strings match all. */
export interface WorkFilter {
  department: TestDefinition['department'] | '';
  priority: Priority | '';
  /** Whether to show only overdue results. */
  overdue: boolean;
}

/** Filter that matches all pending work. */
export const ALL_WORK: WorkFilter = { department: '', priority: '', overdue: false };

export interface WorkFiltersProps {
  filter: WorkFilter;
  onFilterChange: (filter: WorkFilter) => void;
}

/** Filters for department, priority and overdue results. Each change starts a new query. */
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
        dense
        label={words.overdueOnly}
        checked={filter.overdue}
        onChange={(event) => change({ overdue: event.target.checked })}
      />
    </S.Filters>
  );
}
