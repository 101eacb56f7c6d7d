import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { HoldGlyph } from '../icon/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Tag, TagList, type TagItem } from './index.ts';

const filters: TagItem[] = [
  { id: 'gate', name: 'Gate', label: 'North' },
  { id: 'state', name: 'State', label: 'Held' },
  { id: 'day', name: 'Day', label: '12 May 2026' },
];

const meta = {
  title: 'UI/Data/Tag',
  component: Tag,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for one selected or entered value: an active filter, a recipient, a document label. \`TagList\` holds several.

**Do not** use it for a status, which has a tone, a shape and a word (\`Chip\`), for a count (\`Badge\`), or as a button for another action.

**Anatomy**: an optional name, the value, an optional remove button.

**Accessibility**
- The button is named after its value ("Remove North") and is 24 px, 44 px on touch.
- A \`TagList\` is a named list; when a value is removed, the focus goes to the next one, and after the last to the list.
`,
      },
    },
  },
  args: { label: 'North gate' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { controls: { disable: false } },
  args: { onRemove: fn() },
};

/** Beside a chip, which shows a status. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="s6">
      <Inline>
        <Tag label="Fragile" />
        <Tag name="Gate" label="North" />
        <Tag name="Gate" label="South" onRemove={fn()} />
        <Chip tone="critical" glyph={HoldGlyph}>
          Held
        </Chip>
      </Inline>
      <TagList
        label="Filters"
        items={filters}
        onRemove={fn()}
        trailing={
          <Button size="small" variant="quiet">
            Clear all
          </Button>
        }
      />
      <TagList label="Labels" items={filters.map(({ id, label }) => ({ id, label }))} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    name: 'Sender',
    label:
      'Wolfeschlegelsteinhausen-Bergerdorff and Partners, department of very large consignments',
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  args: { name: 'Gate', onRemove: fn() },
};

function Filters() {
  const [items, setItems] = useState(filters);
  return (
    <TagList
      label="Filters"
      items={items}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  );
}

/** Removing a tag focuses the next one. */
export const KeyboardOnly: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('North')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Held' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('list', { name: 'Filters' })).toHaveFocus();
  },
};
