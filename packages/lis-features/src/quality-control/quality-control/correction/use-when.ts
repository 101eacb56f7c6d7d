import { useNow } from '@alms/ui/clock';
import { useFormat } from '@alms/ui/i18n';

/** Returns a function that formats a time: of today without its date. */
export function useWhen(): (at: string) => string {
  const format = useFormat();
  const today = format.dayOf(new Date(useNow()).toISOString());
  return (at) => (format.dayOf(at) === today ? format.time(at) : format.dateTime(at));
}
