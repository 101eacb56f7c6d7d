import { readProfile, resendConfirmation } from '@alms/lis-domain/identity';
import { invitePatient } from '@alms/lis-domain/patients';
import { inviteStaff } from '@alms/lis-domain/identity/staff';
import { ConfirmEmailNotice } from '@alms/lis-features/identity/confirm-email';
import { useEffect } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useMayCall, useSessionStore, useSignedIn } from '../../../session/session-provider.tsx';

/**
 * Reminds users who can invite others to confirm their own email address. The link opens in another
 * tab, often on another host, so the status is reloaded whenever this window regains focus.
 */
export function AddressNotice() {
  const { user } = useSignedIn();
  const store = useSessionStore();
  const may = useMayCall();
  const resend = useAction(resendConfirmation);
  const invites = [inviteStaff, invitePatient].some((invite) => may(invite));
  const waits = invites && !user.email_verified;
  const { resource } = useEndpoint(readProfile, waits ? {} : undefined);
  const profile = resource.status === 'ready' ? resource.data : undefined;

  useEffect(() => {
    if (profile?.email_verified) store.replaceUser(profile);
  }, [profile, store]);

  if (!waits) return null;
  return (
    <ConfirmEmailNotice
      email={user.email}
      submission={resend.state}
      onSendAgain={async () => void (await resend.submit({}))}
    />
  );
}
