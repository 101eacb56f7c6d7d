import type { SessionStore } from './session-store.ts';

/**
 * Unsaved input of a user: in memory only, and only for that user (security 4.1). It survives a
 * forced end of the session, so that nothing is lost by signing in again. It is cleared by signing
 * out in any tab and by another user’s session.
 */
export interface UnsavedWork {
  read: (key: string) => unknown;
  keep: (key: string, work: unknown) => void;
  /** Called when the input is saved or discarded. */
  forget: (key: string) => void;
  /** Returns once whether a forced end of the session interrupted this work. */
  takeInterrupted: (key: string) => boolean;
}

/** Opens the memory for the sessions of one tab. */
export function openUnsavedWork(store: SessionStore): UnsavedWork {
  const works = new Map<string, unknown>();
  let interrupted = new Set<string>();
  let owner = store.read()?.user.id;
  const forgetAll = () => {
    works.clear();
    interrupted.clear();
  };
  store.subscribe(() => {
    const person = store.read()?.user.id;
    if (person === undefined) {
      if (store.lastEnd() === 'signed_out') forgetAll();
      interrupted = new Set(works.keys());
    } else if (person !== owner) {
      forgetAll();
      owner = person;
    }
  });
  return {
    read: (key) => works.get(key),
    keep: (key, work) => void works.set(key, work),
    forget: (key) => void works.delete(key),
    takeInterrupted: (key) => interrupted.delete(key) && works.has(key),
  };
}
