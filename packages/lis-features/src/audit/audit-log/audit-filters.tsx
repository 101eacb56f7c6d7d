import { auditActions, auditCategories } from '@alms/lis-domain/audit';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { auditLogMessages } from './audit-log.messages.js';

/** What is asked of the record; empty strings ask for everything. Days are the facility's, `YYYY-MM-DD`. */
export interface AuditFilter {
  from: string;
  to: string;
  category: (typeof auditCategories)[number] | '';
  action: (typeof auditActions)[number] | '';
}

export interface AuditFiltersProps {
  filter: AuditFilter;
  onFilterChange: (filter: AuditFilter) => void;
}

/** Days, area and action; each change asks anew. */
export function AuditFilters({ filter, onFilterChange }: AuditFiltersProps) {
  const words = useMessages(auditLogMessages);
  const change = (part: Partial<AuditFilter>) => onFilterChange({ ...filter, ...part });
  const choose = <Value extends string>(values: readonly Value[], chosen: string) => values.find((value) => value === chosen) ?? '';
  const isFiltered = filter.category !== '' || filter.action !== '';
  return (
    <Inline role="search" aria-label={words.filters} gap="s3" align="end">
      <TextField dense type="date" label={words.from} value={filter.from} {...(filter.to && { max: filter.to })} onChange={(event) => change({ from: event.target.value })} />
      <TextField dense type="date" label={words.to} value={filter.to} {...(filter.from && { min: filter.from })} onChange={(event) => change({ to: event.target.value })} />
      <SelectField
        dense
        label={words.category}
        placeholder={words.anyCategory}
        options={auditCategories.map((value) => ({ value, label: words[value] }))}
        value={filter.category}
        onChange={(event) => change({ category: choose(auditCategories, event.target.value) })}
      />
      <SelectField
        dense
        label={words.action}
        placeholder={words.anyAction}
        options={auditActions.map((value) => ({ value, label: words[value] }))}
        value={filter.action}
        onChange={(event) => change({ action: choose(auditActions, event.target.value) })}
      />
      {isFiltered && <Button variant="quiet" onClick={() => change({ category: '', action: '' })}>{words.clear}</Button>}
    </Inline>
  );
}
