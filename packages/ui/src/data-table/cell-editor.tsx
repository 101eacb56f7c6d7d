import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../i18n/index.ts';
import { cellEditorMessages } from './words/cell-editor/index.ts';
import * as S from './cell-editor.styles.ts';
import type { CellEdit, EditEnd } from './data-table-column.ts';

export interface CellEditOptions<Row> {
  /** What stands in the field at first. */
  value: (row: Row) => string;
  /** A changed value was accepted in the field. What the cell then shows is still the row's. */
  onCommit: (row: Row, value: string) => void;
  /** Why a value is not accepted, in words; it then stays in its field. When omitted, every value is. */
  refuse?: (value: string, row: Row) => string | undefined;
  /** Which keyboard a touch screen offers. @default 'text' */
  inputMode?: 'text' | 'decimal' | 'numeric';
}

/** Has the cells of a column edited in place, as plain text. */
export function cellEdit<Row>(options: CellEditOptions<Row>): CellEdit<Row> {
  return {
    field: (row, header, onEnd) => (
      <CellEditor row={row} edit={options} header={header} onEnd={onEnd} />
    ),
  };
}

interface CellEditorProps<Row> {
  row: Row;
  edit: CellEditOptions<Row>;
  /** The column's head: what is edited. */
  header: string;
  onEnd: (end: EditEnd) => void;
}

/** The field in a cell. Enter accepts and goes down, Tab accepts and leaves the grid, Escape brings the old value back. */
function CellEditor<Row>({ row, edit, header, onEnd }: CellEditorProps<Row>) {
  const words = useMessages(cellEditorMessages);
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
      <S.Field
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
      {error !== undefined && (
        <small id={errorId} role="alert">
          {error}
        </small>
      )}
    </>
  );
}
