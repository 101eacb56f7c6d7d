import { auditActions, auditCategories } from '@alms/lis-domain/audit';
import { addDays } from '@alms/lis-domain/calendar';
import type { PatientId } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { useNow } from '@alms/ui/clock';
import { DateRangeField } from '@alms/ui/date-range-field';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { SearchField } from '@alms/ui/search-field';
import { SelectField } from '@alms/ui/select-field';
import { Tag } from '@alms/ui/tag';
import { auditWordsMessages } from '../../shared/words/audit-words/index.ts';
import { auditLogMessages } from './words/index.ts';

/**
 * Filter of the audit trail. Empty strings match everything; without days, the last seven apply.
 * Days are the facility’s, `YYYY-MM-DD`.
 */
export interface AuditFilter {
  from: string;
  to: string;
  category: (typeof auditCategories)[number] | '';
  action: (typeof auditActions)[number] | '';
  actor_id: string;
  entity_id: string;
  patient_id: PatientId | '';
  /** Part of a name, a record or a reason. */
  q: string;
}

/** Filter without any criteria except days. */
export const UNFILTERED = {
  category: '',
  action: '',
  actor_id: '',
  entity_id: '',
  patient_id: '',
  q: '',
} as const satisfies Partial<AuditFilter>;

export interface AuditFiltersProps {
  filter: AuditFilter;
  onFilterChange: (filter: AuditFilter) => void;
  /** Display names of the filtered person and record; undefined while unknown. */
  names: { actor_id?: string | undefined; entity_id?: string | undefined };
}

/**
 * Filters for days, area, action and text. Person, record and patient are set from an event and can
 * only be cleared here. Each change starts a new query.
 */
export function AuditFilters({ filter, onFilterChange, names }: AuditFiltersProps) {
  const words = useMessages(auditLogMessages);
  const codes = useMessages(auditWordsMessages);
  const format = useFormat();
  const today = format.dayOf(new Date(useNow()).toISOString());
  const change = (part: Partial<AuditFilter>) => onFilterChange({ ...filter, ...part });
  const choose = <Value extends string>(values: readonly Value[], chosen: string) =>
    values.find((value) => value === chosen) ?? '';
  const lastDays = (count: number) => ({ start: addDays(today, 1 - count), end: today });
  const isFiltered = Object.keys(UNFILTERED).some(
    (name) => filter[name as keyof typeof UNFILTERED] !== '',
  );
  const taken = [
    { id: 'actor_id', name: words.person, label: names.actor_id ?? words.onePerson },
    { id: 'entity_id', name: words.object, label: names.entity_id ?? words.oneObject },
    { id: 'patient_id', name: words.patientName, label: words.onePatient },
  ] as const;
  return (
    <Inline role="search" aria-label={words.filters} gap="s3" align="start">
      <DateRangeField
        dense
        label={words.days}
        defaultValue={{ start: filter.from || lastDays(7).start, end: filter.to || today }}
        max={today}
        presets={[7, 30, 365].map((count) => ({
          id: String(count),
          label: words.lastDays({ count }),
          ...lastDays(count),
        }))}
        onValueChange={({ start, end }) => {
          if (start !== '' && end !== '' && start <= end) change({ from: start, to: end });
        }}
      />
      <SelectField
        dense
        label={words.category}
        placeholder={words.anyCategory}
        options={auditCategories.map((value) => ({ value, label: codes[value] }))}
        value={filter.category}
        onChange={(event) => change({ category: choose(auditCategories, event.target.value) })}
      />
      <SelectField
        dense
        label={words.action}
        placeholder={words.anyAction}
        options={auditActions.map((value) => ({ value, label: codes[value] }))}
        value={filter.action}
        onChange={(event) => change({ action: choose(auditActions, event.target.value) })}
      />
      <SearchField
        labelVisibility="visible"
        label={words.find}
        placeholder={words.findPlaceholder}
        value={filter.q}
        maxLength={100}
        onChange={(event) => change({ q: event.target.value })}
      />
      {taken.map(
        ({ id, name, label }) =>
          filter[id] !== '' && (
            <Tag key={id} name={name} label={label} onRemove={() => change({ [id]: '' })} />
          ),
      )}
      {isFiltered && (
        <Button variant="quiet" onClick={() => change(UNFILTERED)}>
          {words.clear}
        </Button>
      )}
    </Inline>
  );
}
