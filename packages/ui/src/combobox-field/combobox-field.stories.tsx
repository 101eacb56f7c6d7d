import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { loading, ready } from '../resource/index.ts';
import { ComboboxField, type ChoiceEntry } from './index.ts';

const CITIES: readonly ChoiceEntry[] = [
  { value: 'osl', label: 'Oslo', note: 'Norway, 717 000' },
  { value: 'brg', label: 'Bergen', note: 'Norway, 291 000' },
  {
    label: 'Alps',
    options: [
      { value: 'zrh', label: 'Zürich', note: 'Switzerland, 427 000' },
      { value: 'inn', label: 'Innsbruck', note: 'Austria, 132 000' },
    ],
  },
  {
    label: 'Not now',
    options: [{ value: 'rom', label: 'Rome', inertReason: 'The office is closed until June' }],
  },
];
const MANY: readonly ChoiceEntry[] = Array.from({ length: 500 }, (_, index) => ({
  value: `${index}`,
  label: `Locker ${index + 1}`,
  note: `Corridor ${1 + (index % 12)}`,
}));
const OSLO = { value: 'osl', label: 'Oslo', note: 'Norway, 717 000' };

const meta = {
  title: 'UI/Forms/Combobox field',
  component: ComboboxField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for one of many options that users find by typing, from a local list or a remote search (\`onSearch\`).

**Do not** use it for a screenful of options or fewer: use a \`SelectField\`. For several options use a \`MultiSelectField\`; for text that filters the page, a \`SearchField\`.

**Anatomy** Label, box with the input, a clear button and an arrow; below it the floating list with options, headings or a message.

**Accessibility**
- Down and Up open the list and move, Page Up and Page Down by ten, Enter selects. Tab selects nothing; there is no automatic selection.
- Escape closes the list, then reverts the typed text, and only then reaches a dialog around it.
- The number of results is announced at every key, as are searching, no results and failure. "Try again" is an option like the others.
- An unavailable option stays in the list, with the reason.`,
      },
      story: { inline: false, iframeHeight: 380 },
    },
  },
  args: {
    label: 'City',
    placeholder: 'Name or country',
    options: ready(CITIES),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('combobox'));

export const Default: Story = { args: { defaultValue: OSLO }, play: open };

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { options: { control: false } },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <ComboboxField {...args} hint="Where you work most days." />
      <ComboboxField {...args} defaultValue={OSLO} />
      <ComboboxField {...args} freeText optional label="City or village" />
      <ComboboxField {...args} error="Choose a city" />
      <ComboboxField {...args} defaultValue={OSLO} readOnly />
      <ComboboxField {...args} defaultValue={OSLO} disabled />
      <ComboboxField {...args} dense labelVisibility="hidden" />
    </>
  ),
};

export const Searching: Story = { args: { options: loading, onSearch: fn() }, play: open };

export const NoMatches: Story = {
  args: { options: { status: 'empty', reason: 'no-match' }, onSearch: fn() },
  play: open,
};

/** The retry action is a row of the list, so that the arrow keys reach it. */
export const Failed: Story = {
  args: { options: { status: 'error', error: { kind: 'server' } }, onSearch: fn(), onRetry: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
  },
};

/** Five hundred rows: only visible rows are laid out, and the active row is scrolled into view. */
export const FiveHundred: Story = {
  args: { label: 'Locker', options: ready(MANY) },
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowUp}');
    const list = canvas.getByRole('listbox').parentElement;
    const last = canvas.getByRole('option', { name: /Locker 500/ });
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        list?.getBoundingClientRect().bottom ?? 0,
      ),
    );
    await userEvent.keyboard('27');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(15));
  },
};

/** The list is as wide as the field, on the page and above a scrolling dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog open title="Move to another city" actions={<Button variant="primary">Move</Button>}>
      <ComboboxField {...args} />
    </Dialog>
  ),
  play: async () => {
    const input = await screen.findByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: /Innsbruck/ }));
    await expect(input).toHaveValue('Innsbruck');
  },
};

export const LongText: Story = {
  args: {
    label: 'The city or town in which you spend most of your working days',
    options: ready([
      {
        value: 'long',
        label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        note: 'A village on the island of Anglesey whose railway station is photographed more often than any other',
      },
      OSLO,
    ]),
    error: 'We have no office in this town; choose the nearest one',
  },
  play: open,
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { defaultValue: OSLO },
  play: async (context) => {
    await open(context);
    const box = context.canvas.getByRole('combobox').parentElement?.getBoundingClientRect();
    const list = context.canvas.getByRole('listbox').parentElement?.getBoundingClientRect();
    await expect(list?.right).toBeCloseTo(box?.right ?? 0, 0);
    await expect(list?.width).toBeCloseTo(box?.width ?? 0, 0);
  },
};

/** Typing, an arrow key, Enter; then Escape, which keeps the selection. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('zur');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Zürich');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('x{Escape}{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Zürich');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
