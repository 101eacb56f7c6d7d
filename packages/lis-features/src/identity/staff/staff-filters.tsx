import { staffRoles, type StaffRole } from '@alms/lis-domain/access';
import { accountStatuses, type AccountStatus } from '@alms/lis-domain/identity/staff';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { SearchField } from '@alms/ui/search-field';
import { SelectField } from '@alms/ui/select-field';
import { useRoleWords } from '../../shared/role-words/index.ts';
import { staffMessages } from './words/index.ts';

/** Filter of the staff list. Empty strings match all staff except declined requests. */
export interface StaffFilter {
  query: string;
  status: AccountStatus | '';
  role: StaffRole | '';
}

export interface StaffFiltersProps {
  filter: StaffFilter;
  onFilterChange: (filter: StaffFilter) => void;
}

/** Filters for text, status and role. Each change starts a new query. */
export function StaffFilters({ filter, onFilterChange }: StaffFiltersProps) {
  const words = useMessages(staffMessages);
  const roles = useRoleWords();
  const change = (part: Partial<StaffFilter>) => onFilterChange({ ...filter, ...part });
  const choose = <Value extends string>(values: readonly Value[], chosen: string) =>
    values.find((value) => value === chosen) ?? '';
  const isFiltered = filter.query !== '' || filter.status !== '' || filter.role !== '';
  return (
    <Inline role="search" aria-label={words.filters} gap="s3" align="end">
      <SearchField
        label={words.search}
        labelVisibility="visible"
        placeholder={words.searchPlaceholder}
        value={filter.query}
        onChange={(event) => change({ query: event.target.value })}
      />
      <SelectField
        dense
        label={words.status}
        placeholder={words.anyStatus}
        options={accountStatuses.map((value) => ({ value, label: words[value] }))}
        value={filter.status}
        onChange={(event) => change({ status: choose(accountStatuses, event.target.value) })}
      />
      <SelectField
        dense
        label={words.role}
        placeholder={words.anyRole}
        options={staffRoles.map((value) => ({ value, label: roles[value] }))}
        value={filter.role}
        onChange={(event) => change({ role: choose(staffRoles, event.target.value) })}
      />
      {isFiltered && (
        <Button variant="quiet" onClick={() => onFilterChange({ query: '', status: '', role: '' })}>
          {words.clear}
        </Button>
      )}
    </Inline>
  );
}
