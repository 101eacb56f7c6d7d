import { UncaughtErrorScreen } from '@alms/lis-features/access/uncaught-error';
import { Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';

/** The whole portal inside its providers. */
export function App() {
  return (
    <ErrorBoundary fallback={({ message, reload }) => <UncaughtErrorScreen {...(message !== undefined && { message })} onRefresh={reload} />}>
      <Suspense fallback={null}>
        <Router />
      </Suspense>
    </ErrorBoundary>
  );
}
