import { UncaughtErrorScreen } from '@alms/lis-features/access/uncaught-error';
import { Suspense } from 'react';
import { ErrorBoundary, type ShownError } from './error-boundary.tsx';
import { Router } from './router.tsx';

function showError({ message, reload }: ShownError) {
  return <UncaughtErrorScreen {...(message !== undefined && { message })} onRefresh={reload} />;
}

/** The whole portal inside its providers. */
export function App() {
  return (
    <ErrorBoundary fallback={showError}>
      <Suspense fallback={null}>
        <Router />
      </Suspense>
    </ErrorBoundary>
  );
}
