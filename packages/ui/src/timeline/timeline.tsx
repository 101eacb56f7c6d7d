import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../button/index.ts';
import { useNow } from '../clock/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { Icon } from '../icon/index.ts';
import { dayBefore, daysOf, type TimelineEvent } from './timeline-days.ts';
import { timelineMessages } from './words/index.ts';
import * as S from './timeline.styles.ts';

export interface TimelineProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name: "What happened to this parcel". */
  label: string;
  /** Events in display order, usually newest first. */
  events: readonly TimelineEvent[];
  /** Number of events shown initially, and added on each request. @default 20 */
  step?: number;
  /** Heading level of the days. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * History of one object, grouped by day: time, event and user. A long timeline shows its first
 * part, and more on request. To search or compare records of many objects, use a table.
 */
export function Timeline({ label, events, step = 20, headingLevel = 3, ...rest }: TimelineProps) {
  const words = useMessages(timelineMessages);
  const format = useFormat();
  const now = useNow();
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLDivElement>(null);
  const focusIndex = useRef<number>(undefined);
  const left = events.length - shown;
  const Day = `h${headingLevel}` as const;

  // Focus moves to the first new event, because the button is removed or far below.
  useLayoutEffect(() => {
    if (focusIndex.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('li')[focusIndex.current]?.focus();
    focusIndex.current = undefined;
  }, [shown]);
  const showMore = () => {
    focusIndex.current = shown;
    setShown(shown + step);
  };

  const today = format.dayOf(new Date(now).toISOString());
  const nameOf = (day: string) => {
    if (day === today) return words.today;
    if (day === dayBefore(today)) return words.yesterday;
    return format.fullDate(day);
  };

  const eventElement = ({ id, at, title, who, detail, tone = 'neutral', glyph }: TimelineEvent) => (
    <li key={id} data-tone={tone} tabIndex={-1}>
      <time dateTime={at}>{format.time(at)}</time>
      <div data-part="rail">
        {glyph ? <Icon glyph={glyph} size="small" /> : <span data-part="dot" />}
      </div>
      <div data-part="words">
        <div data-part="title">{title}</div>
        {who !== undefined && <div data-part="who">{who}</div>}
        {detail !== undefined && <div data-part="detail">{detail}</div>}
      </div>
    </li>
  );

  return (
    <S.Root {...rest} aria-label={label} data-component="timeline">
      <div ref={list} data-part="days">
        {daysOf(events.slice(0, shown), format.dayOf).map(({ day, events: ofDay }) => (
          <div key={`${day}-${ofDay[0]?.id}`}>
            <Day data-part="day">{nameOf(day)}</Day>
            <ol>{ofDay.map(eventElement)}</ol>
          </div>
        ))}
      </div>
      {left > 0 && (
        <div data-part="more">
          <Button size="small" onClick={showMore}>
            {words.more({ count: Math.min(step, left) })}
          </Button>
        </div>
      )}
    </S.Root>
  );
}
