import { anAppointment, aPatientSummary, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { outside } from '../../shared/outside-hours/outside-hours.args.ts';
import { appointmentsArgs } from './appointments.args.ts';
import { AppointmentsScreen } from './index.ts';

const { appointments } = appointmentsArgs;

/** The appointments of any day, for reception. */
const meta = {
  title: 'Features/Appointments/Appointments',
  component: AppointmentsScreen,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter other than the day' } },
  args: { ...appointmentsArgs, onDayChange: fn(), onProgress: fn(appointmentsArgs.onProgress) },
} satisfies Meta<typeof AppointmentsScreen>;

export default meta;
type Story = StoryObj<typeof AppointmentsScreen>;

export const Default: Story = {};

/** A day in the future: arrivals cannot be recorded yet. */
export const FutureDay: Story = {
  args: {
    day: '2026-05-13',
    appointments: ready(
      [anAppointment({ minutes: 24 * 60 }), anAppointment({ number: 2, minutes: 24 * 60 + 15 })],
      FIXTURE_NOW,
    ),
  },
};

/** Read-only access. */
export const ReadOnly: Story = {
  args: { onProgress: undefined, patientHref: undefined, moveHref: undefined, bookHref: undefined },
};

export const OutsideHours: Story = { args: { outside, hasMore: true } };

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

export const LongText: Story = {
  args: {
    appointments: ready(
      [
        anAppointment({
          patient: aPatientSummary({
            full_name:
              'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana Alexandrina',
            mrn: 'TEMPORARY-2026-000048',
          }),
          reason:
            'Comes with an interpreter and a guide dog; please keep the ground-floor room free.',
        }),
      ],
      FIXTURE_NOW,
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Opens the next day. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Next day' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDayChange).toHaveBeenCalledWith('2026-05-13');
  },
};
