import { requestPasswordReset } from '@alms/lis-domain/identity';
import { ForgotPasswordScreen } from '@alms/lis-features/identity/forgot-password';
import { paths } from '../../../app/paths.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/forgot-password` */
export default function ForgotPasswordRoute() {
  const { call } = useApi();
  const { facility } = useTenant();
  const { submission, submit } = useSubmission();
  return (
    <ForgotPasswordScreen
      facility={facility}
      submission={submission}
      onSend={async ({ email }) =>
        void (await submit(() => call(requestPasswordReset, { body: { email } })))
      }
      hrefs={{ login: paths.login }}
    />
  );
}
