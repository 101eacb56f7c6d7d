import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../clock/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { ClockGlyph, Icon } from '../icon/index.ts';
import { t } from '../theme/index.ts';
import { staleNoticeMessages } from './words/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const Root = /* @__PURE__ */ styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s1} ${t.space.s2};
  padding: 5px ${t.space.s2};
  border: 1px solid ${t.tone.caution.border};
  border-radius: ${t.radius.control};
  background: ${t.tone.caution.background};
  color: ${t.tone.caution.text};
  font-variant-numeric: tabular-nums;
  & > p {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
`;

export interface StaleNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** ISO instant of the last successful response. When omitted, the age is shown as unknown. */
  asOf?: string | undefined;
  /** A small retry button. Omit for none. */
  action?: ReactNode;
}

/**
 * Alert above data that could not be refreshed, with its age. `ResourceView` includes it; use it
 * directly for data that is not a `Resource`. It re-renders only itself every minute.
 */
export function StaleNotice({ asOf, action, ...rest }: StaleNoticeProps) {
  const words = useMessages(staleNoticeMessages);
  const format = useFormat();
  const now = useNow();
  const sentence = () => {
    if (asOf === undefined) return words.staleUnknown;
    const age = Math.max(0, now - Date.parse(asOf));
    if (age >= DAY) return words.staleSinceDate({ date: format.dateTime(asOf) });
    const ago =
      age < HOUR
        ? words.minutesAgo({ count: Math.floor(age / MINUTE) })
        : words.hoursAgo({ count: Math.floor(age / HOUR) });
    return words.staleSince({ time: format.time(asOf), age: ago });
  };
  return (
    <Root {...rest} data-component="stale-notice">
      <Icon glyph={ClockGlyph} size="small" />
      <p>{sentence()}</p>
      {action}
    </Root>
  );
}
