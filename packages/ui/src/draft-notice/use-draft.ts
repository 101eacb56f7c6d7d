import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useClock, type Clock } from '../clock/index.ts';
import { readDraft, secretNames, withoutSecrets } from './draft-text.ts';

/** Where drafts are kept; the browser's own storages fit. Throwing is allowed: the draft is then told as not saved. */
export interface DraftStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** `none`: nothing to keep. `waiting`: written, not kept yet. `failed`: the store refused. */
export type DraftState = 'none' | 'waiting' | 'saved' | 'failed';

export interface DraftOptions<V extends object> {
  /** Names the draft in the store: which form, about what, whose. */
  key: string;
  storage: DraftStorage;
  /** The answers before anything was written. */
  initial: V;
  /** Checks what was stored, over `initial`; an older version may have written it. Returns `undefined` for what cannot be used. */
  accept: (values: unknown) => V | undefined;
  /** Names of fields, at any depth, that are never kept. Those that sound like a secret never are anyhow. @default none */
  never?: readonly string[] | undefined;
  /** The form whose password fields, and fields with `data-draft="never"`, are never kept either. */
  form?: RefObject<HTMLFormElement | null> | undefined;
  /** How long writing must rest before it is kept, in milliseconds. @default 1000 */
  restMs?: number | undefined;
}

/** A draft, as a form and its `DraftNotice` use it. */
export interface Draft<V> {
  /** What the form starts with: the restored draft, or the answers before anything was written. */
  initial: V;
  state: DraftState;
  /** ISO instant of the last time it was kept. */
  savedAt: string | undefined;
  /** ISO instant at which the restored draft had been kept; `undefined` where nothing was restored, or it was discarded. */
  restoredAt: string | undefined;
  /** Keeps the answers after a rest. Call it at every change. */
  save: (values: V) => void;
  /** Forgets the draft: it was discarded, or the form was sent. The caller puts its fields back. */
  discard: () => void;
}

/** Calls once after a rest, by the clock. */
function after(clock: Clock, ms: number, act: () => void): () => void {
  const stop = clock.subscribe(() => {
    stop();
    act();
  }, ms);
  return stop;
}

/**
 * Keeps what is written in a form while it is written, so that a closed tab loses nothing. It touches no storage of its
 * own; the caller gives one. What is written last is kept on leaving, too. Secrets never are.
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
  const [kept, setKept] = useState<{ state: DraftState; at: string | undefined }>({
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
      // Full or forbidden: the reader is told that what is written is not kept.
      setKept((before) => ({ ...before, state: 'failed' }));
      return;
    }
    setKept({ state: 'saved', at: savedAt });
  };

  const forget = () => {
    waiting.current?.stop();
    waiting.current = null;
  };

  const save = (values: V) => {
    forget();
    setKept((before) => ({ ...before, state: 'waiting' }));
    waiting.current = { values, stop: after(clock, restMs, () => keep(values)) };
  };

  const leave = useEffectEvent(() => {
    const last = waiting.current;
    forget();
    if (last) keep(last.values);
  });
  useEffect(() => {
    // Leaving a tab may be the last that is heard of it.
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
    setKept({ state: 'none', at: undefined });
  };

  return {
    initial: first,
    state: kept.state,
    savedAt: kept.at,
    restoredAt: restored?.at,
    save,
    discard,
  };
}
