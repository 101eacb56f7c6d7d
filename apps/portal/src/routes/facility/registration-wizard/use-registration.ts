import {
  processPayment,
  registerFacility,
  type FacilityRegistered,
  type FacilityRegistration,
  type Payment,
} from '@alms/lis-domain/subscription';
import { facilityUrl } from '@alms/lis-domain/tenancy';
import type { RegisteredFacility } from '@alms/lis-features/facility/registration-wizard';
import type { Submission } from '@alms/ui/resource';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { clearUnpaid, saveUnpaid, readUnpaid } from './unpaid-registration.ts';

/** Errors after which the outcome is unknown, so the idempotency key is kept. */
const undecided: readonly (string | undefined)[] = [
  'idempotency_running',
  'idempotency_key_reused',
];

/**
 * Registers the facility once, then starts its payment if one is due. After a reload it continues
 * an open payment.
 */
export function useRegistration(onDone: () => void) {
  const { call } = useApi();
  const { hosts } = useTenant();
  const key = useIdempotencyKey('alms.register-hospital.key');
  const { state, submit } = useSubmission();
  const payment = useSubmission();
  const [done, setDone] = useState<FacilityRegistered | undefined>(() =>
    readUnpaid(sessionStorage),
  );
  const [paid, setPaid] = useState<Payment>();

  const requestPayment = async (paymentId: string) => {
    await payment.submit(async () => {
      const answer = await call(processPayment, {
        params: { payment_id: paymentId },
        body: { payment_method: 'card' },
      });
      if (answer.status === 'succeeded') clearUnpaid(sessionStorage);
      setPaid(answer);
    });
  };

  const goOn = useEffectEvent(() => {
    if (done?.payment_id != null) void requestPayment(done.payment_id);
  });
  useEffect(() => goOn(), []);

  const register = async (registration: FacilityRegistration): Promise<Submission> => {
    const outcome = await submit(async () => {
      const answer = await call(registerFacility, { body: registration, key: key.read() });
      setDone(answer);
      const { payment_id, requires_payment } = answer;
      if (payment_id === null || !requires_payment) return;
      saveUnpaid(sessionStorage, { ...answer, payment_id, requires_payment });
      void requestPayment(payment_id);
    });
    if (
      outcome.status === 'done' ||
      (outcome.status === 'rejected' && !undecided.includes(outcome.formError))
    )
      key.renew();
    if (outcome.status === 'done') onDone();
    return outcome;
  };

  const registered = (): RegisteredFacility | undefined => {
    if (done === undefined) return undefined;
    const { subdomain, trial_ends_at, requires_payment, payment_id } = done;
    const href = facilityUrl(subdomain, hosts);
    return {
      address: new URL(href).host,
      href,
      trialEndsAt: trial_ends_at,
      ...(requires_payment &&
        payment_id !== null && {
          payment: {
            answer: paid,
            submission: payment.state,
            onRequest: () => requestPayment(payment_id),
          },
        }),
    };
  };

  return { submission: state, register, registered: registered() };
}
