import { FIXTURE_NOW, somePlans } from '@alms/lis-domain/fixtures';
import type { Payment } from '@alms/lis-domain/subscription';
import type { DraftStorage } from '@alms/ui/draft-notice';
import { idle, ready, type Submission } from '@alms/ui/resource';
import type { RegisteredFacility, RegistrationWizardScreenProps } from './index.ts';
import { emptyRegistration, type RegistrationValues } from './registration.form.ts';

const plans = somePlans();

/** Storage stub that returns one draft, as after a reload, and discards writes. */
export const draftOf = (values: Partial<RegistrationValues>): DraftStorage => ({
  getItem: () =>
    JSON.stringify({ savedAt: FIXTURE_NOW, values: { ...emptyRegistration, ...values } }),
  setItem: () => {},
  removeItem: () => {},
});

export const noDraft: DraftStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

export const completeAnswers: RegistrationValues = {
  facility_name: 'Northgate Regional Lab',
  subdomain: 'northgate',
  contact_email: 'desk@northgate.example',
  contact_phone: '+1 555 0100',
  address: '1 Sample Street\nFixtureville',
  timezone: 'America/New_York',
  date_format: 'DD/MM/YYYY',
  enable_online_booking: true,
  enable_patient_portal: false,
  admin_first_name: 'Ada',
  admin_last_name: 'Testwell',
  admin_email: 'ada@northgate.example',
  admin_password: 'Seven green tubes 7',
  admin_password_confirmation: 'Seven green tubes 7',
  plan_id: plans[1]?.id ?? '',
  billing_cycle: 'monthly',
};

export const registrationWizardArgs = {
  step: 'facility_information',
  onStepChange: () => {},
  plans: ready(plans),
  beta: true,
  subdomainCheck: 'idle',
  onSubdomainChange: () => {},
  baseDomain: 'lis.example',
  addressOf: (subdomain) => `${subdomain}.lis.example`,
  submission: idle,
  onRegister: async (): Promise<Submission> => ({ status: 'done' }),
  draftStorage: noDraft,
  hrefs: { login: '/login', registerLab: '/register-lab' },
} satisfies RegistrationWizardScreenProps;

/** The completed wizard, including passwords, at the given step. */
export const answeredAt = (step: RegistrationWizardScreenProps['step']) => ({
  step,
  draftStorage: draftOf(completeAnswers),
  subdomainCheck: 'available' as const,
});

export const registeredFacility: RegisteredFacility = {
  address: 'northgate.lis.example',
  href: 'https://northgate.lis.example',
  trialEndsAt: '2026-06-11T08:42:00Z',
};

/** Creates a payment as returned by the provider. */
export const paymentOf = (status: Payment['status'], failure?: Payment['failure']): Payment => ({
  success: status === 'succeeded',
  payment_id: '00000000-0000-4000-8000-000000000001',
  status,
  checkout_url: status === 'succeeded' ? null : 'https://pay.example/checkout/1',
  ...(failure && { failure }),
});
