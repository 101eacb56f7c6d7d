import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../i18n/index.ts';
import { cellEditorMessages } from './words/cell-editor/index.ts';
import * as S from './cell-editor.styles.ts';
import type { CellEdit, EditEnd } from './data-table-column.ts';

export interface CellEditOptions<Row> {
  /** Initial text of the field. */
  value: (row: Row) => string;
  /** Called when the user commits a changed value. The cell continues to show the row's value. */
  onCommit: (row: Row, value: string) => void;
  /**
   * Returns the reason why a value is invalid; editing then continues. When omitted, every value is
   * accepted.
   */
  refuse?: (value: string, row: Row) => string | undefined;
  /** Virtual keyboard on touch screens. @default 'text' */
  inputMode?: 'text' | 'decimal' | 'numeric';
}

/** Makes the cells of a column editable in place, as plain text. */
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
  /** Header of the edited column. */
  header: string;
  onEnd: (end: EditEnd) => void;
}

/**
 * Editor in a cell. Enter commits and moves down, Tab commits and leaves the grid, Escape restores
 * the previous value.
 */
function CellEditor<Row>({ row, edit, header, onEnd }: CellEditorProps<Row>) {
  const words = useMessages(cellEditorMessages);
  const [error, setError] = useState<string>();
  const errorId = useId();
  const ended = useRef(false);

  const end = (how: EditEnd) => {
    ended.current = true;
    onEnd(how);
  };
  /** @returns whether the value was accepted */
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just started editing here
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
