import { readProfile } from '@alms/lis-domain/identity';
import { safeReturnPath } from '@alms/lis-domain/tenancy';
import { SetUpScreen } from '@alms/lis-features/identity/security';
import { useCallback, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useApi, useSessionStore, useSignedIn } from '../../../session/session-provider.tsx';
import { useSignOut } from '../../../session/use-sign-out.ts';
import { useSecurityActions } from '../security/use-security-actions.ts';

/**
 * `/set-up`: continues to the requested page once two-step verification is enrolled or no longer
 * required.
 */
export default function SetUpRoute() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const store = useSessionStore();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  const signOut = useSignOut();
  const { submission, enrolment } = useSecurityActions();
  const askAgain = useCallback(
    () =>
      void call(readProfile, {}).then(
        (now) => store.replaceUser(now),
        () => undefined,
      ),
    [call, store],
  );
  // The state in this tab may be outdated: the facility may no longer require it.
  useEffect(askAgain, [askAgain]);

  if (!user.needs_second_factor) return <Navigate replace to={safeReturnPath(state?.from)} />;
  return (
    <SetUpScreen
      {...enrolment}
      submission={submission}
      onDone={askAgain}
      onSignOut={() => void signOut()}
    />
  );
}
