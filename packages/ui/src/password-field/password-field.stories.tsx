import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'UI/Forms/Password field',
  component: PasswordField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a secret: a password to sign in, a new one to choose, a one-time code.

**Do not** use it for data that is only private, such as a telephone number; use a \`TextField\`.

**Accessibility**
- Pasting and password managers work; \`autoComplete\` identifies the password for them.
- Show and Hide is a button named after its effect; pressing it never submits the form.
- With \`strength\`, a sentence under the field says how hard the password is to guess. It is read with the description, announced politely when it changes, and never rejects.`,
      },
    },
  },
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'plainly invented' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { labelTrailing: <Link href="#forgot">Forgot password?</Link> },
};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <PasswordField {...args} defaultValue="" />
      <PasswordField
        {...args}
        label="New password"
        autoComplete="new-password"
        hint="At least 12 characters."
      />
      <PasswordField
        {...args}
        label="New password"
        autoComplete="new-password"
        strength
        defaultValue="abcdefgh1234"
      />
      <PasswordField
        {...args}
        label="New password"
        autoComplete="new-password"
        strength
        defaultValue="xkq7wm2pz"
        hint="At least 8 characters."
      />
      <PasswordField {...args} label="New password" autoComplete="new-password" strength />
      <PasswordField {...args} error="Incorrect email or password" />
      <PasswordField {...args} disabled />
      <PasswordField {...args} dense />
    </>
  ),
  // The strength estimator is lazy-loaded.
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findAllByText(
        /Easy to guess|Fair|Hard to guess/,
        {},
        { timeout: 30_000 },
      ),
    ).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: {
    label: 'The password that you chose when you opened the account for the first time',
    labelTrailing: <Link href="#forgot">Forgot password?</Link>,
    error:
      'This password was used before; choose one that has not been used in the last twelve months',
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { labelTrailing: <Link href="#forgot">Forgot password?</Link> },
};

/** Tab focuses the field, then Show; Space reveals the password. */
export const KeyboardOnly: Story = {
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('plainly invented');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};
