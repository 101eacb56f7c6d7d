import { useMemo, useRef, type CSSProperties } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import { columnTracks, type DataTableColumn } from './data-table-column.ts';
import { useCards } from './use-cards.ts';

/** Widths of placeholders, in rotation: bars of equal width would look like lines. */
const WIDTHS = ['60%', '48%', '72%', '55%'];

export interface SkeletonTableProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  selectable: boolean;
  rowCount: number;
}

/**
 * Skeleton of the table while rows load, with its real headers and final layout. Hidden from screen
 * readers.
 */
export function SkeletonTable<Row>({ columns, selectable, rowCount }: SkeletonTableProps<Row>) {
  const { tracks, min } = useMemo(() => columnTracks(columns, selectable), [columns, selectable]);
  const scroller = useRef<HTMLDivElement>(null);
  useCards(scroller, columns.length);
  return (
    <div
      ref={scroller}
      data-part="scroller"
      data-layout="plain"
      style={{ '--columns': tracks, '--least': min, '--cells': columns.length } as CSSProperties}
    >
      <table>
        <thead>
          <tr>
            {selectable && (
              <td data-part="select">
                <Skeleton width="20px" height="20px" />
              </td>
            )}
            {columns.map(({ id, header, headerHidden, align }) => (
              <th key={id} scope="col" data-align={align}>
                {!headerHidden && header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rowCount }, (_, index) => (
            <tr key={index} data-row={index}>
              {selectable && (
                <td data-part="select">
                  <Skeleton width="20px" height="20px" />
                </td>
              )}
              {columns.map(({ id, header, headerHidden, align = 'start' }, place) => (
                <td key={id} data-align={align} data-label={headerHidden ? undefined : header}>
                  <Skeleton
                    width={WIDTHS[(index + place) % WIDTHS.length] ?? '60%'}
                    style={{ justifyItems: align }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
