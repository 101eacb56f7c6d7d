/** Tone of a toast: `positive` for success, `caution` for a warning, `critical` for an error. */
export type ToastTone = 'info' | 'positive' | 'caution' | 'critical';

/** Duration of each tone, in milliseconds (product specification, "Toast durations"). */
export const toastDurations: Readonly<Record<ToastTone, number>> = {
  info: 3000,
  positive: 3000,
  caution: 4000,
  critical: 5000,
};

/**
 * Maximum number of visible toasts (product specification, "Snackbars: at most 3"); the others are
 * queued.
 */
export const VISIBLE_TOASTS = 3;

/** Content and duration of a toast. */
export interface ToastInput {
  tone: ToastTone;
  message: string;
  /** Short text above the message. */
  title?: string;
  /** Duration in milliseconds. @default `toastDurations` of the tone */
  durationMs?: number;
  /**
   * An action that also closes the toast. It must be available elsewhere too, because the toast
   * disappears.
   */
  action?: { label: string; onAction: () => void };
}

export interface QueuedToast extends ToastInput {
  id: number;
  /** Remaining visible time in milliseconds. */
  leftMs: number;
}

/** The first `VISIBLE_TOASTS` are visible. */
export type ToastQueue = readonly QueuedToast[];

export type ToastEvent =
  | { type: 'show'; id: number; toast: ToastInput }
  | { type: 'dismiss'; id: number }
  | { type: 'elapse'; ms: number };

/**
 * Returns the next state of the queue. No toast is dropped. An error is queued only behind visible
 * toasts and earlier errors.
 */
export function nextQueue(queue: ToastQueue, event: ToastEvent): ToastQueue {
  if (event.type === 'dismiss') return queue.filter(({ id }) => id !== event.id);
  if (event.type === 'elapse') {
    return queue
      .map((toast, index) =>
        index < VISIBLE_TOASTS ? { ...toast, leftMs: toast.leftMs - event.ms } : toast,
      )
      .filter(({ leftMs }) => leftMs > 0);
  }
  const { id, toast } = event;
  const added = { ...toast, id, leftMs: toast.durationMs ?? toastDurations[toast.tone] };
  const place = queue.findIndex(
    (each, index) => index >= VISIBLE_TOASTS && each.tone !== 'critical',
  );
  return toast.tone === 'critical' && place !== -1
    ? queue.toSpliced(place, 0, added)
    : [...queue, added];
}
