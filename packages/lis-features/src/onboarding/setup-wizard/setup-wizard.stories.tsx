import { anOnboardingResume } from '@alms/lis-domain/fixtures';
import { Alert } from '@alms/ui/alert';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SetupWizardScreen } from './index.ts';
import { completed, leftAt, setupWizardArgs } from './setup-wizard.args.ts';

const meta = {
  title: 'Features/Access/Setup wizard',
  component: SetupWizardScreen,
  tags: ['form-screen'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...setupWizardArgs,
    onRetry: fn(),
    onSaveStep: fn(setupWizardArgs.onSaveStep),
    onComplete: fn(setupWizardArgs.onComplete),
    onSubdomainChange: fn(),
  },
} satisfies Meta<typeof SetupWizardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new account without entries. */
export const Default: Story = {};

export const LaboratorySetup: Story = {
  args: { resume: ready(leftAt.laboratory), subdomainCheck: 'available' },
};

export const StaffManagement: Story = { args: { resume: ready(leftAt.staff) } };

/** The administrator’s own email address is unconfirmed, so invitations are saved but not sent. */
export const InvitationsWait: Story = {
  args: {
    resume: ready(leftAt.staff),
    invitationNotice: (
      <Alert tone="caution" title="Confirm your email address">
        Invitations wait until then.
      </Alert>
    ),
  },
};

export const TestCatalog: Story = { args: { resume: ready(leftAt.catalog) } };

export const SystemPreferences: Story = { args: { resume: ready(leftAt.preferences) } };

/** Resumed at the first open step, with the saved entries one step back. */
export const Resumed: Story = {
  args: { resume: ready(leftAt.staff) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByLabelText('Laboratory name')).toHaveValue(
      'Northgate Regional Laboratory',
    );
  },
};

export const SubdomainChecking: Story = {
  args: { resume: ready(leftAt.laboratory), subdomainCheck: 'checking' },
};

export const SubdomainTaken: Story = {
  args: { resume: ready(leftAt.laboratory), subdomainCheck: 'taken' },
};

export const SubdomainUnknown: Story = {
  args: { resume: ready(leftAt.laboratory), subdomainCheck: 'unknown' },
};

export const Loading: Story = { args: { resume: loading } };

export const Failed: Story = {
  args: { resume: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const Forbidden: Story = {
  args: { resume: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(args.onSaveStep).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { resume: ready(leftAt.laboratory), submission: { status: 'submitting' } },
};

export const Rejected: Story = {
  args: {
    resume: ready(leftAt.laboratory),
    submission: { status: 'rejected', fieldErrors: {}, formError: 'subdomain_taken' },
  },
};

export const SavingFailed: Story = {
  args: {
    resume: ready(leftAt.catalog),
    submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } },
  },
};

export const Succeeded: Story = { args: { completed } };

export const LongText: Story = {
  args: {
    baseDomain: 'laboratories.northern-territories.example',
    resume: ready(
      anOnboardingResume({
        data: {
          laboratory_setup: {
            laboratory_name:
              'Interregional Reference Laboratory for Transfusion Medicine and Hemostaseology',
            subdomain: 'interregional-reference-laboratory-for-transfusion',
          },
        },
      }),
    ),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { resume: ready(leftAt.staff) },
};

export const Dark: Story = {
  globals: { scheme: 'dark' },
  args: { resume: ready(leftAt.laboratory) },
};

export const TenantBranded: Story = {
  globals: { tenant: 'northside' },
  args: { resume: ready(leftAt.catalog) },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { resume: ready(leftAt.staff) },
};

/** Completes the last step and the setup by keyboard. */
export const KeyboardOnly: Story = {
  args: { resume: ready(leftAt.preferences) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Report critical results within').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Complete Setup' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledTimes(1));
    await expect(args.onSaveStep).toHaveBeenCalledWith({
      step: 'system_preferences',
      status: 'completed',
      data: { self_verification: true, critical_within_minutes: 30 },
    });
  },
};
