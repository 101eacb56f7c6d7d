import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EditConflictDialog } from './edit-conflict-dialog.tsx';
import { editConflictArgs, longConflict, type Desk } from './edit-conflict.args.ts';

/**
 * Concurrent changes of one record. Changes in only one version are preselected; for fields changed
 * in both, the user must choose.
 */
const meta = {
  title: 'Features/Facility/Edit conflict',
  component: EditConflictDialog,
  args: { ...editConflictArgs, onSettle: fn(), onBack: fn() },
} satisfies Meta<typeof EditConflictDialog<Desk>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { conflict: longConflict } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Selects the other version for all fields, then one of the user’s own with the arrow keys. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    dialog.getByRole('button', { name: 'Use all of theirs' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    dialog.getByRole('button', { name: 'Save these choices' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSettle).toHaveBeenCalledWith({
      ...editConflictArgs.conflict?.theirs,
      name: editConflictArgs.conflict?.mine.name,
    });
  },
};
