import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import { createEqaRound, readEqaRound, updateEqaRound } from '@alms/lis-domain/quality-control';
import type {
  AnnouncedRound,
  QualityControlScreenProps,
} from '@alms/lis-features/quality-control/quality-control';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useOffer } from '../../../session/session-provider.tsx';

type Assessment = QualityControlScreenProps['assessment'];

const SECOND_MS = 1000;

/** Creation and edit of an EQA round. Its deadline is a day in the time zone of the site. */
export function useRoundForm({
  zone,
  reload,
  onCreated,
}: {
  zone: string;
  reload: () => Promise<void>;
  onCreated: (roundId: string) => void;
}): Pick<Assessment, 'saving' | 'onSave'> {
  const { call } = useApi();
  const offer = useOffer();
  const { state, save } = useVersionedSave({ after: reload });

  const onSave: NonNullable<Assessment['onSave']> = async ({
    values: { closes_on, samples, scheme, round, instrument_id },
    base: { id, version, closes_at },
  }) => {
    // The deadline is the last second of that day; a more exact time from the scheme is
    // kept while the day is unchanged.
    const isSameDay = version > 0 && dateIn(zone, closes_at) === closes_on;
    const announced = {
      scheme,
      round,
      instrument_id: instrument_id === '' ? null : instrument_id,
      closes_at: isSameDay
        ? closes_at
        : new Date(Date.parse(dayIn(zone, closes_on).end) - SECOND_MS).toISOString(),
    };
    const params = { id };
    const create = (key: string) =>
      call(createEqaRound, {
        body: {
          ...announced,
          samples: samples.map(({ code, test_parameter_ids }) => ({ code, test_parameter_ids })),
        },
        key,
      });
    const update = () => call(updateEqaRound, { params, version, body: { ...announced, samples } });
    const outcome = await save<AnnouncedRound>(version === 0 ? create : update, () =>
      call(readEqaRound, { params }),
    );
    if (version === 0 && outcome.status === 'saved') onCreated(outcome.record.id);
    return outcome;
  };
  return { saving: state, onSave: offer(updateEqaRound, onSave) };
}
