import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
} from '@alms/lis-domain/identity';
import {
  readAccountSecurity,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '@alms/lis-domain/identity/two-step';
import { SecurityScreen } from '@alms/lis-features/identity/security';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useToasts } from '@alms/ui/toast';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { securityOutcomeMessages } from './words/security-outcome/index.ts';
import { useSecurityActions } from './use-security-actions.ts';

/** `/app/profile/security` */
export default function SecurityRoute() {
  const { call } = useApi();
  const { show } = useToasts();
  const words = useMessages(securityOutcomeMessages);
  const security = useEndpoint(readAccountSecurity, {});
  usePageReading(security.resource);
  const sessions = useEndpoint(listSessions, {});
  const reload = async () => {
    await Promise.all([security.reload(), sessions.reload()]);
  };
  const { submission, perform, enrolment } = useSecurityActions(reload);
  const done = async (work: () => Promise<unknown>, message: string): Promise<Submission> => {
    const isDone = await perform(async () => {
      await work();
      return true;
    });
    if (!isDone) return { status: 'idle' };
    show({ tone: 'positive', message });
    return { status: 'done' };
  };
  const read = sessions.resource;

  return (
    <SecurityScreen
      {...enrolment}
      security={security.resource}
      sessions={read.status === 'ready' ? { ...read, data: read.data.items } : read}
      submission={submission}
      onRetry={reload}
      onChangePassword={(body) => done(() => call(changePassword, { body }), words.passwordChanged)}
      onRemoveAuthenticator={(body) =>
        done(() => call(removeAuthenticator, { body }), words.removed)
      }
      onRemovePasskey={({ id, ...body }) =>
        done(() => call(removePasskey, { params: { id }, body }), words.removed)
      }
      onRenewCodes={(body) =>
        perform(async () => (await call(renewRecoveryCodes, { body })).recovery_codes)
      }
      onEndSession={({ id }) => done(() => call(endSession, { params: { id } }), words.signedOut)}
      onEndOtherSessions={() => done(() => call(endOtherSessions, {}), words.signedOut)}
    />
  );
}
