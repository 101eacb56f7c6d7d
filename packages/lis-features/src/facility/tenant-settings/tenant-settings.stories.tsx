import { aHospitalSettings, aSubscription, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TenantSettingsScreen } from './tenant-settings-screen.tsx';
import {
  brandedByOthers,
  dueSubscription,
  settingsWithLogo,
  tenantSettingsArgs,
} from './tenant-settings.args.ts';

/** Branding with preview and measured contrast, security settings, and the subscription. */
const meta = {
  title: 'Features/Facility/Tenant settings',
  component: TenantSettingsScreen,
  tags: ['form-screen'],
  args: {
    ...tenantSettingsArgs,
    onSave: fn(tenantSettingsArgs.onSave),
    onUploadLogo: fn(tenantSettingsArgs.onUploadLogo),
    onRetry: fn(),
  },
} satisfies Meta<typeof TenantSettingsScreen>;

export default meta;
type Story = StoryObj<typeof TenantSettingsScreen>;

export const Default: Story = {};

export const WithLogo: Story = { args: { settings: ready(settingsWithLogo, FIXTURE_NOW) } };

/**
 * White text is unreadable on yellow: the button gets a darker shade of the same hue, and the
 * report states this.
 */
export const DifficultColor: Story = {
  args: { settings: ready(aHospitalSettings('marigold'), FIXTURE_NOW) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Buttons use #[0-9a-f]{6}, a darker shade/)).toBeVisible();
    await expect(canvas.getAllByText('Passes')).toHaveLength(12);
    await expect(canvas.queryByText('Fails')).toBeNull();
  },
};

/** An incomplete colour changes nothing; a complete one updates the preview. */
export const TypedColor: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Primary color');
    await userEvent.clear(field);
    await userEvent.type(field, '#7b1f');
    await expect(canvas.getByText(/White text on #2e7d32/)).toBeVisible();
    await userEvent.type(field, 'a2');
    await waitFor(() => expect(canvas.getByText(/White text on #7b1fa2/)).toBeVisible());
  },
};

/** Close to the limits, with a payment due. */
export const PaymentDue: Story = {
  args: { beta: false, subscription: ready(dueSubscription, FIXTURE_NOW) },
};

export const Unlimited: Story = {
  args: {
    subscription: ready(
      aSubscription({
        plan_name: 'Enterprise',
        status: 'active',
        limits: { max_users: null, max_patients: null, max_tests_per_month: null },
      }),
      FIXTURE_NOW,
    ),
  },
};

export const Loading: Story = { args: { settings: loading, subscription: loading } };

export const Forbidden: Story = {
  args: {
    settings: { status: 'error', error: { kind: 'forbidden' } },
    subscription: { status: 'error', error: { kind: 'forbidden' } },
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Primary color'));
    await userEvent.type(canvas.getByLabelText('Primary color'), 'green');
    await userEvent.click(canvas.getByRole('button', { name: 'Save branding' }));
    await expect(
      await canvas.findAllByText('Enter the color as #rrggbb, for example #1976d2'),
    ).toHaveLength(2);
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'trial_ended' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Succeeded: Story = { args: { submission: { status: 'done' } } };

/** Two-step verification is required for all staff. */
export const TwoStepRequired: Story = {
  args: {
    settings: ready(aHospitalSettings('northside', { require_second_factor: true }), FIXTURE_NOW),
    security: { ...tenantSettingsArgs.security, submission: { status: 'done' } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Require two-step verification' }),
    ).toBeChecked();
    await expect(canvas.getByText('Security settings saved')).toBeVisible();
  },
};

/** The selection is kept after a failed save. */
export const SecurityFailed: Story = {
  args: {
    security: {
      ...tenantSettingsArgs.security,
      submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a92' } },
    },
  },
};

/** Another user saved first, with a different logo. */
export const Conflict: Story = {
  args: { onSave: fn(async () => ({ status: 'stale', record: brandedByOthers }) as const) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByLabelText('Primary color'));
    await userEvent.type(canvas.getByLabelText('Primary color'), '#ad1457');
    await userEvent.click(canvas.getByRole('button', { name: 'Save branding' }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    settings: ready(
      aHospitalSettings('northside', {
        facility_name:
          'Wolfeschlegelsteinhausen-Bergerdorff Regional Reference Laboratory for Clinical Chemistry and Hematology',
        custom_login_message:
          'Results are released every day until 20:00, on the last working day of the month until 22:00. '
            .repeat(5)
            .trim(),
      }),
      FIXTURE_NOW,
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Nothing in the previews is focusable. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Primary color')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}#ad1457{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    canvas.getByRole('button', { name: 'Save branding' }).focus();
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.activeElement?.closest('figure')).toBeNull();
  },
};
