import { listSamples, receiveSample } from '@alms/lis-domain/samples';
import type { TrackingScreenProps } from '@alms/lis-features/samples/sample-tracking';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** Receives or opens the specimen with a scanned number. */
export function useScan({
  onFound,
  reload,
}: {
  onFound: (sampleId: string) => void;
  reload: () => Promise<unknown>;
}): TrackingScreenProps['scan'] {
  const { call } = useApi();
  const { state, submit } = useSubmission();
  return {
    state,
    onScan: ({ accession, intent, condition }) =>
      submit(
        async () => {
          const { items } = await call(listSamples, { query: { q: accession } });
          const found = items.find((each) => each.accession_number === accession);
          if (!found) return 'not_found';
          if (intent === 'receive')
            await call(receiveSample, {
              params: { id: found.id },
              version: found.version,
              body: condition ? { condition } : {},
            });
          onFound(found.id);
          await reload();
          return 'found';
        },
        {
          read: (outcome) =>
            outcome === 'found'
              ? { status: 'done' }
              : { status: 'rejected', fieldErrors: {}, formError: outcome },
        },
      ),
  };
}
