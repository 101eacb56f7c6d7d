import { describe, expect, it } from 'vitest';
import { nextQueue, toastDurations, type ToastQueue, type ToastTone } from './toast-queue.ts';

const queueOf = (...tones: ToastTone[]): ToastQueue =>
  tones.reduce<ToastQueue>(
    (queue, tone, index) =>
      nextQueue(queue, { type: 'show', id: index + 1, toast: { tone, message: tone } }),
    [],
  );
const ids = (queue: ToastQueue) => queue.map(({ id }) => id);

describe('nextQueue', () => {
  it.each([
    ['positive', 3000],
    ['info', 3000],
    ['caution', 4000],
    ['critical', 5000],
  ] as const)('shows %s for %s ms', (tone, ms) => {
    expect(toastDurations[tone]).toBe(ms);
    expect(queueOf(tone)[0]?.leftMs).toBe(ms);
  });

  it('accepts another duration', () => {
    expect(
      nextQueue([], {
        type: 'show',
        id: 1,
        toast: { tone: 'critical', message: '', durationMs: 6000 },
      })[0]?.leftMs,
    ).toBe(6000);
  });

  it.each<[string, ToastTone[], number[]]>([
    ['in order of arrival', ['info', 'info', 'info', 'info', 'positive'], [1, 2, 3, 4, 5]],
    [
      'errors before other queued toasts',
      ['info', 'info', 'info', 'info', 'info', 'critical'],
      [1, 2, 3, 6, 4, 5],
    ],
    [
      'errors in order of arrival',
      ['info', 'info', 'info', 'info', 'critical', 'critical'],
      [1, 2, 3, 5, 6, 4],
    ],
    ['visible toasts before a new error', ['info', 'info', 'info', 'critical'], [1, 2, 3, 4]],
  ])('keeps %s', (_, tones, order) => {
    expect(ids(queueOf(...tones))).toEqual(order);
  });

  it('drops no toast, regardless of their number', () => {
    expect(queueOf(...Array.from({ length: 50 }, () => 'critical' as const))).toHaveLength(50);
  });

  it('runs the timer only for the three visible toasts', () => {
    const queue = nextQueue(queueOf('info', 'caution', 'critical', 'info'), {
      type: 'elapse',
      ms: 2999,
    });
    expect(queue.map(({ leftMs }) => leftMs)).toEqual([1, 1001, 2001, 3000]);
  });

  it('removes expired toasts', () => {
    expect(
      ids(nextQueue(queueOf('info', 'caution', 'critical', 'info'), { type: 'elapse', ms: 4000 })),
    ).toEqual([3, 4]);
  });

  it('removes a dismissed toast, visible or queued', () => {
    expect(
      ids(nextQueue(queueOf('info', 'info', 'info', 'info'), { type: 'dismiss', id: 4 })),
    ).toEqual([1, 2, 3]);
  });
});
