import { signOut } from '@alms/lis-domain/identity';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { outcomeMessages } from '../app/words/outcome/index.ts';
import { paths } from '../app/paths.ts';
import { useApi, useSessionStore } from './session-provider.tsx';

/** Signs out in every tab at the user’s request, and opens the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const { call } = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  return useCallback(async () => {
    try {
      await call(signOut, {});
      show({ tone: 'positive', message: words.signedOut });
    } catch {
      // The user is signed out locally; the session on the server expires by itself.
      show({ tone: 'critical', message: words.signOutFailed });
    }
    store.end('signed_out');
    await navigate(paths.login, { replace: true });
  }, [call, store, navigate, show, words]);
}
