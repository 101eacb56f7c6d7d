import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../resource/index.ts';
import { MultiSelectField, type Choice } from './index.ts';

const [OSLO, BERGEN, TRONDHEIM, ROME] = ['Oslo', 'Bergen', 'Trondheim', 'Rome'].map((label) => ({
  value: label.toLowerCase(),
  label,
})) as [Choice, Choice, Choice, Choice];

const meta = {
  title: 'UI/Forms/Multi-select field',
  component: MultiSelectField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for several of many options that users find by typing: recipients, places to search.

**Do not** use it for one option (\`ComboboxField\`), or for a handful that fit on the page (checkboxes).

**Anatomy** Label, box with one tag per option, the input and an arrow; below it the floating list, which stays open.

**Accessibility**
- Down and Up move, Enter adds or removes, the list stays open for the next one. "n selected" is announced after each.
- Backspace in the empty input goes to the last tag, and only a second press removes it; Left and Right move along the tags.
- The tags are not tab stops; the description explains how to reach them.
- With \`max\`, the list explains why no more options can be selected.`,
      },
      story: { inline: false, iframeHeight: 320 },
    },
  },
  args: {
    label: 'Cities',
    placeholder: 'Name',
    options: ready([OSLO, BERGEN, TRONDHEIM, ROME]),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('combobox'));

export const Default: Story = { args: { defaultValue: [OSLO, BERGEN] }, play: open };

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { options: { control: false } },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <MultiSelectField {...args} hint="Every city you work in." />
      <MultiSelectField {...args} defaultValue={[OSLO, BERGEN, TRONDHEIM]} optional />
      <MultiSelectField {...args} error="Choose at least one city" />
      <MultiSelectField {...args} defaultValue={[OSLO, BERGEN]} readOnly />
      <MultiSelectField {...args} defaultValue={[OSLO]} disabled />
      <MultiSelectField {...args} defaultValue={[OSLO]} dense />
    </>
  ),
};

/** The maximum is selected, and the list explains why. */
export const Full: Story = { args: { defaultValue: [OSLO, BERGEN], max: 2 }, play: open };

export const LongText: Story = {
  args: {
    label: 'All cities and towns in which you spend at least one working day of the week',
    defaultValue: [
      { value: 'long', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
      OSLO,
      BERGEN,
      TRONDHEIM,
      ROME,
    ],
    error: 'We have no office in one of these towns; choose the nearest one',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { defaultValue: [OSLO, BERGEN] },
};

/** Two options are selected by keyboard, and one of them is removed. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('rom{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 selected'));
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Oslo' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      [expect.objectContaining({ label: 'Rome' })],
      expect.objectContaining({ reason: 'remove' }),
    );
  },
};
