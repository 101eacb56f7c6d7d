import type { Patient } from '@alms/lis-domain/patients';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Stack } from '@alms/ui/stack';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { usePatientWords } from '../../shared/patient-words/index.js';
import { patientSearchMessages } from './patient-search.messages.js';

/** Patients found so far. */
export interface PatientPage {
  items: readonly Patient[];
  /** Where the next page begins; null on the last. */
  nextCursor: string | null;
}

export interface PatientSearchScreenProps {
  /** What is searched for; empty shows the patients registered last. */
  query: string;
  /** Called with each change of the search box; the caller waits for a pause before it asks. */
  onSearch: (query: string) => void;
  patients: Resource<PatientPage>;
  /** Reads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
  hrefs: {
    patient: (id: string) => string;
    /** The registration. When omitted, this person may not register patients. */
    register?: string;
  };
}

/** Finds one patient among all of the facility; each row carries name, birth date and number, so that no row is taken for another. */
export function PatientSearchScreen({ query, onSearch, patients, onMore, onRetry, hrefs }: PatientSearchScreenProps) {
  const words = useMessages(patientSearchMessages);
  const columns = usePatientColumns();
  const register = hrefs.register !== undefined && (
    <LinkButton variant="primary" href={hrefs.register} leading={<Icon glyph={PlusGlyph} size="small" />}>
      {words.register}
    </LinkButton>
  );
  const table = { columns, rowKey: (patient: Patient) => patient.id, caption: words.results };
  return (
    <Stack gap="s5" data-screen="patient-search">
      <PageHeader title={words.title} context={words.context} actions={register || undefined} />
      <SearchField label={words.search} placeholder={words.placeholder} dense={false} value={query} onChange={(event) => onSearch(event.target.value)} />
      <Card body="flush" aria-label={words.results}>
        <ResourceView
          resource={patients}
          label={words.results}
          headingLevel={2}
          flush
          skeleton={<Table<Patient> {...table} rows={[]} skeletonRows={6} />}
          empty={{
            'none-yet': { title: words.emptyTitle, body: words.emptyBody, action: register || undefined },
            'no-match': { title: words.noMatchTitle, body: words.noMatchBody, action: register || undefined },
          }}
          {...(onRetry && { onRetry })}
        >
          {({ items }, freshness) => (
            <Table<Patient> {...table} rows={items} {...(freshness !== 'sample' && { rowHref: (patient) => hrefs.patient(patient.id) })} />
          )}
        </ResourceView>
      </Card>
      {patients.status === 'ready' && <Counted count={patients.data.items.length} onMore={patients.data.nextCursor === null ? undefined : onMore} />}
    </Stack>
  );
}

/** How many are shown, and the way to the next. */
function Counted({ count, onMore }: { count: number; onMore: (() => void) | undefined }) {
  const words = useMessages(patientSearchMessages);
  return (
    <Stack gap="s2" align="start">
      <Text size="small" tone="muted">{onMore ? words.shownSoFar({ count }) : words.shown({ count })}</Text>
      {onMore && <Button onClick={onMore}>{words.more}</Button>}
    </Stack>
  );
}

function usePatientColumns(): TableColumn<Patient>[] {
  const words = useMessages(patientSearchMessages);
  const format = useFormat();
  const { age, sex } = usePatientWords();
  return [
    { id: 'name', header: words.name, rowHeader: true, render: (patient) => patient.full_name },
    { id: 'born', header: words.born, width: '9rem', render: (patient) => <Text as="span" figures>{format.longDate(patient.birth_date)}</Text> },
    { id: 'age', header: words.age, width: '6rem', align: 'end', render: (patient) => age(patient.birth_date) },
    { id: 'sex', header: words.sex, width: '7rem', render: (patient) => sex(patient.gender) },
    { id: 'mrn', header: words.mrn, width: '9rem', render: (patient) => <Text as="span" code>{patient.mrn}</Text> },
    { id: 'phone', header: words.phone, width: '11rem', render: (patient) => <Text as="span" figures>{patient.phone}</Text> },
  ];
}
