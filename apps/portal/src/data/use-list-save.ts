import { useVersionedSave } from './use-versioned-save.ts';

interface ListSave<R, V> {
  /** Whether this user may edit the list. */
  allowed: boolean;
  read: () => Promise<R>;
  replace: (version: number, values: V) => Promise<R>;
  /** Reloads the data that displays the change. */
  onSaved: () => Promise<unknown>;
}

/** Returns the save function for a list on a patient’s record; undefined for read-only users. */
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
