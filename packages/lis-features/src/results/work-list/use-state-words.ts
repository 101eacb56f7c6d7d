import type { Result } from '@alms/lis-domain/results';
import type { UserId } from '@alms/lis-domain/identity';
import { useMessages } from '@alms/ui/i18n';
import { workListMessages } from './words/index.ts';

const STATES = {
  pending: 'statePending',
  held: 'stateHeld',
  released: 'stateReleased',
  amended: 'stateAmended',
  not_calculated: 'stateNotCalculated',
  cancelled: 'stateCancelled',
  entered_in_error: 'stateInError',
} as const;

/** Returns a function that describes the status of a result and who set it. */
export function useStateWords(viewerId: UserId): (result: Result) => string {
  const words = useMessages(workListMessages);
  return ({ status, amendment, entered_by, verified_by, released_by, rule_reference, test }) => {
    if (amendment !== null) return words.stateUnderCorrection;
    if (test.calculation !== null && status === 'pending') return words.stateCalculationWaits;
    if (test.calculation !== null && status === 'entered') return words.stateCalculated;
    if (status === 'entered')
      return entered_by?.id === viewerId
        ? words.stateOwn
        : words.stateEntered({ name: entered_by?.name ?? '' });
    if (status === 'released' && released_by !== null)
      return words.stateReleasedBy({ name: released_by.name });
    if ((status === 'released' || status === 'verified') && rule_reference !== null)
      return words.stateVerifiedByRule({ rule: rule_reference });
    if (status === 'verified')
      return verified_by?.id === viewerId
        ? words.stateVerifiedByYou
        : words.stateVerified({ name: verified_by?.name ?? '' });
    if (status === 'released' && verified_by !== null)
      return words.stateVerified({ name: verified_by.name });
    return words[STATES[status === 'released' ? 'released' : status]];
  };
}
