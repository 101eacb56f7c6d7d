import { renderUi } from '@alms/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { appointmentsArgs } from './appointments.args.ts';
import { AppointmentsScreen, type AppointmentsScreenProps } from './index.ts';

const show = (props: Partial<AppointmentsScreenProps> = {}) =>
  renderUi(<AppointmentsScreen {...appointmentsArgs} {...props} />);

describe('AppointmentsScreen', () => {
  it.each([
    ['Previous day', '2026-02-28'],
    ['Next day', '2026-03-02'],
    ['Today', '2026-05-12'],
  ])('%s changes the day', async (name, day) => {
    const onDayChange = vi.fn();
    const { user } = show({ day: '2026-03-01', onDayChange });
    await user.click(screen.getByRole('button', { name }));
    expect(onDayChange).toHaveBeenCalledExactlyOnceWith(day);
  });

  it('offers to reschedule booked appointments only', () => {
    show();
    expect(
      screen.getAllByRole('link', { name: /^Reschedule/ }).map((link) => link.textContent),
    ).toHaveLength(2);
  });

  it('records no arrival in advance', () => {
    show({ day: '2026-05-13' });
    expect(screen.queryByRole('button', { name: /^Arrived/ })).not.toBeInTheDocument();
  });
});
