import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Breadcrumb } from './index.ts';

const trail = [
  { id: 'gates', label: 'Gates', href: '/gates' },
  { id: 'north', label: 'North gate', href: '/gates/north' },
];
const deep = [
  { id: 'sites', label: 'Sites', href: '/sites' },
  { id: 'harbour', label: 'Harbour', href: '/sites/harbour' },
  ...trail,
  { id: 'tuesday', label: 'Tuesday 12 May', href: '/gates/north/tuesday' },
];

const meta = {
  title: 'UI/Navigation/Breadcrumb',
  component: Breadcrumb,
  tags: ['draft'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** on pages that lie two or more levels under an entry of the main navigation.

**Do not** use it on pages the navigation names itself, for places beside one another (\`Tabs\`), or as steps of a task (\`Stepper\`).

**Anatomy**: the pages above, then this page's name. A trail longer than three folds its middle behind a button. In little room only the page above is left, with an arrow back.

**Accessibility**
- A navigation named "Path to this page"; an ordered list; the last entry is \`aria-current="page"\` and no link.
- Each link is a stop of the Tab key; arrows between them are silent, and turn around from right to left.
`,
      },
    },
  },
  args: { trail, current: '260512-0201' },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { parameters: { controls: { disable: false } } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="s6">
      <Breadcrumb trail={trail.slice(0, 1)} current="North gate" aria-label="One above" />
      <Breadcrumb {...args} aria-label="Two above" />
      <Breadcrumb trail={deep} current="260512-0201" aria-label="Five above" />
      <div style={{ inlineSize: '16rem' }}>
        <Breadcrumb {...args} aria-label="Little room" />
      </div>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    trail: [
      {
        id: 'long',
        label: 'Deliveries that were announced for this morning but have not been signed for',
        href: '/long',
      },
      ...trail,
    ],
    current: 'CONSIGNMENT-'.repeat(12),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/** The button reveals the hidden middle of the trail. */
export const KeyboardOnly: Story = {
  args: { trail: deep },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sites' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Harbour' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
