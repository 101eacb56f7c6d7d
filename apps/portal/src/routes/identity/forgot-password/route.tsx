import { requestPasswordReset } from '@alms/lis-domain/identity';
import { ForgotPasswordScreen } from '@alms/lis-features/identity/forgot-password';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/forgot-password` */
export default function ForgotPasswordRoute() {
  const { facility } = useTenant();
  const reset = useAction(requestPasswordReset);
  return (
    <ForgotPasswordScreen
      facility={facility}
      submission={reset.state}
      onSend={async ({ email }) => void (await reset.submit({ body: { email } }))}
      hrefs={{ login: paths.login }}
    />
  );
}
