import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Chip } from '../chip/index.ts';
import { WarningGlyph } from '../icon/index.ts';
import { CellText, Table, type TableColumn, type TableProps } from './index.ts';

interface Parcel {
  id: string;
  sender: string;
  gate: string;
  weight: string;
  arrived: string;
  late: boolean;
}

const parcels: Parcel[] = [
  {
    id: '260512-0201',
    sender: 'Nair, Priya',
    gate: 'North',
    weight: '2.4',
    arrived: '08:12',
    late: false,
  },
  {
    id: '260512-0202',
    sender: 'Costa, Rui',
    gate: 'South',
    weight: '10.0',
    arrived: '08:20',
    late: true,
  },
  {
    id: '260512-0203',
    sender: 'Ahmed, Sara',
    gate: 'North',
    weight: '0.3',
    arrived: '08:26',
    late: false,
  },
  {
    id: '260512-0204',
    sender: 'Weiss, Jonas',
    gate: 'Reception',
    weight: '1.1',
    arrived: '08:31',
    late: false,
  },
];

const columns: TableColumn<Parcel>[] = [
  { id: 'id', header: 'Parcel', width: '8.5rem', rowHeader: true, render: (row) => row.id },
  { id: 'sender', header: 'Sender', render: (row) => row.sender },
  { id: 'gate', header: 'Gate', width: '7rem', render: (row) => row.gate },
  { id: 'weight', header: 'Weight, kg', width: '6rem', align: 'end', render: (row) => row.weight },
  { id: 'arrived', header: 'Arrived', width: '5rem', align: 'end', render: (row) => row.arrived },
  {
    id: 'state',
    header: 'State',
    width: '8rem',
    render: (row) =>
      row.late && (
        <Chip tone="caution" glyph={WarningGlyph}>
          Late
        </Chip>
      ),
  },
];
const fewColumns = columns.filter(({ id }) => ['id', 'sender', 'arrived'].includes(id));

/** A native table, named by its caption, with row and column headers, also in card layout. */
const meta = {
  title: 'UI/Data/Table',
  component: Table<Parcel>,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for rows to read, with figures in columns.

**Do not** use it for lists to sort, select from or edit, or of hundreds of rows (\`DataTable\`), for the properties of one item (\`DescriptionList\`), or for layout.

**Anatomy** Caption, header, rows; one cell of a row can open it. With more than three columns, rows become cards in narrow layouts. \`skeletonRows\` shows the same table while loading, \`emptyLabel\` one without rows.

**Accessibility**
- A native table with a caption and row and column headers; as cards it keeps its roles.
- A row is opened by one link or button in it. Tab goes from one to the next; Up, Down, Home and End move between them.
- The row shown elsewhere on the page is marked as current.`,
      },
    },
  },
  args: {
    columns,
    rows: parcels,
    rowKey: (row) => row.id,
    caption: 'Parcels to receive',
    emptyLabel: 'No parcels in transit.',
  },
  render: (args) => (
    <Card heading={args.caption} body="flush">
      <Table {...args} />
    </Card>
  ),
} satisfies Meta<TableProps<Parcel>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { controls: { disable: false } },
  args: { onRowOpen: fn(), selectedKey: '260512-0202' },
};

export const Matrix: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
        gap: '1rem',
        alignItems: 'start',
      }}
    >
      <Card heading="Ready" body="flush">
        <Table {...args} columns={fewColumns} />
      </Card>
      <Card heading="Loading" body="flush">
        <Table {...args} columns={fewColumns} skeletonRows={4} />
      </Card>
      <Card heading="Empty" body="flush">
        <Table {...args} columns={fewColumns} rows={[]} />
      </Card>
      <Card heading="Rows open, one is selected" body="flush">
        <Table
          {...args}
          columns={fewColumns}
          rowHref={(row) => `/parcels/${row.id}`}
          selectedKey="260512-0202"
        />
      </Card>
      <Card heading="One row is marked" body="flush">
        <Table
          {...args}
          columns={fewColumns}
          rowTone={({ id }) => (id === '260512-0202' ? 'caution' : undefined)}
        />
      </Card>
      <Card body="flush">
        <Table {...args} columns={fewColumns} captionVisible />
      </Card>
      <Card heading="With controls in rows" body="flush">
        <Table
          {...args}
          onRowOpen={fn()}
          columns={[
            ...fewColumns.slice(0, 2),
            {
              id: 'sign',
              header: 'Sign',
              headerHidden: true,
              align: 'end',
              width: '6rem',
              render: () => <Button size="small">Sign</Button>,
            },
          ]}
        />
      </Card>
    </div>
  ),
};

/** Many columns on a narrow screen become cards. */
export const Narrow: Story = {
  args: { rowHref: (row) => `/parcels/${row.id}`, selectedKey: '260512-0202' },
  render: (args) => (
    <Card heading={args.caption} body="flush" style={{ maxInlineSize: '22rem' }}>
      <Table {...args} />
    </Card>
  ),
};

const noted: TableColumn<Parcel>[] = [
  {
    id: 'id',
    header: 'Parcel',
    width: '10rem',
    rowHeader: true,
    render: (row) => <CellText note={row.gate}>{row.id}</CellText>,
  },
  {
    id: 'sender',
    header: 'Sender',
    width: '17rem',
    render: (row) => (
      <CellText note="Left at the reception of the new building">{row.sender}</CellText>
    ),
  },
  { id: 'state', header: 'State', render: () => <Chip>Late</Chip> },
  {
    id: 'sign',
    header: 'Sign',
    headerHidden: true,
    width: '8rem',
    render: () => <Button>Sign</Button>,
  },
];

/** Checks the height of every row, and that controls have at least 24 pixels (WCAG 2.5.8). */
const expectRows = async (canvasElement: HTMLElement, height: number) => {
  for (const row of canvasElement.querySelectorAll<HTMLElement>('tbody > tr'))
    await expect(row.offsetHeight).toBe(height);
  for (const button of canvasElement.querySelectorAll<HTMLElement>('tbody button'))
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
};

/** Notes are below the text, in rows of 44 pixels. */
export const Comfortable: Story = {
  args: { columns: noted },
  play: ({ canvasElement }) => expectRows(canvasElement, 44),
};

/** Notes are beside the text, in rows of 32 pixels. They are shortened before the text is. */
export const Compact: Story = {
  globals: { density: 'compact' },
  args: { columns: noted },
  play: async ({ canvasElement }) => {
    await expectRows(canvasElement, 32);
    for (const text of canvasElement.querySelectorAll<HTMLElement>(
      "[data-part='cell-text'] > :first-child",
    ))
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.offsetWidth);
  },
};

/** The header stays fixed while the box scrolls. */
export const Sticky: Story = {
  args: {
    sticky: true,
    rows: Array.from({ length: 20 }, (_, index) => ({
      ...parcels[index % 4]!,
      id: `260512-${300 + index}`,
    })),
  },
  render: (args) => (
    <Card heading={args.caption} body="flush">
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label="Scrolls"
        style={{ blockSize: '18rem', overflow: 'auto' }}
      >
        <Table {...args} />
      </div>
    </Card>
  ),
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'NORTHGATE-CONSIGNMENT-00000000000000001',
        sender: 'The Northern Regional Consortium for Shared Deliveries and Returns',
        gate: 'Reception of the new building',
        weight: '123456789012',
        arrived: '08:12',
        late: true,
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { rowHref: (row) => `/parcels/${row.id}`, selectedKey: '260512-0202' },
};

export const KeyboardOnly: Story = {
  args: { onRowOpen: fn() },
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement);
    await userEvent.tab();
    await expect(table.getByRole('button', { name: '260512-0201' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(table.getByRole('button', { name: '260512-0203' })).toHaveFocus();
    await expect(args.onRowOpen).toHaveBeenCalledWith(parcels[2]);
  },
};
