import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.js';
import { DescriptionList } from './description-list.js';

/** A native description list: each value is read with its term; an unknown one is read as "unknown". */
const meta = {
  title: 'UI/Data/Description list',
  component: DescriptionList,
  tags: ['component'],
  parameters: { states: { KeyboardOnly: 'has nothing to operate' } },
  args: {
    items: [
      { id: 'number', term: 'Parcel', description: '260512-0201' },
      { id: 'sender', term: 'Sender', description: 'Nair, Priya' },
      { id: 'announced', term: 'Announced', description: '12 May 2026, 07:41' },
      { id: 'weight', term: 'Weight', description: null },
      { id: 'gate', term: 'Gate', description: 'North' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: ({ items }) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['inline', 'stacked', 'grid'] as const).map((layout) => (
        <Card key={layout} heading={layout}>
          <DescriptionList items={items} layout={layout} />
        </Card>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'number', term: 'The number under which it was announced', description: 'NORTHGATE-CONSIGNMENT-000000000000000000000000000000000000000000000001' },
      { id: 'sender', term: 'Sender', description: 'The Northern Regional Consortium for Shared Deliveries and Returns' },
    ],
    style: { maxInlineSize: '18rem' },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
