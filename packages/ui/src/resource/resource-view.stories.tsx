import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Table, type TableColumn } from '../table/index.ts';
import { ResourceView, ready, type Resource, type ResourceViewProps } from './index.ts';

const parcels = ['North gate, 08:12', 'South gate, 08:20', 'Reception, 08:26'];
const AS_OF = '2026-05-12T08:04:00Z';

const states: Record<string, Resource<string[]>> = {
  Loading: { status: 'loading' },
  'None yet': { status: 'empty', reason: 'none-yet' },
  'No match': { status: 'empty', reason: 'no-match' },
  Offline: { status: 'error', error: { kind: 'offline' } },
  Unauthenticated: { status: 'error', error: { kind: 'unauthenticated' } },
  Forbidden: { status: 'error', error: { kind: 'forbidden', requestId: 'req-81c2' } },
  'Not found': { status: 'error', error: { kind: 'not-found' } },
  Conflict: { status: 'error', error: { kind: 'conflict' } },
  Server: { status: 'error', error: { kind: 'server', requestId: 'req-81c3' } },
  'Invalid response': {
    status: 'error',
    error: { kind: 'invalid-response', requestId: 'req-81c4' },
  },
  Fresh: ready(parcels),
  Refreshing: { status: 'ready', data: parcels, freshness: 'refreshing' },
  Stale: { status: 'ready', data: parcels, freshness: 'stale', asOf: AS_OF },
  Sample: { status: 'ready', data: parcels, freshness: 'sample' },
};

/** Every state is announced once, in text; focus is never lost after a retry. */
const meta = {
  title: 'UI/Feedback/Resource view',
  component: ResourceView<string[]>,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** around all fetched content: it renders each state that its \`resource\` can have. *Foundations / States* shows when each applies.

**Do not** use it for submissions (the form and its button show them), or once around a whole page: each part that can fail separately has its own.

**Anatomy** \`skeleton\`, \`empty\` texts by reason, failure with a retry action, a notice over old data, a frame around invented data, the content.

**Accessibility**
- A group named by \`label\`. Each change is announced politely: loading, loaded after a wait, empty, failed, old, invented.
- The skeleton appears after 150 ms, is hidden from assistive technology, and the group is marked busy.
- The retry button is not shown where a retry cannot help, such as without access.`,
      },
    },
  },
  args: {
    label: 'Deliveries',
    resource: ready(parcels),
    skeleton: <Skeleton count={3} />,
    empty: {
      'none-yet': {
        title: 'No parcels on the way',
        body: 'Announced parcels show here.',
        action: <Button variant="primary">Announce a parcel</Button>,
      },
    },
    onRetry: fn(),
    children: (each) => (
      <ul style={{ display: 'grid', gap: '0.5rem' }}>
        {each.map((parcel) => (
          <li key={parcel}>{parcel}</li>
        ))}
      </ul>
    ),
  },
  render: (args) => (
    <Card heading="Deliveries">
      <ResourceView {...args} />
    </Card>
  ),
} satisfies Meta<ResourceViewProps<string[]>>;

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
      {Object.entries(states).map(([name, resource]) => (
        <Card key={name} heading={name}>
          <ResourceView {...args} label={name} resource={resource} />
        </Card>
      ))}
    </div>
  ),
};

const columns: TableColumn<string>[] = [
  { id: 'gate', header: 'Gate', rowHeader: true, render: (parcel) => parcel.split(', ')[0] },
  { id: 'time', header: 'Arrived', align: 'end', render: (parcel) => parcel.split(', ')[1] },
];

/** A table in a flush card: alerts keep a distance from the edge, columns keep their positions. */
export const AroundATable: Story = {
  args: {
    flush: true,
    skeleton: (
      <Table caption="Deliveries" columns={columns} rows={[]} rowKey={String} skeletonRows={3} />
    ),
    children: (data) => (
      <Table caption="Deliveries" columns={columns} rows={data} rowKey={String} />
    ),
  },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
        gap: '1rem',
        alignItems: 'start',
      }}
    >
      {(['Loading', 'Fresh', 'Stale', 'Sample', 'None yet', 'Server'] as const).map((name) => (
        <Card key={name} heading={name} body="flush">
          <ResourceView {...args} label={name} resource={states[name] ?? args.resource} />
        </Card>
      ))}
    </div>
  ),
};

export const Loading: Story = { args: { resource: { status: 'loading' } } };
export const Empty: Story = { args: { resource: { status: 'empty', reason: 'none-yet' } } };
export const Failed: Story = {
  args: { resource: { status: 'error', error: { kind: 'server', requestId: 'req-81c3' } } },
};
export const Stale: Story = {
  args: { resource: { status: 'ready', data: parcels, freshness: 'stale', asOf: AS_OF } },
};
export const Sample: Story = {
  args: { resource: { status: 'ready', data: parcels, freshness: 'sample' } },
};

export const LongText: Story = {
  args: {
    resource: {
      status: 'ready',
      data: ['NORTHGATE-CONSIGNMENT-000000000000000000000000000000000000000000000001'],
      freshness: 'stale',
      asOf: AS_OF,
    },
    label: 'Deliveries announced for this morning and not signed for at any of the four gates',
  },
  render: (args) => (
    <Card heading="Deliveries" style={{ maxInlineSize: '18rem' }}>
      <ResourceView {...args} />
    </Card>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { resource: { status: 'ready', data: parcels, freshness: 'stale', asOf: AS_OF } },
};

/** The first attempt fails. Enter on the button retries, and focus moves to the loaded content. */
export const KeyboardOnly: Story = {
  render: function Recovering(args) {
    const [resource, setResource] = useState<Resource<string[]>>({
      status: 'error',
      error: { kind: 'offline' },
    });
    return (
      <ResourceView {...args} resource={resource} onRetry={() => setResource(ready(parcels))} />
    );
  },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await userEvent.tab();
    await expect(view.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(view.getByText('South gate, 08:20')).toBeVisible();
    await expect(view.getByRole('group', { name: 'Deliveries' })).toHaveFocus();
  },
};
