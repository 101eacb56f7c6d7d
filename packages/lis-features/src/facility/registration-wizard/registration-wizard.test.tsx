import { somePlans } from '@alms/lis-domain/fixtures';
import { loading, type Submission } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RegistrationWizardScreen, type RegistrationWizardScreenProps } from './index.ts';
import {
  answeredAt,
  completeAnswers,
  draftOf,
  paymentOf,
  registeredFacility,
  registrationWizardArgs,
} from './registration-wizard.args.ts';

const done: Submission = { status: 'done' };

/** Holds the current step in state, as the route holds it in the URL. */
function Wizard(props: RegistrationWizardScreenProps) {
  const [step, setStep] = useState(props.step);
  return <RegistrationWizardScreen {...props} step={step} onStepChange={({ to }) => setStep(to)} />;
}

const show = (props: Partial<RegistrationWizardScreenProps> = {}) =>
  renderUi(<Wizard {...registrationWizardArgs} {...props} />);
const press = (name: string) => screen.getByRole('button', { name });
const title = () =>
  screen.getByRole('heading', { level: 2, name: (name) => name !== 'Registration Successful!' });

describe('facility information step', () => {
  it('lists the missing fields, and links to them when Next is pressed', async () => {
    const { user } = show({
      draftStorage: draftOf({ ...completeAnswers, contact_phone: '', admin_email: 'ada' }),
      subdomainCheck: 'available',
    });
    expect(press('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Next')).toHaveAccessibleDescription('To continue, complete: Phone, Admin Email');
    await user.click(press('Next'));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Phone is required', 'Admin email is invalid']);
    expect(title()).toHaveTextContent('Facility Information');
  });

  it('reports an invalid field on blur, and an empty one only on Next', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('Hospital Name'));
    await user.tab();
    expect(screen.getByLabelText('Hospital Name')).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText('Admin Email'), 'ada@');
    await user.tab();
    expect(screen.getByLabelText('Admin Email')).toHaveAccessibleDescription(
      'Admin email is invalid',
    );
    await user.type(screen.getByLabelText('Admin Email'), 'n');
    expect(screen.getByLabelText('Admin Email')).not.toHaveAccessibleDescription();
  });

  it('labels its two addresses differently', async () => {
    const { user } = show({
      draftStorage: draftOf({ ...completeAnswers, contact_email: '', admin_email: '' }),
      subdomainCheck: 'available',
    });
    await user.click(press('Next'));
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Email is required', 'Admin email is required']);
  });

  it('offers no previous step', () => {
    show();
    expect(press('Back')).toHaveAccessibleDescription('This is the first step');
  });

  it('suggests a subdomain from the name until the user changes it', async () => {
    const onSubdomainChange = vi.fn();
    const { user } = show({ onSubdomainChange });
    const name = screen.getByLabelText('Hospital Name');
    const subdomain = screen.getByLabelText('Preferred subdomain');
    await user.type(name, 'East Lab');
    expect(subdomain).toHaveValue('eastlab');
    expect(onSubdomainChange).toHaveBeenLastCalledWith('eastlab');
    expect(screen.getByText('eastlab.lis.example')).toBeVisible();
    await user.clear(subdomain);
    await user.type(subdomain, 'East_1');
    expect(subdomain).toHaveValue('east1');
    await user.type(name, ' II');
    expect(subdomain).toHaveValue('east1');
  });

  it.each([
    ['checking', 'Checking availability...', false],
    ['available', 'Subdomain is available', false],
    ['unknown', 'checked again on submission', false],
    ['taken', 'Subdomain is already taken', true],
  ] as const)('reports a subdomain that is %s as "%s"', (subdomainCheck, text, blocks) => {
    show({ ...answeredAt('facility_information'), subdomainCheck });
    expect(screen.getByLabelText('Preferred subdomain')).toHaveAccessibleDescription(
      new RegExp(text),
    );
    expect(press('Next').hasAttribute('aria-disabled')).toBe(blocks);
  });

  it('checks the subdomain of a restored draft', () => {
    const onSubdomainChange = vi.fn();
    show({ draftStorage: draftOf(completeAnswers), onSubdomainChange });
    expect(onSubdomainChange).toHaveBeenCalledExactlyOnceWith('northgate');
  });

  it('clears the fields when the draft is discarded', async () => {
    const { user } = show({ draftStorage: draftOf(completeAnswers) });
    await user.click(press('Discard draft'));
    expect(screen.getByLabelText('Hospital Name')).toHaveValue('');
    expect(press('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  it('stores no password', async () => {
    const setItem = vi.fn();
    const { user, unmount } = show({
      draftStorage: { getItem: () => null, setItem, removeItem: vi.fn() },
    });
    await user.type(screen.getByLabelText('Password'), 'Seven green tubes 7');
    await user.type(screen.getByLabelText('Confirm Password'), 'Seven green tubes 7');
    await user.type(screen.getByLabelText('Hospital Name'), 'East Lab');
    unmount();
    const storedDraft = setItem.mock.calls.map(([, text]: unknown[]) => String(text)).join('');
    expect(storedDraft).toContain('East Lab');
    expect(storedDraft).not.toContain('Seven green');
  });
});

describe('registration steps', () => {
  it('keeps all entries when moving between steps, and sends them once at the end', async () => {
    const unanswered = new Promise<Submission>(() => {});
    const onRegister = vi.fn<RegistrationWizardScreenProps['onRegister']>(() => unanswered);
    const { user } = show({ ...answeredAt('facility_information'), onRegister });
    await user.click(press('Next'));
    expect(title()).toHaveFocus();
    expect(title()).toHaveTextContent('Select Plan');
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    await user.click(screen.getByRole('radio', { name: 'Enterprise' }));
    await user.click(press('Back'));
    expect(screen.getByLabelText('Confirm Password')).toHaveValue('Seven green tubes 7');
    await user.click(press('Next'));
    expect(screen.getByRole('radio', { name: 'Enterprise' })).toBeChecked();
    await user.click(press('Next'));
    expect(screen.getByText('No payment is taken during the beta')).toBeVisible();
    expect(screen.getByText('$3,830 per year')).toBeVisible();
    await user.click(press('Next'));
    expect(press('Go to Your Facility')).toHaveAccessibleDescription(
      'Your facility opens once the registration is complete',
    );
    await user.dblClick(press('Complete Registration'));
    expect(onRegister).toHaveBeenCalledTimes(1);
    expect(onRegister.mock.calls[0]?.[0]).toMatchObject({
      subdomain: 'northgate',
      subscription_plan: 'Enterprise',
      billing_cycle: 'yearly',
    });
  });

  it('stops at the plan step until a plan is selected', async () => {
    const { user } = show({
      ...answeredAt('complete_setup'),
      draftStorage: draftOf({ ...completeAnswers, plan_id: '' }),
    });
    expect(title()).toHaveTextContent('Select Plan');
    expect(press('Next')).toHaveAccessibleDescription('Please select a subscription plan');
    await user.click(press('Next'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a subscription plan');
    expect(title()).toHaveTextContent('Select Plan');
  });

  it('selects the plan of a link instead of that of the draft', () => {
    const plan_id = somePlans()[0]?.id ?? '';
    show({ ...answeredAt('select_plan'), chosenPlan: { plan_id, billing_cycle: 'monthly' } });
    expect(title()).toHaveTextContent('Select Plan');
    expect(screen.getByRole('radio', { name: /Starter/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  });

  it('selects no plan for a link to an unknown one', () => {
    show({
      ...answeredAt('select_plan'),
      chosenPlan: { plan_id: 'unknown', billing_cycle: 'yearly' },
    });
    for (const { plan_name } of somePlans())
      expect(screen.getByRole('radio', { name: new RegExp(`^${plan_name}`) })).not.toBeChecked();
  });

  it('does not advance when the last field of a step is completed', async () => {
    const { user } = show({
      ...answeredAt('complete_setup'),
      draftStorage: draftOf({ ...completeAnswers, admin_password_confirmation: '' }),
    });
    await user.type(screen.getByLabelText('Confirm Password'), completeAnswers.admin_password);
    expect(press('Next')).not.toHaveAttribute('aria-disabled');
    expect(title()).toHaveTextContent('Facility Information');
  });

  it('does not advance while the plans are loading', () => {
    show({ ...answeredAt('complete_setup'), plans: loading });
    expect(title()).toHaveTextContent('Select Plan');
    expect(press('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  it('never asks for card details', () => {
    show({ ...answeredAt('payment'), beta: false });
    expect(screen.getByText(/The payment provider’s page opens\. We/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('server response', () => {
  const at = answeredAt('complete_setup');

  it('is shown at the affected step and field', async () => {
    const taken: Submission = { status: 'rejected', fieldErrors: {}, formError: 'subdomain_taken' };
    const { user, rerender } = show({ ...at, onRegister: async () => taken });
    await user.click(press('Complete Registration'));
    rerender(<Wizard {...registrationWizardArgs} {...at} submission={taken} />);
    expect(title()).toHaveTextContent('Facility Information');
    expect(screen.getByLabelText('Preferred subdomain')).toHaveAccessibleDescription(
      /Subdomain is already taken$/,
    );
    expect(screen.getByLabelText('Hospital Name')).toHaveValue('Northgate Regional Lab');
  });

  it.each<[Submission, string]>([
    [{ status: 'failed', error: { kind: 'offline' } }, 'No connection to the server'],
    [{ status: 'failed', error: { kind: 'server' } }, 'The server could not process this'],
    [
      { status: 'rejected', fieldErrors: {}, formError: 'registration_failed' },
      'Registration failed',
    ],
    [{ status: 'rejected', fieldErrors: {}, formError: 'rate_limited' }, 'Too many attempts'],
    [
      { status: 'rejected', fieldErrors: {}, formError: 'teapot' },
      'The server rejected the registration',
    ],
  ])('is shown above the summary: %j', (submission, text) => {
    show({ ...at, submission });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Failed to complete registration');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
  });

  it('keeps the button busy while pending', () => {
    show({ ...at, submission: { status: 'submitting' } });
    expect(press('Completing...')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('after registration', () => {
  const at = { ...answeredAt('complete_setup'), submission: done, registered: registeredFacility };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Registration Successful!' }));

  it('links to the facility and locks the wizard', async () => {
    const { user } = show(at);
    expect(screen.queryByText(/You choose your plan and address here/)).toBeNull();
    expect(dialog().getByText('northgate.lis.example')).toBeVisible();
    expect(dialog().getByText(/The 30-day trial ends on 11 Jun 2026/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Go to My Facility' })).toHaveAttribute(
      'href',
      'https://northgate.lis.example',
    );
    await user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    const link = screen.getByRole('link', { name: 'Go to Your Facility' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(press('Complete Registration')).toHaveAccessibleDescription(
      'Your facility is already registered',
    );
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Select Plan/ })).toBeNull();
  });

  it.each([
    ['pending', undefined, 'the payment is pending', 'Open payment page'],
    ['failed', 'declined', 'The payment was declined.', 'Try payment again'],
    ['failed', 'expired', 'The payment page expired', 'Try payment again'],
    ['failed', undefined, 'Nothing was charged.', 'Try payment again'],
  ] as const)(
    'reports a payment that is %s, and links to the provider’s page',
    async (status, failure, text, link) => {
      const onRequest = vi.fn();
      const { user } = show({
        ...at,
        registered: {
          ...registeredFacility,
          payment: { answer: paymentOf(status, failure), submission: done, onRequest },
        },
      });
      expect(dialog().getByText(new RegExp(text))).toBeVisible();
      expect(dialog().getByRole('link', { name: link })).toHaveAttribute(
        'href',
        'https://pay.example/checkout/1',
      );
      await user.click(dialog().getByRole('button', { name: 'Check payment' }));
      expect(onRequest).toHaveBeenCalledTimes(1);
    },
  );

  it.each<[string, RegistrationWizardScreenProps['registered'], boolean]>([
    ['nothing registered', undefined, false],
    ['nothing to pay', registeredFacility, true],
    [
      'a payment that is not queried yet',
      {
        ...registeredFacility,
        payment: { answer: undefined, submission: { status: 'submitting' }, onRequest: () => {} },
      },
      false,
    ],
    [
      'a pending payment',
      {
        ...registeredFacility,
        payment: { answer: paymentOf('pending'), submission: done, onRequest: () => {} },
      },
      false,
    ],
    [
      'a failed payment',
      {
        ...registeredFacility,
        payment: { answer: paymentOf('failed', 'declined'), submission: done, onRequest: () => {} },
      },
      false,
    ],
    [
      'a successful payment',
      {
        ...registeredFacility,
        payment: { answer: paymentOf('succeeded'), submission: done, onRequest: () => {} },
      },
      true,
    ],
  ])('deletes or keeps the draft for a reload with %s', (_case, registered, forgotten) => {
    const removeItem = vi.fn();
    show({
      ...answeredAt('complete_setup'),
      draftStorage: { ...draftOf(completeAnswers), removeItem },
      ...(registered && { registered }),
    });
    expect(removeItem.mock.calls).toEqual(forgotten ? [['register-hospital']] : []);
  });

  it('restores the state after a reload, without passwords', () => {
    show({
      step: 'facility_information',
      draftStorage: draftOf({
        ...completeAnswers,
        admin_password: '',
        admin_password_confirmation: '',
      }),
      registered: {
        ...registeredFacility,
        payment: { answer: paymentOf('pending'), submission: done, onRequest: () => {} },
      },
    });
    expect(title()).toHaveTextContent('Complete Setup');
    expect(dialog().getByText(/Northgate Regional Lab/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Open payment page' })).toBeVisible();
  });

  it('offers a retry when the payment status cannot be loaded', async () => {
    const onRequest = vi.fn();
    const { user } = show({
      ...at,
      registered: {
        ...registeredFacility,
        payment: {
          answer: undefined,
          submission: { status: 'failed', error: { kind: 'offline' } },
          onRequest,
        },
      },
    });
    await user.click(dialog().getByRole('button', { name: 'Try payment again' }));
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('confirms a received payment', () => {
    show({
      ...at,
      registered: {
        ...registeredFacility,
        payment: { answer: paymentOf('succeeded'), submission: done, onRequest: vi.fn() },
      },
    });
    expect(dialog().getByText('Payment received. Thank you!')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Check payment' })).toBeNull();
  });
});
