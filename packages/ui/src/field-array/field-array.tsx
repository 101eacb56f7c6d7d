import {
  Fragment,
  useId,
  useImperativeHandle,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { Button, IconButton } from '../button/index.ts';
import { fieldAccess, fieldIds, FieldLabel, FieldNotes, type FieldWords } from '../field/index.ts';
import { useMessages } from '../i18n/index.ts';
import {
  ArrowDownGlyph,
  ArrowUpGlyph,
  Icon,
  PlusGlyph,
  RemoveGlyph,
  UndoGlyph,
} from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { fieldArrayMessages } from './words/index.ts';
import * as S from './field-array.styles.ts';
import { changedRows, type RowsChange } from './rows-change.ts';
import { useRowFocus } from './use-row-focus.ts';

export interface FieldArrayProps<R extends { id: string }>
  extends
    Omit<FieldWords, 'labelTrailing' | 'dense'>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Rows in order; controlled by the caller. Each has a stable id. */
  rows: readonly R[];
  /** Called with the new rows and the change. */
  onRowsChange: (rows: R[], change: RowsChange) => void;
  /** Renders the fields of a row. */
  renderRow: (row: R, index: number) => ReactNode;
  /** Name of a row; its number is appended: `Guest` becomes "Guest 2". */
  rowLabel: string;
  /** Creates an empty row with a unique id. When omitted, no rows can be added. */
  newRow?: (() => R) | undefined;
  /** Label of the add button. @default "Add" */
  addLabel?: string | undefined;
  /** Minimum number of rows. @default 0 */
  min?: number | undefined;
  /** Maximum number of rows. Unlimited when omitted. */
  max?: number | undefined;
  /** Whether the order is significant and can be changed. @default false */
  reorderable?: boolean;
  /**
   * `block`: fields below a heading for each row. `line`: one line per row, for one to three short
   * fields with hidden labels. `inline`: rows side by side with the add button at the end, for very
   * short fields that form a table. @default 'block'
   */
  layout?: 'block' | 'line' | 'inline';
}

/**
 * A repeatable group of fields: guests, addresses, steps. A removed row can be restored until the
 * next change. For values of one word each, use a multi-value field. `ref` and native props apply
 * to the root.
 */
export function FieldArray<R extends { id: string }>({
  label,
  labelVisibility = 'visible',
  hint,
  error,
  optional = false,
  rows,
  onRowsChange,
  renderRow,
  rowLabel,
  newRow,
  addLabel,
  min = 0,
  max = Infinity,
  reorderable = false,
  layout = 'block',
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: FieldArrayProps<R>) {
  const words = useMessages(fieldArrayMessages);
  const made = useId();
  const ids = fieldIds(id ?? made);
  const { root, focusNext } = useRowFocus();
  useImperativeHandle(ref, () => root.current as HTMLFieldSetElement, [root]);
  const [removed, setRemoved] = useState<{ row: R; index: number }>();
  const [announced, setAnnounced] = useState('');

  const nameOf = (index: number) => words.row({ label: rowLabel, position: index + 1 });

  const change = (next: RowsChange, message: string, row?: R) => {
    setAnnounced(message);
    const taken = next.reason === 'removed' ? rows[next.index] : undefined;
    setRemoved(taken && { row: taken, index: (next as { index: number }).index });
    onRowsChange(changedRows(rows, next, row), next);
  };
  const add = (row: R) => {
    focusNext({ part: 'fields', id: row.id });
    change({ reason: 'added', index: rows.length }, words.added({ row: nameOf(rows.length) }), row);
  };
  const remove = (index: number) => {
    focusNext({ part: 'undo' });
    change({ reason: 'removed', index }, words.removed({ row: nameOf(index) }));
  };
  const restore = ({ row, index }: { row: R; index: number }) => {
    focusNext({ part: 'fields', id: row.id });
    change(
      { reason: 'restored', index: Math.min(index, rows.length) },
      words.restored({ row: nameOf(index) }),
      row,
    );
  };
  const move = (row: R, from: number, part: 'up' | 'down') => {
    const to = part === 'up' ? from - 1 : from + 1;
    focusNext({ part, id: row.id });
    change({ reason: 'moved', from, to }, words.moved({ position: to + 1, count: rows.length }));
  };

  const removedRow = removed && (
    <li data-part="removed">
      {words.removed({ row: nameOf(removed.index) })}
      <Button
        size="small"
        data-action="undo"
        leading={<Icon glyph={UndoGlyph} size="small" mirrored />}
        onClick={() => restore(removed)}
      >
        {words.undo}
      </Button>
    </li>
  );

  return (
    <S.Root
      {...rest}
      ref={root}
      id={ids.control}
      // A native fieldset is already a group. The explicit role is needed because only then is
      // `aria-invalid` allowed.
      role="group"
      {...fieldAccess(ids, { hint, error, describedBy })}
      data-component="field-array"
      data-layout={layout}
      data-label={labelVisibility}
    >
      <legend>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <FieldNotes ids={ids} hint={hint} />
      {(rows.length > 0 || removed) && (
        <ol>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              {removed?.index === index && removedRow}
              <li data-row={row.id}>
                <fieldset data-part="row" aria-label={nameOf(index)}>
                  <div data-part="head">
                    <span data-part="name" aria-hidden="true">
                      {nameOf(index)}
                    </span>
                    <span data-part="actions">
                      {reorderable && (
                        <>
                          <IconButton
                            label={words.moveUp({ row: nameOf(index) })}
                            data-action="up"
                            inertReason={index === 0 ? words.isFirst : undefined}
                            onClick={() => move(row, index, 'up')}
                          >
                            <Icon glyph={ArrowUpGlyph} />
                          </IconButton>
                          <IconButton
                            label={words.moveDown({ row: nameOf(index) })}
                            data-action="down"
                            inertReason={index === rows.length - 1 ? words.isLast : undefined}
                            onClick={() => move(row, index, 'down')}
                          >
                            <Icon glyph={ArrowDownGlyph} />
                          </IconButton>
                        </>
                      )}
                      <IconButton
                        label={words.remove({ row: nameOf(index) })}
                        inertReason={rows.length <= min ? words.atLeast({ count: min }) : undefined}
                        onClick={() => remove(index)}
                      >
                        <Icon glyph={RemoveGlyph} />
                      </IconButton>
                    </span>
                  </div>
                  <div data-part="fields">{renderRow(row, index)}</div>
                </fieldset>
              </li>
            </Fragment>
          ))}
          {removed && removed.index >= rows.length && removedRow}
        </ol>
      )}
      <FieldNotes ids={ids} error={error} />
      {newRow && layout === 'inline' && (
        <IconButton
          label={addLabel ?? words.add}
          inertReason={rows.length >= max ? words.atMost({ count: max }) : undefined}
          onClick={() => add(newRow())}
        >
          <Icon glyph={PlusGlyph} />
        </IconButton>
      )}
      {newRow && layout !== 'inline' && (
        <Button
          leading={<Icon glyph={PlusGlyph} />}
          inertReason={rows.length >= max ? words.atMost({ count: max }) : undefined}
          onClick={() => add(newRow())}
        >
          {addLabel ?? words.add}
        </Button>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </S.Root>
  );
}
