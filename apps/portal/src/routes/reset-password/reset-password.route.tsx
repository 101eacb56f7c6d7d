import { confirmPasswordReset } from '@alms/lis-domain/identity';
import { ResetPasswordScreen } from '@alms/lis-features/identity/reset-password';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { outcomeMessages } from '../../app/outcome.messages.ts';
import { paths } from '../../app/paths.ts';
import { useSubmission } from '../../data/use-submission.ts';
import { useApi } from '../../session/session-provider.tsx';

/** `/reset-password/{token}`: the token leaves the address bar before anything else is loaded (security 4.1). */
export default function ResetPasswordRoute() {
  const params = useParams();
  const [search] = useSearchParams();
  const { call } = useApi();
  const { submission, submit } = useSubmission();
  const { show } = useToasts();
  const words = useMessages(outcomeMessages);
  const navigate = useNavigate();
  const [token] = useState(params['token'] ?? '');
  const [purpose] = useState(search.get('purpose') === 'invitation' ? 'invitation' : 'reset');

  useEffect(() => {
    window.history.replaceState(null, '', '/reset-password');
  }, []);

  const onSave = async ({ newPassword }: { newPassword: string }) => {
    const outcome = await submit(() => call(confirmPasswordReset, { body: { token, newPassword } }));
    if (outcome.status !== 'done') return;
    show({ tone: 'positive', message: words.passwordReset });
    await navigate(paths.login, { replace: true });
  };
  return <ResetPasswordScreen purpose={purpose as 'reset' | 'invitation'} submission={submission} onSave={onSave} hrefs={{ login: paths.login, forgotPassword: paths.forgotPassword }} />;
}
