import type { Patient, PatientId } from '@alms/lis-domain/patients';
import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { SearchField } from '@alms/ui/search-field';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import type { FormEvent } from 'react';
import { usePatientWords } from '../../shared/patient-words/index.ts';
import type { ListedResource } from '../listed.ts';
import { dashboardMessages } from '../words/index.ts';

export interface FrontDeskCardProps {
  /** Called with the submitted search text. */
  onFindPatient: (query: string) => void;
  /** Recently registered patients. When omitted, only the search is shown. */
  recentPatients?: ListedResource<Patient> | undefined;
  /**
   * Whether the search has the primary button, because nothing on the page precedes it. @default
   * true
   */
  leads?: boolean;
  onRetry: () => void | Promise<void>;
  hrefs: {
    patient?: ((id: PatientId) => string) | undefined;
    registerPatient?: string | undefined;
    deskPayments?: string | undefined;
    frontDesk?: string | undefined;
  };
}

/** Patient search and registration for reception staff. */
export function FrontDeskCard({
  leads = true,
  onFindPatient,
  recentPatients,
  onRetry,
  hrefs,
}: FrontDeskCardProps) {
  const words = useMessages(dashboardMessages);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('query');
    if (typeof query === 'string') onFindPatient(query.trim());
  };
  const register = hrefs.registerPatient !== undefined && (
    <LinkButton href={hrefs.registerPatient} leading={<Icon glyph={PlusGlyph} size="small" />}>
      {words.registerPatient}
    </LinkButton>
  );
  const hasLinks = hrefs.frontDesk !== undefined || hrefs.deskPayments !== undefined;
  const links = (
    <Inline gap="s4">
      {hrefs.frontDesk !== undefined && <Link href={hrefs.frontDesk}>{words.openFrontDesk}</Link>}
      {hrefs.deskPayments !== undefined && (
        <Link href={hrefs.deskPayments}>{words.deskPayments}</Link>
      )}
    </Inline>
  );
  return (
    <Card
      heading={words.frontDesk}
      headerActions={register || undefined}
      {...(hasLinks && { footer: links })}
    >
      <Stack>
        <form role="search" data-part="find" onSubmit={find}>
          <SearchField name="query" label={words.findPatient} placeholder={words.findPlaceholder} />
          <Button type="submit" variant={leads ? 'primary' : 'secondary'}>
            {words.find}
          </Button>
        </form>
        {recentPatients && (
          <Stack gap="s2">
            <Heading level={3}>{words.recentPatients}</Heading>
            <ResourceView
              resource={recentPatients}
              label={words.recentPatients}
              headingLevel={4}
              skeleton={<Skeleton count={3} />}
              empty={{
                'none-yet': {
                  title: words.noPatientsTitle,
                  body: words.noPatientsBody,
                  action: register || undefined,
                },
              }}
              onRetry={onRetry}
            >
              {({ items }, freshness) => (
                <ul data-part="people">
                  {items.map((patient) => (
                    <Person
                      key={patient.id}
                      patient={patient}
                      href={freshness === 'sample' ? undefined : hrefs.patient?.(patient.id)}
                    />
                  ))}
                </ul>
              )}
            </ResourceView>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Person({ patient, href }: { patient: Patient; href: string | undefined }) {
  const words = useMessages(dashboardMessages);
  const { born } = usePatientWords();
  return (
    <li>
      {href === undefined ? patient.full_name : <Link href={href}>{patient.full_name}</Link>}
      <span data-part="identity">
        <Text as="span" tone="muted" code>
          {patient.mrn}
        </Text>
        <Text as="span" tone="muted">
          {words.born({ date: born(patient) })}
        </Text>
      </span>
    </li>
  );
}
