import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DisposalView, StorageView } from './index.ts';
import { contents, disposalArgs, storageArgs } from './storage.args.ts';

/** Storage boxes with their specimens, and specimens to discard: two tabs of Sample Tracking. */
const meta = {
  title: 'Features/Specimens/Storage',
  component: StorageView,
  args: storageArgs,
} satisfies Meta<typeof StorageView>;

export default meta;
type Story = StoryObj<typeof StorageView>;

/** A box in top view, with the next position and due specimens marked. */
export const Default: Story = {};

export const Boxes: Story = { args: { contents: { status: 'idle' } } };

export const NoBoxes: Story = {
  args: { contents: { status: 'idle' }, boxes: { status: 'empty', reason: 'none-yet' } },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Specimens past the laboratory’s retention period. */
export const ToDispose: Story = { render: () => <DisposalView {...disposalArgs} /> };

/** Another user was first: the specimen at the position is named. */
export const Taken: Story = {
  args: {
    onStore: async () => ({
      status: 'rejected',
      formError: 'storage_position_taken',
      fieldErrors: { taken_by: '260512-0041' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Scan to store' }),
      '260512-0040{Enter}',
    );
    await waitFor(() =>
      expect(canvas.getByText('260512-0040: position A4 is taken by 260512-0041.')).toBeVisible(),
    );
  },
};

/** The positions are a single tab stop; arrow keys move, Enter opens or selects. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(within(canvasElement).getByRole('grid'));
    await userEvent.click(grid.getByRole('button', { name: /^A4/ }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(contents.samples[3]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(within(canvasElement).getByText('Next position: C5')).toBeInTheDocument();
  },
};
