import { registerLabAdmin } from '@alms/lis-domain/identity';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import {
  RegisterLabScreen,
  type RegisteredLab,
  type RegisterLabValues,
} from '@alms/lis-features/identity/register-lab';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSessionStore } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';

/** `/register-lab` */
export default function RegisterLabRoute() {
  const { call } = useApi();
  const store = useSessionStore();
  const { hosts } = useTenant();
  const { submission, submit } = useSubmission();
  const key = useIdempotencyKey();
  const [registered, setRegistered] = useState<RegisteredLab>();

  const onRegister = async (values: RegisterLabValues) => {
    const outcome = await submit(async () => {
      const answer = await call(registerLabAdmin, {
        body: { ...values, username: values.email.split('@')[0] ?? values.email },
        key: key.read(),
      });
      store.start(answer);
      setRegistered({
        address: new URL(facilityUrl(answer.subdomain, hosts)).host,
        nextHref: answer.onboarding_required ? paths.onboarding : paths.dashboard,
      });
    });
    if (outcome.status === 'rejected') key.renew();
  };

  return (
    <RegisterLabScreen
      submission={submission}
      onRegister={onRegister}
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
