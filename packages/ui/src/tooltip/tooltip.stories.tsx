import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { Icon, RefreshGlyph } from '../icon/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  tags: ['component', 'draft'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for one line about a control that its label has no room for.

**Do not** use it for anything that people must know: touch never shows it. More than a line, or something to press, is a \`Popover\`; why a button is inert is its own \`inertReason\`. An \`IconButton\` shows its label already.

**Accessibility**
- Shown while the control is pointed at or has the keyboard's focus; read as the control's description in any case.
- Escape hides it without moving anything, wherever the focus is. The pointer can move onto it. It stays until pointer or focus leave (WCAG 2.2 1.4.13).`,
      },
      story: { inline: false, iframeHeight: 140 },
    },
  },
  args: {
    text: 'Counts from midnight, in the time of this place',
    renderTrigger: (attributes) => <Button {...attributes}>Today</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '2.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const point: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.hover(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

export const Default: Story = { play: point };

export const Playground: Story = { parameters: { controls: { disable: false } } };

/** On an icon-only button, which keeps its own label. */
export const Matrix: Story = {
  args: {
    text: 'Updated 12:04',
    renderTrigger: (attributes) => (
      <IconButton {...attributes} label="Refresh" title="" variant="secondary">
        <Icon glyph={RefreshGlyph} />
      </IconButton>
    ),
  },
  play: point,
};

export const LongText: Story = {
  args: {
    text: 'Counts from midnight, in the time of this place, and starts again when the clocks are put forward or back by an hour',
  },
  play: point,
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, play: point };

/** Shown by Tab, hidden by Escape without moving focus; it does not cover its control. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(screen.getByRole('tooltip').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      trigger.getBoundingClientRect().top,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
