import { useFormat } from '@alms/ui/i18n';
import { useToday } from '../shared/patient-words/index.ts';

/** Returns a function that formats an instant; other days than today include the date. */
export function useTimeText(): (instant: string) => string {
  const format = useFormat();
  const today = useToday();
  return (instant) =>
    format.dayOf(instant) === today ? format.time(instant) : format.dateTime(instant);
}
