import { somePlans } from '@alms/lis-domain/fixtures';
import { idle, loading, ready, type Submission } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RegistrationWizardScreen, type RegistrationWizardScreenProps } from './index.ts';
import {
  answeredAt,
  completeAnswers,
  draftOf,
  paymentOf,
  registeredFacility,
  registrationWizardArgs,
} from './registration-wizard.args.ts';

const meta = {
  title: 'Features/Access/Registration wizard',
  component: RegistrationWizardScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: { Forbidden: 'public page' },
    docs: {
      story: { inline: false, iframeHeight: 900 },
      description: {
        component: `
A facility with its plan and its first administrator, registered together in one transaction by the last button.

**Deviations from the literal specification, with reasons**
- Next lists missing answers. Pressing it (or Enter in a field) moves focus to the first one.
- A subdomain that cannot be checked is *unknown*, never *taken*: Next stays available and the server decides.
- The saving of a yearly plan is stated only as far as the displayed prices support it.
- No card is ever requested. The beta is free; afterwards a button opens the provider's own page.
- The server's \`detail\` is replaced by catalogue text for its code; a code without text shows "Failed to complete registration".
- **Timezone, date format and the two switches** are not in the documented payload, and the settings
  require a session. They are passed to the setup in its address, because the new facility is another
  origin and cannot read this site's storage. They contain no secrets, and opening the address changes
  nothing: the values prefill the first step of the setup and are saved with it. After another link,
  such as the emailed one, the administrator enters zone and date format there, and the switches have
  their defaults.
- Success, payment and refusals are all shown in the page: the dialog may be closed, and then the wizard is locked.
`,
      },
    },
  },
  args: {
    ...registrationWizardArgs,
    onStepChange: fn(),
    onRetryPlans: fn(),
    onSubdomainChange: fn(),
    onRegister: fn(registrationWizardArgs.onRegister),
  },
} satisfies Meta<typeof RegistrationWizardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const registering = (submission: Submission) => ({ ...answeredAt('complete_setup'), submission });
const payment = { submission: idle, onRequest: fn() };

/** Empty form: Next lists the missing fields. */
export const Default: Story = {};

export const FacilityInformation: Story = { args: answeredAt('facility_information') };

export const SelectPlan: Story = { args: answeredAt('select_plan') };

/** No plan is selected; the message appears above the plans. */
export const NoPlanChosen: Story = {
  args: {
    ...answeredAt('select_plan'),
    draftStorage: draftOf({ ...completeAnswers, plan_id: '' }),
  },
};

export const Payment: Story = { args: answeredAt('payment') };

/** After the beta: the amount due and the payment provider. */
export const PaymentByProvider: Story = { args: { ...answeredAt('payment'), beta: false } };

export const CompleteSetup: Story = { args: answeredAt('complete_setup') };

/** A reload restores everything except passwords. */
export const Resumed: Story = {
  args: {
    draftStorage: draftOf({
      ...completeAnswers,
      admin_password: '',
      admin_password_confirmation: '',
    }),
    step: 'complete_setup',
    subdomainCheck: 'available',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Facility Information',
    );
    await expect(canvas.getByLabelText('Hospital Name')).toHaveValue('Northgate Regional Lab');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const SubdomainChecking: Story = {
  args: { ...answeredAt('facility_information'), subdomainCheck: 'checking' },
};

export const SubdomainTaken: Story = {
  args: { ...answeredAt('facility_information'), subdomainCheck: 'taken' },
};

export const SubdomainUnknown: Story = {
  args: { ...answeredAt('facility_information'), subdomainCheck: 'unknown' },
};

export const Loading: Story = { args: { ...answeredAt('select_plan'), plans: loading } };

export const Failed: Story = {
  args: {
    ...answeredAt('select_plan'),
    plans: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } },
  },
};

export const NoPlans: Story = {
  args: { ...answeredAt('select_plan'), plans: { status: 'empty', reason: 'none-yet' } },
};

/** Next with missing fields: the error summary links to each field. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hospital name is required');
    await expect(args.onStepChange).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: registering({ status: 'submitting' }) };

/**
 * The subdomain was taken by another facility, so the wizard returns to its field in the first
 * step.
 */
export const Rejected: Story = {
  args: {
    ...answeredAt('facility_information'),
    submission: { status: 'rejected', fieldErrors: {}, formError: 'subdomain_taken' },
  },
};

export const RegistrationRefused: Story = {
  args: registering({ status: 'rejected', fieldErrors: {}, formError: 'registration_failed' }),
};

export const Offline: Story = {
  args: registering({ status: 'failed', error: { kind: 'offline' } }),
};

export const Succeeded: Story = {
  args: { ...registering({ status: 'done' }), registered: registeredFacility },
};

/** The dialog was closed: the wizard is locked, and the facility can still be opened. */
export const Locked: Story = {
  args: { ...registering({ status: 'done' }), registered: registeredFacility },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      within(screen.getByRole('dialog'))
        .getAllByRole('button', { name: 'Close' })
        .at(-1) as HTMLElement,
    );
    await expect(canvas.getByRole('link', { name: 'Go to Your Facility' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const PaymentPending: Story = {
  args: {
    ...registering({ status: 'done' }),
    beta: false,
    registered: { ...registeredFacility, payment: { ...payment, answer: paymentOf('pending') } },
  },
};

export const PaymentFailed: Story = {
  args: {
    ...registering({ status: 'done' }),
    beta: false,
    registered: {
      ...registeredFacility,
      payment: { ...payment, answer: paymentOf('failed', 'declined') },
    },
  },
};

export const PaymentSucceeded: Story = {
  args: {
    ...registering({ status: 'done' }),
    beta: false,
    registered: { ...registeredFacility, payment: { ...payment, answer: paymentOf('succeeded') } },
  },
};

export const LongText: Story = {
  args: {
    ...answeredAt('complete_setup'),
    draftStorage: draftOf({
      ...completeAnswers,
      facility_name:
        'Interregional Reference Laboratory for Transfusion Medicine and Hemostaseology',
      subdomain: 'interregional-reference-laboratory-for-transfusion',
      contact_email: 'the.desk.of.the.interregional.reference.laboratory@northgate.example',
    }),
    plans: ready(
      somePlans().map((plan) => ({
        ...plan,
        plan_name: `${plan.plan_name} for laboratories with several sites`,
      })),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: answeredAt('select_plan') };

export const Dark: Story = { globals: { scheme: 'dark' }, args: answeredAt('select_plan') };

export const TenantBranded: Story = {
  globals: { tenant: 'marigold' },
  args: answeredAt('select_plan'),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: answeredAt('select_plan'),
};

function Walked(props: RegistrationWizardScreenProps) {
  const [step, setStep] = useState(props.step);
  return <RegistrationWizardScreen {...props} step={step} onStepChange={({ to }) => setStep(to)} />;
}

/** Completes the wizard by keyboard, from the last field of the first step. */
export const KeyboardOnly: Story = {
  args: answeredAt('facility_information'),
  render: (args) => <Walked {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Confirm Password').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Select Plan' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Yearly/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Enterprise' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Payment' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Complete Setup' })).toHaveFocus(),
    );
    canvas.getByRole('button', { name: 'Complete Registration' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledTimes(1));
  },
};
