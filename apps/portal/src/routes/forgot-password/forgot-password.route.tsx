import { requestPasswordReset } from '@alms/lis-domain/identity';
import { ForgotPasswordScreen } from '@alms/lis-features/identity/forgot-password';
import { paths } from '../../app/paths.ts';
import { useSubmission } from '../../data/use-submission.ts';
import { useApi } from '../../session/session-provider.tsx';

/** `/forgot-password` */
export default function ForgotPasswordRoute() {
  const { call } = useApi();
  const { submission, submit } = useSubmission();
  return (
    <ForgotPasswordScreen
      submission={submission}
      onSend={async ({ email }) => void (await submit(() => call(requestPasswordReset, { body: { email } })))}
      hrefs={{ login: paths.login }}
    />
  );
}
