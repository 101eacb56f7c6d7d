import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../link/index.ts';
import { describeConformance } from '../testing/conformance/index.ts';
import { renderUi } from '../testing/index.ts';
import { NavList, type NavGroup, type NavListProps } from './index.ts';

const entries = [
  { id: 'results', label: 'Results', href: '/results', badge: { count: 23, label: '23 waiting' } },
  { id: 'tracking', label: 'Tracking', href: '/tracking' },
];
const group = (more: Partial<NavGroup> = {}): NavGroup => ({
  id: 'work',
  label: 'Work',
  entries,
  ...more,
});

describeConformance(NavList, { component: 'nav-list', props: { label: 'Main', items: [] } });

describe('NavList', () => {
  it('marks only the current page', () => {
    renderUi(
      <NavList
        label="Main"
        items={[{ id: 'home', label: 'Dashboard', href: '/', current: true }, ...entries]}
      />,
    );
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([
      nav.getByRole('link', { name: 'Dashboard' }),
    ]);
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it('exposes the label of a badge', () => {
    renderUi(<NavList label="Main" items={entries} />);
    expect(screen.getByRole('link', { name: /Results\s*23 waiting/ })).toBeVisible();
  });

  it('collapses a group and reports it', async () => {
    const onGroupToggle = vi.fn<NonNullable<NavListProps['onGroupToggle']>>();
    const { user } = renderUi(
      <NavList label="Main" items={[group()]} onGroupToggle={onGroupToggle} />,
    );
    const button = screen.getByRole('button', { name: 'Work', expanded: true });
    expect(screen.getByRole('link', { name: 'Tracking' })).toBeVisible();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Tracking' })).toBeNull();
    expect(onGroupToggle).toHaveBeenCalledExactlyOnceWith({ id: 'work', open: false });
  });

  it.each([
    ['folded away', group({ folded: true }), false],
    [
      'open when it contains the current page',
      group({
        folded: true,
        entries: entries.map((entry) => ({ ...entry, current: entry.id === 'tracking' })),
      }),
      true,
    ],
  ])('starts %s', (_how, item, expanded) => {
    renderUi(<NavList label="Main" items={[item]} />);
    expect(screen.getByRole('button', { name: /^Work/ })).toHaveAttribute(
      'aria-expanded',
      String(expanded),
    );
  });

  it('expands a group on navigation to a page inside', async () => {
    const item = (current: boolean) =>
      group({
        entries: entries.map((entry) => ({
          ...entry,
          current: current && entry.id === 'tracking',
        })),
      });
    const { user, rerender } = renderUi(<NavList label="Main" items={[item(false)]} />);
    await user.click(screen.getByRole('button', { name: 'Work' }));
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<NavList label="Main" items={[item(true)]} />);
    expect(screen.getByRole('link', { name: 'Tracking' })).toBeVisible();
  });

  it('can be collapsed while it contains the current page', async () => {
    const { user, rerender } = renderUi(
      <NavList
        label="Main"
        items={[group({ entries: [{ id: 'here', label: 'Here', href: '/', current: true }] })]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Work' }));
    rerender(
      <NavList
        label="Main"
        items={[group({ entries: [{ id: 'here', label: 'Here', href: '/', current: true }] })]}
      />,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('sums the badges of a collapsed group, up to 99+', async () => {
    const waiting = [
      {
        id: 'results',
        label: 'Results',
        href: '/results',
        badge: { count: 98, label: '98 waiting' },
      },
      {
        id: 'calls',
        label: 'Calls',
        href: '/calls',
        badge: { count: 3, label: '3 overdue', tone: 'critical' as const },
      },
    ];
    const { user } = renderUi(<NavList label="Main" items={[group({ entries: waiting })]} />);
    expect(screen.getByRole('button', { name: 'Work' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Work' }));
    const folded = screen.getByRole('button', { name: /Work\s*98 waiting, 3 overdue/ });
    expect(within(folded).getByText('99+')).toBeVisible();
    expect(within(folded).getByText('99+').parentElement).toHaveAttribute('data-tone', 'critical');
  });

  it('uses the app’s link component', () => {
    renderUi(
      <LinkProvider component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
        <NavList label="Main" items={entries} />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Tracking' })).toHaveAttribute('href', '/app/tracking');
  });
});
