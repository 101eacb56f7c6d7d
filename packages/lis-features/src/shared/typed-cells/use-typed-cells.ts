import { useState } from 'react';

/** What was typed into the fields of a table, by the key of each field. What is not there is as it was read. */
export type TypedCells = Readonly<Record<string, string>>;

/** Fields of a table that are saved together, while somebody goes on typing: only what was sent is taken off. */
export function useTypedCells() {
  const [typed, setTyped] = useState<TypedCells>({});
  return {
    typed,
    type: (key: string, text: string) => setTyped((known) => ({ ...known, [key]: text })),
    /** What was sent is on record now. A field that says something else by now stays as it is. */
    saved: (sent: TypedCells) =>
      setTyped((known) =>
        Object.fromEntries(Object.entries(known).filter(([key, text]) => sent[key] !== text)),
      ),
    discard: () => setTyped({}),
  };
}
