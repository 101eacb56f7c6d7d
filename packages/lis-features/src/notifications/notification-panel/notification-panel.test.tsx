import { aNotification } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NotificationPanel, type NotificationPanelProps } from './index.ts';
import { notificationPanelArgs } from './notification-panel.args.ts';

const show = (props: Partial<NotificationPanelProps> = {}) =>
  renderUi(<NotificationPanel {...notificationPanelArgs} {...props} />);
const one = (overrides: Parameters<typeof aNotification>[0]) => ({
  notifications: ready({
    items: [aNotification(overrides)],
    total: 1,
    unread_count: 1,
    limit: 5,
    offset: 0,
  }),
});

it('shows age, sender and unread status of each notification', () => {
  const { container } = show();
  const rows = [...container.querySelectorAll('[data-component=notification-row]')].map(
    (row) => row.textContent,
  );
  expect(rows[0]).toBe(
    'Unread Critical result: Potassium 6.8 mmol/LOrder ORD-20260512-0007, specimen 260512-0007. It waits for verification.6 min',
  );
  expect(rows[2]).toContain('From Alex Admin-Example1 h');
  expect(rows[3]).toMatch(/^ Ivo Joinwell asks to join/);
});

it.each([
  ['2026-05-12T08:41:30Z', 'Now'],
  ['2026-05-12T08:41:00Z', '1 min'],
  ['2026-05-12T07:43:00Z', '59 min'],
  ['2026-05-12T07:42:00Z', '1 h'],
  ['2026-05-11T08:43:00Z', '23 h'],
  ['2026-05-11T08:42:00Z', '05/11/2026'],
])('shows the age of %s as %s', (created_at, age) => {
  const { container } = show(one({ created_at }));
  expect(container.querySelector('[data-part=age]')).toHaveTextContent(age);
});

it('marks a notification as read by button or by following its link', async () => {
  const onRead = vi.fn();
  const { user } = show({ onRead });
  await user.click(screen.getByRole('button', { name: 'Mark as read: Water is off until noon' }));
  const link = screen.getByRole('link', { name: 'Critical result: Potassium 6.8 mmol/L' });
  expect(link).toHaveAttribute('href', '/app/test-results');
  await user.click(link);
  expect(onRead.mock.calls.map(([{ title }]) => title as string)).toEqual([
    'Water is off until noon',
    'Critical result: Potassium 6.8 mmol/L',
  ]);
});

it('does not mark a read notification again', async () => {
  const onRead = vi.fn();
  const { user } = show({ onRead, ...one({ read: true, read_at: '2026-05-12T08:40:00Z' }) });
  await user.click(screen.getByRole('link', { name: /^Critical result/ }));
  expect(onRead).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /^Mark as read/ })).not.toBeInTheDocument();
});

it.each([
  [undefined, false],
  [0, false],
  [1, true],
])('with %s unread offers to mark all: %s', (unread, offers) => {
  show({ unread });
  expect(screen.queryAllByRole('button', { name: 'Mark all as read' })).toHaveLength(
    offers ? 1 : 0,
  );
});

it('filters by unread', async () => {
  const onUnreadOnlyChange = vi.fn();
  const { user } = show({ onUnreadOnlyChange });
  await user.click(screen.getByRole('radio', { name: /^Unread/ }));
  expect(onUnreadOnlyChange).toHaveBeenCalledWith(true);
});
