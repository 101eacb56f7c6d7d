import type { ImportRow } from '@alms/lis-domain/interfaces/result-import';
import {
  DataTable,
  moreRows,
  type DataTableColumn,
  type DataTableProps,
} from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import type { ReactNode } from 'react';
import { resultImportMessages } from './words/index.ts';
import { readAs } from './read-as.ts';
import { RowOutcome } from './row-outcome.tsx';
import { useTargetName } from './use-target-name.ts';

export interface RowTableProps extends Pick<DataTableProps<ImportRow>, 'selection'> {
  rows: Resource<readonly ImportRow[]>;
  onMore: (() => void) | undefined;
  onOpen: (row: ImportRow) => void;
  onRetry: (() => void | Promise<void>) | undefined;
  filter: ReactNode;
}

/** Rows of a file with their content, interpretation and outcome. */
export function RowTable({ rows, onMore, onOpen, onRetry, filter, selection }: RowTableProps) {
  const words = useMessages(resultImportMessages);
  const format = useFormat();
  const targetName = useTargetName();
  const columns: DataTableColumn<ImportRow>[] = [
    {
      id: 'number',
      header: words.row,
      align: 'end',
      width: '6rem',
      render: ({ number, place, content }) => (
        <CellText
          note={
            place &&
            (place.column !== null || content.malformed) &&
            words.line({ line: place.line })
          }
        >
          {format.number(number)}
        </CellText>
      ),
    },
    {
      id: 'specimen',
      header: words.accession,
      rowHeader: true,
      width: '15rem',
      render: ({ content, outcome, index }) => (
        <CellText
          note={<bdi>{(outcome ?? index?.specimen)?.patient.full_name ?? content.patient}</bdi>}
        >
          <Text as="span" code>
            {content.accession || words.nothing}
          </Text>
        </CellText>
      ),
    },
    {
      id: 'test',
      header: words.test,
      width: '13rem',
      render: (row) => <CellText note={<bdi>{row.content.code}</bdi>}>{targetName(row)}</CellText>,
    },
    {
      id: 'value',
      header: words.value,
      align: 'end',
      width: '9rem',
      render: (row) => {
        const { value, unit } = row.content;
        const read = readAs(row);
        return (
          <CellText note={read !== undefined && words.readAs({ value: read })}>
            {value === '' ? words.nothing : <bdi>{[value, unit].filter(Boolean).join(' ')}</bdi>}
          </CellText>
        );
      },
    },
    { id: 'outcome', header: words.outcome, render: (row) => <RowOutcome row={row} /> },
  ];
  return (
    <DataTable<ImportRow>
      columns={columns}
      resource={rows}
      rowKey={({ number }) => String(number)}
      caption={words.rows}
      headingLevel={3}
      lines={2}
      filter={filter}
      onRowOpen={onOpen}
      paging={moreRows({ onMore })}
      empty={{
        'none-yet': { title: words.noRowsTitle, body: words.noRowsBody },
        'no-match': { title: words.noRowsTitle, body: words.noRowsBody },
      }}
      {...(onRetry && { onRetry })}
      selection={selection}
    />
  );
}
