import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Dialog, type DialogProps } from './index.ts';

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to interrupt for one question or message that requires an answer before anything else.

**Do not** use it for a choice of short actions (\`Menu\`), for a message that needs no answer (a toast or an \`Alert\`), or for a long form (use a page). For a question before a destructive action use a \`ConfirmDialog\`.

**Anatomy** \`title\` with a close button (if \`onClose\` is set), body, \`actions\`: the least harmful first, the main one last.

**Accessibility**
- A native modal dialog, named by its title: the page behind is not reachable, and Tab stays inside.
- The first action takes the focus, or \`initialFocus\`; on closing, focus returns to the previous element.
- Escape calls \`onClose\`; without one it does nothing, and only the actions continue. A press outside the dialog does not close it.`,
      },
      story: { inline: false, iframeHeight: 420 },
    },
  },
  args: {
    open: true,
    title: 'Discard the draft?',
    children: 'Changes since 08:31 are lost. No other user has seen them.',
    onClose: fn(),
    actions: (
      <>
        <Button>Keep editing</Button>
        <Button variant="primary" tone="critical">
          Discard draft
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { actions: { control: false } },
};

/** After closing by Escape it can be opened again, as in the stories of all overlays. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** The largest size; the others are `small` (Message) and `medium` (Default). */
export const Matrix: Story = { args: { size: 'large' } };

/** A sheet at the end edge, for a task in several steps. It fills a phone. */
export const AtEnd: Story = {
  args: {
    placement: 'end',
    title: 'Return of parcel 4471',
    children: 'The steps of the return are listed here.',
    actions: undefined,
  },
};

/** One message with a single action. */
export const Message: Story = {
  args: {
    size: 'small',
    title: 'Registered',
    children: 'Northside Clinic is ready.',
    actions: <Button variant="primary">Go on</Button>,
  },
};

/** Without `onClose` only the actions close it. */
export const MustBeAnswered: Story = {
  render: ({ onClose: _unheard, ...args }) => <Dialog {...args} />,
  args: {
    title: 'You will be signed out in 2 minutes',
    children: 'Your entries are kept.',
    actions: (
      <>
        <Button>Sign out</Button>
        <Button variant="primary">Stay signed in</Button>
      </>
    ),
  },
};

/** The title and actions stay visible while the body scrolls. */
export const LongText: Story = {
  args: {
    title: 'A question whose title is so long that it needs a second line to be asked in full',
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, line) => (
          <p
            key={line}
          >{`${line + 1}. What this act changes, in a sentence that goes on until it reaches the end of the line and then some more.`}</p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Discard draft' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

function DialogExample(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Discard…</Button>
      <input aria-label="Behind" />
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Focuses the least destructive action, traps Tab, closes with Escape and restores focus. */
export const KeyboardOnly: Story = {
  render: (args) => <DialogExample {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Discard…' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const keep = await screen.findByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Discard draft' })).toHaveFocus();
    canvas.getByLabelText('Behind').focus();
    await expect(canvas.getByLabelText('Behind')).not.toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
