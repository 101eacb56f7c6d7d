import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { BoxGlyph, Icon } from '../icon/index.ts';
import { EmptyState } from './empty-state.tsx';

/** A heading, a sentence and one action; the picture is decorative. */
const meta = {
  title: 'UI/Feedback/Empty state',
  component: EmptyState,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'its only control is the given action' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** where a list or chart has no items yet, or no matches: what appears here, and how to add the first item.

**Do not** use it for a failure (\`ErrorState\`): the server must have confirmed that there are no items. For fetched data, \`ResourceView\` includes it.

**Anatomy** Picture, title, body, one action.

**Accessibility**
- The title is a heading; \`headingLevel\` is its level in the page outline.
- It does not announce itself; \`ResourceView\` does.
- The picture is decorative: the text must suffice without it.`,
      },
    },
  },
  args: {
    title: 'No parcels on the way',
    body: 'Announced parcels are listed here until signed for.',
    picture: <Icon glyph={BoxGlyph} />,
    action: <Button variant="primary">Announce a parcel</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: ({ title, ...rest }) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        gap: '1rem',
      }}
    >
      <EmptyState title={title} {...rest} />
      <EmptyState title={title} body={rest.body} />
      <EmptyState title={title} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'No parcels were announced for any of the four gates on the days you have chosen',
    body: 'NORTHGATE-CONSIGNMENT-000000000000000000000000000000000000000001 was the last one. Choose other days, or wait: announced parcels are listed here until signed for.',
    style: { maxInlineSize: '18rem' },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
