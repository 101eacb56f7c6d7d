import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BillGlyph, CalendarGlyph, DocumentCheckGlyph, PersonGlyph } from '../icon/index.ts';
import { BottomBar, type BottomBarProps } from './index.ts';

const items: BottomBarProps['items'] = [
  {
    id: 'documents',
    label: 'Documents',
    href: '/documents',
    glyph: DocumentCheckGlyph,
    badge: { count: 2, label: '2 new' },
    current: true,
  },
  { id: 'appointments', label: 'Appointments', href: '/appointments', glyph: CalendarGlyph },
  { id: 'bills', label: 'Bills', href: '/bills', glyph: BillGlyph },
  { id: 'details', label: 'My details', href: '/details', glyph: PersonGlyph },
];

const meta = {
  title: 'UI/Navigation/Bottom bar',
  component: BottomBar,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-28', by: 'axe and keyboard script' },
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** as \`bottomBar\` of \`AppFrame\`, for an app with three to five screens that is mostly used on a phone.

**Do not** use it for more destinations (\`NavList\` in the drawer), for actions (\`Button\`) or for parts of one page (\`Tabs\`).

**Anatomy**: per entry, an icon of 24 px over a label of 12 px, and a badge. The bar is 60 px high, plus the safe area of the device. Enlarged labels wrap to a second row.

**Accessibility**
- A named navigation with a list; the current page is \`aria-current="page"\`, heavier in weight, and marked by a line in forced colours.
- Each entry fills the height of the bar: 60 px to touch.
- A badge is read by its label ("2 new"), and its figure stops at 99+.`,
      },
    },
  },
  args: { label: 'Main', items },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    // The line above the entries belongs to the bar.
    await expect(bar.getBoundingClientRect().height).toBe(61);
    const [width, ...others] = canvas
      .getAllByRole('listitem')
      .map((entry) => entry.getBoundingClientRect().width);
    await expect(others.every((other) => other === width)).toBe(true);
  },
};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { items: { control: false } },
};

/** Three to five entries; a figure above 99; none current, on a page outside the bar. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <BottomBar label="Three" items={items.slice(1)} />
      <BottomBar
        label="Four"
        items={items.map((item) => ({
          ...item,
          current: item.id === 'bills',
          badge: { count: 140, label: '140 new' },
        }))}
      />
      <BottomBar
        label="Five"
        items={[
          ...items.map((item) => ({ ...item, current: false })),
          { id: 'more', label: 'More', href: '/more', glyph: DocumentCheckGlyph },
        ]}
      />
    </div>
  ),
};

/** Labels that do not fit side by side wrap to a second row. */
export const LongText: Story = {
  args: {
    items: items.map((item) => ({ ...item, label: `${item.label} and reminders` })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Documents/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Appointments' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: /^Documents/ })).toHaveFocus();
  },
};
