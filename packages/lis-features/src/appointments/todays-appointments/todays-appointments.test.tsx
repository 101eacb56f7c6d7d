import type { Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TodaysAppointmentsCard, type TodaysAppointmentsCardProps } from './index.js';
import { todaysAppointmentsArgs } from './todays-appointments.args.js';

const show = (props: Partial<TodaysAppointmentsCardProps> = {}) => renderUi(<TodaysAppointmentsCard {...todaysAppointmentsArgs} {...props} />);
const lines = () => screen.getAllByRole('listitem');

describe('TodaysAppointmentsCard', () => {
  it('says when who comes, and what there is to do for each', () => {
    show();
    expect(lines().map((line) => within(line).queryByRole('button')?.textContent ?? 'nothing')).toEqual(['nothing', 'Arrived', 'Done', 'Arrived', 'Arrived']);
    expect(lines()[1]?.textContent).toMatch(/^07:45.*Did not come/);
    expect(lines()[3]?.textContent).toMatch(/^08:45.*Sample collection/);
  });

  it.each([
    [1, 'arrive'],
    [2, 'fulfil'],
  ])('tells of line %i: %s', async (line, move) => {
    const onProgress = vi.fn(async (): Promise<Submission> => ({ status: 'done' }));
    const { user } = show({ onProgress });
    await user.click(within(lines()[line] as HTMLElement).getByRole('button'));
    expect(onProgress).toHaveBeenCalledWith({ appointment: todaysAppointmentsArgs.appointments.status === 'ready' && todaysAppointmentsArgs.appointments.data[line], move });
  });

  it.each([
    ['version_stale', /^Somebody else has changed this appointment/],
    ['appointment_state', /^This appointment has changed in the meantime/],
  ])('says %s', async (formError, text) => {
    const { user } = show({ onProgress: async () => ({ status: 'rejected', fieldErrors: {}, formError }) });
    await user.click(within(lines()[3] as HTMLElement).getByRole('button'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('offers nothing to who may only read', () => {
    show({ onProgress: undefined, patientHref: undefined });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
