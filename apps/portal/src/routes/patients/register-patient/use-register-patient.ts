import { mayOpen } from '@alms/lis-domain/access';
import { placeOrder } from '@alms/lis-domain/orders';
import {
  registerPatient,
  registerUnidentified,
  typedName,
  type Patient,
} from '@alms/lis-domain/patients';
import type {
  RegisterPatientScreenProps,
  RegisterPatientValues,
} from '@alms/lis-features/patients/register-patient';
import { useState } from 'react';
import { hrefOf, paths } from '../../../app/paths.ts';
import { useView } from '../../../app/use-view.ts';
import { useAction } from '../../../data/use-action.ts';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';

export interface RegistrationOptions {
  /** Called with the registered patient, for a page that continues with them. */
  onRegistered?: (patient: Patient) => void;
}

/** Registration of a patient with or without known identity, prefilled with the searched name. */
export function useRegisterPatient({ onRegistered }: RegistrationOptions = {}): Omit<
  RegisterPatientScreenProps,
  'hrefs'
> {
  const { user } = useSignedIn();
  const may = useMayCall();
  const [view, change] = useView();
  const [registered, setRegistered] = useState<Patient>();
  const { restored, keep, forget } = useUnsavedWork<RegisterPatientValues>('register-patient');
  const onDone = (patient: Patient) => {
    setRegistered(patient);
    onRegistered?.(patient);
  };
  const identified = useAction(registerPatient, { onDone });
  const unidentified = useAction(registerUnidentified, { onDone });
  return {
    draft: restored ?? typedName(view.get('name') ?? ''),
    onDraftChange: keep,
    submission: identified.state,
    onRegister: async (body) => {
      const { status } = await identified.submit({ body });
      if (status === 'done') forget();
    },
    unidentified: {
      submission: unidentified.state,
      onRegister: async (body) => void (await unidentified.submit({ body })),
    },
    registered: registered && {
      patient: registered,
      hrefs: {
        ...(mayOpen(user, '/app/patient-portal/{patientId}').allowed && {
          patient: hrefOf(paths.patient, { patientId: registered.id }),
        }),
        ...(may(placeOrder) && {
          placeOrder: hrefOf(paths.placeOrder, { patientId: registered.id }),
        }),
      },
    },
    onRegisterAnother: () => {
      setRegistered(undefined);
      identified.reset();
      unidentified.reset();
      change({ name: null });
    },
  };
}
