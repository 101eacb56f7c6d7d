import { mayCall } from '@alms/lis-domain/access';
import { CallError } from '@alms/lis-domain/http';
import { signIn, type SignedIn } from '@alms/lis-domain/identity';
import { checkIncompleteOnboarding, readOnboardingStatus } from '@alms/lis-domain/onboarding';
import { safeReturnPath } from '@alms/lis-domain/tenancy';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useToasts } from '@alms/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { outcomeMessages } from '../../app/outcome.messages.ts';
import { paths } from '../../app/paths.ts';
import { useRefusedSignIn } from '../../app/providers.tsx';
import { toSubmission } from '../../data/to-fetched.ts';
import { clearRedirects } from '../../session/redirect-record.ts';
import { useApi, useSessionStore } from '../../session/session-provider.tsx';

/** A refused sign-in is the form's business, a wrong password included. */
function refusedSignIn(error: unknown): Submission {
  if (error instanceof CallError && error.problem && error.status >= 400 && error.status < 500) {
    return { status: 'rejected', fieldErrors: {}, formError: error.problem.code };
  }
  return toSubmission(error);
}

/**
 * Signs in, then goes on: to the set-up when it is open and this person can do it, else to the page the person came from, else to
 * the dashboard (specification, section 2; safe reading 57).
 */
export function useSignIn(from: unknown) {
  const { call } = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  const refused = useRefusedSignIn();
  const [submission, setSubmission] = useState<Submission>(refused ? { status: 'rejected', fieldErrors: {}, formError: refused.code } : { status: 'idle' });

  const nextPath = async ({ user }: SignedIn) => {
    const back = safeReturnPath(from);
    const canSetUp = mayCall(user, readOnboardingStatus.access).allowed;
    if (!canSetUp) return back;
    const open = await call(checkIncompleteOnboarding, {}).then(
      (answer) => answer.has_incomplete_onboarding,
      () => false,
    );
    // Somebody on the way to the setup brings along what was chosen when registering.
    return open && !back.startsWith(paths.onboarding) ? paths.onboarding : back;
  };

  const onSignIn = async ({ email, password }: { email: string; password: string }) => {
    setSubmission({ status: 'submitting' });
    try {
      const answer = await call(signIn, { body: { username: email, password } });
      store.start(answer);
      clearRedirects(sessionStorage);
      show({ tone: 'positive', message: words.signedIn });
      await navigate(await nextPath(answer), { replace: true });
    } catch (error) {
      setSubmission(refusedSignIn(error));
    }
  };
  return { submission, email: refused?.username, onSignIn };
}
