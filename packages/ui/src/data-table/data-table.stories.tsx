import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { Card } from '../card/index.js';
import { Chip } from '../chip/index.js';
import { WarningGlyph } from '../icon/index.js';
import { loading, ready } from '../resource/index.js';
import { SearchField } from '../search-field/index.js';
import { parcels, textColumns, type Parcel } from './data-table.args.js';
import { DataTable, noSelection, type DataTableColumn, type DataTableProps } from './index.js';

const columns: DataTableColumn<Parcel>[] = [
  ...textColumns,
  { id: 'state', header: 'State', width: '7rem', render: (row) => row.late && <Chip tone="caution" glyph={WarningGlyph}>Late</Chip> },
];
const fewColumns = columns.filter(({ id }) => ['id', 'sender', 'arrived'].includes(id));
const editColumns: DataTableColumn<Parcel>[] = [
  ...columns.filter(({ id }) => ['id', 'sender'].includes(id)),
  {
    id: 'weight',
    header: 'Weight, kg',
    width: '8rem',
    align: 'end',
    render: (row) => row.weight,
    edit: { value: (row) => row.weight, onCommit: fn(), inputMode: 'decimal', refuse: (value) => (/^\d+(\.\d+)?$/.test(value) ? undefined : 'Write a number, such as 2.4') },
  },
  { id: 'shelf', header: 'Shelf', width: '8rem', render: (row) => row.shelf, edit: { value: (row) => row.shelf, onCommit: fn() } },
];

/** The screen around a table: it keeps sort, selection, columns and edits, as an app keeps them in its address. */
function Kept(args: DataTableProps<Parcel>) {
  const [sort, setSort] = useState(args.sort);
  const [selection, setSelection] = useState(args.selection ?? noSelection);
  const [hidden, setHidden] = useState(args.hiddenColumns);
  return (
    <Card body="flush" aria-label={args.caption}>
      <DataTable
        {...args}
        sort={sort}
        {...(args.onSortChange && { onSortChange: (next, details) => (args.onSortChange?.(next, details), setSort(next)) })}
        selection={selection}
        {...(args.onSelectionChange && { onSelectionChange: (next, details) => (args.onSelectionChange?.(next, details), setSelection(next)) })}
        {...(hidden && { hiddenColumns: hidden })}
        {...(args.onHiddenColumnsChange && { onHiddenColumnsChange: (next, details) => (args.onHiddenColumnsChange?.(next, details), setHidden(next)) })}
      />
    </Card>
  );
}

const meta = {
  title: 'UI/Data/Data table',
  component: DataTable<Parcel>,
  tags: ['component'],
  args: {
    columns,
    resource: ready(parcels(50)),
    rowKey: (row) => row.id,
    caption: 'Parcels to receive',
    rowHref: (row) => `/parcels/${row.id}`,
    onSortChange: fn(),
    onSelectionChange: fn(),
    onHiddenColumnsChange: fn(),
    hiddenColumns: ['carrier'],
    filter: <SearchField label="Filter" shortcut="/" />,
    bulkActions: <Button size="small">Receive</Button>,
    paging: { kind: 'pages', from: 1, total: 1204, onNext: fn(), pageSize: 50, onPageSizeChange: fn() },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<DataTableProps<Parcel>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 20,000 rows: only those in sight are in the page. */
export const Long: Story = {
  args: { resource: ready(parcels(20_000)), paging: undefined },
};
