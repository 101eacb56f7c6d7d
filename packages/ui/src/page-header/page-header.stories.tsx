import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { CheckGlyph, Icon, RefreshGlyph } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Text } from '../text/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'UI/Layout/Page header',
  component: PageHeader,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** once at the start of every signed-in page.

**Do not** use it for a section of a page (\`Heading\`) or a card (its \`heading\`).

**Anatomy** \`trail\` to the pages above, \`title\` with identifiers and status as \`titleTrailing\`, one sentence of \`context\`; at the end of the line \`freshness\` and \`actions\`, the main action last. In narrow layouts the end moves below the text; it is not printed.

**Accessibility**
- The title is the page's one \`h1\`. It takes the focus by script only, so that the new name can be read out after a change of page.
- \`freshness\` is read like other text and its changes are not announced.`,
      },
    },
  },
  args: {
    title: 'Dashboard',
    context: 'Tuesday 12 May 2026. Three tasks pending; one overdue.',
    freshness: 'Updated 08:42',
    actions: (
      <>
        <IconButton label="Refresh" variant="secondary">
          <Icon glyph={RefreshGlyph} />
        </IconButton>
        <Button variant="secondary">Review (14)</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { actions: { control: false } },
};

/** With and without each of its parts. */
export const Matrix: Story = {
  render: ({ title, context, freshness, actions }) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <PageHeader title={title} />
      <PageHeader title={title} context={context} />
      <PageHeader title={title} actions={actions} />
      <PageHeader title={title} context={context} freshness={freshness} actions={actions} />
      <PageHeader
        title="Gate 3"
        trail={
          <>
            <Link href="#gates">Gates</Link> / North
          </>
        }
        titleTrailing={
          <>
            <Text as="span" code tone="muted">
              G-03
            </Text>
            <Chip tone="positive" glyph={CheckGlyph}>
              Open
            </Chip>
          </>
        }
        freshness={freshness}
        actions={actions}
      />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    title: 'All parcels that arrived this morning and are not yet inspected',
    context:
      'A sentence of context that is longer than its line, so that it continues on a second one and perhaps even on a third.',
  },
};

/** The actions move below the text. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** The title is not a tab stop; the actions come in reading order. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Review (14)' })).toHaveFocus();
  },
};
