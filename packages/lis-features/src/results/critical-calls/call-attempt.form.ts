import {
  callChannels,
  callOutcomes,
  readsBack,
  type CallAttempt,
  type CriticalCall,
} from '@alms/lis-domain/results';
import * as v from 'valibot';

/**
 * Validates a notification attempt. It is confirmed only when the same value was read back, which
 * the server also checks.
 */
export function callAttemptForm(
  { value_text }: Pick<CriticalCall, 'value_text'>,
  sent: (typed: string) => string,
) {
  return v.pipe(
    v.object({
      recipient_name: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'recipientRequired'),
        v.maxLength(120),
      ),
      recipient_role: v.pipe(v.string(), v.trim(), v.maxLength(80)),
      channel: v.picklist(callChannels),
      outcome: v.picklist(callOutcomes, 'outcomeRequired'),
      read_back: v.pipe(v.string(), v.transform(sent), v.maxLength(200)),
      note: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    }),
    v.forward(
      v.partialCheck(
        [['outcome'], ['read_back']],
        ({ outcome, read_back }) => outcome !== 'confirmed' || read_back !== '',
        'readBackRequired',
      ),
      ['read_back'],
    ),
    v.forward(
      v.partialCheck(
        [['outcome'], ['read_back']],
        ({ outcome, read_back }) =>
          outcome !== 'confirmed' || read_back === '' || readsBack(value_text, read_back),
        'read_back_differs',
      ),
      ['read_back'],
    ),
    v.transform(({ read_back, ...attempt }): CallAttempt => ({
      ...attempt,
      ...(attempt.outcome === 'confirmed' && { read_back }),
    })),
  );
}
