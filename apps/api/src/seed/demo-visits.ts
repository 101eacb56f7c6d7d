import type { PatientId } from '@alms/lis-domain/patients';
import type { Priority } from '@alms/lis-domain/orders';
import { daysBefore, requests } from './demo-orders.ts';
import type { SeededRandom } from './seeded-random.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Length of the history in days: half a year. */
export const daysOfHistory = 182;

/** One historical order with the time of each step. */
export interface Visit {
  patientId: PatientId;
  codes: readonly string[];
  priority: Priority;
  ordered: Date;
  collected: Date;
  received: Date;
  entered: Date;
  released: Date;
}

/** Shifts of a day in hours, with their share of the work and of urgent and stat orders. */
const shifts = [
  { from: 7, to: 15, share: 0.78, urgent: 0.12, stat: 0.03 },
  { from: 15, to: 22, share: 0.17, urgent: 0.3, stat: 0.15 },
  { from: 22, to: 31, share: 0.05, urgent: 0.3, stat: 0.7 },
] as const;

/** Minutes per stage, by priority; one routine order in sixteen is late. */
const pace: Record<
  'stat' | 'urgent' | 'routine',
  Record<'collected' | 'received' | 'entered' | 'released', [min: number, max: number]>
> = {
  stat: { collected: [2, 8], received: [3, 9], entered: [12, 28], released: [2, 10] },
  urgent: { collected: [5, 20], received: [5, 25], entered: [20, 70], released: [5, 30] },
  routine: { collected: [5, 40], received: [10, 60], entered: [35, 150], released: [10, 60] },
};
const late: [number, number] = [240, 420];

/**
 * Historical visits by day: three to six on weekdays, very few at weekends. The last days are
 * generated elsewhere.
 */
export function pastVisits(
  patientIds: readonly PatientId[],
  now: Date,
  random: SeededRandom,
): Visit[] {
  const today = Math.floor(now.getTime() / day) * day;
  const visits: Visit[] = [];
  for (let daysAgo = daysOfHistory; daysAgo > daysBefore; daysAgo -= 1) {
    const midnight = today - daysAgo * day;
    const weekday = new Date(midnight).getUTCDay();
    const count = weekday === 0 ? 1 : weekday === 6 ? random.between(1, 2) : random.between(3, 6);
    const times = Array.from({ length: count }, () => {
      const turn = random.next();
      const shift =
        turn < shifts[0].share
          ? shifts[0]
          : turn < shifts[0].share + shifts[1].share
            ? shifts[1]
            : shifts[2];
      return {
        shift,
        at:
          midnight +
          shift.from * hour +
          random.between(0, (shift.to - shift.from) * 60 - 1) * minute,
      };
    });
    for (const { shift, at } of times.toSorted((a, b) => a.at - b.at))
      visits.push(visitAt(at, shift, patientIds, random));
  }
  return visits.toSorted((a, b) => a.ordered.getTime() - b.ordered.getTime());
}

function visitAt(
  at: number,
  { urgent, stat }: (typeof shifts)[number],
  patientIds: readonly PatientId[],
  random: SeededRandom,
): Visit {
  const hurry = random.next();
  const priority = hurry < stat ? 'stat' : hurry < stat + urgent ? 'urgent' : 'routine';
  const durations = pace[priority];
  const after = (begun: number, [min, max]: [number, number]) =>
    begun + random.between(min, max) * minute;
  const collected = after(at, durations.collected);
  const received = after(collected, durations.received);
  const entered = after(
    received,
    priority === 'routine' && random.chance(1 / 16) ? late : durations.entered,
  );
  const released = after(entered, durations.released);
  const [ordered, ...rest] = [at, collected, received, entered, released].map(
    (time) => new Date(time),
  ) as [Date, Date, Date, Date, Date];
  return {
    patientId: random.pick(patientIds),
    codes: random.pick(requests),
    priority,
    ordered,
    collected: rest[0],
    received: rest[1],
    entered: rest[2],
    released: rest[3],
  };
}
