import { useNow } from '@alms/ui/clock';
import { useFormat } from '@alms/ui/i18n';

/** Days start on a multiple of 15 minutes in every time zone. */
const QUARTER_HOUR = 900_000;

/** Returns the facility’s current day, `YYYY-MM-DD`. */
export function useToday(): string {
  const now = useNow(QUARTER_HOUR);
  // oxlint-disable-next-line no-restricted-globals -- formats a given instant, reads no clock
  return useFormat().dayOf(new Date(now).toISOString());
}
