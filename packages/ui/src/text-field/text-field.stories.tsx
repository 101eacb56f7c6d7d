import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/Forms/Text field',
  component: TextField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for one line of text.

**Do not** use it for several lines (\`TextAreaField\`), a secret (\`PasswordField\`), a validated number (\`NumberField\`), a date (\`DateField\`), a search (\`SearchField\`) or one of a few known options (\`RadioGroup\`, \`SelectField\`).

**Anatomy** Label, box with text before (\`leading\`) and after (\`trailing\`) the answer, hint, error.

**Accessibility**
- The label always exists, even if hidden. Hint, text in the box and error are read as the description.
- An error marks the field invalid; it is not announced by itself: \`ErrorSummary\` links to it after a submit.`,
      },
    },
  },
  args: { label: 'E-mail', type: 'email', defaultValue: 'leila.haddad@mail.example' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** Empty, filled, with affixes, invalid, unavailable and dense. */
export const Matrix: Story = {
  render: () => (
    <>
      <TextField label="City" placeholder="Where you work" />
      <TextField
        label="Facility subdomain"
        trailing=".lis.example"
        hint="3-50 characters; lowercase letters, numbers, hyphens"
        defaultValue="northgate"
      />
      <TextField
        label="Price"
        leading="$"
        trailing="per month"
        inputMode="decimal"
        defaultValue="129.00"
        optional
      />
      <TextField
        label="E-mail"
        type="email"
        error="Enter an email address, such as name@mail.example"
        defaultValue="leila.haddad"
      />
      <TextField
        label="Facility subdomain"
        trailing=".lis.example"
        error="This subdomain is taken"
        defaultValue="northgate"
      />
      <TextField label="Record number" readOnly defaultValue="0048213" />
      <TextField label="City" disabled defaultValue="Oslo" />
      <TextField label="Opened on" type="date" defaultValue="2026-05-12" />
      <TextField label="Price" dense leading="$" defaultValue="129.00" />
      <TextField label="City" dense defaultValue="Oslo" error="Choose a city in this region" />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'The address to which we may send letters about appointments, invoices and other urgent matters',
    hint: 'We never share it; undelivered letters are kept at the desk for thirty days and then destroyed.',
    error:
      'This address has no domain after the @ sign, so that messages cannot be delivered to it',
    defaultValue:
      'a-very-long-address-without-any-place-to-break-it-whatsoever-and-still-going-on@mail.example',
    optional: true,
  },
};

/** The input keeps its own direction, and is aligned with the start of the page's text. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField type="text" label="Remark" defaultValue="Door at the back (left)." />
    </>
  ),
  args: {
    type: 'text',
    label: 'Price',
    leading: '$',
    trailing: 'per month',
    defaultValue: '129.00',
    error: 'Enter a whole number',
  },
  play: async ({ canvasElement }) => {
    for (const field of within(canvasElement).getAllByRole('textbox')) {
      const { unicodeBidi, textAlign } = getComputedStyle(field);
      await expect([unicodeBidi, textAlign]).toEqual(['plaintext', 'right']);
    }
  },
};

/** Tab focuses the field; typed text is entered. */
export const KeyboardOnly: Story = {
  args: { defaultValue: '', hint: 'Work address, please.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'E-mail' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('amara@northgate.example');
    await expect(field).toHaveValue('amara@northgate.example');
    await expect(field).toHaveAccessibleDescription('Work address, please.');
  },
};
