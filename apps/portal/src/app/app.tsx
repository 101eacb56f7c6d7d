import { UncaughtErrorScreen } from '@alms/lis-features/access/uncaught-error';
import { LinkProvider, type LinkProps } from '@alms/ui/link';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/session-provider.tsx';
import { ErrorBoundary, type ShownError } from './error-boundary.tsx';
import { paths } from './paths.ts';
import { Router } from './router.tsx';
import { loaded } from './screen.tsx';
import { IdleGuard } from './signed-in-screens.ts';

const ConnectionWatch = loaded(() => import('./connection-watch.tsx'));

/** Loads the next page anew: what has broken is not left by going on inside it. */
function AnchorLink(props: LinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the caller's content
  return <a {...props} />;
}

function showError({ message, isLoop, reload }: ShownError) {
  return (
    <LinkProvider component={AnchorLink}>
      <UncaughtErrorScreen
        {...(message !== undefined && { message })}
        {...(isLoop && { hrefs: { signIn: paths.login } })}
        onRefresh={reload}
      />
    </LinkProvider>
  );
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
      <Suspense fallback={null}>{isInBrowser && <ConnectionWatch />}</Suspense>
      <Suspense fallback={null}>
        <Router />
      </Suspense>
      {/* A boundary of its own: one that stood before would hold the first screen back until this code has come. */}
      {session && (
        <Suspense fallback={null}>
          <IdleGuard />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
