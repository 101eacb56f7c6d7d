import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../i18n/index.js';
import type { CellEdit } from './data-table-column.js';
import { dataTableMessages } from './data-table.messages.js';

/** How an edit ended: `next` and `stay` by a key, `left` because focus went elsewhere. */
export type EditEnd = 'next' | 'stay' | 'left';

export interface CellEditorProps<Row> {
  row: Row;
  edit: CellEdit<Row>;
  /** The column's head: what is edited. */
  header: string;
  onEnd: (end: EditEnd) => void;
}

/** The field in a cell. Enter accepts and goes down, Tab accepts and leaves the grid, Escape brings the old value back. */
export function CellEditor<Row>({ row, edit, header, onEnd }: CellEditorProps<Row>) {
  const words = useMessages(dataTableMessages);
  const [error, setError] = useState<string>();
  const errorId = useId();
  const ended = useRef(false);

  const end = (how: EditEnd) => {
    ended.current = true;
    onEnd(how);
  };
  /** @returns whether the value was accepted. */
  const accept = (value: string) => {
    const refusal = edit.refuse?.(value, row);
    setError(refusal);
    if (refusal !== undefined) return false;
    if (value !== edit.value(row)) edit.onCommit(row, value);
    return true;
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      end('stay');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (accept(event.currentTarget.value)) end('next');
    } else if (event.key === 'Tab' && !accept(event.currentTarget.value)) {
      event.preventDefault();
    } else if (event.key === 'Tab') {
      end('left');
    }
  };
  return (
    <>
      <input
        data-part="editor"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to edit here
        autoFocus
        type="text"
        autoComplete="off"
        inputMode={edit.inputMode}
        aria-label={words.edit({ column: header })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        defaultValue={edit.value(row)}
        onFocus={(event) => event.target.select()}
        onChange={() => setError(undefined)}
        onKeyDown={handleKey}
        onBlur={(event) => {
          if (!ended.current && accept(event.target.value)) end('left');
        }}
      />
      {error !== undefined && <small id={errorId} role="alert">{error}</small>}
    </>
  );
}
