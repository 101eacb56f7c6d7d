import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'UI/Forms/Search field',
  component: SearchField,
  tags: ['component', 'stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** to search the content of the page.

**Do not** use it to choose one of many known options (\`ComboboxField\`) or for navigation in the product (\`CommandPalette\`).

**Anatomy** Search icon, text, a clear button if there is text, otherwise the shortcut key. The label is visually hidden by default.

**Accessibility**
- Escape clears it and keeps the focus; an empty field leaves Escape to its container.
- The clear button has a name. \`shortcut\` is exposed to assistive technology; the page handles the key.
- The page announces the number of matches.`,
      },
    },
  },
  args: { label: 'Filter', shortcut: '/', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <>
      <SearchField {...args} placeholder="Name, number or place" />
      <SearchField {...args} defaultValue="Oslo" />
      <SearchField {...args} dense={false} labelVisibility="visible" label="Find an office" />
      <SearchField {...args} disabled />
    </>
  ),
};

export const LongText: Story = {
  args: {
    placeholder: 'Name, number, place, date or anything else you remember',
    defaultValue: '',
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { defaultValue: 'Oslo' } };

/** Typing, then Escape to clear the text without leaving the field. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox', { name: 'Filter' });
    await userEvent.tab();
    await userEvent.keyboard('Oslo');
    await expect(search).toHaveValue('Oslo');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
};
