import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { BarcodeGlyph, HomeGlyph, SettingsGlyph, TubeGlyph } from '../icon/index.ts';
import { NavList } from '../nav-list/index.ts';
import { Drawer, type DrawerProps } from './index.ts';

const menu = (
  <NavList
    label="Main"
    items={[
      { id: 'home', label: 'Dashboard', href: '/', glyph: HomeGlyph, current: true },
      { id: 'collection', label: 'Collection', href: '/collection', glyph: TubeGlyph },
      { id: 'tracking', label: 'Tracking', href: '/tracking', glyph: BarcodeGlyph },
      { id: 'settings', label: 'Settings', href: '/settings', glyph: SettingsGlyph },
    ]}
  />
);

const meta = {
  title: 'UI/Overlays/Drawer',
  component: Drawer,
  tags: ['stable'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    reviewed: { date: '2026-11-21', by: 'axe and keyboard script' },
    docs: {
      description: {
        component: `
**Use it** for the main menu where there is no room for it beside the page; \`AppFrame\` includes it.

**Do not** use it for a question (\`Dialog\`) or for a few actions (\`Menu\`). For content beside the page use a \`Panel\`.

**Anatomy** A panel over the start edge, and a close button beside it.

**Accessibility**
- A native modal dialog, named by \`label\`: the page behind is not reachable; on closing, focus returns to the previous element.
- Escape, the close button, a press on the backdrop and a followed link inside call \`onClose\`.`,
      },
      story: { inline: false, iframeHeight: 480 },
    },
  },
  args: { open: true, label: 'Main menu', onClose: fn(), children: menu },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  tags: ['!test'],
  parameters: { controls: { disable: false } },
  argTypes: { children: { control: false } },
};

/** At 320 px a strip of the page and the close button remain visible. */
export const Matrix: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <NavList
        label="Main"
        items={Array.from({ length: 24 }, (_, index) => ({
          id: String(index),
          label: `A place whose name needs two lines in a drawer, number ${index + 1}`,
          href: `/${index}`,
          current: index === 20,
        }))}
      />
    ),
  },
};

/** The drawer slides in from the other side. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-XB' },
  play: async () => {
    await expect(screen.getByRole('dialog').getBoundingClientRect().right).toBeCloseTo(
      window.innerWidth,
      0,
    );
  },
};

function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Opens by its button, closes by Escape or a link, and restores focus each time. */
export const KeyboardOnly: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    opener.focus();
    for (const leave of ['{Escape}', '{Tab}{Enter}']) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Main menu' })).toBeVisible());
      await userEvent.keyboard(leave);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    }
  },
};
