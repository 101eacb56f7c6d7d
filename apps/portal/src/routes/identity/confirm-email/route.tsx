import { confirmEmail, facilityOfLinkToken } from '@alms/lis-domain/identity';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { ConfirmEmailScreen } from '@alms/lis-features/identity/confirm-email';
import type { Submission } from '@alms/ui/resource';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** A reloaded page has lost its token; a link can be cut off at a line break. */
const TOKEN_LOST: Submission = {
  status: 'rejected',
  fieldErrors: {},
  formError: 'confirmation_token_invalid',
};

/**
 * `/confirm-email/{token}`: the token is removed from the address bar before anything else is
 * loaded, as for a password link (security 4.1).
 */
export default function ConfirmEmailRoute() {
  const params = useParams();
  const { resume } = useApi();
  const { hosts } = useTenant();
  const [token] = useState(params['token'] ?? '');
  const [next, setNext] = useState<string>(paths.login);

  useEffect(() => {
    window.history.replaceState(null, '', paths.confirmEmailDone);
  }, []);

  const confirm = useAction(confirmEmail, {
    onDone: async ({ subdomain }) => {
      // A user who is setting up the facility in this browser continues there; all others sign in
      // at the facility’s address.
      setNext((await resume()) ? paths.dashboard : facilityUrl(subdomain, hosts) + paths.login);
    },
  });
  return (
    <ConfirmEmailScreen
      submission={facilityOfLinkToken(token) === undefined ? TOKEN_LOST : confirm.state}
      onConfirm={async () => void (await confirm.submit({ body: { token } }))}
      hrefs={{ login: paths.login, newLink: paths.dashboard, next }}
    />
  );
}
