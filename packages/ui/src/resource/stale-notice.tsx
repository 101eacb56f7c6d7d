import type { ReactNode } from 'react';
import { useNow } from '../clock/index.js';
import { useFormat, useMessages } from '../i18n/index.js';
import { ClockGlyph, Icon } from '../icon/index.js';
import { resourceViewMessages } from './resource-view.messages.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface StaleNoticeProps {
  /** ISO instant of the last good answer. When omitted, the notice says that it is not known. */
  asOf: string | undefined;
  /** The button that tries again. */
  action: ReactNode;
}

/** Says how old the data below is. A component of its own, so that only it draws again each minute. */
export function StaleNotice({ asOf, action }: StaleNoticeProps) {
  const words = useMessages(resourceViewMessages);
  const format = useFormat();
  const now = useNow();
  const sentence = () => {
    if (asOf === undefined) return words.staleUnknown;
    const age = Math.max(0, now - Date.parse(asOf));
    if (age >= DAY) return words.staleSinceDate({ date: format.dateTime(asOf) });
    const ago = age < HOUR ? words.minutesAgo({ count: Math.floor(age / MINUTE) }) : words.hoursAgo({ count: Math.floor(age / HOUR) });
    return words.staleSince({ time: format.time(asOf), age: ago });
  };
  return (
    <div data-part="stale">
      <Icon glyph={ClockGlyph} size="small" />
      <p>{sentence()}</p>
      {action}
    </div>
  );
}
