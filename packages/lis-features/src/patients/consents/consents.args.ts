import { aUser, minutesAgo } from '@alms/lis-domain/fixtures';
import type { Consent } from '@alms/lis-domain/patients';
import { idle, ready } from '@alms/ui/resource';
import type { ConsentsCardProps } from './index.ts';

/** Consent to a portal account given, to email refused, no answer to the others. */
export const someAnswers: readonly Consent[] = [
  { kind: 'portal', granted: true, at: minutesAgo(90_000), by: aUser('receptionist').full_name },
  { kind: 'email', granted: false, at: minutesAgo(2900), by: 'Leila Specimani' },
  { kind: 'sms', granted: null, at: null, by: null },
  { kind: 'research', granted: null, at: null, by: null },
];

export const consentsArgs: ConsentsCardProps = {
  consents: ready(someAnswers),
  viewer: 'staff',
  onRecord: () => {},
  recording: idle,
  onRetry: () => {},
};
