import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from '../text-field/index.ts';
import { Panel } from './index.ts';

const meta = {
  title: 'UI/Layout/Panel',
  component: Panel,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a named part of a page that contains other components: a table with its actions, a group of settings, a form section.

**Do not** use it for a few facts in a box (\`Card\`), for parts shown one at a time (\`Tabs\`), or for a list of collapsible questions (\`Accordion\`). A panel has no box; a card is one.

**Anatomy**: heading, context, actions, content. \`collapsible\` makes the heading a button.

**Accessibility**
- A region named by its heading. Collapsed content is not reachable by Tab or screen readers, and its input is kept.
- Enter and Space collapse and expand; the button exposes the state. Everything is shown in print.
`,
      },
    },
  },
  args: {
    heading: 'Deliveries',
    context: 'Deliveries announced for today, by gate.',
    actions: <Button size="small">Announce a parcel…</Button>,
    children: <Card>Two parcels came this morning. One more is expected before noon.</Card>,
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { actions: { control: false }, children: { control: false } },
};

export const Matrix: Story = {
  render: ({ actions, children }) => (
    <Stack gap="s8">
      <Panel heading="Heading alone">{children}</Panel>
      <Panel heading="With actions" actions={actions}>
        {children}
      </Panel>
      <Panel
        heading="Folds away"
        context="A sentence stays in sight."
        actions={actions}
        collapsible
      >
        {children}
      </Panel>
      <Panel heading="Folded away" actions={actions} collapsible defaultOpen={false}>
        {children}
      </Panel>
      <Panel heading="Third in the outline" headingLevel={3}>
        {children}
      </Panel>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    heading:
      'Deliveries that were announced for this morning but have not been signed for at any of the gates',
    context:
      'A sentence of context that is longer than its line, so that it continues on a second one and perhaps even on a third.',
    collapsible: true,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { collapsible: true, defaultOpen: false },
};

/** Collapsing keeps the input and removes it from the tab order. */
export const KeyboardOnly: Story = {
  args: {
    collapsible: true,
    actions: undefined,
    onOpenChange: fn(),
    children: <TextField label="Note" />,
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Deliveries' });
    await expect(toggle).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('By the gate');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('By the gate');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
