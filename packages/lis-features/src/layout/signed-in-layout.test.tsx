import { aUser } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignedInLayout, type SignedInLayoutProps } from './index.ts';
import {
  layoutOfPatient,
  navigationOf,
  signedInLayoutArgs,
  someSites,
} from './signed-in-layout.args.ts';

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
  ])('for the subdomain %s shows the title %s', (subdomain, title) => {
    show({ facility: { name: 'Northside Clinic', subdomain, logo: null } });
    expect(within(screen.getByRole('banner')).getByText(title)).toBeVisible();
  });

  it('offers the sites of a user who works at several, and shows none otherwise', async () => {
    const { unmount } = show();
    expect(screen.queryByRole('button', { name: /^Site:/ })).toBeNull();
    unmount();
    const onChoose = vi.fn();
    const { user } = show({ sites: { ...someSites, onChoose } });
    await user.click(screen.getByRole('button', { name: 'Site: Harbour Street' }));
    await user.click(screen.getByRole('menuitem', { name: 'Northside Clinic' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(someSites.choices[0]?.id);
  });

  it('expands every group except the settings', () => {
    show({ user: aUser('admin'), navigation: navigationOf('admin') });
    const open = (name: string) =>
      menu().getByRole('button', { name }).getAttribute('aria-expanded');
    expect(
      ['Test Management', 'Quality & Analytics', 'Management', 'Settings & Admin'].map(open),
    ).toEqual(['true', 'true', 'true', 'false']);
  });

  it('lists the specified entries for an administrator in order', async () => {
    const { user } = show({ user: aUser('admin'), navigation: navigationOf('admin') });
    await user.click(menu().getByRole('button', { name: 'Settings & Admin' }));
    expect(entries()).toEqual([
      'Dashboard3131 results released today',
      'Front desk66 waiting',
      'Test Parameters',
      'Test Results2323 pending tests',
      'Sample Collection44 to collect',
      'Sample Tracking',
      'Quality Control11 on hold',
      'Analytics',
      'Inventory55 stock alerts',
      'Payments',
      'Patient Portal',
      'Laboratory Settings',
      'Hospital Management',
      'Tenant Management',
      'Audit Logs',
    ]);
  });

  it('shows open critical results in red, and marks the view of a second entry as current', () => {
    show({ currentRoute: '/app/test-results?calls=open' });
    const entry = menu().getByRole('link', { name: /^Critical results/ });
    expect(entry.textContent).toBe('Critical results33 to notify');
    expect(entry.querySelector('[data-component=badge]')).toHaveAttribute('data-tone', 'critical');
    expect(menu().getAllByRole('link', { current: 'page' })).toEqual([entry]);
  });

  it('marks only the entry of the current page', () => {
    show({ currentRoute: '/app/test-results' });
    expect(menu().getAllByRole('link', { current: 'page' })).toEqual([
      menu().getByRole('link', { name: /^Test Results/ }),
    ]);
  });

  it.each([
    ['not known', undefined],
    ['zero', 0],
  ])('shows no count beside an entry when it is %s', (_how, badge) => {
    show({ navigation: { top: [{ id: 'dashboard', href: '/app/dashboard', badge }], groups: [] } });
    expect(entries()).toEqual(['Dashboard']);
  });

  it.each([
    [undefined, 'Notifications, unread unknown', ''],
    [0, 'Notifications', ''],
    [3, 'Notifications, 3', '3'],
    [140, 'Notifications, 99+', '99+'],
  ])('with %s unread notifications shows a link named %s', (unreadNotifications, name, figure) => {
    show({ unreadNotifications });
    expect(screen.getByRole('link', { name }).textContent).toBe(figure);
  });

  it('renders the notification panel only when the bell opens it', async () => {
    const { user } = show({ notificationPanel: 'Nothing new' });
    expect(screen.queryByText('Nothing new')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Notifications, 3' }));
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent('Nothing new');
  });

  it('shows the signed-in user and role', () => {
    show();
    const drawer = within(screen.getByRole('complementary'));
    for (const text of ['Lamar Overview', 'Lab manager', 'lab_manager@northside.test'])
      expect(drawer.getByText(text)).toBeVisible();
  });

  it.each([
    ['comfortable', 'Switch to compact rows', 'compact'],
    ['compact', 'Switch to comfortable rows', 'comfortable'],
  ] as const)('from %s offers: %s', async (value, name, next) => {
    const onChange = vi.fn();
    const { user } = show({ density: { value, onChange } });
    await user.click(screen.getByRole('button', { name }));
    expect(onChange).toHaveBeenCalledWith(next);
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

  it('opens the command palette with a button that shows its shortcut', async () => {
    const onOpen = vi.fn();
    const { user } = show({ search: { onOpen, shortcut: '⌘K' } });
    await user.click(screen.getByRole('button', { name: /^Search or go to… ?⌘K$/ }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('shows facility-wide notices before the page', () => {
    show({ notice: <p>The trial has ended.</p> });
    const notice = screen.getByText('The trial has ended.');
    expect(notice.compareDocumentPosition(screen.getByRole('main'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('shows the facility’s initial when its logo fails to load', () => {
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

describe('layout of a patient', () => {
  afterEach(() => vi.unstubAllGlobals());
  const narrow = () =>
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

  it('has no command palette and no choice of row height', () => {
    show(layoutOfPatient);
    expect(screen.queryByRole('button', { name: /Search/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /rows/ })).toBeNull();
  });

  it('keeps the specified entries in the drawer of a wide window', () => {
    show(layoutOfPatient);
    expect(entries()).toEqual([
      'Dashboard3131 results released today',
      'Patient Portal11 new report',
      'Appointments',
      'Bills',
      'My details',
    ]);
  });

  it('has a bottom bar of four entries instead of the drawer in a narrow window', () => {
    narrow();
    show(layoutOfPatient);
    expect(entries()).toEqual(['Results11 new report', 'Appointments', 'Bills', 'My details']);
    expect(menu().getAllByRole('link', { current: 'page' })).toEqual([
      menu().getByRole('link', { name: /^Results\s*1 new report$/ }),
    ]);
    expect(screen.queryByRole('button', { name: 'Open main menu' })).toBeNull();
  });

  it('marks the results as current on the dashboard, which shows them too', () => {
    narrow();
    show({ ...layoutOfPatient, currentRoute: '/app/dashboard' });
    expect(menu().getAllByRole('link', { current: 'page' })).toEqual([
      menu().getByRole('link', { name: /^Results/ }),
    ]);
  });

  it('has the notification bell in the top bar of a narrow window', () => {
    narrow();
    show(layoutOfPatient);
    expect(screen.getByRole('link', { name: 'Notifications, 3' })).toHaveAttribute(
      'href',
      '/app/notifications',
    );
  });

  it('names no new reports while their number is unknown', () => {
    narrow();
    show({
      ...layoutOfPatient,
      navigation: {
        ...layoutOfPatient.navigation,
        bar: layoutOfPatient.navigation.bar?.map(({ id, href }) => ({ id, href })) ?? [],
      },
    });
    expect(entries()).toEqual(['Results', 'Appointments', 'Bills', 'My details']);
  });

  it('is the only one with a bottom bar', () => {
    narrow();
    show();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open main menu' })).toBeVisible();
  });
});
