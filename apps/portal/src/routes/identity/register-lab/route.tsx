import { registerLabAdmin } from '@alms/lis-domain/identity';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import {
  RegisterLabScreen,
  type RegisteredLab,
  type RegisterLabValues,
} from '@alms/lis-features/identity/register-lab';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../data/use-action.ts';
import { useSessionStore } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/register-lab` */
export default function RegisterLabRoute() {
  const store = useSessionStore();
  const { hosts, config } = useTenant();
  const [registered, setRegistered] = useState<RegisteredLab>();
  const register = useAction(registerLabAdmin, {
    onDone: (answer) => {
      store.start(answer);
      setRegistered({
        address: new URL(facilityUrl(answer.subdomain, hosts)).host,
        nextHref: answer.onboarding_required ? paths.onboarding : paths.dashboard,
      });
    },
  });
  const onRegister = async (values: RegisterLabValues) => {
    const username = values.email.split('@')[0] ?? values.email;
    await register.submit({ body: { ...values, username } });
  };

  return (
    <RegisterLabScreen
      submission={register.state}
      onRegister={onRegister}
      beta={config.beta}
      {...(registered && { registered })}
      hrefs={{
        login: paths.login,
        registerHospital: paths.registerHospital,
        terms: paths.terms,
        privacy: paths.privacy,
      }}
    />
  );
}
