import type { SessionStore } from './session-store.ts';

/**
 * What somebody has typed and not saved: in memory only, and only for that person (security 4.1). It outlives a session that is ended by
 * force, so that nothing is lost by signing in again; signing out, here or in another tab, forgets it, and so does another person's session.
 */
export interface UnsavedWork {
  read: (key: string) => unknown;
  keep: (key: string, work: unknown) => void;
  /** It is saved, or given up. */
  forget: (key: string) => void;
  /** Whether the session was ended by force over this work. Says so once. */
  takeInterrupted: (key: string) => boolean;
}

/** Opens the memory for one tab's sessions. */
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
