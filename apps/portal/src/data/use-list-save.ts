import { useVersionedSave } from './use-versioned-save.ts';

interface ListSave<R, V> {
  /** Whether this person may change the list. */
  allowed: boolean;
  read: () => Promise<R>;
  replace: (version: number, values: V) => Promise<R>;
  /** Looks again at what a change is seen in. */
  onSaved: () => Promise<unknown>;
}

/** Replacing a list that a patient's record keeps, as its card wants it; undefined for who may only read. */
export function useListSave<R extends { version: number }, V>({
  allowed,
  read,
  replace,
  onSaved,
}: ListSave<R, V>) {
  const { submission, save } = useVersionedSave();
  if (!allowed) return undefined;
  return {
    submission,
    onSave: async ({ values, base: { version } }: { values: V; base: R }) => {
      const outcome = await save(() => replace(version, values), read);
      if (outcome.status === 'saved') await onSaved();
      return outcome;
    },
  };
}
