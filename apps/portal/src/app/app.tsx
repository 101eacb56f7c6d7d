import { UncaughtErrorScreen } from '@alms/lis-features/access/uncaught-error';
import { LinkProvider, type LinkProps } from '@alms/ui/link';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { ErrorBoundary, type ShownError } from './error-boundary.tsx';
import { paths } from './paths.ts';
import { Router } from './router.tsx';
import { loaded } from './screen.tsx';
import { IdleGuard } from './signed-in-screens.ts';

const ConnectionWatch = loaded(() => import('./connection-watch.tsx'));

/**
 * Loads the next page from the server: client-side navigation would keep a broken application
 * state.
 */
function AnchorLink(props: LinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller provides the content
  return <a {...props} />;
}

function ErrorPage({ message, isLoop, reload }: ShownError) {
  const { facility } = useTenant();
  return (
    <LinkProvider component={AnchorLink}>
      <UncaughtErrorScreen
        facility={facility}
        {...(message !== undefined && { message })}
        {...(isLoop && { hrefs: { signIn: paths.login } })}
        onRefresh={reload}
      />
    </LinkProvider>
  );
}

const showError = (shown: ShownError) => <ErrorPage {...shown} />;

/**
 * Returns true after hydration in a browser. The server renders public pages only and runs no
 * watchers.
 */
function useIsInBrowser(): boolean {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  return isInBrowser;
}

/** The portal with all its providers. */
export function App() {
  const session = useSession();
  const isInBrowser = useIsInBrowser();
  return (
    <ErrorBoundary fallback={showError}>
      <Suspense fallback={null}>{isInBrowser && <ConnectionWatch />}</Suspense>
      <Suspense fallback={null}>
        <Router />
      </Suspense>
      {/* A separate Suspense boundary: a shared one would delay the first screen until this code is loaded. */}
      {session && (
        <Suspense fallback={null}>
          <IdleGuard />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
