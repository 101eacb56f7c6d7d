import { aPatientResult, aPatientSummary } from '@alms/lis-domain/fixtures';
import { Skeleton } from '@alms/ui/skeleton';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { Results } from './results.tsx';

/** The frame is prerendered; the record is rendered for each request and streamed into it. */
export default function ResultsPage() {
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <Record />
    </Suspense>
  );
}

async function Record() {
  await connection();
  return (
    <Results
      patient={aPatientSummary()}
      results={[
        aPatientResult({ number: 1, code: 'K' }),
        aPatientResult({ number: 2, code: 'NA' }),
      ]}
      // oxlint-disable-next-line react/purity -- rendered once, on the server
      renderedAt={new Date().toISOString()}
    />
  );
}
