import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { ErrorState } from './error-state.tsx';

/**
 * What failed, what is retained, one action, and a reference number for support. The containing
 * region announces it.
 */
const meta = {
  title: 'UI/Feedback/Error state',
  component: ErrorState,
  tags: ['component', 'stable'],
  parameters: {
    states: { KeyboardOnly: 'its only control is the given action' },
    reviewed: { date: '2026-11-21', by: 'axe' },
    docs: {
      description: {
        component: `
**Use it** where content could not be shown: what failed, what was kept, one next step.

**Do not** use it beside content that is still visible (\`Alert\`, for old figures \`StaleNotice\`) or for a rejected answer (the field's own \`error\`). For fetched data, \`ResourceView\` includes it.

**Anatomy** Icon, title, body, the reference number for support (\`requestId\`), one action.

**Accessibility**
- The title is a heading; \`headingLevel\` is its level in the page outline.
- It does not announce itself; \`ResourceView\` does.`,
      },
    },
  },
  args: {
    title: 'The list could not be loaded',
    body: 'The server did not respond in 30 seconds. Your two entries are kept on this device.',
    requestId: 'req-81c2',
    action: <Button variant="secondary">Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;

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
      <ErrorState title={title} {...rest} />
      <ErrorState title={title} body={rest.body} />
      <ErrorState title={title} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'The list of everything that was announced for the four gates could not be loaded',
    requestId: 'req-0123456789abcdef0123456789abcdef0123456789abcdef',
    style: { maxInlineSize: '18rem' },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };
