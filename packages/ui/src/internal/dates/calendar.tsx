import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { ChevronEndGlyph, ChevronStartGlyph, Icon } from '../../icon/index.ts';
import { useLanguage } from '../../i18n/index.ts';
import * as S from './calendar.styles.ts';
import { dayByKey, weeksOf } from './month-days.ts';
import type { DateRules } from './use-date-rules.ts';

/** Range of the list of years without limits: covers any age and realistic planning. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 20;

export interface CalendarProps {
  rules: DateRules;
  /** First and last selected day; equal for a single day. Empty for none. */
  start: string;
  end: string;
  /** Limits of the list of years. */
  min: string | undefined;
  max: string | undefined;
  /** Called when an available day is clicked. */
  onChoose: (date: string, event: MouseEvent) => void;
  /** Instruction shown below the days. */
  prompt?: string | undefined;
  /** Ref of the day that is focused first. */
  focusDay: RefObject<HTMLButtonElement | null>;
}

const midnight = (date: CalendarDate) => date.toDate('UTC');

/** Longer names do not fit above their column. */
const SHORT_ENOUGH = 4;

/** Returns month and weekday names in the user's language. */
function useNames(locale: string) {
  return useMemo(() => {
    const months = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const narrow = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
    const longWeekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    return {
      months: Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2001, month, 1))),
      weekday: (date: CalendarDate) => {
        const name = weekdays.format(midnight(date));
        return name.length > SHORT_ENOUGH ? narrow.format(midnight(date)) : name;
      },
      longWeekday: (date: CalendarDate) => longWeekdays.format(midnight(date)),
    };
  }, [locale]);
}

/**
 * A month of selectable days with arrow-key navigation (WAI-ARIA Authoring Practices, "Date Picker
 * Dialog"). Unavailable days stay focusable, so that screen readers announce the reason.
 */
export function Calendar({
  rules,
  start,
  end,
  min,
  max,
  onChoose,
  prompt,
  focusDay,
}: CalendarProps) {
  const { words, today, locale, longDate, reasonAgainst } = rules;
  const { direction } = useLanguage();
  const names = useNames(locale);
  const [day, setDay] = useState(() => parseDate(end || start || today));
  const movesFocus = useRef(false);
  const weeks = weeksOf(day, locale);
  const iso = day.toString();
  const years = useMemo(() => {
    const now = Number(today.slice(0, 4));
    const first = min === undefined ? now - YEARS_BACK : Number(min.slice(0, 4));
    const last = max === undefined ? now + YEARS_AHEAD : Number(max.slice(0, 4));
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
  }, [min, max, today]);

  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = dayByKey(event.key, event.shiftKey, day, {
      forward: direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
      locale,
    });
    if (!next) return;
    event.preventDefault();
    movesFocus.current = true;
    setDay(next);
  };
  // The month can change with the day, so the button exists only after rendering.
  useLayoutEffect(() => {
    if (movesFocus.current) focusDay.current?.focus();
    movesFocus.current = false;
  }, [iso, focusDay]);
  const choose = (date: CalendarDate, event: MouseEvent) => {
    setDay(date);
    if (reasonAgainst(date.toString()) === undefined) onChoose(date.toString(), event);
  };
  const nameOf = (date: string) => {
    const name = date === today ? words.dayToday({ date: longDate(date) }) : longDate(date);
    const reason = reasonAgainst(date);
    return reason === undefined ? name : words.dayReason({ date: name, reason });
  };
  const cell = (date: CalendarDate) => {
    const text = date.toString();
    const isCurrent = text === iso;
    const isChosen = text === start || text === end;
    return (
      <td
        key={text}
        role="gridcell"
        aria-selected={isChosen || (start !== '' && text > start && text < end)}
      >
        <button
          type="button"
          ref={isCurrent ? focusDay : undefined}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={nameOf(text)}
          aria-current={text === today ? 'date' : undefined}
          aria-disabled={reasonAgainst(text) !== undefined || undefined}
          data-outside={date.month === day.month ? undefined : ''}
          data-chosen={isChosen || undefined}
          data-between={(start !== '' && text > start && text < end) || undefined}
          onClick={(event) => choose(date, event)}
        >
          {date.day}
        </button>
      </td>
    );
  };

  return (
    <S.Root data-component="calendar">
      <div data-part="month">
        <button
          type="button"
          aria-label={words.previousMonth}
          title={words.previousMonth}
          onClick={() => setDay(day.subtract({ months: 1 }))}
        >
          <Icon glyph={ChevronStartGlyph} mirrored />
        </button>
        <select
          aria-label={words.month}
          value={day.month}
          onChange={(event) => setDay(day.set({ month: Number(event.target.value) }))}
        >
          {names.months.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={words.year}
          value={day.year}
          onChange={(event) => setDay(day.set({ year: Number(event.target.value) }))}
        >
          {!years.includes(day.year) && <option value={day.year}>{day.year}</option>}
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={words.nextMonth}
          title={words.nextMonth}
          onClick={() => setDay(day.add({ months: 1 }))}
        >
          <Icon glyph={ChevronEndGlyph} mirrored />
        </button>
      </div>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table navigated by arrow keys is a grid
        role="grid"
        aria-label={`${names.months[day.month - 1] ?? ''} ${day.year}`}
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date.toString()} scope="col" abbr={names.longWeekday(date)}>
                {names.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.toString()}>{week.map(cell)}</tr>
          ))}
        </tbody>
      </table>
      <div data-part="foot">
        <p aria-live="polite">{reasonAgainst(iso) ?? prompt}</p>
        <button type="button" onClick={(event) => choose(parseDate(today), event)}>
          {words.today}
        </button>
      </div>
    </S.Root>
  );
}
