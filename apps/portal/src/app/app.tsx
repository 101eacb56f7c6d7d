import { UncaughtErrorScreen } from '@alms/lis-features/access/uncaught-error';
import { Skeleton } from '@alms/ui/skeleton';
import { Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

/** The whole portal inside its providers. */
export function App() {
  return (
    <ErrorBoundary fallback={({ message, reload }) => <UncaughtErrorScreen {...(message !== undefined && { message })} onRefresh={reload} />}>
      <Suspense fallback={<Skeleton lines={3} />}>
        <Router />
      </Suspense>
    </ErrorBoundary>
  );
}
