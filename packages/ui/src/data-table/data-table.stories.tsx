import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Chip } from '../chip/index.ts';
import { WarningGlyph } from '../icon/index.ts';
import { loading, ready } from '../resource/index.ts';
import { SearchField } from '../search-field/index.ts';
import { parcels, textColumns, type Parcel } from './data-table.args.ts';
import {
  cellEdit,
  columnChoice,
  DataTable,
  moreRows,
  noSelection,
  pages,
  rowSelection,
  sorting,
  type DataTableColumn,
  type DataTableProps,
  type RowSelectionOptions,
  type SortingOptions,
} from './index.ts';

const columns: DataTableColumn<Parcel>[] = [
  ...textColumns,
  {
    id: 'state',
    header: 'State',
    width: '7rem',
    render: (row) =>
      row.late && (
        <Chip tone="caution" glyph={WarningGlyph}>
          Late
        </Chip>
      ),
  },
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
    edit: cellEdit({
      value: (row) => row.weight,
      onCommit: fn(),
      inputMode: 'decimal',
      refuse: (value) => (/^\d+(\.\d+)?$/.test(value) ? undefined : 'Write a number, such as 2.4'),
    }),
  },
  {
    id: 'shelf',
    header: 'Shelf',
    width: '8rem',
    render: (row) => row.shelf,
    edit: cellEdit({ value: (row) => row.shelf, onCommit: fn() }),
  },
];

type StatefulTableProps = Omit<DataTableProps<Parcel>, 'sorting' | 'selection' | 'columnChoice'> &
  Partial<Omit<RowSelectionOptions, 'bulkActions'>> &
  Pick<SortingOptions, 'sort'>;

/** Wrapper that stores sort, selection, columns and edits, as an app does in its URL. */
function StatefulTable({
  sort: firstSort,
  selection: firstSelection = noSelection,
  onSelectionChange,
  ...rest
}: StatefulTableProps) {
  const [sort, onSortChange] = useState(firstSort);
  const [selection, setSelection] = useState(firstSelection);
  const [hidden, onHiddenChange] = useState<readonly string[]>(['carrier']);
  return (
    <Card body="flush" aria-label={rest.caption}>
      <DataTable
        {...rest}
        sorting={sorting({ sort, onSortChange })}
        selection={rowSelection({
          selection,
          onSelectionChange: (next, details) => {
            onSelectionChange?.(next, details);
            setSelection(next);
          },
          bulkActions: <Button size="small">Receive</Button>,
        })}
        columnChoice={columnChoice({ hidden, onHiddenChange })}
      />
    </Card>
  );
}

const meta = {
  title: 'UI/Data/Data table',
  component: StatefulTable,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for work lists: rows to review, open, sort, select and process, from ten to tens of thousands.

**Do not** use it for a few rows to read (\`Table\`) or the properties of one item (\`DescriptionList\`).

**Anatomy**: filter and column choice, headers, rows, a bar for selected rows, paging. It takes the \`resource\` itself, because filter, headers and footer stay in place while rows are loading, missing or failed.

**Accessibility**: a native table, read by row and column header; \`aria-rowcount\` and \`aria-rowindex\` count rows that are not rendered. The rows are one tab stop: Up, Down, Page Up, Page Down, Home and End move between them, Enter opens, Space selects (with Shift a range, Ctrl+A all shown), \`/\` moves to the filter, Down from the filter back, Escape out of the rows. Focus stays on its row when that is scrolled away. Sort, selection and page are announced.

**Cost**: \`DataTable\` alone includes a plain list. \`sorting\`, \`rowSelection\`, \`columnChoice\`, \`pages\`, \`moreRows\` and \`cellEdit\` are imported by the lists that use them.

With columns that have an \`edit\` it is a grid: arrows move between cells, Ctrl+Home and Ctrl+End go to its corners, Enter or F2 edits, Enter accepts and moves down, Tab accepts and leaves the grid, Escape restores the old value.`,
      },
    },
  },
  args: {
    columns,
    resource: ready(parcels(12)),
    rowKey: (row) => row.id,
    caption: 'Parcels to receive',
    rowHref: (row) => `/parcels/${row.id}`,
    onSelectionChange: fn(),
    filter: <SearchField label="Filter" shortcut="/" />,
    paging: pages({
      from: 1,
      total: 1204,
      onNext: fn(),
      pageSize: 12,
      pageSizes: [12, 50, 100],
      onPageSizeChange: fn(),
    }),
  },
  render: (args) => <StatefulTable {...args} />,
} satisfies Meta<StatefulTableProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { controls: { disable: false } },
  args: { currentKey: '260512-00003' },
};

const few = {
  columns: fewColumns,
  resource: ready(parcels(3)),
  filter: undefined,
  paging: undefined,
  height: '16rem',
} satisfies Partial<StatefulTableProps>;

export const Matrix: Story = {
  args: { ...few, skeletonRows: 3 },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
        gap: '1rem',
        alignItems: 'start',
      }}
    >
      <StatefulTable
        {...args}
        caption="Sorted, one is open"
        sort={{ column: 'sender', direction: 'descending' }}
        currentKey="260512-00002"
      />
      <StatefulTable
        {...args}
        caption="Chosen"
        selection={{ mode: 'these', keys: new Set(['260512-00001']) }}
      />
      <StatefulTable {...args} caption="More to load" paging={moreRows({ onMore: fn() })} />
      <StatefulTable {...args} caption="Loading" resource={loading} />
      <StatefulTable
        {...args}
        caption="Being refreshed"
        resource={{ status: 'ready', data: parcels(3), freshness: 'refreshing' }}
      />
      <StatefulTable
        {...args}
        caption="Invented rows"
        resource={{ status: 'ready', data: parcels(3), freshness: 'sample' }}
      />
      <StatefulTable
        {...args}
        caption="No match"
        resource={{ status: 'empty', reason: 'no-match' }}
        filter={<SearchField label="Filter" defaultValue="Oslo" />}
      />
      <StatefulTable
        {...args}
        caption="Failed"
        resource={{ status: 'error', error: { kind: 'server', requestId: '7f3a' } }}
        onRetry={fn()}
      />
    </div>
  ),
};

/** 20,000 rows: only visible rows are rendered, all with the same height. */
export const Long: Story = {
  args: { resource: ready(parcels(20_000)), paging: undefined },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Parcels to receive' });
    const scroller = table.parentElement as HTMLElement;
    await expect(table).toHaveAttribute('aria-rowcount', '20001');
    scroller.scrollTop = 400_000;
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(60));
    const place = scroller.getBoundingClientRect();
    await waitFor(() =>
      expect(
        document.elementFromPoint(place.left + 200, place.bottom - 20)?.closest('tr'),
      ).toBeVisible(),
    );
  },
};

/** On a phone, rows become cards; sortable headers remain as buttons. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { resource: ready(parcels(5)) },
};

/** Editable cells make it a grid. */
export const Editable: Story = {
  args: { columns: editColumns, filter: undefined, paging: undefined, resource: ready(parcels(8)) },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: '260512-00001' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Weight, kg, edit' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('heavy{Enter}');
    await expect(field).toHaveAccessibleDescription('Write a number, such as 2.4');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('gridcell', { name: '0.2' })).toHaveFocus();
  },
};

/** The error of an invalid value overlays the following rows, also in rows of fixed height. */
export const EditedAmongMany: Story = {
  args: { ...Editable.args, resource: ready(parcels(300)) },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: '260512-00002' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}heavy{Enter}');
    const refusal = canvas.getByRole('alert');
    const { left, top, width, height } = refusal.getBoundingClientRect();
    for (const share of [0.2, 0.8])
      await expect(document.elementFromPoint(left + width / 2, top + height * share)).toBe(refusal);
  },
};

const expectRows = async (canvasElement: HTMLElement, height: number) => {
  const rows = canvasElement.querySelectorAll<HTMLElement>('tbody tr');
  await expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) await expect(row.offsetHeight).toBe(height);
};

export const Comfortable: Story = {
  play: ({ canvasElement }) => expectRows(canvasElement, 44),
};

export const Compact: Story = {
  globals: { density: 'compact' },
  play: ({ canvasElement }) => expectRows(canvasElement, 32),
};

export const LongText: Story = {
  args: {
    resource: ready(
      parcels(3).map((parcel) => ({
        ...parcel,
        id: `NORTHGATE-CONSIGNMENT-${parcel.id}`,
        sender: 'The Northern Regional Consortium for Shared Deliveries and Returns',
        gate: 'Reception of the new building',
      })),
    ),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { selection: { mode: 'these', keys: new Set(['260512-00002']) } },
};

/** From the filter into the rows, along them, selecting and opening; Escape returns. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    const filter = canvas.getByRole('searchbox', { name: 'Filter' });
    await userEvent.tab();
    await expect(filter).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Select 260512-00002' })).toHaveFocus();
    await userEvent.tab();
    await expect(link('260512-00002')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(link('260512-00003')).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      { mode: 'these', keys: new Set(['260512-00003']) },
      expect.anything(),
    );
    await expect(canvas.getByText('1 row selected', { selector: 'b' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(link('260512-00012')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(filter).toHaveFocus();
  },
};
