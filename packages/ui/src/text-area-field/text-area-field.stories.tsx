import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextAreaField } from './text-area-field.tsx';

const meta = {
  title: 'UI/Forms/Text area field',
  component: TextAreaField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for an answer in sentences: a note, a reason, an address.

**Do not** use it for one line; use a \`TextField\`.

**Accessibility**
- Enter makes a new line and never submits the form; Tab leaves the field.
- With \`maxLength\`, the number of characters left is read with the description on focus, and announced politely at twenty, ten, five and none left.`,
      },
    },
  },
  args: {
    label: 'Note',
    hint: 'Seen by colleagues only.',
    defaultValue: 'The door at the back sticks; pull it towards you while turning the key.',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** Empty, counted, full, invalid, unavailable and dense. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <TextAreaField {...args} defaultValue="" optional />
      <TextAreaField {...args} maxLength={200} />
      <TextAreaField {...args} maxLength={71} />
      <TextAreaField
        {...args}
        label="Reason"
        defaultValue=""
        maxLength={200}
        error="Give a reason"
      />
      <TextAreaField {...args} readOnly />
      <TextAreaField {...args} disabled />
      <TextAreaField {...args} dense rows={2} maxLength={200} />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'What should the next visitors know about this site that they could not find out by looking around?',
    defaultValue: 'Averyveryverylongwordwithoutanyplacetobreakitwhatsoeverandstillgoingon. '.repeat(
      4,
    ),
    error: 'This names a person; describe what happened without naming the person concerned',
    maxLength: 12_000,
  },
};

/**
 * English text on a right-to-left page keeps its full stop at its end, and is aligned with the
 * start of that page's text.
 */
export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { maxLength: 200 },
  play: async ({ canvasElement }) => {
    const { unicodeBidi, textAlign } = getComputedStyle(within(canvasElement).getByRole('textbox'));
    await expect([unicodeBidi, textAlign]).toEqual(['plaintext', 'right']);
  },
};

/** Enter inserts a line break; Tab leaves the field. */
export const KeyboardOnly: Story = {
  args: { defaultValue: '', maxLength: 30 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Note' });
    await userEvent.tab();
    await userEvent.keyboard('one{Enter}two');
    await expect(area).toHaveValue('one\ntwo');
    await expect(area).toHaveAccessibleDescription('Seen by colleagues only. 23 characters left');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};
