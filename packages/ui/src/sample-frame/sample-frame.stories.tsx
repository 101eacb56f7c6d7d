import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Table } from '../table/index.ts';
import { SampleFrame } from './index.ts';

const parcels = ['Example One, 00:00', 'Example Two, 00:00'];
const table = (
  <Table
    caption="Deliveries"
    rows={parcels}
    rowKey={String}
    columns={[
      {
        id: 'sender',
        header: 'Sender',
        rowHeader: true,
        render: (parcel: string) => parcel.split(', ')[0],
      },
      {
        id: 'time',
        header: 'Arrived',
        align: 'end',
        render: (parcel: string) => parcel.split(', ')[1],
      },
    ]}
  />
);

const meta = {
  title: 'UI/Feedback/Sample frame',
  component: SampleFrame,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe' },
    states: { KeyboardOnly: 'has nothing to operate' },
    docs: {
      description: {
        component: `
**Use it** around invented data: a demo's figures, an example of a list. \`ResourceView\` adds it around data whose \`freshness\` is \`sample\`.

**Do not** use it for old data (\`StaleNotice\`) or for no data (\`EmptyState\`). Do not offer actions inside.

**Accessibility**
- The words "Sample data" precede the content and are read first; hatching and colour show the same visually.
- The hatching is over the content and lets the pointer through; text keeps its contrast. It is printed, too.
`,
      },
    },
  },
  args: { children: 'Seven parcels are at the gate.' },
} satisfies Meta<typeof SampleFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
        gap: '1rem',
        alignItems: 'start',
      }}
    >
      <Card heading="Padded">
        <SampleFrame {...args} />
      </Card>
      <Card heading="Flush" body="flush">
        <SampleFrame flush>{table}</SampleFrame>
      </Card>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    children: 'EXAMPLE-CONSIGNMENT-'.repeat(10),
    style: { overflowWrap: 'anywhere', maxInlineSize: '16rem' },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
