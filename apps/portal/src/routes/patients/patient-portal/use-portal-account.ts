import {
  closePortalAccount,
  invitePatient,
  readPortalAccount,
  resetPatientSecondFactor,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { PatientOverviewScreenProps } from '@alms/lis-features/patients/patient-overview';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';

/** Portal account of one patient, and the invitation to one. */
export function usePortalAccount(
  patient: PatientOverviewScreenProps['patient'],
  patientId: PatientId,
  reloadPatient: () => Promise<void>,
): Pick<PatientOverviewScreenProps, 'invitation' | 'account'> {
  const { user } = useSignedIn();
  const params = { id: patientId };
  const hasAccount =
    useMayCall()(readPortalAccount) &&
    patient.status === 'ready' &&
    patient.data.has_portal_account;
  const { resource, reload } = useEndpoint(readPortalAccount, hasAccount ? { params } : undefined);
  const invite = useAction(invitePatient, {
    after: () => Promise.all([reloadPatient(), reload()]),
  });
  const close = useAction(closePortalAccount, { after: reload });
  const resetSecondFactor = useAction(resetPatientSecondFactor, { after: reload });
  return {
    invitation: invite.offered
      ? {
          submission: invite.state,
          held: !user.email_verified,
          onInvite: async ({ email }) => void (await invite.submit({ params, body: { email } })),
        }
      : undefined,
    account: hasAccount
      ? {
          resource,
          onClose: (body) => close.submit({ params, body }),
          onResetSecondFactor: (body) => resetSecondFactor.submit({ params, body }),
        }
      : undefined,
  };
}
