import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';
import type { AcceptedDropFile } from './file-list.tsx';

const FILES: readonly AcceptedDropFile[] = [
  { id: 'a', name: 'floor-plan.pdf', size: 1_840_000, state: 'done' },
  { id: 'b', name: 'front-door.jpg', size: 640_000, state: 'sending', progress: 62 },
  {
    id: 'c',
    name: 'guests-2026.csv',
    size: 9_400,
    state: 'failed',
    error: 'The connection was lost',
  },
  { id: 'd', name: 'garden.webp', size: 512, state: 'waiting' },
];

const meta = {
  title: 'UI/Forms/File drop',
  component: FileDrop,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to add files: documents, pictures, a table to import.

**Do not** use it for one picture with an immediate preview, such as a profile picture.

**Anatomy** Label, area to choose in or drop on, accepted files, list of files with the status of each.

**Accessibility**
- The area is the browser's own file control: one tab stop, opened by Enter or Space; dropping is never the only way.
- The accepted files are read with its description. File types are detected by content; a rejected file stays in the list with the reason, which is announced.
- Each file's status is shown, announced when it changes, and has a shape; removing a file leaves focus on the control.`,
      },
    },
  },
  args: {
    label: 'Papers',
    accept: ['pdf', 'png', 'jpeg', 'webp', 'csv'],
    maxBytes: 10_000_000,
    multiple: true,
    files: [],
    onFilesChosen: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { files: FILES } };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** Empty, with files, invalid, single file, disabled. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <FileDrop {...args} optional hint="Stored for as long as you are a member." />
      <FileDrop {...args} files={FILES} />
      <FileDrop {...args} error="Add at least one paper" />
      <FileDrop {...args} label="Table of guests" accept={['csv']} multiple={false} />
      <FileDrop {...args} disabled files={FILES.slice(0, 1)} onRemove={undefined} />
    </>
  ),
};

/** Three files are dropped or selected; the content of one does not match its name. */
export const Refused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const files = [
      new File(['%PDF-1.7 invented'], 'letter.pdf', { type: 'application/pdf' }),
      new File([new Uint8Array([0x4d, 0x5a, 0x90, 0x00])], 'invoice.pdf', {
        type: 'application/pdf',
      }),
      new File([], 'empty.csv', { type: 'text/csv' }),
    ];
    await userEvent.upload(canvas.getByLabelText('Papers'), files);
    await expect(await canvas.findByText(/^Not added: its content is not/)).toBeVisible();
    await expect(canvas.getByText('Not added: the file is empty')).toBeVisible();
    await expect(args.onFilesChosen).toHaveBeenCalledWith([files[0]]);
  },
};

export const LongText: Story = {
  args: {
    label:
      'All documents that show your address and since when you have lived there, in any format',
    files: [
      {
        id: 'a',
        name: 'a_very_long_name_without_any_place_to_break_it_whatsoever_and_still_going_on_until_the_end_final_v2.pdf',
        size: 9_940_000,
        state: 'failed',
        error:
          'The recipient rejected the file because it has more pages than the agreed maximum for a document',
      },
      {
        id: 'b',
        name: 'another_name_without_any_place_to_break_it_whatsoever_and_still_going_on.pdf',
        size: 9_940_000,
        state: 'sending',
        progress: 12,
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { files: FILES } };

/** Tab reaches the area, then each file's actions; removing a file keeps focus on the area. */
export const KeyboardOnly: Story = {
  args: { files: FILES.slice(2, 3) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Papers')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again: guests-2026.csv' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('c');
    await expect(canvas.getByLabelText('Papers')).toHaveFocus();
  },
};
