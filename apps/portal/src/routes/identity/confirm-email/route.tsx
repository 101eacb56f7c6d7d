import { confirmEmail } from '@alms/lis-domain/identity';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import { ConfirmEmailScreen } from '@alms/lis-features/identity/confirm-email';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { TOKEN_LOST, useLinkToken } from './use-link-token.ts';

/** `/confirm-email/{token}` */
export default function ConfirmEmailRoute() {
  const token = useLinkToken(paths.confirmEmailDone);
  const { resume } = useApi();
  const { hosts } = useTenant();
  const [next, setNext] = useState<string>(paths.login);

  const confirm = useAction(confirmEmail, {
    onDone: async ({ subdomain }) => {
      // A user who is setting up the facility in this browser continues there; all others sign in
      // at the facility’s address.
      setNext((await resume()) ? paths.dashboard : facilityUrl(subdomain, hosts) + paths.login);
    },
  });
  return (
    <ConfirmEmailScreen
      submission={token === undefined ? TOKEN_LOST : confirm.state}
      onConfirm={async () => {
        if (token !== undefined) await confirm.submit({ body: { token } });
      }}
      hrefs={{ login: paths.login, newLink: paths.dashboard, next }}
    />
  );
}
