import type { PatientSight } from '@alms/lis-domain/results';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { patientSightMessages } from './words/index.ts';

const MINUTE_MS = 60_000;

/** The whole minute at which it is over: `03:45` is said of nothing that still lasts at 03:45. */
const wholeMinute = (instant: string) =>
  new Date(Math.ceil(Date.parse(instant) / MINUTE_MS) * MINUTE_MS).toISOString();

/** Gives the words for why a patient does not see a released result, the same wherever staff read of it. */
export function useSightWords(): (
  sight: Extract<PatientSight, 'delayed' | 'manual' | 'never'>,
  from: string | null,
) => string {
  const words = useMessages(patientSightMessages);
  const format = useFormat();
  return (sight, from) =>
    sight === 'delayed'
      ? words.delayed({ time: from === null ? '–' : format.dateTime(wholeMinute(from)) })
      : words[sight];
}
