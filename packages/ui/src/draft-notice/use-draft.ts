import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEffectEvent } from '../effect-event/index.ts';
import { useClock, type Clock } from '../clock/index.ts';
import { readDraft, secretNames, withoutSecrets } from './draft-text.ts';

/**
 * Storage of drafts, compatible with the browser's storages. Errors may be thrown: the draft is
 * then reported as not saved.
 */
export interface DraftStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/**
 * `none`: nothing to save. `waiting`: changed but not yet saved. `failed`: the storage rejected it.
 */
export type DraftState = 'none' | 'waiting' | 'saved' | 'failed';

export interface DraftOptions<V extends object> {
  /** Storage key of the draft: the form, its subject and its user. */
  key: string;
  storage: DraftStorage;
  /** Values of the untouched form. */
  initial: V;
  /**
   * Validates the stored values merged over `initial`, which may come from an older version.
   * Returns `undefined` when they are unusable.
   */
  accept: (values: unknown) => V | undefined;
  /**
   * Additional field names that are never saved, at any depth. Names that look like a secret are
   * always excluded. @default none
   */
  never?: readonly string[] | undefined;
  /** Form whose password fields, and fields with `data-draft="never"`, are excluded too. */
  form?: RefObject<HTMLFormElement | null> | undefined;
  /** Debounce delay before saving, in milliseconds. @default 1000 */
  restMs?: number | undefined;
}

/** A draft, as used by a form and its `DraftNotice`. */
export interface Draft<V> {
  /** Initial form values: the restored draft, or those of the untouched form. */
  initial: V;
  state: DraftState;
  /** ISO instant of the last save. */
  savedAt: string | undefined;
  /**
   * ISO instant at which the restored draft was saved; `undefined` when nothing was restored or the
   * draft was discarded.
   */
  restoredAt: string | undefined;
  /** Saves the values after the debounce delay. Call it on every change. */
  save: (values: V) => void;
  /** Deletes the draft after a discard or a submission. The caller resets its fields. */
  discard: () => void;
}

/** Calls `callback` once after a delay, by the clock. */
function after(clock: Clock, ms: number, callback: () => void): () => void {
  const stop = clock.subscribe(() => {
    stop();
    callback();
  }, ms);
  return stop;
}

/**
 * Saves form input while it is typed, so that closing the tab loses nothing. The caller provides
 * the storage. Pending changes are saved on leaving the page. Secrets are never saved.
 */
export function useDraft<V extends object>({
  key,
  storage,
  initial,
  accept,
  never = [],
  form,
  restMs = 1000,
}: DraftOptions<V>): Draft<V> {
  const clock = useClock();
  const [restored, setRestored] = useState(() => {
    const text = storage.getItem(key);
    const stored = text === null ? undefined : readDraft(text);
    const values = stored && accept({ ...initial, ...stored.values });
    return values && stored ? { values, at: stored.savedAt } : undefined;
  });
  const [first] = useState(restored?.values ?? initial);
  const [status, setStatus] = useState<{ state: DraftState; at: string | undefined }>({
    state: restored ? 'saved' : 'none',
    at: restored?.at,
  });
  const waiting = useRef<{ values: V; stop: () => void }>(null);

  const keep = (values: V) => {
    waiting.current = null;
    const names = new Set([...never, ...(form?.current ? secretNames(form.current) : [])]);
    const savedAt = new Date(clock.now()).toISOString();
    try {
      storage.setItem(key, JSON.stringify({ savedAt, values: withoutSecrets(values, names) }));
    } catch {
      // Storage is full or denied: report that changes are not saved.
      setStatus((before) => ({ ...before, state: 'failed' }));
      return;
    }
    setStatus({ state: 'saved', at: savedAt });
  };

  const forget = () => {
    waiting.current?.stop();
    waiting.current = null;
  };

  const save = (values: V) => {
    forget();
    setStatus((before) => ({ ...before, state: 'waiting' }));
    waiting.current = { values, stop: after(clock, restMs, () => keep(values)) };
  };

  const leave = useEffectEvent(() => {
    const last = waiting.current;
    forget();
    if (last) keep(last.values);
  });
  useEffect(() => {
    // Switching tabs may be the last event before the page is closed.
    const hidden = () => document.hidden && leave();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, []);

  const discard = () => {
    forget();
    storage.removeItem(key);
    setRestored(undefined);
    setStatus({ state: 'none', at: undefined });
  };

  return {
    initial: first,
    state: status.state,
    savedAt: status.at,
    restoredAt: restored?.at,
    save,
    discard,
  };
}
