import { register } from '@alms/lis-domain/identity';
import { RequestAccessScreen } from '@alms/lis-features/identity/request-access';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/request-access`, at a facility’s address. */
export default function RequestAccessRoute() {
  const { facility, subdomain } = useTenant();
  const request = useAction(register);
  // The main site belongs to no facility; an unknown address is reported by the sign-in page.
  if (subdomain === undefined) return <Navigate to={paths.landing} replace />;
  if (facility.status === 'error') return <Navigate to={paths.login} replace />;
  return (
    <RequestAccessScreen
      facility={facility}
      submission={request.state}
      onRequest={async (values) => {
        if (facility.status !== 'ready') return;
        const username = values.email.split('@')[0] ?? values.email;
        const { tenant_id } = facility.data;
        await request.submit({ body: { ...values, username, tenant_id } });
      }}
      hrefs={{ login: paths.login }}
    />
  );
}
