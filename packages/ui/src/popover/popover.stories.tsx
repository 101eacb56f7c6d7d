import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { Icon, InfoGlyph } from '../icon/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for brief information or a few settings beside the button that opens it, such as how a figure is counted.

**Do not** use it for a list of actions (\`Menu\`) or for a question that requires an answer (\`Dialog\`).

**Anatomy** The trigger, rendered by \`renderTrigger\`, and the floating box with its content.

**Accessibility**
- The trigger exposes that it opens a dialog, and whether that is open. The box is named by the trigger and takes the focus.
- Escape closes and returns focus; a press outside or moving on with Tab closes, too. Inside a dialog, Escape closes only the popover.
- It flips to where there is room, and stays inside the window.`,
      },
      story: { inline: false, iframeHeight: 260 },
    },
  },
  args: {
    renderTrigger: (attributes) => (
      <Button {...attributes} leading={<Icon glyph={InfoGlyph} size="small" />}>
        How this is counted
      </Button>
    ),
    onOpenChange: fn(),
    children: (
      <Stack gap="s2">
        <Text strong>Parcels on time</Text>
        <Text>
          Parcels that left before 17:00 on the day of arrival. Parcels without an address are
          excluded.
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Default: Story = { play: open };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** With form fields, opened by an icon-only button. */
export const Matrix: Story = {
  args: {
    'aria-label': 'Rename',
    renderTrigger: (attributes) => (
      <IconButton {...attributes} label="Rename">
        <Icon glyph={InfoGlyph} />
      </IconButton>
    ),
    children: (
      <Stack>
        <TextField label="Name" dense defaultValue="Northbound" />
        <Button variant="primary" size="small">
          Rename
        </Button>
      </Stack>
    ),
  },
  play: open,
};

/** Where there is no space below and at the end, it opens above and towards the start. */
export const AtTheCorner: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeContent: 'end', blockSize: '100dvh', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await open(context);
    const popover = screen.getByRole('dialog').getBoundingClientRect();
    await expect(popover.bottom).toBeLessThanOrEqual(
      context.canvas.getByRole('button').getBoundingClientRect().top,
    );
    await expect(popover.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongText: Story = {
  args: {
    children:
      'Parcels that left before 17:00 on the day of arrival, from all locations and from all senders. '.repeat(
        12,
      ),
  },
  play: open,
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  play: async (context) => {
    await open(context);
    const trigger = context.canvas.getByRole('button').getBoundingClientRect();
    await expect(screen.getByRole('dialog').getBoundingClientRect().right).toBeCloseTo(
      trigger.right,
      0,
    );
  },
};

/** A click outside closes it. */
export const ByPointer: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(context.canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Enter opens it and moves focus inside, Escape closes it and returns focus. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escape' }),
    );
  },
};
