import type { WithheldVisibility } from '@alms/lis-domain/results';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { portalVisibilityMessages } from './words/index.ts';

const MINUTE_MS = 60_000;

/**
 * Rounds up to the full minute, so that `03:45` is never shown for a period that is still running
 * at 03:45.
 */
const wholeMinute = (instant: string) =>
  new Date(Math.ceil(Date.parse(instant) / MINUTE_MS) * MINUTE_MS).toISOString();

/** Returns a function that explains why a released result is not visible to the patient. */
export function usePortalVisibilityWords(): (
  visibility: WithheldVisibility,
  from: string | null,
) => string {
  const words = useMessages(portalVisibilityMessages);
  const format = useFormat();
  return (visibility, from) =>
    visibility === 'delayed'
      ? words.delayed({ time: from === null ? '–' : format.dateTime(wholeMinute(from)) })
      : words[visibility];
}
