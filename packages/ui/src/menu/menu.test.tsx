import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { renderUi } from '../testing/index.ts';
import { Menu, type MenuItem } from './index.ts';

function setUp() {
  const onSelect = vi.fn<() => void>();
  const items: MenuItem[] = [
    { id: 'copy', label: 'Copy', onSelect },
    { id: 'print', label: 'Print', href: '/print' },
    { id: 'delete', label: 'Delete…', tone: 'critical', parted: true, onSelect },
  ];
  const rendered = renderUi(
    <>
      <Menu
        items={items}
        header="Two pages"
        renderTrigger={(attributes) => <Button {...attributes}>More</Button>}
      />
      <button type="button">After</button>
    </>,
  );
  return { ...rendered, onSelect, trigger: screen.getByRole('button', { name: 'More' }) };
}

describe('Menu', () => {
  it('is not rendered until its trigger is activated, and is named by the trigger', async () => {
    const { user, trigger } = setUp();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger);
    expect(screen.getByRole('menu', { name: 'More' })).toHaveAttribute(
      'id',
      trigger.getAttribute('aria-controls'),
    );
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('prevents the browser from closing the menu that was just opened', () => {
    const { trigger } = setUp();
    expect(fireEvent.click(trigger)).toBe(false);
  });

  it.each([
    ['{Enter}', 'Copy'],
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Delete…'],
    ['{ArrowDown}{ArrowDown}', 'Print'],
    ['{ArrowDown}{End}', 'Delete…'],
    ['{ArrowUp}{Home}', 'Copy'],
    ['{ArrowDown}d', 'Delete…'],
  ])('moves, with %s, to %s', async (keys, label) => {
    const { user, trigger } = setUp();
    trigger.focus();
    await user.keyboard(keys);
    expect(screen.getByRole('menuitem', { name: label })).toHaveFocus();
  });

  it('closes and focuses its trigger before it runs the action', async () => {
    const { user, trigger, onSelect } = setUp();
    onSelect.mockImplementation(() => expect(trigger).toHaveFocus());
    trigger.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('renders a destination as a link', async () => {
    const { user, trigger } = setUp();
    await user.click(trigger);
    expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveAttribute('href', '/print');
  });

  it('closes with Escape or Tab without running an action', async () => {
    const { user, trigger, onSelect } = setUp();
    trigger.focus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger).toHaveFocus();
    await user.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    trigger.focus();
    await user.keyboard('{ArrowDown}{Shift>}{Tab}{/Shift}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.body).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('exposes sections by their headings, shows shortcuts, and navigates across sections', async () => {
    const onSelect = vi.fn<() => void>();
    const { user } = renderUi(
      <Menu
        items={[
          {
            label: 'This page',
            items: [{ id: 'print', label: 'Print', shortcut: 'Ctrl+P', onSelect }],
          },
          { label: 'You', items: [{ id: 'out', label: 'Sign out', onSelect }] },
        ]}
        renderTrigger={(attributes) => <Button {...attributes}>More</Button>}
      />,
    );
    screen.getByRole('button').focus();
    await user.keyboard('{ArrowDown}');
    const print = within(screen.getByRole('group', { name: 'This page' })).getByRole('menuitem', {
      name: 'Print',
    });
    expect(print).toHaveAttribute('aria-keyshortcuts', 'Ctrl+P');
    expect(print).toHaveTextContent('Ctrl+P');
    await user.keyboard('s{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it.each([{ onSelect: vi.fn<() => void>() }, { href: '/print' }])(
    'keeps an inert item focusable, with its reason, and does nothing (%o)',
    async (way) => {
      const { user } = renderUi(
        <Menu
          items={[{ id: 'print', label: 'Print', inertReason: 'No printer', ...way }]}
          renderTrigger={(attributes) => <Button {...attributes}>More</Button>}
        />,
      );
      screen.getByRole('button').focus();
      await user.keyboard('{ArrowDown}{Enter}');
      const item = screen.getByRole('menuitem', { name: 'Print No printer' });
      expect(item).toHaveFocus();
      expect(item).toHaveAttribute('aria-disabled', 'true');
      expect(item).not.toHaveAttribute('href');
      for (const handler of Object.values(way).filter(vi.isMockFunction))
        expect(handler).not.toHaveBeenCalled();
    },
  );

  it('keeps its header separate from the items', async () => {
    const { user, trigger } = setUp();
    await user.click(trigger);
    expect(screen.getByText('Two pages')).toBeVisible();
    expect(screen.getByRole('menu')).not.toHaveTextContent('Two pages');
  });
});
