import { UncaughtErrorScreen } from '@alms/lis-features/access/uncaught-error';
import { Suspense } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { ErrorBoundary, type ShownError } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { loaded } from './screen.tsx';

const ConnectionWatch = loaded(() => import('./connection-watch.tsx'));
const IdleGuard = loaded(() => import('../session/idle-guard.tsx'));

function showError({ message, reload }: ShownError) {
  return <UncaughtErrorScreen {...(message !== undefined && { message })} onRefresh={reload} />;
}

/** The whole portal inside its providers. */
export function App() {
  const session = useSession();
  return (
    <ErrorBoundary fallback={showError}>
      <Suspense fallback={null}>
        <ConnectionWatch />
      </Suspense>
      <Suspense fallback={null}>
        <Router />
      </Suspense>
      <Suspense fallback={null}>{session && <IdleGuard />}</Suspense>
    </ErrorBoundary>
  );
}
