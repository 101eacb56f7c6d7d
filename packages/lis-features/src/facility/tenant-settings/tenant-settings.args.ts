import { aHospitalSettings, aSubscription, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { TenantSettingsScreenProps } from './tenant-settings-screen.tsx';

/** A green square, as sent by the server. */
export const LOGO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%232e7d32" d="M0 0h8v8H0z"/%3E%3Cpath fill="%23fff" d="M3 1h2v2h2v2H5v2H3V5H1V3h2z"/%3E%3C/svg%3E';

export const tenantSettingsArgs: TenantSettingsScreenProps = {
  settings: ready(aHospitalSettings(), FIXTURE_NOW),
  subscription: ready(aSubscription(), FIXTURE_NOW),
  submission: idle,
  onSave: async () => ({ status: 'refused' }),
  security: { submission: idle, onSave: async () => ({ status: 'refused' }) },
  onUploadLogo: async () => ({ status: 'uploaded', logo_hash: 'b'.repeat(64) }),
  logoHref: () => LOGO,
  beta: true,
  payment: { answer: undefined, submission: idle, onRequest: () => {} },
  contactHref: '#contact',
  onRetry: () => {},
};

export const settingsWithLogo = aHospitalSettings('northside', { logo_hash: 'a'.repeat(64) });

/** Another user’s saved version, with a different colour and a logo. */
export const brandedByOthers = aHospitalSettings('northside', {
  primary_color: '#6a1b9a',
  logo_hash: 'a'.repeat(64),
  version: 2,
});

export const DUE = '0190b3c0-0000-7000-8000-0000000000d1';

/** Close to one limit, at another one, and with a payment due. */
export const dueSubscription = aSubscription({
  status: 'past_due',
  billing_cycle: 'yearly',
  payment_id: DUE,
  usage: { users: 24, patients: 20_000, tests: 1380 },
});
