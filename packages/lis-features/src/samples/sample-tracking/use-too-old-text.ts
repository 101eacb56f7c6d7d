import { tooOldAtReceipt, type Sample } from '@alms/lis-domain/samples';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { sampleTrackingMessages } from './words/index.ts';

/**
 * Names the tests for which a specimen was too old at receipt, or is now before it; undefined if it
 * is within the stability of all its tests.
 */
export function useTooOldText() {
  const words = useMessages(sampleTrackingMessages);
  const format = useFormat();
  return (
    sample: Pick<Sample, 'needs' | 'collected_at' | 'received_at' | 'condition'>,
    now: string,
  ): string | undefined => {
    const tests = tooOldAtReceipt(sample, now).map(({ test, hours, stability_hours: limit }) =>
      hours === null
        ? words.tooOldUnknown({ test, limit })
        : words.tooOldTest({ test, hours, limit }),
    );
    return tests.length === 0 ? undefined : words.tooOld({ tests: format.list(tests) });
  };
}
