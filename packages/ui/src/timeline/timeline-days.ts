import type { ReactNode } from 'react';
import type { IconProps } from '../icon/index.ts';

/** An event of the timeline. */
export interface TimelineEvent {
  /** Unique key of the event. */
  id: string;
  /** Time of the event as an ISO instant. */
  at: string;
  /** Short description of the event. */
  title: ReactNode;
  /** User who caused the event. Omit for none. */
  who?: ReactNode;
  /** Change or reason, below the title. Omit for none. */
  detail?: ReactNode;
  /**
   * Tone of the event; requires a `glyph`, so that colour is not the only cue. @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** Icon that replaces the dot. */
  glyph?: IconProps['glyph'];
}

/** The events of one calendar day. */
export interface TimelineDay {
  /** Day as `YYYY-MM-DD`, in the user's time zone. */
  day: string;
  events: readonly TimelineEvent[];
}

/**
 * Groups events by calendar day, in the given order.
 * @param dayOf returns the calendar day of an instant in the user's time zone: `useFormat().dayOf`
 */
export function daysOf(
  events: readonly TimelineEvent[],
  dayOf: (instant: string) => string,
): TimelineDay[] {
  const days: { day: string; events: TimelineEvent[] }[] = [];
  for (const event of events) {
    const day = dayOf(event.at);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the previous calendar day, both as `YYYY-MM-DD`. Computed in UTC, where every day has 24
 * hours.
 */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
