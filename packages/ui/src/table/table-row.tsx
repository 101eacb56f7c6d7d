/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers remove its roles from a table with card layout */
import type { ReactNode } from 'react';
import { BareLink } from '../link/index.ts';
import { openingColumn, type TableColumn } from '../internal/index.ts';

/** How a row is opened: by link or by callback. */
export interface RowOpening {
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  selected: boolean;
  tone: 'caution' | undefined;
  opening: RowOpening;
}

/** A row. The current row is marked on the element that opens it, otherwise on itself. */
export function TableRow<Row>({ row, columns, selected, tone, opening }: TableRowProps<Row>) {
  const opener = opening.href !== undefined || opening.onOpen ? openingColumn(columns) : undefined;
  const current = selected ? 'true' : undefined;
  return (
    <tr
      role="row"
      data-selected={selected || undefined}
      data-tone={tone}
      aria-current={opener ? undefined : current}
    >
      {columns.map((column) => {
        const {
          id,
          header,
          headerHidden = false,
          align = 'start',
          rowHeader = false,
          render,
        } = column;
        const content =
          column === opener ? (
            <Opener {...opening} current={current}>
              {render(row)}
            </Opener>
          ) : (
            render(row)
          );
        return rowHeader ? (
          <th key={id} role="rowheader" scope="row" data-align={align}>
            {content}
          </th>
        ) : (
          <td
            key={id}
            role="cell"
            data-align={align}
            data-label={headerHidden ? undefined : header}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function Opener({
  href,
  onOpen,
  current,
  children,
}: RowOpening & { current: 'true' | undefined; children: ReactNode }) {
  if (href !== undefined)
    return (
      <BareLink href={href} data-part="open" aria-current={current}>
        {children}
      </BareLink>
    );
  return (
    <button type="button" data-part="open" aria-current={current} onClick={onOpen}>
      {children}
    </button>
  );
}
