import { mayCall } from '@alms/lis-domain/access';
import type { SignedIn } from '@alms/lis-domain/identity';
import { checkIncompleteOnboarding, readOnboardingStatus } from '@alms/lis-domain/onboarding';
import { safeReturnPath } from '@alms/lis-domain/tenancy';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useNavigate } from 'react-router-dom';
import { outcomeMessages } from '../app/words/outcome/index.ts';
import { paths } from '../app/paths.ts';
import { clearRedirects } from './redirect-record.ts';
import { useApi, useSessionStore } from './session-provider.tsx';

/**
 * Starts the session after sign-in and continues to the setup if it is open and the user can do it,
 * otherwise to the previous page or the dashboard (specification, section 2; safe reading 57).
 */
export function useBeginSession(from: unknown): (answer: SignedIn) => Promise<void> {
  const { call } = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);

  const nextPath = async ({ user }: SignedIn) => {
    const back = safeReturnPath(from);
    const canSetUp = mayCall(user, readOnboardingStatus.access).allowed;
    if (!canSetUp) return back;
    const open = await call(checkIncompleteOnboarding, {}).then(
      (answer) => answer.has_incomplete_onboarding,
      () => false,
    );
    return open ? paths.onboarding : back;
  };

  return async (answer) => {
    store.start(answer);
    clearRedirects(sessionStorage);
    show({ tone: 'positive', message: words.signedIn });
    await navigate(await nextPath(answer), { replace: true });
  };
}
