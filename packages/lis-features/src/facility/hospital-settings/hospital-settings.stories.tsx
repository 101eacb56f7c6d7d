import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { outside } from '../../shared/outside-hours/outside-hours.args.ts';
import { HospitalSettingsScreen } from './hospital-settings-screen.tsx';
import {
  changedByOthers,
  hospitalSettingsArgs,
  hoursChangedByOthers,
  longHospitalSettings,
  settingsWithHours,
} from './hospital-settings.args.ts';

/** Settings of the facility. Concurrent edits by two administrators lose no entries. */
const meta = {
  title: 'Features/Facility/Hospital settings',
  component: HospitalSettingsScreen,
  tags: ['form-screen'],
  args: { ...hospitalSettingsArgs, onSave: fn(hospitalSettingsArgs.onSave), onRetry: fn() },
} satisfies Meta<typeof HospitalSettingsScreen>;

export default meta;
type Story = StoryObj<typeof HospitalSettingsScreen>;

export const Default: Story = {};

export const Loading: Story = { args: { settings: loading } };

export const Forbidden: Story = {
  args: { settings: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Facility name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Facility name is required')).toHaveLength(2);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: {
    submission: {
      status: 'rejected',
      fieldErrors: { timezone: 'must be an IANA time zone' },
      formError: 'invalid',
    },
  },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Succeeded: Story = { args: { submission: { status: 'done' } } };

/** Another user saved first. */
export const Conflict: Story = {
  args: { onSave: fn(async () => ({ status: 'stale', record: changedByOthers }) as const) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByLabelText('Facility name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Northside Laboratory');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const LongText: Story = { args: { settings: ready(longHospitalSettings, FIXTURE_NOW) } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Facility name')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Northside Laboratory{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

/** With working hours and holidays. */
export const Hours: Story = { args: { settings: ready(settingsWithHours, FIXTURE_NOW) } };

export const HoursNarrow: Story = {
  args: { settings: ready(settingsWithHours, FIXTURE_NOW) },
  globals: { viewport: { value: 'narrow' } },
};

export const HoursRightToLeft: Story = {
  args: { settings: ready(settingsWithHours, FIXTURE_NOW) },
  globals: { locale: 'ar' },
};

export const HoursDark: Story = {
  args: { settings: ready(settingsWithHours, FIXTURE_NOW) },
  globals: { scheme: 'dark' },
};

/** Working hours changed and existing appointments must be rescheduled. */
export const BookedOutside: Story = {
  args: { settings: ready(settingsWithHours, FIXTURE_NOW), outside },
};

/** The check for appointments outside working hours failed. */
export const BookedOutsideFailed: Story = {
  args: {
    outside: {
      ...outside,
      appointments: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
    },
  },
};

export const InvalidHours: Story = {
  args: { settings: ready(settingsWithHours, FIXTURE_NOW) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const friday = canvas.getByRole('group', { name: 'Friday' });
    await fireEvent.change(within(friday).getAllByLabelText('To')[0] as HTMLElement, {
      target: { value: '07:00' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add holiday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Must be later than the start')).toHaveLength(2);
  },
};

/** Another user saved different working hours. */
export const HoursConflict: Story = {
  args: {
    settings: ready(settingsWithHours, FIXTURE_NOW),
    onSave: fn(async () => ({ status: 'stale', record: hoursChangedByOthers }) as const),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Copy to' }), 'Every day');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy hours' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(within(question).getByText(/Saturday: Closed/)).toBeVisible());
  },
};

/** Enters a full week of working hours by keyboard. */
export const KeyboardHours: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Appointments only within working hours').focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Add hours on Monday' }).focus();
    await userEvent.keyboard('{Enter}');
    const monday = within(canvas.getByRole('group', { name: 'Monday' }));
    await waitFor(() => expect(monday.getByLabelText('From')).toHaveFocus());
    await userEvent.type(monday.getByLabelText('From'), '08:00');
    await userEvent.type(monday.getByLabelText('To'), '16:00');
    canvas.getByRole('button', { name: 'Copy hours' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
