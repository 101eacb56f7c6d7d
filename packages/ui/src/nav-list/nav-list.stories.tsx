import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  BarcodeGlyph,
  BoxGlyph,
  ChartGlyph,
  DocumentCheckGlyph,
  HomeGlyph,
  PersonGlyph,
  QualityGlyph,
  SlidersGlyph,
  TubeGlyph,
} from '../icon/index.ts';
import { NavList, type NavEntry, type NavGroup } from './index.ts';

const items: (NavEntry | NavGroup)[] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    href: '/',
    glyph: HomeGlyph,
    badge: { count: 31, label: '31 new' },
    current: true,
  },
  {
    id: 'tests',
    label: 'Test Management',
    entries: [
      { id: 'parameters', label: 'Test Parameters', href: '/parameters', glyph: SlidersGlyph },
      {
        id: 'results',
        label: 'Test Results',
        href: '/results',
        glyph: DocumentCheckGlyph,
        badge: { count: 23, label: '23 waiting' },
      },
      { id: 'collection', label: 'Sample Collection', href: '/collection', glyph: TubeGlyph },
      { id: 'tracking', label: 'Sample Tracking', href: '/tracking', glyph: BarcodeGlyph },
    ],
  },
  {
    id: 'quality',
    label: 'Quality & Analytics',
    entries: [
      { id: 'control', label: 'Quality Control', href: '/quality', glyph: QualityGlyph },
      { id: 'analytics', label: 'Analytics', href: '/analytics', glyph: ChartGlyph },
    ],
  },
  {
    id: 'settings',
    label: 'Settings & Admin',
    folded: true,
    entries: [
      { id: 'users', label: 'Users', href: '/users', glyph: PersonGlyph },
      { id: 'stock', label: 'Inventory', href: '/stock', glyph: BoxGlyph },
    ],
  },
];

const meta = {
  title: 'UI/Navigation/Nav list',
  component: NavList,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
**Use it** once, in the drawer of \`AppFrame\`, for the main navigation.

**Do not** use it for actions (\`Menu\`) or for parts of one page (\`Tabs\`).

**Anatomy**: entries with an icon and a badge; groups under a collapsible heading. A group is open unless it starts \`folded\`, and always when it contains the current page; collapsed, it shows the sum of its badges.

**Accessibility**
- A named navigation with lists; the current page is \`aria-current="page"\` and is kept in view. Group headings are buttons that expose whether they are open.
- A badge is read by its label ("23 waiting"), and its figure stops at 99+.
`,
      },
    },
  },
  args: { label: 'Main', items },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { tags: ['!test'], parameters: { controls: { disable: false } } };

/** The current page inside an initially collapsed group, and a badge that requires action. */
export const Matrix: Story = {
  args: {
    items: [
      {
        id: 'calls',
        label: 'Calls',
        href: '/calls',
        glyph: QualityGlyph,
        badge: { count: 3, label: '3 overdue', tone: 'critical' },
      },
      {
        id: 'many',
        label: 'Documents',
        href: '/documents',
        glyph: DocumentCheckGlyph,
        badge: { count: 1200, label: '1,200 new' },
      },
      { id: 'plain', label: 'Without a picture', href: '/plain' },
      {
        id: 'waiting',
        label: 'Folded, with what waits',
        folded: true,
        entries: [
          { id: 'in', label: 'Arrivals', href: '/in', badge: { count: 12, label: '12 waiting' } },
          {
            id: 'out',
            label: 'Departures',
            href: '/out',
            badge: { count: 1, label: '1 overdue', tone: 'critical' },
          },
        ],
      },
      {
        id: 'group',
        label: 'Folded, but here',
        folded: true,
        entries: [
          { id: 'here', label: 'This page', href: '/here', glyph: HomeGlyph, current: true },
        ],
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'A page with a name so long that it needs two lines',
        href: '/',
        glyph: HomeGlyph,
        badge: { count: 8, label: '8 new' },
        current: true,
      },
      { id: 'word', label: 'Unbroken'.repeat(8), href: '/word', glyph: BoxGlyph },
    ],
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

/**
 * Tab moves through links and group buttons; Enter and Space expand and collapse; collapsed content
 * is not a tab stop.
 */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Dashboard/ })).toHaveFocus();
    await userEvent.tab();
    const group = canvas.getByRole('button', { name: 'Test Management' });
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Quality & Analytics' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Test Parameters' })).toHaveFocus();
  },
};
