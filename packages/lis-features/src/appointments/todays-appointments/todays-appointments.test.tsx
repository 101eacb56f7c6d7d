import type { Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { outside } from '../../shared/outside-hours/outside-hours.args.ts';
import { TodaysAppointmentsCard, type TodaysAppointmentsCardProps } from './index.ts';
import { todaysAppointmentsArgs } from './todays-appointments.args.ts';

const show = (props: Partial<TodaysAppointmentsCardProps> = {}) =>
  renderUi(<TodaysAppointmentsCard {...todaysAppointmentsArgs} {...props} />);
const lines = () => screen.getAllByRole('listitem');

describe('TodaysAppointmentsCard', () => {
  it('lists each appointment’s time and patient, with its next action', () => {
    show();
    expect(
      lines().map((line) => within(line).queryByRole('button')?.textContent ?? 'nothing'),
    ).toEqual(['nothing', 'Arrived', 'Done', 'Arrived', 'Arrived']);
    expect(lines()[1]?.textContent).toMatch(/^07:45.*No-show/);
    expect(lines()[3]?.textContent).toMatch(/^08:45.*Sample collection/);
  });

  it.each([
    [1, 'arrive'],
    [2, 'fulfil'],
  ])('reports line %i: %s', async (line, move) => {
    const onProgress = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = show({ onProgress });
    await user.click(within(lines()[line] as HTMLElement).getByRole('button'));
    expect(onProgress).toHaveBeenCalledWith({
      appointment:
        todaysAppointmentsArgs.appointments.status === 'ready' &&
        todaysAppointmentsArgs.appointments.data[line],
      move,
    });
  });

  it.each([
    ['version_stale', /^Another user updated this appointment/],
    ['appointment_state', /^This appointment was updated/],
  ])('explains %s', async (formError, text) => {
    const { user } = show({
      onProgress: async () => ({ status: 'rejected', fieldErrors: {}, formError }),
    });
    await user.click(within(lines()[3] as HTMLElement).getByRole('button'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('offers no actions with read-only access', () => {
    show({ onProgress: undefined, patientHref: undefined });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('appointments outside the working hours', () => {
  it('counts them, and lists each with contact details and a reschedule link', async () => {
    const { user } = show({ outside });
    expect(screen.getByText('2 appointments outside working hours')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Booked outside working hours' }));
    expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      expect.stringMatching(/12 May 2026, 18:42–18:57/),
      expect.stringMatching(/17 May 2026, 08:42–08:57/),
    ]);
    expect(
      dialog
        .getAllByRole('link', { name: /^Reschedule:/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual([expect.stringMatching(/\?move=/), expect.stringMatching(/\?move=/)]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports that there are more than the loaded ones', () => {
    show({ outside: { ...outside, hasMore: true } });
    expect(screen.getByText('More than 2 appointments outside working hours')).toBeVisible();
  });

  it('offers a retry when they cannot be loaded, and does not report none', async () => {
    const onRetry = vi.fn();
    const { user } = show({
      outside: {
        ...outside,
        appointments: { status: 'error', error: { kind: 'offline' } },
        onRetry,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each([{ status: 'empty', reason: 'none-yet' }, { status: 'loading' }] as const)(
    'are not shown: $status',
    (appointments) => {
      show({ outside: { ...outside, appointments } });
      expect(screen.queryByText(/Could not check for appointments outside/)).toBeNull();
    },
  );
});
