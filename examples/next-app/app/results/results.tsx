'use client';

import type { PatientSummary } from '@alms/lis-domain/patients';
import type { PatientResult } from '@alms/lis-domain/results';
import { PatientBanner } from '@alms/lis-features/patients/patient-banner';
import { ClinicalFlag } from '@alms/lis-features/results/clinical-flag';
import { IntervalText } from '@alms/lis-features/results/interval-text';
import { ClockProvider } from '@alms/ui/clock';
import { PageHeader } from '@alms/ui/page-header';
import { Stack } from '@alms/ui/stack';
import { Table, type TableColumn } from '@alms/ui/table';

const columns: TableColumn<PatientResult>[] = [
  { id: 'test', header: 'Test', rowHeader: true, render: ({ test_name }) => test_name },
  {
    id: 'value',
    header: 'Result',
    align: 'end',
    render: ({ value_text, unit_display }) => (
      <bdi dir="ltr">{`${value_text ?? 'Not recorded'} ${unit_display ?? ''}`}</bdi>
    ),
  },
  {
    id: 'flag',
    header: 'Interpretation',
    render: ({ flag, flag_reason }) => <ClinicalFlag flag={flag} reason={flag_reason} spelled />,
  },
  {
    id: 'interval',
    header: 'Reference interval',
    render: ({ range, result_type }) => <IntervalText range={range} resultType={result_type} />,
  },
];

export interface ResultsProps {
  patient: PatientSummary;
  results: PatientResult[];
  /** Instant of the server's rendering: ages and due times are equal in the browser. */
  renderedAt: string;
}

/** One patient's results. */
export function Results({ patient, results, renderedAt }: ResultsProps) {
  return (
    <ClockProvider renderedAt={renderedAt}>
      <main>
        <Stack gap="s5">
          <PageHeader title="Results" />
          <PatientBanner patient={patient} frame="card" />
          <Table caption="Results" columns={columns} rows={results} rowKey={({ id }) => id} />
        </Stack>
      </main>
    </ClockProvider>
  );
}
