import { aUser } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignedInLayout, type SignedInLayoutProps } from './index.ts';
import { navigationOf, signedInLayoutArgs } from './signed-in-layout.args.ts';

const show = (props: Partial<SignedInLayoutProps> = {}) =>
  renderUi(
    <SignedInLayout {...signedInLayoutArgs} {...props}>
      The page
    </SignedInLayout>,
  );
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const entries = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('SignedInLayout', () => {
  it.each([
    ['northside', 'NORTHSIDE Hospital'],
    [null, 'Hospital Management System'],
  ])('with the subdomain %s is titled %s', (subdomain, title) => {
    show({ facility: { name: 'Northside Clinic', subdomain, logo: null } });
    expect(within(screen.getByRole('banner')).getByText(title)).toBeVisible();
  });

  it('opens every group but the settings', () => {
    show({ user: aUser('admin'), navigation: navigationOf('admin') });
    const open = (name: string) =>
      menu().getByRole('button', { name }).getAttribute('aria-expanded');
    expect(
      ['Test Management', 'Quality & Analytics', 'Management', 'Settings & Admin'].map(open),
    ).toEqual(['true', 'true', 'true', 'false']);
  });

  it('lists for an administrator what the specification names, in its order', async () => {
    const { user } = show({ user: aUser('admin'), navigation: navigationOf('admin') });
    await user.click(menu().getByRole('button', { name: 'Settings & Admin' }));
    expect(entries()).toEqual([
      'Dashboard3131 tests completed today',
      'Test Parameters',
      'Test Results2323 tests pending',
      'Sample Collection',
      'Sample Tracking',
      'Quality Control',
      'Analytics',
      'Inventory',
      'Payments',
      'Patient Portal',
      'Laboratory Settings',
      'Hospital Management',
      'Tenant Management',
      'Audit Logs',
    ]);
  });

  it('marks the entry the page belongs to, and no other', () => {
    show({ currentRoute: '/app/test-results' });
    expect(menu().getAllByRole('link', { current: 'page' })).toEqual([
      menu().getByRole('link', { name: /^Test Results/ }),
    ]);
  });

  it.each([
    ['not known', undefined],
    ['zero', 0],
  ])('draws no figure beside an entry when it is %s', (_how, badge) => {
    show({ navigation: { top: [{ id: 'dashboard', href: '/app/dashboard', badge }], groups: [] } });
    expect(entries()).toEqual(['Dashboard']);
  });

  it.each([
    [undefined, 'Notifications, unread unknown', ''],
    [0, 'Notifications', ''],
    [3, 'Notifications, 3', '3'],
    [140, 'Notifications, 99+', '99+'],
  ])('with %s unread notifications has a link named %s', (unreadNotifications, name, figure) => {
    show({ unreadNotifications });
    expect(screen.getByRole('link', { name }).textContent).toBe(figure);
  });

  it('opens what belongs beside the bell, and draws it only then', async () => {
    const { user } = show({ notificationPanel: 'Nothing new' });
    expect(screen.queryByText('Nothing new')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Notifications, 3' }));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent('Nothing new');
  });

  it('says who is signed in, and in which role', () => {
    show();
    const drawer = within(screen.getByRole('complementary'));
    for (const text of ['Lamar Overview', 'Lab manager', 'lab_manager@northside.test'])
      expect(drawer.getByText(text)).toBeVisible();
  });

  it.each([
    ['comfortable', 'Switch to compact rows', 'compact'],
    ['compact', 'Switch to comfortable rows', 'comfortable'],
  ] as const)('from %s offers: %s', async (density, name, next) => {
    const onDensityChange = vi.fn();
    const { user } = show({ density, onDensityChange });
    await user.click(screen.getByRole('button', { name }));
    expect(onDensityChange).toHaveBeenCalledWith(next);
  });

  it('signs out from the drawer and from the profile menu', async () => {
    const onSignOut = vi.fn();
    const { user } = show({ onSignOut });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(screen.getByRole('button', { name: 'Account of Lamar Overview' }));
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/app/profile',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(onSignOut).toHaveBeenCalledTimes(2);
  });

  it('opens the commands by a button that shows their keys', async () => {
    const onOpen = vi.fn();
    const { user } = show({ search: { onOpen, shortcut: '⌘K' } });
    await user.click(screen.getByRole('button', { name: /^Search or go to… ?⌘K$/ }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('says what holds for the whole facility before the page', () => {
    show({ notice: <p>The trial has ended.</p> });
    const notice = screen.getByText('The trial has ended.');
    expect(notice.compareDocumentPosition(screen.getByRole('main'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('shows the letter of a facility whose logo does not load', () => {
    const { container } = show({
      facility: {
        name: 'Northside Clinic',
        subdomain: 'northside',
        logo: 'https://logo.invalid/logo.svg',
      },
    });
    const logo = () => container.querySelector('[data-component=logo]');
    const picture = logo()?.querySelector('img');
    expect(picture).toBeInTheDocument();
    picture?.dispatchEvent(new Event('error'));
    return screen.findByText('N', { selector: '[data-component=logo] *' });
  });
});
