import {
  listSamples,
  maxRejections,
  receiveSample,
  rejectSamples,
  undoReceipt,
  type Rejection,
  type SampleId,
} from '@alms/lis-domain/samples';
import type { ScanOutcome, TrackingScreenProps } from '@alms/lis-features/samples/sample-tracking';
import { playTone } from '../../../data/play-tone.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useApi, useOffer, useSignedIn } from '../../../session/session-provider.tsx';
import { useAppearance } from '../../../session/use-appearance.ts';

const done = { status: 'done' } as const;

/** Receives, opens or finds the specimen with a scanned number, and corrects what was scanned. */
export function useScan({
  onFound,
  reload,
}: {
  onFound: (sampleId: SampleId) => void;
  reload: () => Promise<unknown>;
}): TrackingScreenProps['scan'] {
  const { call } = useApi();
  const offer = useOffer();
  const { scan_sounds } = useSignedIn().user;
  const choose = useAppearance();

  const onScan: TrackingScreenProps['scan']['onScan'] = async ({
    accession,
    intent,
    condition,
  }): Promise<ScanOutcome> => {
    try {
      const { items } = await call(listSamples, { query: { q: accession } });
      const found = items.find((each) => each.accession_number === accession);
      if (!found)
        return { submission: { status: 'rejected', fieldErrors: {}, formError: 'not_found' } };
      if (intent === 'reject') return { submission: done, sample: found };
      const sample =
        intent === 'receive'
          ? await call(receiveSample, {
              params: { id: found.id },
              version: found.version,
              body: condition ? { condition } : {},
            })
          : found;
      onFound(sample.id);
      await reload();
      return { submission: done, sample };
    } catch (error) {
      return { submission: toSubmission(error) };
    }
  };

  const onUndo: TrackingScreenProps['scan']['onUndo'] = async ({ id, version }) => {
    try {
      const sample = await call(undoReceipt, { params: { id }, version });
      return { submission: done, sample };
    } catch (error) {
      return { submission: toSubmission(error) };
    } finally {
      await reload();
    }
  };

  /**
   * Sends as many requests as needed; if one fails, the outcome of the others is still reported.
   */
  const onReject: TrackingScreenProps['scan']['onReject'] = async (samples, reason) => {
    const items: Rejection[] = [];
    try {
      for (let at = 0; at < samples.length; at += maxRejections) {
        const answer = await call(rejectSamples, {
          body: {
            ...reason,
            items: samples
              .slice(at, at + maxRejections)
              .map(({ id, version }) => ({ id, version })),
          },
        });
        items.push(...answer.items);
      }
      return { submission: done, items };
    } catch (error) {
      return { submission: toSubmission(error), items };
    } finally {
      await reload();
    }
  };

  return {
    onScan,
    onUndo: offer(undoReceipt, onUndo),
    onReject: offer(rejectSamples, onReject),
    sound: {
      value: scan_sounds,
      onValueChange: (value) => void choose({ scan_sounds: value }),
      onPlay: playTone,
    },
  };
}
