import { anAppointment, aPatientSummary, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { outside } from '../../shared/outside-hours/outside-hours.args.ts';
import { TodaysAppointmentsCard } from './index.ts';
import { todaysAppointmentsArgs } from './todays-appointments.args.ts';

const { appointments } = todaysAppointmentsArgs;
const long = anAppointment({
  patient: aPatientSummary({
    full_name:
      'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana Alexandrina',
    mrn: 'TEMPORARY-2026-000048',
  }),
  reason: 'Comes with an interpreter and a guide dog; please keep the ground-floor room free.',
});

/** Today’s appointments, on a receptionist’s dashboard. */
const meta = {
  title: "Features/Home/Today's appointments",
  component: TodaysAppointmentsCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...todaysAppointmentsArgs, onProgress: fn(todaysAppointmentsArgs.onProgress) },
} satisfies Meta<typeof TodaysAppointmentsCard>;

export default meta;
type Story = StoryObj<typeof TodaysAppointmentsCard>;

export const Default: Story = {};

/** Read-only access. */
export const ReadOnly: Story = { args: { onProgress: undefined, patientHref: undefined } };

export const More: Story = { args: { hasMore: true } };

/**
 * Working hours changed after appointments were booked: contact details and a reschedule link for
 * each.
 */
export const OutsideHours: Story = {
  args: { outside },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 appointments outside working hours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Booked outside working hours' }));
    await waitFor(() =>
      expect(dialog.getAllByRole('link', { name: /^Reschedule:/ })[0]).toBeVisible(),
    );
  },
};

/** The same on a phone in a right-to-left language, with the list closed. */
export const OutsideHoursNarrow: Story = {
  args: { outside: { ...outside, hasMore: true } },
  globals: { viewport: { value: 'narrow' }, locale: 'ar-XB' },
};

/** The check failed, so the number is unknown and not zero. */
export const OutsideHoursFailed: Story = {
  args: {
    outside: {
      ...outside,
      appointments: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
      onRetry: fn(),
    },
  },
};

export const Loading: Story = { args: { appointments: loading } };

export const Empty: Story = { args: { appointments: { status: 'empty', reason: 'none-yet' } } };

export const Failed: Story = {
  args: { appointments: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { appointments: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    appointments:
      appointments.status === 'ready'
        ? { ...appointments, freshness: 'stale', asOf: FIXTURE_NOW }
        : loading,
  },
};

export const LongText: Story = { args: { appointments: ready([long], FIXTURE_NOW) } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Another user changed the appointment first. */
export const Refused: Story = {
  args: {
    onProgress: fn(
      async () => ({ status: 'rejected', fieldErrors: {}, formError: 'version_stale' }) as const,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', { name: /^Arrived: / });
    if (first) await userEvent.click(first);
    await waitFor(() =>
      expect(canvas.getByText(/^Another user updated this appointment/)).toBeVisible(),
    );
  },
};

/** The second patient arrives late. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const [late] = within(canvasElement).getAllByRole('button', { name: /^Arrived: / });
    late?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onProgress).toHaveBeenCalledWith({
        appointment: expect.objectContaining({ status: 'no_show' }),
        move: 'arrive',
      }),
    );
  },
};
