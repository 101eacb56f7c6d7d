import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import {
  ChevronDownGlyph,
  DownloadGlyph,
  Icon,
  PersonGlyph,
  PrintGlyph,
  SettingsGlyph,
  SignOutGlyph,
} from '../icon/index.ts';
import { Text } from '../text/index.ts';
import { Menu, type MenuItem } from './index.ts';

const items: MenuItem[] = [
  { id: 'profile', label: 'Profile', glyph: PersonGlyph, href: '/profile' },
  { id: 'settings', label: 'Settings', glyph: SettingsGlyph, href: '/settings' },
  { id: 'print', label: 'Print this page', glyph: PrintGlyph, onSelect: fn() },
  { id: 'sign-out', label: 'Sign out', glyph: SignOutGlyph, parted: true, onSelect: fn() },
];

const meta = {
  title: 'UI/Overlays/Menu',
  component: Menu,
  tags: ['stable'],
  parameters: {
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for a few actions behind a button, where there is no room for a button each.

**Do not** use it for permanent navigation (\`NavList\`), for one of several values (\`SelectField\`), or for content to read (\`Popover\`).

**Anatomy** The trigger, rendered by \`renderTrigger\`; a header that is not an action; items, or sections of items under a heading.

**Accessibility**
- Down, Up and Enter open; Down and Up move, Home and End go to the ends, a letter to the next item that begins with it.
- Escape closes and returns focus; Tab closes and moves on.
- An unavailable item stays focusable, with its reason. Shortcuts are shown and announced; the caller handles the keys.`,
      },
      story: { inline: false, iframeHeight: 340 },
    },
  },
  args: {
    items,
    renderTrigger: (attributes) => (
      <Button {...attributes} trailing={<Icon glyph={ChevronDownGlyph} size="small" />}>
        Amara Nwosu
      </Button>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button'));

export const Default: Story = { play: open };

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { items: { control: false } },
};

/** A header, a critical action after a hairline, an item without an icon. */
export const Matrix: Story = {
  args: {
    header: (
      <>
        <Text strong>Amara Nwosu</Text>
        <Text size="small" tone="muted">
          amara.nwosu@northgate.example
        </Text>
      </>
    ),
    items: [
      { id: 'download', label: 'Download (PDF)', glyph: DownloadGlyph, onSelect: fn() },
      { id: 'rename', label: 'Rename…', onSelect: fn() },
      { id: 'delete', label: 'Delete draft', tone: 'critical', parted: true, onSelect: fn() },
    ],
  },
  play: open,
};

/**
 * Related actions are grouped under a heading; an action can show its shortcut, or why it is
 * unavailable.
 */
export const Sections: Story = {
  args: {
    items: [
      {
        label: 'This page',
        items: [
          { id: 'print', label: 'Print', glyph: PrintGlyph, shortcut: 'Ctrl+P', onSelect: fn() },
          {
            id: 'download',
            label: 'Download (PDF)',
            glyph: DownloadGlyph,
            inertReason: 'Only once it is signed',
            onSelect: fn(),
          },
        ],
      },
      {
        label: 'Account',
        items: [
          { id: 'settings', label: 'Settings', glyph: SettingsGlyph, href: '/settings' },
          { id: 'sign-out', label: 'Sign out', glyph: SignOutGlyph, onSelect: fn() },
        ],
      },
    ],
  },
  play: open,
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'An action with a name so long that it needs two lines in any menu',
        glyph: PrintGlyph,
        onSelect: fn(),
      },
      ...items,
    ],
  },
  play: open,
};

/** The menu aligns with the trigger's start edge, which is on the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  play: async (context) => {
    await open(context);
    const trigger = context.canvas.getByRole('button').getBoundingClientRect();
    const menu = screen.getByRole('menu').parentElement?.getBoundingClientRect();
    await expect(menu?.right).toBeCloseTo(trigger.right, 0);
  },
};

/** At the end of a line it aligns with the trigger's end edge and stays inside the window. */
export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await open(context);
    const trigger = context.canvas.getByRole('button').getBoundingClientRect();
    const menu = screen.getByRole('menu').parentElement?.getBoundingClientRect();
    await expect(menu?.right).toBeCloseTo(trigger.right, 0);
    await expect(menu?.top).toBeGreaterThanOrEqual(trigger.bottom);
  },
};

/** The trigger opens and closes; a click outside closes. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await userEvent.click(canvasElement);
    await expect(trigger).toBeVisible();
  },
};

/** Down opens on the first item, Up on the last; letters, Home and End, Escape. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    const item = (name: string) => within(screen.getByRole('menu')).getByRole('menuitem', { name });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Profile')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Sign out')).toHaveFocus();
    await userEvent.keyboard('{Home}p');
    await expect(item('Print this page')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
