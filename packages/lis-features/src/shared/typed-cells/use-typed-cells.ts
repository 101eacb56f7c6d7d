import { useState } from 'react';

/** Unsaved input of table fields, by field key. Missing keys have the loaded value. */
export type TypedCells = Readonly<Record<string, string>>;

/**
 * Table fields that are saved together while the user continues typing. A save removes only the
 * sent input.
 */
export function useTypedCells() {
  const [typed, setTyped] = useState<TypedCells>({});
  return {
    typed,
    type: (key: string, text: string) => setTyped((known) => ({ ...known, [key]: text })),
    /** Removes input that is now saved. A field changed since the save is kept. */
    saved: (sent: TypedCells) =>
      setTyped((known) =>
        Object.fromEntries(Object.entries(known).filter(([key, text]) => sent[key] !== text)),
      ),
    discard: () => setTyped({}),
  };
}
