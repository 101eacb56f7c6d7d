import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BoxGlyph, BuildingGlyph } from '../icon/index.ts';
import { TreeList, type TreeItem, type TreeListProps } from './index.ts';

const items: TreeItem[] = [
  {
    id: 'harbour',
    label: 'Harbour',
    glyph: BuildingGlyph,
    note: 18,
    items: [
      {
        id: 'north',
        label: 'North gate',
        glyph: BoxGlyph,
        note: 14,
        items: [
          { id: 'lane-1', label: 'Lane 1', note: 9 },
          { id: 'lane-2', label: 'Lane 2', note: 5 },
        ],
      },
      { id: 'south', label: 'South gate', glyph: BoxGlyph, note: 4, items: [] },
    ],
  },
  { id: 'airport', label: 'Airport', glyph: BuildingGlyph, items: 'unloaded' },
  { id: 'office', label: 'Office', glyph: BuildingGlyph },
];

const meta = {
  title: 'UI/Data/Tree list',
  component: TreeList,
  tags: ['draft'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for things inside things, three levels or more, of which one is chosen: places, folders, storage.

**Do not** use it for two levels (\`NavList\` groups, \`Accordion\`), for records with columns (a table), or for the main navigation.

**Anatomy**: a line has an arrow where something can be under it, a picture, a name, a quiet note. What is under a line may be \`unloaded\`; fetch it when \`onExpandedChange\` tells that it was opened.

**Accessibility** (APG tree view)
- One stop of the Tab key. Up and Down walk the lines in sight; the arrow in reading direction opens, then goes inside; the other closes, then goes out. Home, End, a letter, and * which opens all brothers.
- Enter and Space choose. "Loading", "Nothing here" and failures are announced for the line that was opened.
`,
      },
    },
  },
  args: {
    label: 'Places',
    items,
    defaultExpanded: ['harbour', 'north'],
    defaultValue: 'lane-1',
    style: { maxInlineSize: '20rem' },
  },
} satisfies Meta<typeof TreeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  parameters: { controls: { disable: false } },
  argTypes: { items: { control: false } },
};

/** Possible content of an open row: children, none, loading, failed. */
export const Matrix: Story = {
  args: {
    items: [
      ...items,
      { id: 'station', label: 'Station', glyph: BuildingGlyph, items: 'loading' },
      { id: 'market', label: 'Market', glyph: BuildingGlyph, items: 'failed' },
    ],
    defaultExpanded: ['harbour', 'north', 'south', 'station', 'market'],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label:
          'The gate beside the workshops, third lane, under the roof, where nobody has looked since this morning',
        glyph: BoxGlyph,
        note: '1,204',
        items: [{ id: 'word', label: 'Unbroken'.repeat(10) }],
      },
    ],
    defaultExpanded: ['long'],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

function Fetching(props: TreeListProps) {
  const [tree, setTree] = useState(items);
  const load = (opened: readonly string[]) =>
    setTree(
      tree.map((item) =>
        opened.includes(item.id) && item.items === 'unloaded'
          ? { ...item, items: [{ id: 'terminal', label: 'Terminal 1' }] }
          : item,
      ),
    );
  return (
    <TreeList
      label={props.label}
      items={tree}
      onExpandedChange={(_expanded, { opened }) => load(opened)}
    />
  );
}

/** Moves down, opens an unloaded row, moves inside and selects. */
export const KeyboardOnly: Story = {
  render: (args) => <Fetching {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: /Harbour/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: 'Airport', expanded: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(
      canvas.getByRole('treeitem', { name: 'Terminal 1', selected: true }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.queryByText('Terminal 1')).toBeNull();
  },
};
