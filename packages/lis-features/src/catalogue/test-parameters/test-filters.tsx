import { departments, type TestDefinition } from '@alms/lis-domain/catalogue';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { SearchField } from '@alms/ui/search-field';
import { SelectField } from '@alms/ui/select-field';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { testListMessages } from './words/test-list/index.ts';
import { testWordsMessages } from './words/test-words/index.ts';

export const testStatuses = [
  'draft',
  'active',
  'retired',
] as const satisfies readonly TestDefinition['status'][];

export const testLimits = ['unconfirmed'] as const;

/** Filter of the test list. Empty strings match all tests that are not retired. */
export interface TestFilter {
  query: string;
  department: TestDefinition['department'] | '';
  status: TestDefinition['status'] | '';
  /** Only tests with unconfirmed limits of a starter pack. */
  limits: (typeof testLimits)[number] | '';
}

export interface TestFiltersProps {
  filter: TestFilter;
  onFilterChange: (filter: TestFilter) => void;
}

/** Filters for text, department and status. Each change starts a new query. */
export function TestFilters({ filter, onFilterChange }: TestFiltersProps) {
  const words = useMessages(testListMessages);
  const names = useMessages(testWordsMessages);
  const departmentWords = useDepartmentWords();
  const change = (part: Partial<TestFilter>) => onFilterChange({ ...filter, ...part });
  const choose = <Value extends string>(values: readonly Value[], chosen: string) =>
    values.find((value) => value === chosen) ?? '';
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <Inline role="search" aria-label={words.filters} gap="s3" align="end">
      <SearchField
        shortcut="/"
        label={words.search}
        labelVisibility="visible"
        placeholder={words.searchPlaceholder}
        value={filter.query}
        onChange={(event) => change({ query: event.target.value })}
      />
      <SelectField
        dense
        label={words.department}
        placeholder={words.anyDepartment}
        options={departments.map((value) => ({ value, label: departmentWords[value] }))}
        value={filter.department}
        onChange={(event) => change({ department: choose(departments, event.target.value) })}
      />
      <SelectField
        dense
        label={words.status}
        placeholder={words.anyStatus}
        options={testStatuses.map((value) => ({ value, label: names[value] }))}
        value={filter.status}
        onChange={(event) => change({ status: choose(testStatuses, event.target.value) })}
      />
      <SelectField
        dense
        label={words.limits}
        placeholder={words.anyLimits}
        options={testLimits.map((value) => ({ value, label: words[value] }))}
        value={filter.limits}
        onChange={(event) => change({ limits: choose(testLimits, event.target.value) })}
      />
      {isFiltered && (
        <Button
          variant="quiet"
          onClick={() => onFilterChange({ query: '', department: '', status: '', limits: '' })}
        >
          {words.clear}
        </Button>
      )}
    </Inline>
  );
}
