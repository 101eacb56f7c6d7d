import { addDays, dateIn } from '@alms/lis-domain/calendar';
import { nextOpening, type HoursInterval, type Opening } from '@alms/lis-domain/facility';

const weekday: HoursInterval[] = [
  { from: '07:00', to: '12:30' },
  { from: '13:30', to: '19:00' },
];

/**
 * Opening hours of the demo facility: closed at noon, on Sundays and on two holidays that are not
 * close to today.
 */
export function demoOpening(now: Date): Opening {
  const today = dateIn('UTC', now.toISOString());
  return {
    working_hours: {
      mon: weekday,
      tue: weekday,
      wed: weekday,
      thu: weekday,
      fri: weekday,
      sat: [{ from: '08:00', to: '13:00' }],
      sun: [],
    },
    holidays: [
      { date: addDays(today, 19), name: 'Staff training', yearly: false },
      { date: addDays(today, -47), name: 'Founders’ Day', yearly: true },
    ],
  };
}

/** The first opening time from an instant on. */
export function openFrom(now: Date, instant: Date): string {
  const start = nextOpening('UTC', demoOpening(now), instant.toISOString());
  if (start === undefined) throw new Error('@alms/api: the demo facility could not be opened.');
  return start;
}
