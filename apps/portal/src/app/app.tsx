import { UncaughtErrorScreen } from '@alms/lis-features/access/uncaught-error';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { ErrorBoundary, type ShownError } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { loaded } from './screen.tsx';

const ConnectionWatch = loaded(() => import('./connection-watch.tsx'));
const IdleGuard = loaded(() => import('../session/idle-guard.tsx'));

function showError({ message, reload }: ShownError) {
  return <UncaughtErrorScreen {...(message !== undefined && { message })} onRefresh={reload} />;
}

/** Whether this is a browser whose page stands: the server draws first pages only, and watches nothing. */
function useIsInBrowser(): boolean {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  return isInBrowser;
}

/** The whole portal inside its providers. */
export function App() {
  const session = useSession();
  const isInBrowser = useIsInBrowser();
  return (
    <ErrorBoundary fallback={showError}>
      <Suspense fallback={null}>
        {isInBrowser && <ConnectionWatch />}
      </Suspense>
      <Suspense fallback={null}>
        <Router />
      </Suspense>
      <Suspense fallback={null}>{session && <IdleGuard />}</Suspense>
    </ErrorBoundary>
  );
}
