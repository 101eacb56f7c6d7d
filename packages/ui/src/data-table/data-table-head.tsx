/* oxlint-disable jsx-a11y/no-redundant-roles -- browsers take its roles away from a table that is laid out as a grid */
import { useEffect, useRef, type ChangeEvent, type MouseEvent } from 'react';
import { useMessages } from '../i18n/index.js';
import { ChevronDownGlyph, Icon } from '../icon/index.js';
import type { DataTableColumn, Sort } from './data-table-column.js';
import { dataTableMessages } from './data-table.messages.js';

export interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: Sort | undefined;
  onSort: ((column: string, event: MouseEvent) => void) | undefined;
  /** Whether all, some or none of the rows shown are selected; undefined where rows are not. */
  selected: 'all' | 'some' | 'none' | undefined;
  onSelectPage: (event: ChangeEvent) => void;
}

/** The heads: named, sorted by where they can be, with the box that selects what is shown. */
export function DataTableHead<Row>({ columns, sort, onSort, selected, onSelectPage }: DataTableHeadProps<Row>) {
  const hasControls = selected !== undefined || (onSort !== undefined && columns.some(({ sort: how }) => how));
  return (
    <thead role="rowgroup" data-controls={hasControls || undefined}>
      <tr role="row" aria-rowindex={1}>
        {selected !== undefined && (
          <th role="columnheader" scope="col" data-part="select"><PageBox selected={selected} onChange={onSelectPage} /></th>
        )}
        {columns.map(({ id, header, headerHidden = false, align, sort: how }) => {
          const words = headerHidden ? <span data-part="words">{header}</span> : header;
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <th key={id} role="columnheader" scope="col" data-align={align} aria-sort={how && onSort && (direction ?? 'none')}>
              {how && onSort ? (
                <button type="button" data-part="sort" onClick={(event) => onSort(id, event)}>
                  {words}
                  <Icon glyph={ChevronDownGlyph} size="small" />
                </button>
              ) : (
                words
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function PageBox({ selected, onChange }: { selected: 'all' | 'some' | 'none'; onChange: (event: ChangeEvent) => void }) {
  const words = useMessages(dataTableMessages);
  const box = useRef<HTMLInputElement>(null);
  // No attribute exists for it, and the browser drops it at each press.
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  });
  return <input ref={box} type="checkbox" aria-label={words.selectPage} checked={selected === 'all'} onChange={onChange} />;
}
