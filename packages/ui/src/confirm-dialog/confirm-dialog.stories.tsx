import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

const meta = {
  title: 'UI/Overlays/Confirm dialog',
  component: ConfirmDialog,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component: `
**Use it** before a destructive action, or one that needs a recorded reason. The button names the action, and the text its consequences.

**Do not** use it for an action that can be undone (perform it, and offer Undo in a toast), for any other question (\`Dialog\`), or twice for one action.

**Anatomy**: the question as title; consequences; a reason, if required; text to type, if the damage is large; Cancel and the action.

**Accessibility**
- Focus starts in the first field, or on Cancel; Escape cancels; focus returns on closing. The button is never disabled: if input is missing, it names the field and moves focus there.
- The dialog stays open during the action; a refusal is announced at once, and the input is kept.
`,
      },
    },
  },
  args: {
    open: true,
    title: 'Send back 3 parcels?',
    children:
      'They leave with the next transport. Senders are notified today; no refunds are issued.',
    confirmLabel: 'Send back 3 parcels',
    reason: { minLength: 10 },
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** With every optional input. */
export const Matrix: Story = {
  args: {
    title: 'Delete the north gate?',
    confirmLabel: 'Delete the north gate',
    phrase: 'North gate',
    children: 'Its 1,204 deliveries stay on file; new ones can no longer be sent there.',
  },
};

/** No reason is required: focus starts on Cancel. */
export const Plain: Story = {
  args: {
    title: 'Discard the draft?',
    children: 'Changes since 08:31 are lost. No other user has seen them.',
    confirmLabel: 'Discard draft',
  },
  render: ({ reason: _reason, ...args }) => <ConfirmDialog {...args} />,
};

/** A reason is required, but the action is not destructive. */
export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Open the gate again?',
    confirmLabel: 'Open the gate',
    children: 'Deliveries are accepted from now on.',
  },
};

export const Busy: Story = { args: { busy: true } };

export const Refused: Story = {
  args: { refusal: 'One of the parcels was signed for a minute ago. Close this and try again.' },
};

export const Invalid: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'torn');
    await userEvent.click(screen.getByRole('button', { name: 'Send back 3 parcels' }));
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      expect.stringContaining('Write at least 10 characters'),
    );
  },
};

/** The action label wraps onto two lines rather than overflow the dialog. */
export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
  args: {
    title:
      'Send back everything that was announced for this morning and has not been signed for at any of the gates?',
    children: `${'CONSIGNMENT-'.repeat(12)} leaves with the next transport.`,
    confirmLabel: 'Send back everything that has not been signed for',
    refusal:
      'One of the parcels was signed for a minute ago by a user at another gate, so that none of them has been sent back yet. Close this and try again.',
    reason: { minLength: 10, label: 'Reason for missing signatures, and who was asked' },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { refusal: 'One of the parcels was signed for a minute ago.' },
};

function DialogExample(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send back…</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={(confirmation) => {
          void props.onConfirm(confirmation);
          setOpen(false);
        }}
      />
    </>
  );
}

/**
 * Pressed too early, the button focuses the missing input. Enter in the reason field inserts a new
 * line.
 */
export const KeyboardOnly: Story = {
  render: (args) => <DialogExample {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Send back…' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(reason).toHaveFocus();
    await userEvent.keyboard('Label torn off');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith({ reason: 'Label torn off' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
