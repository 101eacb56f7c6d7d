import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Chip } from '../chip/index.ts';
import { HoldGlyph } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Card } from './card.tsx';

/**
 * A region named by its heading. The heading level follows the page outline, and rows are a list.
 */
const meta = {
  title: 'UI/Layout/Card',
  component: Card,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'has nothing to operate itself' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** around related content.

**Do not** nest cards: separate rows by hairlines (\`body="lines"\`). For related figures use a \`StatStrip\`, for a message an \`Alert\`.

**Anatomy** \`heading\` with \`headerActions\` at the end of its line, body (\`padded\`, \`flush\` for content with its own padding, \`lines\`), \`footer\`.

**Accessibility**
- With a heading it is a region of that name. \`headingLevel\` is its level in the page outline.
- Without one it has no name; give it an \`aria-label\` if it needs one.
- The children of \`lines\` are read as a list.`,
      },
    },
  },
  args: {
    heading: 'Deliveries',
    children: 'Two parcels came this morning. One more is expected before noon.',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
        gap: '1rem',
        alignItems: 'start',
      }}
    >
      <Card
        heading="Padded"
        headerActions={
          <Chip tone="critical" glyph={HoldGlyph}>
            Held
          </Chip>
        }
      >
        Content keeps 16 px from the edge.
      </Card>
      <Card
        heading={
          <>
            Lines <Badge count={3} tone="critical" />
          </>
        }
        headerActions={<Link href="/deliveries">All deliveries</Link>}
        body="lines"
        footer="Counted since midnight."
      >
        <li>North gate</li>
        <li>South gate</li>
        <li>Reception</li>
      </Card>
      <Card heading="Flush" body="flush" headingLevel={3}>
        <div style={{ blockSize: '6rem' }} />
      </Card>
      <Card aria-label="Without a heading">Without a head.</Card>
      <Card heading="Head alone" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    heading:
      'Deliveries that were announced for this morning but have not been signed for at any of the gates',
    headerActions: <Link href="/deliveries">Every delivery of the last thirty days</Link>,
    children:
      'NORTHGATE-CONSIGNMENT-0000000000000000000000000000000000000000000000000000000001 was announced.',
    style: { maxInlineSize: '22rem' },
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { headerActions: <Badge count={3} />, footer: 'Counted since midnight.' },
};
