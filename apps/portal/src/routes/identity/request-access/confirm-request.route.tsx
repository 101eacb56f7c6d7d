import { confirmAccessRequest } from '@alms/lis-domain/identity';
import { ConfirmEmailScreen } from '@alms/lis-features/identity/confirm-email';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { TOKEN_LOST, useLinkToken } from '../confirm-email/use-link-token.ts';

/** `/request-access/{token}` */
export default function ConfirmRequestRoute() {
  const token = useLinkToken(paths.requestAccess);
  const confirm = useAction(confirmAccessRequest);
  return (
    <ConfirmEmailScreen
      purpose="access-request"
      submission={token === undefined ? TOKEN_LOST : confirm.state}
      onConfirm={async () => {
        if (token !== undefined) await confirm.submit({ body: { token } });
      }}
      hrefs={{ login: paths.login, newLink: paths.requestAccess, next: paths.login }}
    />
  );
}
