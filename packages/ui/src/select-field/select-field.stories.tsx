import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const CITIES = [
  { value: 'osl', label: 'Oslo' },
  { value: 'brg', label: 'Bergen' },
  { value: 'trd', label: 'Trondheim' },
];

const meta = {
  title: 'UI/Forms/Select field',
  component: SelectField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for one of several known options, in the browser's own list, for any input method, screen reader and phone.

**Do not** use it for up to five options with room to show them (\`RadioGroup\`), for more than a screenful (\`ComboboxField\`) or for several at once (\`MultiSelectField\`).

**Anatomy** Label, box, hint, error; the list has options and groups. \`placeholder\` is shown while nothing is selected.

**Accessibility**
- A native \`select\`: keys, typed letters and announcements are the browser's.
- Hint and error are read with it; an error marks it invalid.`,
      },
    },
  },
  args: { label: 'City', options: CITIES, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Choose a city' } };

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <SelectField {...args} hint="Where you work most days." />
      <SelectField
        {...args}
        label="City or region"
        options={[...CITIES, { label: 'Regions', options: [{ value: 'n', label: 'North' }] }]}
        optional
      />
      <SelectField {...args} placeholder="Choose a city" error="Choose a city" />
      <SelectField {...args} disabled />
      <SelectField {...args} dense labelVisibility="hidden" style={{ inlineSize: '8rem' }} />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label: 'The city or town in which you spend most of your working days',
    options: [
      { value: 'long', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
    ],
    error: 'We have no office in this town; choose the nearest one',
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** Focused by Tab; the browser's own keys select from the native list. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const city = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.tab();
    await expect(city).toHaveFocus();
    await userEvent.selectOptions(city, 'Bergen');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(city).toHaveDisplayValue('Bergen');
  },
};
