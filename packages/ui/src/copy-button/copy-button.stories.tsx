import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'UI/Actions/Copy button',
  component: CopyButton,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** beside text that users copy elsewhere: an address, a number, a key that is shown once.

**Do not** use it to duplicate an item in the product; use a \`Button\` with that label.

**Accessibility**
- Its name states what it copies; after a press, the name and an announcement report success or failure.
- If the browser refuses, it explains this and what to do instead. It resets after three seconds.`,
      },
    },
  },
  args: { value: 'northgate.example', what: 'the address', onCopied: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' } as const;

export const Default: Story = {
  render: (args) => (
    <div style={row}>
      northgate.example <CopyButton {...args} />
    </div>
  ),
};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={row}>
      <CopyButton {...args} />
      <CopyButton {...args} variant="secondary" />
      <CopyButton {...args} size="medium" />
      <CopyButton {...args} shape="icon" />
      <CopyButton {...args} shape="icon" size="medium" variant="secondary" />
      <CopyButton {...args} inertReason="There is no address yet" />
    </div>
  ),
};

/** After a click the text and icon change; the size does not. */
export const Copied: Story = {
  play: async ({ args, canvasElement }) => {
    navigator.clipboard.writeText = fn(async () => {});
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy the address' }));
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Copied the address' }),
    ).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { what: 'the key that is shown only this once and never again', value: 'k'.repeat(400) },
  decorators: [
    (Story) => (
      <div style={{ ...row, maxInlineSize: '16rem', overflowWrap: 'anywhere' }}>
        kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** Focused by Tab, activated by Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    navigator.clipboard.writeText = fn(async () => {});
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Copy the address' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText('Copied the address')).toHaveRole('status');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};
