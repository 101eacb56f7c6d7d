import type { Patient, PatientId } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Stack } from '@alms/ui/stack';
import { Table, type TableColumn } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { t } from '@alms/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePatientWords } from '../patient-words/index.ts';
import { patientFinderMessages } from './words/index.ts';

/** The search field with an action at its end, which wraps on narrow screens. */
const FieldRow = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s3};
  > [data-component='search-field'] {
    flex: 1 1 16rem;
  }
`;

/** Patients loaded so far. */
export interface PatientPage {
  items: readonly Patient[];
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null;
}

export interface PatientFinderProps {
  /** The search text. */
  query: string;
  /** Called at each change of the search field; the caller debounces. */
  onSearch: (query: string) => void;
  /** Whether the search field has focus on arrival. @default false */
  focusOnArrival?: boolean;
  /**
   * Called when Enter is pressed, as scanners do after a number. When omitted, Enter does nothing.
   */
  onEnter?: ((query: string) => void) | undefined;
  /** Action beside the search field. When omitted, there is none. */
  beside?: ReactNode;
  /** Matching patients; `idle` before a search. */
  patients: Resource<PatientPage>;
  /**
   * Lower bound of matches when there are too many to count, which is shown. When omitted or null,
   * all are counted.
   */
  moreThan?: number | null | undefined;
  /** Loads the next page. When omitted, there is none. */
  onMore?: (() => void) | undefined;
  onRetry?: (() => void | Promise<void>) | undefined;
  /** Returns the link of a patient row. */
  patientHref: (id: PatientId) => string;
  /** Returns an additional action in the last cell of a row. When omitted, there is none. */
  actionOf?: ((patient: Patient) => ReactNode) | undefined;
  /**
   * Registration button, shown when no patient matches. When omitted, the user may not register
   * patients.
   */
  register?: ReactNode;
  /** Texts without a search and without patients. When omitted, those of the whole facility. */
  empty?: { title: string; body: string } | undefined;
}

/**
 * Patient search across the facility. Each row shows name, date of birth and number, to prevent
 * mix-ups.
 */
export function PatientFinder({
  query,
  onSearch,
  focusOnArrival = false,
  onEnter,
  beside,
  patients,
  moreThan = null,
  onMore,
  onRetry,
  patientHref,
  actionOf,
  register,
  empty,
}: PatientFinderProps) {
  const words = useMessages(patientFinderMessages);
  const columns = usePatientColumns(actionOf);
  const table = { columns, rowKey: (patient: Patient) => patient.id, caption: words.results };
  return (
    <>
      <FieldRow>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          dense={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen’s work starts here, also with a scanner
          autoFocus={focusOnArrival}
          value={query}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') onEnter?.(currentTarget.value);
          }}
        />
        {beside}
      </FieldRow>
      {patients.status !== 'idle' && (
        <Card body="flush" aria-label={words.results}>
          <ResourceView
            resource={patients}
            label={words.results}
            headingLevel={2}
            flush
            skeleton={<Table<Patient> {...table} rows={[]} skeletonRows={6} />}
            empty={{
              'none-yet': {
                title: empty?.title ?? words.emptyTitle,
                body: empty?.body ?? words.emptyBody,
                action: register,
              },
              'no-match': {
                title: words.noMatchTitle,
                body: register ? words.noMatchRegister : words.noMatchBody,
                action: register,
              },
            }}
            {...(onRetry && { onRetry })}
          >
            {({ items }, freshness) => (
              <Table<Patient>
                {...table}
                rows={items}
                {...(freshness !== 'sample' && { rowHref: (patient) => patientHref(patient.id) })}
              />
            )}
          </ResourceView>
        </Card>
      )}
      {patients.status === 'ready' && (
        <Counted
          count={patients.data.items.length}
          moreThan={moreThan}
          onMore={patients.data.nextCursor === null ? undefined : onMore}
        />
      )}
    </>
  );
}

/** Number of rows shown, with a button for the next page. */
function Counted({
  count,
  moreThan,
  onMore,
}: {
  count: number;
  moreThan: number | null;
  onMore: (() => void) | undefined;
}) {
  const words = useMessages(patientFinderMessages);
  const soFar =
    moreThan === null ? words.shownSoFar({ count }) : words.shownOfMany({ count, max: moreThan });
  return (
    <Stack gap="s2" align="start">
      <Text size="small" tone="muted">
        {onMore ? soFar : words.shown({ count })}
      </Text>
      {onMore && <Button onClick={onMore}>{words.more}</Button>}
    </Stack>
  );
}

function usePatientColumns(actionOf: PatientFinderProps['actionOf']): TableColumn<Patient>[] {
  const words = useMessages(patientFinderMessages);
  const { age, born, sex } = usePatientWords();
  return [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      width: '27%',
      render: (patient) => patient.full_name,
    },
    {
      id: 'born',
      header: words.born,
      width: '18%',
      render: (patient) => (
        <Text as="span" figures>
          {born(patient)}
        </Text>
      ),
    },
    {
      id: 'age',
      header: words.age,
      width: '9%',
      align: 'end',
      render: (patient) => age(patient.birth_date),
    },
    { id: 'sex', header: words.sex, width: '11%', render: (patient) => sex(patient.gender) },
    {
      id: 'mrn',
      header: words.mrn,
      width: '17%',
      render: (patient) => (
        <Text as="span" code>
          {patient.mrn}
        </Text>
      ),
    },
    {
      id: 'phone',
      header: words.phone,
      width: '18%',
      render: ({ phone }) =>
        phone === '' ? null : (
          <bdi dir="ltr">
            <Text as="span" figures>
              {phone}
            </Text>
          </bdi>
        ),
    },
    ...(actionOf
      ? [
          {
            id: 'actions',
            header: words.actions,
            headerHidden: true,
            align: 'end' as const,
            width: '8rem',
            render: actionOf,
          },
        ]
      : []),
  ];
}
