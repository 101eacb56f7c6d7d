import { PatientBanner } from '@alms/lis-features/patients/patient-banner';
import { ClinicalFlag } from '@alms/lis-features/results/clinical-flag';
import { IntervalText } from '@alms/lis-features/results/interval-text';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, type MessageFormat } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Table, type TableColumn } from '@alms/ui/table';
import { t } from '@alms/ui/theme';
import { TopBar } from '@alms/ui/top-bar';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { LaboratoryRecord, LaboratoryResult } from './data/laboratory.ts';
import { own } from './words.ts';

const Page = styled.main`
  max-inline-size: 72rem;
  margin-inline: auto;
  padding: ${t.space.s6} ${t.layout.gutter};
`;

/** Branding of the clinic: its colour across the top of every page. */
const Bar = styled(TopBar)`
  border-block-start: 4px solid ${t.brand.solid};
`;

const columns = (format: MessageFormat): TableColumn<LaboratoryResult>[] => [
  { id: 'test', header: own.test, rowHeader: true, render: ({ test_name }) => test_name },
  // The value as reported: an application must not round results.
  {
    id: 'result',
    header: own.result,
    align: 'end',
    width: '9rem',
    render: ({ value_text, unit_display }) => `${value_text ?? own.unknown} ${unit_display ?? ''}`,
  },
  {
    id: 'interpretation',
    header: own.interpretation,
    render: ({ flag, flag_reason }) => <ClinicalFlag flag={flag} reason={flag_reason} spelled />,
  },
  {
    id: 'interval',
    header: own.interval,
    width: '11rem',
    render: ({ range, result_type }) => <IntervalText range={range} resultType={result_type} />,
  },
  {
    id: 'collected',
    header: own.collected,
    width: '12rem',
    render: ({ collected_at }) =>
      collected_at === null ? own.unknown : format.dateTime(collected_at),
  },
];

export interface ResultsPageProps {
  /** Name of the facility. */
  title: string;
  record: Resource<LaboratoryRecord>;
  onSignOut: () => void;
}

/** One patient's results under the patient's name. */
export function ResultsPage({ title, record, onSignOut }: ResultsPageProps) {
  const format = useFormat();
  const resultColumns = useMemo(() => columns(format), [format]);
  const page = useRef<HTMLElement>(null);
  // Focuses the heading, so that screen readers announce the new page.
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  return (
    <>
      <Bar title={title} actions={<Button onClick={onSignOut}>{own.signOut}</Button>} />
      <Page ref={page}>
        <Stack gap="s5">
          <PageHeader title={own.results} context={own.context} />
          <ResourceView
            resource={record}
            label={own.results}
            skeleton={<Skeleton height="20rem" />}
          >
            {({ patient, results }) => (
              <Stack gap="s5">
                <PatientBanner patient={patient} frame="card" />
                <Card body="flush">
                  <Table
                    caption={own.results}
                    columns={resultColumns}
                    rows={results}
                    rowKey={({ id }) => id}
                  />
                </Card>
              </Stack>
            )}
          </ResourceView>
        </Stack>
      </Page>
    </>
  );
}
