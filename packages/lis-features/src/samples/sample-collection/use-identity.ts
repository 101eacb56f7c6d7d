import { identityValidSeconds, type IdentityCheck } from '@alms/lis-domain/samples';
import { useClock } from '@alms/ui/clock';
import { useEffect, useState } from 'react';

/** An identity check with the seconds since it was made, as sent to the server. */
export interface VisitIdentity {
  check: IdentityCheck;
  seconds_ago: number;
}

/** A confirmed check and its time in milliseconds since 1970. */
export interface Confirmation {
  check: IdentityCheck;
  at: number;
}

const SECOND_MS = 1000;

/**
 * The identity check of a visit. It ends after ten minutes, and with the component: use a `key` per
 * patient.
 *
 * @param initial A check made when the visit was opened.
 */
export function useIdentity(initial: IdentityCheck | undefined) {
  const clock = useClock();
  const [confirmation, setConfirmation] = useState<Confirmation | undefined>(
    () => initial && { check: initial, at: clock.now() },
  );
  const [isExpired, setExpired] = useState(false);
  const at = confirmation?.at;
  useEffect(() => {
    if (at === undefined) return;
    return clock.subscribe(() => {
      if (clock.now() - at < identityValidSeconds * SECOND_MS) return;
      setConfirmation(undefined);
      setExpired(true);
    }, SECOND_MS);
  }, [at, clock]);
  return {
    confirmation,
    isExpired,
    now: clock.now,
    confirm: (check: IdentityCheck) => {
      setConfirmation({ check, at: clock.now() });
      setExpired(false);
    },
    clear: () => {
      setConfirmation(undefined);
      setExpired(false);
    },
    /** Returns the check as sent to the server. */
    toSend: ({ check, at: confirmedAt }: Confirmation): VisitIdentity => ({
      check,
      seconds_ago: Math.max(0, Math.floor((clock.now() - confirmedAt) / SECOND_MS)),
    }),
  };
}
