/** What a toast tells: a success is `positive`, a warning `caution`, an error `critical`. */
export type ToastTone = 'info' | 'positive' | 'caution' | 'critical';

/** How long each tone stays, in milliseconds (product specification, "Toast durations"). */
export const toastDurations: Readonly<Record<ToastTone, number>> = {
  info: 3000,
  positive: 3000,
  caution: 4000,
  critical: 5000,
};

/** How many are seen at once (product specification, "Snackbars: at most 3"); the others wait their turn. */
export const VISIBLE_TOASTS = 3;

/** What is said, and for how long. */
export interface ToastInput {
  tone: ToastTone;
  message: string;
  /** A few words above the message. */
  title?: string;
  /** Milliseconds in sight. @default `toastDurations` of the tone */
  durationMs?: number;
  /** One thing to do about it; it also closes the toast. It must be possible elsewhere too, for the toast will go. */
  action?: { label: string; onAct: () => void };
}

export interface QueuedToast extends ToastInput {
  id: number;
  /** Milliseconds it still has in sight. */
  leftMs: number;
}

/** The first `VISIBLE_TOASTS` are seen. */
export type ToastQueue = readonly QueuedToast[];

export type ToastEvent =
  | { type: 'show'; id: number; toast: ToastInput }
  | { type: 'dismiss'; id: number }
  | { type: 'elapse'; ms: number };

/** What the queue becomes. Nobody is ever dropped; an error waits only for what is seen and for earlier errors. */
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
