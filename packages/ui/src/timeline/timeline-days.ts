import type { ReactNode } from 'react';
import type { IconProps } from '../icon/index.ts';

/** Something that happened. */
export interface TimelineEvent {
  /** Tells the events apart. */
  id: string;
  /** When, as an ISO instant. */
  at: string;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Who did it. When omitted, nobody is named. */
  who?: ReactNode;
  /** What it changed or why, under the title. When omitted, nothing. */
  detail?: ReactNode;
  /** What it means; a tone needs a `glyph`, so that color is never alone. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** A drawing in place of the dot. */
  glyph?: IconProps['glyph'];
}

/** The events of one calendar day. */
export interface TimelineDay {
  /** `YYYY-MM-DD`, in the reader's zone. */
  day: string;
  events: readonly TimelineEvent[];
}

/**
 * Events under the day they happened on, in the order they are given.
 * @param dayOf the calendar day of an instant in the reader's zone: `useFormat().dayOf`
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

/** The calendar day before a calendar day, both `YYYY-MM-DD`. Reckoned in UTC, where every day has 24 hours. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
