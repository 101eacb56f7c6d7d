import { FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HospitalSettingsScreen } from './hospital-settings-screen.js';
import { changedByOthers, hospitalSettingsArgs, longHospitalSettings } from './hospital-settings.args.js';

/** The facility's own settings. Two administrators may edit them at once: nothing typed is lost. */
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

export const Forbidden: Story = { args: { settings: { status: 'error', error: { kind: 'forbidden' } } } };

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Facility name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Facility name is required')).toHaveLength(2);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = { args: { submission: { status: 'rejected', fieldErrors: { timezone: 'must be an IANA time zone' }, formError: 'invalid' } } };

export const Failed: Story = { args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } } } };

export const Succeeded: Story = { args: { submission: { status: 'done' } } };

/** A colleague was faster. */
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
