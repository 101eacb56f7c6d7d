import { confirmPasswordReset, facilityOfLinkToken } from '@alms/lis-domain/identity';
import { ResetPasswordScreen } from '@alms/lis-features/identity/reset-password';
import { resetPasswordMessages } from '@alms/lis-features/identity/reset-password/words';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useToasts } from '@alms/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** A link can be cut off at a line break. */
const TOKEN_INCOMPLETE: Submission = {
  status: 'rejected',
  fieldErrors: {},
  formError: 'reset_token_invalid',
};

/**
 * `/reset-password/{token}`: the token is removed from the address bar before anything else is
 * loaded (security 4.1).
 */
export default function ResetPasswordRoute() {
  const params = useParams();
  const [search] = useSearchParams();
  const { facility } = useTenant();
  const confirm = useAction(confirmPasswordReset);
  const { show } = useToasts();
  const words = useMessages(resetPasswordMessages);
  const [token] = useState(params['token'] ?? '');
  const [purpose] = useState(search.get('purpose') === 'invitation' ? 'invitation' : 'reset');

  const arrive = useEffectEvent(() => {
    if (token === '') show({ tone: 'critical', message: words.reset_token_invalid });
    else window.history.replaceState(null, '', paths.resetPasswordDone);
  });
  useEffect(() => arrive(), []);
  // A reloaded page has lost its token, like a damaged link (specification, section 2).
  if (token === '') return <Navigate replace to={paths.login} />;

  return (
    <ResetPasswordScreen
      facility={facility}
      purpose={purpose as 'reset' | 'invitation'}
      submission={facilityOfLinkToken(token) === undefined ? TOKEN_INCOMPLETE : confirm.state}
      onSave={async ({ newPassword }) => {
        await confirm.submit({ body: { token, newPassword } });
      }}
      hrefs={{ login: paths.login, forgotPassword: paths.forgotPassword }}
    />
  );
}
