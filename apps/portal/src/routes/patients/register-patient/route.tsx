import { mayCall, mayOpen } from '@alms/lis-domain/access';
import { placeOrder } from '@alms/lis-domain/orders';
import {
  registerPatient,
  registerUnidentified,
  typedName,
  type Patient,
} from '@alms/lis-domain/patients';
import {
  RegisterPatientScreen,
  type RegisterPatientValues,
} from '@alms/lis-features/patients/register-patient';
import { useState } from 'react';
import { hrefOf, paths } from '../../../app/paths.ts';
import { useView } from '../../../app/use-view.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';

/** `/app/patient-portal/new`, prefilled with the searched name. */
export default function RegisterPatientRoute() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const [view, change] = useView();
  const { submission, submit, reset } = useSubmission();
  const key = useIdempotencyKey();
  const unidentified = useSubmission();
  const unidentifiedKey = useIdempotencyKey();
  const [registered, setRegistered] = useState<Patient>();
  const { restored, keep, forget } = useUnsavedWork<RegisterPatientValues>('register-patient');
  const patientId = registered?.id ?? '';
  // Users who do not edit patient records search for patients where orders start.
  const search = mayOpen(user, '/app/patient-portal').allowed
    ? paths.patientPortal
    : paths.newOrder;
  return (
    <RegisterPatientScreen
      draft={restored ?? typedName(view.get('name') ?? '')}
      onDraftChange={keep}
      submission={submission}
      onRegister={async (body) => {
        const outcome = await submit(async () =>
          setRegistered(await call(registerPatient, { body, key: key.read() })),
        );
        // After a definite response the next attempt gets a new key; otherwise the same key reveals
        // whether it was saved.
        if (outcome.status !== 'failed') key.renew();
        if (outcome.status === 'done') forget();
      }}
      unidentified={{
        submission: unidentified.submission,
        onRegister: async (body) => {
          const outcome = await unidentified.submit(async () =>
            setRegistered(await call(registerUnidentified, { body, key: unidentifiedKey.read() })),
          );
          if (outcome.status !== 'failed') unidentifiedKey.renew();
        },
      }}
      registered={
        registered && {
          patient: registered,
          hrefs: {
            ...(mayOpen(user, '/app/patient-portal/{patientId}').allowed && {
              patient: hrefOf(paths.patient, { patientId }),
            }),
            ...(mayCall(user, placeOrder.access).allowed && {
              placeOrder: hrefOf(paths.placeOrder, { patientId }),
            }),
          },
        }
      }
      onRegisterAnother={() => {
        setRegistered(undefined);
        reset();
        unidentified.reset();
        change({ name: null });
      }}
      hrefs={{
        search,
        searchFor: (name) => `${search}?${new URLSearchParams({ q: name }).toString()}`,
      }}
    />
  );
}
