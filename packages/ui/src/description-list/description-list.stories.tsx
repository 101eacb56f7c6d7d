import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { DescriptionList } from './description-list.tsx';

/**
 * A native description list: each value is read with its term, and an unknown value as "unknown".
 */
const meta = {
  title: 'UI/Data/Description list',
  component: DescriptionList,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** for the properties of one item.

**Do not** use it for several items with the same properties (\`Table\`) or for figures (\`StatStrip\`). Leave out a property that does not apply.

**Anatomy** Terms and values: in a line (\`inline\`), side by side between hairlines (\`stacked\`), or in as many columns as fit (\`grid\`).

**Accessibility**
- A native list of terms and descriptions.
- An unknown value (\`null\`) is shown as a dash and read as "unknown"; it is never shown as empty or zero.`,
      },
    },
  },
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

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

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
      {
        id: 'number',
        term: 'The number under which it was announced',
        description: 'NORTHGATE-CONSIGNMENT-000000000000000000000000000000000000000000000001',
      },
      {
        id: 'sender',
        term: 'Sender',
        description: 'The Northern Regional Consortium for Shared Deliveries and Returns',
      },
    ],
    style: { maxInlineSize: '18rem' },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
