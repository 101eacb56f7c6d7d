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
**Use it** to add files to something: papers, pictures, a table to import.

**Do not** use it for one picture that is shown at once, such as a face beside a name.

**Anatomy** Label, area to choose in or drop on, what is taken, list of files with what became of each.

**Accessibility**
- The area is the browser's own file control: one stop of the Tab key, opened by Enter or Space; dropping is never the only way.
- What is taken is read with its description. A file is told by what is inside; one that is refused stays in the list with the reason, which is announced.
- Each file's state is written, announced when it changes, and has a shape; removing a file leaves focus on the control.`,
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

export const Playground: Story = { parameters: { controls: { disable: false } } };

/** Empty, with files, invalid, single file, disabled. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <FileDrop {...args} optional hint="They are kept for as long as you are a member." />
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
    await expect(await canvas.findByText(/^Not added: its content is none of/)).toBeVisible();
    await expect(canvas.getByText('Not added: the file is empty')).toBeVisible();
    await expect(args.onFilesChosen).toHaveBeenCalledWith([files[0]]);
  },
};

export const LongText: Story = {
  args: {
    label:
      'Everything that shows where you live and since when, in whatever form you happen to have it',
    files: [
      {
        id: 'a',
        name: 'a_very_long_name_without_any_place_to_break_it_whatsoever_and_still_going_on_until_the_end_final_v2.pdf',
        size: 9_940_000,
        state: 'failed',
        error:
          'It was refused by the other side because it has more pages than anybody could be expected to read',
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
